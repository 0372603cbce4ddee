// @generated from spec/ — do not edit. Run: pnpm generate

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// part:parameters
var getHealth_query = validate20;
var schema31 = { "type": "object", "properties": { "probe": { "type": "string", "enum": ["ready", "live"], "default": "ready" } }, "required": [] };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.probe === void 0) {
      data.probe = "ready";
    }
    let data0 = data.probe;
    if (typeof data0 !== "string") {
      let dataType0 = typeof data0;
      let coerced0 = void 0;
      if (!(coerced0 !== void 0)) {
        if (dataType0 == "number" || dataType0 == "boolean") {
          coerced0 = "" + data0;
        } else if (data0 === null) {
          coerced0 = "";
        } else {
          const err0 = { instancePath: instancePath + "/probe", schemaPath: "#/properties/probe/type", keyword: "type", params: { type: "string" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
      if (coerced0 !== void 0) {
        data0 = coerced0;
        if (data !== void 0) {
          data["probe"] = coerced0;
        }
      }
    }
    if (!(data0 === "ready" || data0 === "live")) {
      const err1 = { instancePath: instancePath + "/probe", schemaPath: "#/properties/probe/enum", keyword: "enum", params: { allowedValues: schema31.properties.probe.enum } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "probe": true }, "dynamicProps": false, "dynamicItems": false };
var getVariantByEnv_query = validate21;
var func1 = require_ucs2length().default;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.app_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.environment === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.app_id !== void 0) {
      let data0 = data.app_id;
      if (typeof data0 !== "string") {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 == "number" || dataType0 == "boolean") {
            coerced0 = "" + data0;
          } else if (data0 === null) {
            coerced0 = "";
          } else {
            const err2 = { instancePath: instancePath + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["app_id"] = coerced0;
          }
        }
      }
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err3 = { instancePath: instancePath + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err4 = { instancePath: instancePath + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.environment !== void 0) {
      let data1 = data.environment;
      if (typeof data1 !== "string") {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 == "number" || dataType1 == "boolean") {
            coerced1 = "" + data1;
          } else if (data1 === null) {
            coerced1 = "";
          } else {
            const err5 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["environment"] = coerced1;
          }
        }
      }
      if (typeof data1 === "string") {
        if (func1(data1) > 128) {
          const err6 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err7 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
  } else {
    const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err8];
    } else {
      vErrors.push(err8);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": { "app_id": true, "environment": true }, "dynamicProps": false, "dynamicItems": false };
var getVariantByEnv_header = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["if-none-match"] !== void 0) {
      let data0 = data["if-none-match"];
      if (typeof data0 !== "string") {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 == "number" || dataType0 == "boolean") {
            coerced0 = "" + data0;
          } else if (data0 === null) {
            coerced0 = "";
          } else {
            const err0 = { instancePath: instancePath + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["if-none-match"] = coerced0;
          }
        }
      }
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err1 = { instancePath: instancePath + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      }
    }
  } else {
    const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": { "if-none-match": true }, "dynamicProps": false, "dynamicItems": false };
var updateEvaluationScenario_path = validate23;
var schema35 = { "type": "string", "description": "`human_a_b_testing` asks for a vote between two variants, `single_model_test` for a score of one.", "enum": ["human_a_b_testing", "single_model_test"], "examples": ["human_a_b_testing"] };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.evaluation_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.evaluation_scenario_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.evaluation_type === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_type" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.evaluation_id !== void 0) {
      let data0 = data.evaluation_id;
      if (typeof data0 !== "string") {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 == "number" || dataType0 == "boolean") {
            coerced0 = "" + data0;
          } else if (data0 === null) {
            coerced0 = "";
          } else {
            const err3 = { instancePath: instancePath + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["evaluation_id"] = coerced0;
          }
        }
      }
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err4 = { instancePath: instancePath + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err5 = { instancePath: instancePath + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.evaluation_scenario_id !== void 0) {
      let data1 = data.evaluation_scenario_id;
      if (typeof data1 !== "string") {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 == "number" || dataType1 == "boolean") {
            coerced1 = "" + data1;
          } else if (data1 === null) {
            coerced1 = "";
          } else {
            const err6 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["evaluation_scenario_id"] = coerced1;
          }
        }
      }
      if (typeof data1 === "string") {
        if (func1(data1) > 128) {
          const err7 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data1) < 1) {
          const err8 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.evaluation_type !== void 0) {
      let data2 = data.evaluation_type;
      if (typeof data2 !== "string") {
        let dataType2 = typeof data2;
        let coerced2 = void 0;
        if (!(coerced2 !== void 0)) {
          if (dataType2 == "number" || dataType2 == "boolean") {
            coerced2 = "" + data2;
          } else if (data2 === null) {
            coerced2 = "";
          } else {
            const err9 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (coerced2 !== void 0) {
          data2 = coerced2;
          if (data !== void 0) {
            data["evaluation_type"] = coerced2;
          }
        }
      }
      if (!(data2 === "human_a_b_testing" || data2 === "single_model_test")) {
        const err10 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: schema35.enum } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
  } else {
    const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err11];
    } else {
      vErrors.push(err11);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "evaluation_id": true, "evaluation_scenario_id": true, "evaluation_type": true }, "dynamicProps": false, "dynamicItems": false };
var updateEvaluationScenario_header = validate24;
var pattern4 = new RegExp('^(\\*|(W/)?"[^"]*"([ \\t]*,[ \\t]*(W/)?"[^"]*")*)$', "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data["if-match"] !== void 0) {
      let data0 = data["if-match"];
      if (typeof data0 !== "string") {
        let dataType0 = typeof data0;
        let coerced0 = void 0;
        if (!(coerced0 !== void 0)) {
          if (dataType0 == "number" || dataType0 == "boolean") {
            coerced0 = "" + data0;
          } else if (data0 === null) {
            coerced0 = "";
          } else {
            const err0 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (coerced0 !== void 0) {
          data0 = coerced0;
          if (data !== void 0) {
            data["if-match"] = coerced0;
          }
        }
      }
      if (typeof data0 === "string") {
        if (func1(data0) > 1024) {
          const err1 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (func1(data0) < 1) {
          const err2 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (!pattern4.test(data0)) {
          const err3 = { instancePath: instancePath + "/if-match", schemaPath: "#/properties/if-match/pattern", keyword: "pattern", params: { pattern: '^(\\*|(W/)?"[^"]*"([ \\t]*,[ \\t]*(W/)?"[^"]*")*)$' } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
      }
    }
    if (data.prefer !== void 0) {
      let data1 = data.prefer;
      if (typeof data1 !== "string") {
        let dataType1 = typeof data1;
        let coerced1 = void 0;
        if (!(coerced1 !== void 0)) {
          if (dataType1 == "number" || dataType1 == "boolean") {
            coerced1 = "" + data1;
          } else if (data1 === null) {
            coerced1 = "";
          } else {
            const err4 = { instancePath: instancePath + "/prefer", schemaPath: "#/properties/prefer/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (coerced1 !== void 0) {
          data1 = coerced1;
          if (data !== void 0) {
            data["prefer"] = coerced1;
          }
        }
      }
      if (typeof data1 === "string") {
        if (func1(data1) > 256) {
          const err5 = { instancePath: instancePath + "/prefer", schemaPath: "#/properties/prefer/maxLength", keyword: "maxLength", params: { limit: 256 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
  } else {
    const err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err6];
    } else {
      vErrors.push(err6);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "if-match": true, "prefer": true }, "dynamicProps": false, "dynamicItems": false };

// part:bodies
var updateEvaluationScenario_body = validate202;
var schema32 = { "type": "object", "description": "The members to change. All are optional; a member that is absent stays as it is.", "x-assumption": ["U01", "U19", "U21", "U46"], "additionalProperties": false, "properties": { "vote": { "type": ["string", "null"], "maxLength": 36, "description": '`human_a_b_testing` only: the id of one of the evaluation\'s variants, `"1"` both are good, `"0"` both are bad,\n`""` or `null` not voted.\n', "x-assumption": "U15", "examples": ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, "score": { "type": ["string", "number", "null"], "maxLength": 200, "description": '`single_model_test` only: a finite number, or a category. `""` or `null`: not scored.', "x-assumption": ["U02", "U36"], "examples": [4] }, "correct_answer": { "type": ["string", "null"], "maxLength": 1e5, "description": "What a right answer would say.", "examples": ["Ask the neighbours", "then offer a replacement."] }, "outputs": { "type": "array", "maxItems": 10, "description": "What the variants produced; replaces the list.", "items": { "$ref": "NewScenarioOutput" } }, "inputs": { "type": "array", "maxItems": 100, "description": "The inputs; replaces the list.", "items": { "$ref": "NewScenarioInput" } }, "is_pinned": { "type": "boolean", "description": "Whether the scenario is marked for a second look.", "examples": [true] }, "note": { "type": ["string", "null"], "maxLength": 1e4, "description": "What the person wants to add.", "examples": ["Friendlier", "and just as correct."] } } };
var func12 = require_ucs2length().default;
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate212.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === "vote" || key0 === "score" || key0 === "correct_answer" || key0 === "outputs" || key0 === "inputs" || key0 === "is_pinned" || key0 === "note")) {
        const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
    }
    if (data.vote !== void 0) {
      let data0 = data.vote;
      if (typeof data0 !== "string" && data0 !== null) {
        const err1 = { instancePath: instancePath + "/vote", schemaPath: "#/properties/vote/type", keyword: "type", params: { type: schema32.properties.vote.type } };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      if (typeof data0 === "string") {
        if (func12(data0) > 36) {
          const err2 = { instancePath: instancePath + "/vote", schemaPath: "#/properties/vote/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
    }
    if (data.score !== void 0) {
      let data1 = data.score;
      if (typeof data1 !== "string" && !(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err3 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema32.properties.score.type } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func12(data1) > 200) {
          const err4 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      }
    }
    if (data.correct_answer !== void 0) {
      let data2 = data.correct_answer;
      if (typeof data2 !== "string" && data2 !== null) {
        const err5 = { instancePath: instancePath + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: schema32.properties.correct_answer.type } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func12(data2) > 1e5) {
          const err6 = { instancePath: instancePath + "/correct_answer", schemaPath: "#/properties/correct_answer/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      }
    }
    if (data.outputs !== void 0) {
      let data3 = data.outputs;
      if (Array.isArray(data3)) {
        if (data3.length > 10) {
          const err7 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 10 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.variant_id === void 0) {
              const err8 = { instancePath: instancePath + "/outputs/" + i0, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data4.variant_output === void 0) {
              const err9 = { instancePath: instancePath + "/outputs/" + i0, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            for (const key1 in data4) {
              if (!(key1 === "variant_id" || key1 === "variant_output")) {
                const err10 = { instancePath: instancePath + "/outputs/" + i0, schemaPath: "NewScenarioOutput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data4.variant_id !== void 0) {
              let data5 = data4.variant_id;
              if (typeof data5 === "string") {
                if (func12(data5) > 36) {
                  const err11 = { instancePath: instancePath + "/outputs/" + i0 + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (func12(data5) < 1) {
                  const err12 = { instancePath: instancePath + "/outputs/" + i0 + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/outputs/" + i0 + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data4.variant_output !== void 0) {
              let data6 = data4.variant_output;
              if (typeof data6 === "string") {
                if (func12(data6) > 1e5) {
                  const err14 = { instancePath: instancePath + "/outputs/" + i0 + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/outputs/" + i0 + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          } else {
            const err16 = { instancePath: instancePath + "/outputs/" + i0, schemaPath: "NewScenarioOutput/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.inputs !== void 0) {
      let data7 = data.inputs;
      if (Array.isArray(data7)) {
        if (data7.length > 100) {
          const err18 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        const len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data8 = data7[i1];
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.input_name === void 0) {
              const err19 = { instancePath: instancePath + "/inputs/" + i1, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data8.input_value === void 0) {
              const err20 = { instancePath: instancePath + "/inputs/" + i1, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            for (const key2 in data8) {
              if (!(key2 === "input_name" || key2 === "input_value")) {
                const err21 = { instancePath: instancePath + "/inputs/" + i1, schemaPath: "NewScenarioInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data8.input_name !== void 0) {
              let data9 = data8.input_name;
              if (typeof data9 === "string") {
                if (func12(data9) > 200) {
                  const err22 = { instancePath: instancePath + "/inputs/" + i1 + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (func12(data9) < 1) {
                  const err23 = { instancePath: instancePath + "/inputs/" + i1 + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              } else {
                const err24 = { instancePath: instancePath + "/inputs/" + i1 + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data8.input_value !== void 0) {
              let data10 = data8.input_value;
              if (typeof data10 === "string") {
                if (func12(data10) > 1e5) {
                  const err25 = { instancePath: instancePath + "/inputs/" + i1 + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/inputs/" + i1 + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
          } else {
            const err27 = { instancePath: instancePath + "/inputs/" + i1, schemaPath: "NewScenarioInput/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
      } else {
        const err28 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.is_pinned !== void 0) {
      if (typeof data.is_pinned !== "boolean") {
        const err29 = { instancePath: instancePath + "/is_pinned", schemaPath: "#/properties/is_pinned/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.note !== void 0) {
      let data12 = data.note;
      if (typeof data12 !== "string" && data12 !== null) {
        const err30 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema32.properties.note.type } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func12(data12) > 1e4) {
          const err31 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
  } else {
    const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err32];
    } else {
      vErrors.push(err32);
    }
    errors++;
  }
  validate212.errors = vErrors;
  return errors === 0;
}
validate212.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (!validate212(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
    errors = vErrors.length;
  }
  validate202.errors = vErrors;
  return errors === 0;
}
validate202.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };

// <stdin>
var requests = {
  getHealth: { path: null, query: getHealth_query, header: null, body: null },
  getVariantByEnv: { path: null, query: getVariantByEnv_query, header: getVariantByEnv_header, body: null },
  updateEvaluationScenario: { path: updateEvaluationScenario_path, query: null, header: updateEvaluationScenario_header, body: updateEvaluationScenario_body }
};
export {
  requests
};
