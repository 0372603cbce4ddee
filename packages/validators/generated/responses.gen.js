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
var require_formats = __commonJS({
  "ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// part:responses
var Health = validate20;
var schema31 = { "type": "object", "description": "The state of the service.", "required": ["status", "version"], "properties": { "status": { "type": "string", "enum": ["ready", "live"], "description": "The probe that succeeded.", "examples": ["ready"] }, "version": { "type": "string", "maxLength": 32, "description": "The version of this contract that the server implements.", "examples": ["0.1.0"] } } };
var func1 = require_ucs2length().default;
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
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.version === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 !== "string") {
        const err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      if (!(data0 === "ready" || data0 === "live")) {
        const err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema31.properties.status.enum } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 === "string") {
        if (func1(data1) > 32) {
          const err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 32 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
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
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = { "props": { "status": true, "version": true }, "dynamicProps": false, "dynamicItems": false };
var Problem = validate21;
var schema33 = { "type": "string", "description": "The kind of error, as a name for programs. The meaning of a code never changes.", "enum": ["invalid_app_id", "malformed_request", "unauthenticated", "forbidden", "not_found", "method_not_allowed", "not_acceptable", "request_timeout", "name_in_use", "variant_deployed", "evaluation_closed", "precondition_failed", "body_too_large", "uri_too_long", "unsupported_media_type", "rate_limited", "headers_too_large", "variant_not_found", "internal_error", "storage_unavailable", "overloaded", "shutting_down"], "examples": ["not_found"] };
var formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
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
    if (data.detail === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.type === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.title === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.code === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.request_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.detail !== void 0) {
      let data0 = data.detail;
      if (typeof data0 === "string") {
        if (func1(data0) > 2e3) {
          const err6 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
      } else {
        const err7 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 === "string") {
        if (func1(data1) > 256) {
          const err8 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 256 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!formats0.test(data1)) {
          const err9 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/format", keyword: "format", params: { format: "uri-reference" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.title !== void 0) {
      let data2 = data.title;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err13 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 599 || isNaN(data3)) {
          const err14 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data3 < 400 || isNaN(data3)) {
          const err15 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.code !== void 0) {
      let data4 = data.code;
      if (typeof data4 !== "string") {
        const err16 = { instancePath: instancePath + "/code", schemaPath: "ProblemCode/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (!(data4 === "invalid_app_id" || data4 === "malformed_request" || data4 === "unauthenticated" || data4 === "forbidden" || data4 === "not_found" || data4 === "method_not_allowed" || data4 === "not_acceptable" || data4 === "request_timeout" || data4 === "name_in_use" || data4 === "variant_deployed" || data4 === "evaluation_closed" || data4 === "precondition_failed" || data4 === "body_too_large" || data4 === "uri_too_long" || data4 === "unsupported_media_type" || data4 === "rate_limited" || data4 === "headers_too_large" || data4 === "variant_not_found" || data4 === "internal_error" || data4 === "storage_unavailable" || data4 === "overloaded" || data4 === "shutting_down")) {
        const err17 = { instancePath: instancePath + "/code", schemaPath: "ProblemCode/enum", keyword: "enum", params: { allowedValues: schema33.enum } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.request_id !== void 0) {
      let data5 = data.request_id;
      if (typeof data5 === "string") {
        if (func1(data5) > 128) {
          const err18 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
validate21.evaluated = { "props": { "detail": true, "type": true, "title": true, "status": true, "code": true, "request_id": true }, "dynamicProps": false, "dynamicItems": false };
var ValidationErrorBody = validate22;
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
    if (data.detail === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.detail !== void 0) {
      let data0 = data.detail;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err1 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data0.length < 1) {
          const err2 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.msg === void 0) {
              const err3 = { instancePath: instancePath + "/detail/" + i0, schemaPath: "ValidationErrorItem/required", keyword: "required", params: { missingProperty: "msg" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1.loc === void 0) {
              const err4 = { instancePath: instancePath + "/detail/" + i0, schemaPath: "ValidationErrorItem/required", keyword: "required", params: { missingProperty: "loc" } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1.type === void 0) {
              const err5 = { instancePath: instancePath + "/detail/" + i0, schemaPath: "ValidationErrorItem/required", keyword: "required", params: { missingProperty: "type" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1.msg !== void 0) {
              let data2 = data1.msg;
              if (typeof data2 === "string") {
                if (func1(data2) > 1e3) {
                  const err6 = { instancePath: instancePath + "/detail/" + i0 + "/msg", schemaPath: "ValidationErrorItem/properties/msg/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/detail/" + i0 + "/msg", schemaPath: "ValidationErrorItem/properties/msg/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data1.loc !== void 0) {
              let data3 = data1.loc;
              if (Array.isArray(data3)) {
                if (data3.length > 64) {
                  const err8 = { instancePath: instancePath + "/detail/" + i0 + "/loc", schemaPath: "ValidationErrorItem/properties/loc/maxItems", keyword: "maxItems", params: { limit: 64 } };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data3.length < 1) {
                  const err9 = { instancePath: instancePath + "/detail/" + i0 + "/loc", schemaPath: "ValidationErrorItem/properties/loc/minItems", keyword: "minItems", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                const len1 = data3.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data4 = data3[i1];
                  const _errs11 = errors;
                  let valid7 = false;
                  const _errs12 = errors;
                  if (typeof data4 === "string") {
                    if (func1(data4) > 256) {
                      const err10 = { instancePath: instancePath + "/detail/" + i0 + "/loc/" + i1, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 256 } };
                      if (vErrors === null) {
                        vErrors = [err10];
                      } else {
                        vErrors.push(err10);
                      }
                      errors++;
                    }
                  } else {
                    const err11 = { instancePath: instancePath + "/detail/" + i0 + "/loc/" + i1, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                  var _valid0 = _errs12 === errors;
                  valid7 = valid7 || _valid0;
                  const _errs14 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err12 = { instancePath: instancePath + "/detail/" + i0 + "/loc/" + i1, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf/1/type", keyword: "type", params: { type: "integer" } };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                  var _valid0 = _errs14 === errors;
                  valid7 = valid7 || _valid0;
                  if (!valid7) {
                    const err13 = { instancePath: instancePath + "/detail/" + i0 + "/loc/" + i1, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf", keyword: "anyOf", params: {} };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  } else {
                    errors = _errs11;
                    if (vErrors !== null) {
                      if (_errs11) {
                        vErrors.length = _errs11;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err14 = { instancePath: instancePath + "/detail/" + i0 + "/loc", schemaPath: "ValidationErrorItem/properties/loc/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data1.type !== void 0) {
              let data5 = data1.type;
              if (typeof data5 === "string") {
                if (func1(data5) > 64) {
                  const err15 = { instancePath: instancePath + "/detail/" + i0 + "/type", schemaPath: "ValidationErrorItem/properties/type/maxLength", keyword: "maxLength", params: { limit: 64 } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/detail/" + i0 + "/type", schemaPath: "ValidationErrorItem/properties/type/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/detail/" + i0, schemaPath: "ValidationErrorItem/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
      } else {
        const err18 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
  } else {
    const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err19];
    } else {
      vErrors.push(err19);
    }
    errors++;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = { "props": { "detail": true }, "dynamicProps": false, "dynamicItems": false };
var ApplicationVariant = validate23;
var schema36 = { "type": "object", "description": "The variant that an environment serves, at the revision that the deployment pinned.", "x-assumption": ["U01", "U33", "U42"], "required": ["app_id", "app_name", "variant_id", "variant_name", "project_id", "parameters", "base_name", "base_id", "config_name", "uri", "revision"], "properties": { "app_id": { "$ref": "Id" }, "app_name": { "type": "string", "maxLength": 200, "description": "The name of the application.", "examples": ["support-assistant"] }, "variant_id": { "$ref": "Id" }, "variant_name": { "type": "string", "maxLength": 401, "description": "The name of the variant: `<base_name>.<config_name>`.", "examples": ["concise.gpt-small"] }, "project_id": { "$ref": "Id" }, "parameters": { "$ref": "Parameters" }, "base_name": { "type": "string", "maxLength": 200, "description": "The part of the variant's name before the dot.", "examples": ["concise"] }, "base_id": { "$ref": "Id" }, "config_name": { "type": "string", "maxLength": 200, "description": "The part of the variant's name after the dot.", "examples": ["gpt-small"] }, "uri": { "type": ["string", "null"], "maxLength": 2048, "description": "The address at which a program can call the variant. `null` if the variant has no address.", "examples": ["https://llm.internal/support-assistant/concise"] }, "revision": { "type": "integer", "minimum": 1, "maximum": 2147483647, "description": "The revision of the parameters, counted from 1 for each variant.", "examples": [3] }, "created_at": { "type": ["string", "null"], "format": "date-time", "maxLength": 24, "description": "When the variant was created.", "examples": ["2026-03-02T09:41:07.120Z"] }, "updated_at": { "type": ["string", "null"], "format": "date-time", "maxLength": 24, "description": "When this revision was created.", "examples": ["2026-03-09T14:05:52.004Z"] }, "modified_by_id": { "type": ["string", "null"], "maxLength": 36, "description": "The user who created this revision.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, "organization_id": { "type": ["string", "null"], "maxLength": 36, "description": "The organization that the project belongs to.", "examples": ["0198d2a4-5c00-7a41-8b0e-31d7f9c2a6e4"] }, "workspace_id": { "type": ["string", "null"], "maxLength": 36, "description": "The workspace that the project belongs to.", "examples": ["0198d2a4-5c01-7d2c-94f5-0e8b3a7c1f9d"] } } };
var formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
var formats10 = require_formats().fullFormats["date-time"];
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
    if (data.app_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.app_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.variant_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.variant_name === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.project_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.parameters === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.base_name === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_name" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.base_id === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_id" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.config_name === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config_name" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.uri === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.app_id !== void 0) {
      let data0 = data.app_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err11 = { instancePath: instancePath + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err12 = { instancePath: instancePath + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err13 = { instancePath: instancePath + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.app_name !== void 0) {
      let data1 = data.app_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err15 = { instancePath: instancePath + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.variant_id !== void 0) {
      let data2 = data.variant_id;
      if (typeof data2 === "string") {
        if (func1(data2) > 36) {
          const err17 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (func1(data2) < 36) {
          const err18 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats2.test(data2)) {
          const err19 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.variant_name !== void 0) {
      let data3 = data.variant_name;
      if (typeof data3 === "string") {
        if (func1(data3) > 401) {
          const err21 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.project_id !== void 0) {
      let data4 = data.project_id;
      if (typeof data4 === "string") {
        if (func1(data4) > 36) {
          const err23 = { instancePath: instancePath + "/project_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (func1(data4) < 36) {
          const err24 = { instancePath: instancePath + "/project_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (!formats2.test(data4)) {
          const err25 = { instancePath: instancePath + "/project_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      } else {
        const err26 = { instancePath: instancePath + "/project_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.parameters !== void 0) {
      let data5 = data.parameters;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 200) {
          const err27 = { instancePath: instancePath + "/parameters", schemaPath: "Parameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/parameters", schemaPath: "Parameters/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.base_name !== void 0) {
      let data6 = data.base_name;
      if (typeof data6 === "string") {
        if (func1(data6) > 200) {
          const err29 = { instancePath: instancePath + "/base_name", schemaPath: "#/properties/base_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/base_name", schemaPath: "#/properties/base_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.base_id !== void 0) {
      let data7 = data.base_id;
      if (typeof data7 === "string") {
        if (func1(data7) > 36) {
          const err31 = { instancePath: instancePath + "/base_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (func1(data7) < 36) {
          const err32 = { instancePath: instancePath + "/base_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        if (!formats2.test(data7)) {
          const err33 = { instancePath: instancePath + "/base_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      } else {
        const err34 = { instancePath: instancePath + "/base_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
    }
    if (data.config_name !== void 0) {
      let data8 = data.config_name;
      if (typeof data8 === "string") {
        if (func1(data8) > 200) {
          const err35 = { instancePath: instancePath + "/config_name", schemaPath: "#/properties/config_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/config_name", schemaPath: "#/properties/config_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.uri !== void 0) {
      let data9 = data.uri;
      if (typeof data9 !== "string" && data9 !== null) {
        const err37 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: schema36.properties.uri.type } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func1(data9) > 2048) {
          const err38 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.revision !== void 0) {
      let data10 = data.revision;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err39 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 2147483647 || isNaN(data10)) {
          const err40 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data10 < 1 || isNaN(data10)) {
          const err41 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data11 = data.created_at;
      if (typeof data11 !== "string" && data11 !== null) {
        const err42 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: schema36.properties.created_at.type } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func1(data11) > 24) {
          const err43 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (!formats10.validate(data11)) {
          const err44 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
    }
    if (data.updated_at !== void 0) {
      let data12 = data.updated_at;
      if (typeof data12 !== "string" && data12 !== null) {
        const err45 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: schema36.properties.updated_at.type } };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func1(data12) > 24) {
          const err46 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (!formats10.validate(data12)) {
          const err47 = { instancePath: instancePath + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      }
    }
    if (data.modified_by_id !== void 0) {
      let data13 = data.modified_by_id;
      if (typeof data13 !== "string" && data13 !== null) {
        const err48 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: schema36.properties.modified_by_id.type } };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func1(data13) > 36) {
          const err49 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
      }
    }
    if (data.organization_id !== void 0) {
      let data14 = data.organization_id;
      if (typeof data14 !== "string" && data14 !== null) {
        const err50 = { instancePath: instancePath + "/organization_id", schemaPath: "#/properties/organization_id/type", keyword: "type", params: { type: schema36.properties.organization_id.type } };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func1(data14) > 36) {
          const err51 = { instancePath: instancePath + "/organization_id", schemaPath: "#/properties/organization_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      }
    }
    if (data.workspace_id !== void 0) {
      let data15 = data.workspace_id;
      if (typeof data15 !== "string" && data15 !== null) {
        const err52 = { instancePath: instancePath + "/workspace_id", schemaPath: "#/properties/workspace_id/type", keyword: "type", params: { type: schema36.properties.workspace_id.type } };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      if (typeof data15 === "string") {
        if (func1(data15) > 36) {
          const err53 = { instancePath: instancePath + "/workspace_id", schemaPath: "#/properties/workspace_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      }
    }
  } else {
    const err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err54];
    } else {
      vErrors.push(err54);
    }
    errors++;
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = { "props": { "app_id": true, "app_name": true, "variant_id": true, "variant_name": true, "project_id": true, "parameters": true, "base_name": true, "base_id": true, "config_name": true, "uri": true, "revision": true, "created_at": true, "updated_at": true, "modified_by_id": true, "organization_id": true, "workspace_id": true }, "dynamicProps": false, "dynamicItems": false };
var EvaluationScenario = validate24;
var schema42 = { "type": "object", "description": "One scenario of a human evaluation.", "x-assumption": ["U37", "U38", "U54"], "required": ["evaluation_scenario_id", "evaluation_id", "evaluation_type", "position", "inputs", "outputs", "vote", "score", "correct_answer", "is_pinned", "note", "revision", "created_at", "updated_at", "modified_by_id", "judged_at", "judged_by_id"], "properties": { "evaluation_scenario_id": { "$ref": "Id" }, "evaluation_id": { "$ref": "Id" }, "evaluation_type": { "$ref": "EvaluationType" }, "position": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The position of the scenario in the evaluation, counted from 0. It never changes.", "examples": [0] }, "inputs": { "type": "array", "maxItems": 100, "description": "The inputs of the variants.", "items": { "$ref": "ScenarioInput" } }, "outputs": { "type": "array", "maxItems": 10, "description": "The output of each variant.", "items": { "$ref": "ScenarioOutput" } }, "vote": { "type": ["string", "null"], "maxLength": 36, "description": 'The vote: the id of a variant, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted".', "examples": ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, "score": { "anyOf": [{ "type": "string", "maxLength": 200 }, { "type": "number" }, { "type": "null" }], "description": 'The score: a number or a category, exactly as it was sent. `""` or `null` means "not scored".', "examples": [4] }, "correct_answer": { "type": ["string", "null"], "maxLength": 1e5, "description": "The expected output.", "examples": ["Ask the neighbours", "then offer a replacement."] }, "is_pinned": { "type": "boolean", "description": "Whether somebody marked the scenario in order to look at it again.", "examples": [false] }, "note": { "type": ["string", "null"], "maxLength": 1e4, "description": "A note by the person who judged.", "examples": ["Friendlier", "and just as correct."] }, "revision": { "type": "integer", "minimum": 1, "maximum": 2147483647, "description": "The revision of the scenario, counted from 1. Every update raises the revision by exactly one. With several judges, judgements and notes of other judges do not raise the revision that you see.", "examples": [4] }, "created_at": { "$ref": "Timestamp" }, "updated_at": { "$ref": "Timestamp" }, "modified_by_id": { "type": ["string", "null"], "maxLength": 36, "description": "The user who last changed the scenario.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, "judged_at": { "type": ["string", "null"], "format": "date-time", "maxLength": 24, "description": "When somebody last gave or cleared a vote or a score.", "examples": ["2026-03-11T10:22:31.518Z"] }, "judged_by_id": { "type": ["string", "null"], "maxLength": 36, "description": "The user who last gave or cleared the vote or score.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
var schema45 = { "type": "string", "description": "In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.", "enum": ["human_a_b_testing", "single_model_test"], "examples": ["human_a_b_testing"] };
var pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
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
    if (data.evaluation_scenario_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.evaluation_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
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
    if (data.position === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.inputs === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.outputs === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outputs" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.vote === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vote" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.score === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.correct_answer === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "correct_answer" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.is_pinned === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_pinned" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.note === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.modified_by_id === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modified_by_id" } };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.judged_at === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_at" } };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.judged_by_id === void 0) {
      const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_by_id" } };
      if (vErrors === null) {
        vErrors = [err16];
      } else {
        vErrors.push(err16);
      }
      errors++;
    }
    if (data.evaluation_scenario_id !== void 0) {
      let data0 = data.evaluation_scenario_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err17 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err18 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err19 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.evaluation_id !== void 0) {
      let data1 = data.evaluation_id;
      if (typeof data1 === "string") {
        if (func1(data1) > 36) {
          const err21 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (func1(data1) < 36) {
          const err22 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (!formats2.test(data1)) {
          const err23 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.evaluation_type !== void 0) {
      let data2 = data.evaluation_type;
      if (typeof data2 !== "string") {
        const err25 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      if (!(data2 === "human_a_b_testing" || data2 === "single_model_test")) {
        const err26 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: schema45.enum } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.position !== void 0) {
      let data3 = data.position;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err27 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err28 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err29 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.inputs !== void 0) {
      let data4 = data.inputs;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          const err30 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        const len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.input_name === void 0) {
              const err31 = { instancePath: instancePath + "/inputs/" + i0, schemaPath: "ScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data5.input_value === void 0) {
              const err32 = { instancePath: instancePath + "/inputs/" + i0, schemaPath: "ScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            if (data5.input_name !== void 0) {
              let data6 = data5.input_name;
              if (typeof data6 === "string") {
                if (func1(data6) > 200) {
                  const err33 = { instancePath: instancePath + "/inputs/" + i0 + "/input_name", schemaPath: "ScenarioInput/properties/input_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (func1(data6) < 1) {
                  const err34 = { instancePath: instancePath + "/inputs/" + i0 + "/input_name", schemaPath: "ScenarioInput/properties/input_name/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              } else {
                const err35 = { instancePath: instancePath + "/inputs/" + i0 + "/input_name", schemaPath: "ScenarioInput/properties/input_name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data5.input_value !== void 0) {
              let data7 = data5.input_value;
              if (typeof data7 === "string") {
                if (func1(data7) > 1e5) {
                  const err36 = { instancePath: instancePath + "/inputs/" + i0 + "/input_value", schemaPath: "ScenarioInput/properties/input_value/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
              } else {
                const err37 = { instancePath: instancePath + "/inputs/" + i0 + "/input_value", schemaPath: "ScenarioInput/properties/input_value/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/inputs/" + i0, schemaPath: "ScenarioInput/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
    }
    if (data.outputs !== void 0) {
      let data8 = data.outputs;
      if (Array.isArray(data8)) {
        if (data8.length > 10) {
          const err40 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 10 } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        const len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.variant_id === void 0) {
              const err41 = { instancePath: instancePath + "/outputs/" + i1, schemaPath: "ScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data9.variant_output === void 0) {
              const err42 = { instancePath: instancePath + "/outputs/" + i1, schemaPath: "ScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data9.variant_id !== void 0) {
              let data10 = data9.variant_id;
              if (typeof data10 === "string") {
                if (func1(data10) > 36) {
                  const err43 = { instancePath: instancePath + "/outputs/" + i1 + "/variant_id", schemaPath: "ScenarioOutput/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                if (func1(data10) < 1) {
                  const err44 = { instancePath: instancePath + "/outputs/" + i1 + "/variant_id", schemaPath: "ScenarioOutput/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
              } else {
                const err45 = { instancePath: instancePath + "/outputs/" + i1 + "/variant_id", schemaPath: "ScenarioOutput/properties/variant_id/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
            }
            if (data9.variant_output !== void 0) {
              let data11 = data9.variant_output;
              if (typeof data11 === "string") {
                if (func1(data11) > 1e5) {
                  const err46 = { instancePath: instancePath + "/outputs/" + i1 + "/variant_output", schemaPath: "ScenarioOutput/properties/variant_output/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              } else {
                const err47 = { instancePath: instancePath + "/outputs/" + i1 + "/variant_output", schemaPath: "ScenarioOutput/properties/variant_output/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
          } else {
            const err48 = { instancePath: instancePath + "/outputs/" + i1, schemaPath: "ScenarioOutput/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
      } else {
        const err49 = { instancePath: instancePath + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
    if (data.vote !== void 0) {
      let data12 = data.vote;
      if (typeof data12 !== "string" && data12 !== null) {
        const err50 = { instancePath: instancePath + "/vote", schemaPath: "#/properties/vote/type", keyword: "type", params: { type: schema42.properties.vote.type } };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func1(data12) > 36) {
          const err51 = { instancePath: instancePath + "/vote", schemaPath: "#/properties/vote/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
      }
    }
    if (data.score !== void 0) {
      let data13 = data.score;
      const _errs33 = errors;
      let valid12 = false;
      const _errs34 = errors;
      if (typeof data13 === "string") {
        if (func1(data13) > 200) {
          const err52 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
      } else {
        const err53 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/anyOf/0/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err53];
        } else {
          vErrors.push(err53);
        }
        errors++;
      }
      var _valid0 = _errs34 === errors;
      valid12 = valid12 || _valid0;
      const _errs36 = errors;
      if (!(typeof data13 == "number" && isFinite(data13))) {
        const err54 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/anyOf/1/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
      var _valid0 = _errs36 === errors;
      valid12 = valid12 || _valid0;
      const _errs38 = errors;
      if (data13 !== null) {
        const err55 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/anyOf/2/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
      var _valid0 = _errs38 === errors;
      valid12 = valid12 || _valid0;
      if (!valid12) {
        const err56 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/anyOf", keyword: "anyOf", params: {} };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      } else {
        errors = _errs33;
        if (vErrors !== null) {
          if (_errs33) {
            vErrors.length = _errs33;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.correct_answer !== void 0) {
      let data14 = data.correct_answer;
      if (typeof data14 !== "string" && data14 !== null) {
        const err57 = { instancePath: instancePath + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: schema42.properties.correct_answer.type } };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      if (typeof data14 === "string") {
        if (func1(data14) > 1e5) {
          const err58 = { instancePath: instancePath + "/correct_answer", schemaPath: "#/properties/correct_answer/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      }
    }
    if (data.is_pinned !== void 0) {
      if (typeof data.is_pinned !== "boolean") {
        const err59 = { instancePath: instancePath + "/is_pinned", schemaPath: "#/properties/is_pinned/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.note !== void 0) {
      let data16 = data.note;
      if (typeof data16 !== "string" && data16 !== null) {
        const err60 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: schema42.properties.note.type } };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (func1(data16) > 1e4) {
          const err61 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      }
    }
    if (data.revision !== void 0) {
      let data17 = data.revision;
      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
        const err62 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      if (typeof data17 == "number" && isFinite(data17)) {
        if (data17 > 2147483647 || isNaN(data17)) {
          const err63 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err63];
          } else {
            vErrors.push(err63);
          }
          errors++;
        }
        if (data17 < 1 || isNaN(data17)) {
          const err64 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err64];
          } else {
            vErrors.push(err64);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data18 = data.created_at;
      if (typeof data18 === "string") {
        if (func1(data18) > 24) {
          const err65 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err65];
          } else {
            vErrors.push(err65);
          }
          errors++;
        }
        if (func1(data18) < 24) {
          const err66 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err66];
          } else {
            vErrors.push(err66);
          }
          errors++;
        }
        if (!pattern4.test(data18)) {
          const err67 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err67];
          } else {
            vErrors.push(err67);
          }
          errors++;
        }
        if (!formats10.validate(data18)) {
          const err68 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err68];
          } else {
            vErrors.push(err68);
          }
          errors++;
        }
      } else {
        const err69 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data19 = data.updated_at;
      if (typeof data19 === "string") {
        if (func1(data19) > 24) {
          const err70 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err70];
          } else {
            vErrors.push(err70);
          }
          errors++;
        }
        if (func1(data19) < 24) {
          const err71 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err71];
          } else {
            vErrors.push(err71);
          }
          errors++;
        }
        if (!pattern4.test(data19)) {
          const err72 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err72];
          } else {
            vErrors.push(err72);
          }
          errors++;
        }
        if (!formats10.validate(data19)) {
          const err73 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err73];
          } else {
            vErrors.push(err73);
          }
          errors++;
        }
      } else {
        const err74 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err74];
        } else {
          vErrors.push(err74);
        }
        errors++;
      }
    }
    if (data.modified_by_id !== void 0) {
      let data20 = data.modified_by_id;
      if (typeof data20 !== "string" && data20 !== null) {
        const err75 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: schema42.properties.modified_by_id.type } };
        if (vErrors === null) {
          vErrors = [err75];
        } else {
          vErrors.push(err75);
        }
        errors++;
      }
      if (typeof data20 === "string") {
        if (func1(data20) > 36) {
          const err76 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err76];
          } else {
            vErrors.push(err76);
          }
          errors++;
        }
      }
    }
    if (data.judged_at !== void 0) {
      let data21 = data.judged_at;
      if (typeof data21 !== "string" && data21 !== null) {
        const err77 = { instancePath: instancePath + "/judged_at", schemaPath: "#/properties/judged_at/type", keyword: "type", params: { type: schema42.properties.judged_at.type } };
        if (vErrors === null) {
          vErrors = [err77];
        } else {
          vErrors.push(err77);
        }
        errors++;
      }
      if (typeof data21 === "string") {
        if (func1(data21) > 24) {
          const err78 = { instancePath: instancePath + "/judged_at", schemaPath: "#/properties/judged_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err78];
          } else {
            vErrors.push(err78);
          }
          errors++;
        }
        if (!formats10.validate(data21)) {
          const err79 = { instancePath: instancePath + "/judged_at", schemaPath: "#/properties/judged_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err79];
          } else {
            vErrors.push(err79);
          }
          errors++;
        }
      }
    }
    if (data.judged_by_id !== void 0) {
      let data22 = data.judged_by_id;
      if (typeof data22 !== "string" && data22 !== null) {
        const err80 = { instancePath: instancePath + "/judged_by_id", schemaPath: "#/properties/judged_by_id/type", keyword: "type", params: { type: schema42.properties.judged_by_id.type } };
        if (vErrors === null) {
          vErrors = [err80];
        } else {
          vErrors.push(err80);
        }
        errors++;
      }
      if (typeof data22 === "string") {
        if (func1(data22) > 36) {
          const err81 = { instancePath: instancePath + "/judged_by_id", schemaPath: "#/properties/judged_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err81];
          } else {
            vErrors.push(err81);
          }
          errors++;
        }
      }
    }
  } else {
    const err82 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err82];
    } else {
      vErrors.push(err82);
    }
    errors++;
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { "props": { "evaluation_scenario_id": true, "evaluation_id": true, "evaluation_type": true, "position": true, "inputs": true, "outputs": true, "vote": true, "score": true, "correct_answer": true, "is_pinned": true, "note": true, "revision": true, "created_at": true, "updated_at": true, "modified_by_id": true, "judged_at": true, "judged_by_id": true }, "dynamicProps": false, "dynamicItems": false };
var AppPage = validate25;
var schema50 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "App" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
var schema51 = { "type": "object", "description": "An application.", "required": ["app_id", "app_name", "project_id", "created_at", "updated_at", "modified_by_id"], "properties": { "app_id": { "$ref": "Id" }, "app_name": { "type": "string", "maxLength": 200, "description": "The name of the application, unique in the project.", "examples": ["support-assistant"] }, "project_id": { "$ref": "Id" }, "created_at": { "$ref": "Timestamp" }, "updated_at": { "$ref": "Timestamp" }, "modified_by_id": { "type": ["string", "null"], "maxLength": 36, "description": "The user who last changed the application.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate26.evaluated;
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
    if (data.app_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.project_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.modified_by_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modified_by_id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.app_id !== void 0) {
      let data0 = data.app_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err6 = { instancePath: instancePath + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err7 = { instancePath: instancePath + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err8 = { instancePath: instancePath + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.app_name !== void 0) {
      let data1 = data.app_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err10 = { instancePath: instancePath + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.project_id !== void 0) {
      let data2 = data.project_id;
      if (typeof data2 === "string") {
        if (func1(data2) > 36) {
          const err12 = { instancePath: instancePath + "/project_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func1(data2) < 36) {
          const err13 = { instancePath: instancePath + "/project_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!formats2.test(data2)) {
          const err14 = { instancePath: instancePath + "/project_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/project_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data3 = data.created_at;
      if (typeof data3 === "string") {
        if (func1(data3) > 24) {
          const err16 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (func1(data3) < 24) {
          const err17 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (!pattern4.test(data3)) {
          const err18 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats10.validate(data3)) {
          const err19 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data4 = data.updated_at;
      if (typeof data4 === "string") {
        if (func1(data4) > 24) {
          const err21 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (func1(data4) < 24) {
          const err22 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (!pattern4.test(data4)) {
          const err23 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (!formats10.validate(data4)) {
          const err24 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.modified_by_id !== void 0) {
      let data5 = data.modified_by_id;
      if (typeof data5 !== "string" && data5 !== null) {
        const err26 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: schema51.properties.modified_by_id.type } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 36) {
          const err27 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
  } else {
    const err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err28];
    } else {
      vErrors.push(err28);
    }
    errors++;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
validate26.evaluated = { "props": { "app_id": true, "app_name": true, "project_id": true, "created_at": true, "updated_at": true, "modified_by_id": true }, "dynamicProps": false, "dynamicItems": false };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate26(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema50.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var App = validate26;
var VariantPage = validate28;
var schema56 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "Variant" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
var schema57 = { "type": "object", "description": "A variant at its latest revision.", "required": ["variant_id", "variant_name", "app_id", "base_id", "base_name", "config_name", "uri", "revision", "parameters", "created_at", "updated_at", "modified_by_id"], "properties": { "variant_id": { "$ref": "Id" }, "variant_name": { "type": "string", "maxLength": 401, "description": "The name of the variant: `<base_name>.<config_name>`.", "examples": ["concise.gpt-small"] }, "app_id": { "$ref": "Id" }, "base_id": { "$ref": "Id" }, "base_name": { "type": "string", "maxLength": 200, "description": "The part of the variant's name before the dot.", "examples": ["concise"] }, "config_name": { "type": "string", "maxLength": 200, "description": "The part of the variant's name after the dot.", "examples": ["gpt-small"] }, "uri": { "type": ["string", "null"], "maxLength": 2048, "description": "The address at which a program can call the variant, if it has one.", "examples": ["https://llm.internal/support-assistant/concise"] }, "revision": { "type": "integer", "minimum": 1, "maximum": 2147483647, "description": "The latest revision, counted from 1.", "examples": [3] }, "parameters": { "$ref": "Parameters" }, "created_at": { "$ref": "Timestamp" }, "updated_at": { "$ref": "Timestamp" }, "modified_by_id": { "type": ["string", "null"], "maxLength": 36, "description": "The user who created the latest revision.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.variant_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.variant_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.app_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.base_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_id" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.base_name === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_name" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.config_name === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config_name" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.uri === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.parameters === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.modified_by_id === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modified_by_id" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.variant_id !== void 0) {
      let data0 = data.variant_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err12 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err13 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err14 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.variant_name !== void 0) {
      let data1 = data.variant_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 401) {
          const err16 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.app_id !== void 0) {
      let data2 = data.app_id;
      if (typeof data2 === "string") {
        if (func1(data2) > 36) {
          const err18 = { instancePath: instancePath + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (func1(data2) < 36) {
          const err19 = { instancePath: instancePath + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!formats2.test(data2)) {
          const err20 = { instancePath: instancePath + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.base_id !== void 0) {
      let data3 = data.base_id;
      if (typeof data3 === "string") {
        if (func1(data3) > 36) {
          const err22 = { instancePath: instancePath + "/base_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (func1(data3) < 36) {
          const err23 = { instancePath: instancePath + "/base_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (!formats2.test(data3)) {
          const err24 = { instancePath: instancePath + "/base_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/base_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.base_name !== void 0) {
      let data4 = data.base_name;
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err26 = { instancePath: instancePath + "/base_name", schemaPath: "#/properties/base_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/base_name", schemaPath: "#/properties/base_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.config_name !== void 0) {
      let data5 = data.config_name;
      if (typeof data5 === "string") {
        if (func1(data5) > 200) {
          const err28 = { instancePath: instancePath + "/config_name", schemaPath: "#/properties/config_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/config_name", schemaPath: "#/properties/config_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.uri !== void 0) {
      let data6 = data.uri;
      if (typeof data6 !== "string" && data6 !== null) {
        const err30 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: schema57.properties.uri.type } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 2048) {
          const err31 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/maxLength", keyword: "maxLength", params: { limit: 2048 } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.revision !== void 0) {
      let data7 = data.revision;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err32 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err33 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data7 < 1 || isNaN(data7)) {
          const err34 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.parameters !== void 0) {
      let data8 = data.parameters;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (Object.keys(data8).length > 200) {
          const err35 = { instancePath: instancePath + "/parameters", schemaPath: "Parameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      } else {
        const err36 = { instancePath: instancePath + "/parameters", schemaPath: "Parameters/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data9 = data.created_at;
      if (typeof data9 === "string") {
        if (func1(data9) > 24) {
          const err37 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (func1(data9) < 24) {
          const err38 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (!pattern4.test(data9)) {
          const err39 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (!formats10.validate(data9)) {
          const err40 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      } else {
        const err41 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data10 = data.updated_at;
      if (typeof data10 === "string") {
        if (func1(data10) > 24) {
          const err42 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (func1(data10) < 24) {
          const err43 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (!pattern4.test(data10)) {
          const err44 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
        if (!formats10.validate(data10)) {
          const err45 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
      } else {
        const err46 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
    }
    if (data.modified_by_id !== void 0) {
      let data11 = data.modified_by_id;
      if (typeof data11 !== "string" && data11 !== null) {
        const err47 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: schema57.properties.modified_by_id.type } };
        if (vErrors === null) {
          vErrors = [err47];
        } else {
          vErrors.push(err47);
        }
        errors++;
      }
      if (typeof data11 === "string") {
        if (func1(data11) > 36) {
          const err48 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      }
    }
  } else {
    const err49 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err49];
    } else {
      vErrors.push(err49);
    }
    errors++;
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { "props": { "variant_id": true, "variant_name": true, "app_id": true, "base_id": true, "base_name": true, "config_name": true, "uri": true, "revision": true, "parameters": true, "created_at": true, "updated_at": true, "modified_by_id": true }, "dynamicProps": false, "dynamicItems": false };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate29(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema56.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate28.errors = vErrors;
  return errors === 0;
}
validate28.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var Variant = validate29;
var VariantRevisionPage = validate31;
var schema64 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "VariantRevision" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MjA"] } } };
var schema65 = { "type": "object", "description": "A variant at one revision.", "required": ["variant_id", "revision", "parameters", "created_at", "modified_by_id"], "properties": { "variant_id": { "$ref": "Id" }, "revision": { "type": "integer", "minimum": 1, "maximum": 2147483647, "description": "The revision, counted from 1.", "examples": [2] }, "parameters": { "$ref": "Parameters" }, "created_at": { "$ref": "Timestamp" }, "modified_by_id": { "type": ["string", "null"], "maxLength": 36, "description": "The user who created this revision.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.variant_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.parameters === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.modified_by_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modified_by_id" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.variant_id !== void 0) {
      let data0 = data.variant_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err5 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err6 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err7 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err9 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err10 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err11 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.parameters !== void 0) {
      let data2 = data.parameters;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 200) {
          const err12 = { instancePath: instancePath + "/parameters", schemaPath: "Parameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/parameters", schemaPath: "Parameters/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data3 = data.created_at;
      if (typeof data3 === "string") {
        if (func1(data3) > 24) {
          const err14 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func1(data3) < 24) {
          const err15 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!pattern4.test(data3)) {
          const err16 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (!formats10.validate(data3)) {
          const err17 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.modified_by_id !== void 0) {
      let data4 = data.modified_by_id;
      if (typeof data4 !== "string" && data4 !== null) {
        const err19 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: schema65.properties.modified_by_id.type } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 36) {
          const err20 = { instancePath: instancePath + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = { "props": { "variant_id": true, "revision": true, "parameters": true, "created_at": true, "modified_by_id": true }, "dynamicProps": false, "dynamicItems": false };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate32(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema64.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate31.errors = vErrors;
  return errors === 0;
}
validate31.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var VariantRevision = validate32;
var VariantComparison = validate34;
var schema71 = { "type": "object", "description": "One change between two revisions.", "required": ["path", "change", "before", "after"], "properties": { "path": { "type": "string", "maxLength": 2e4, "description": "The place of the change, as a JSON pointer (RFC 6901) into `parameters`. An empty pointer means all of `parameters`.", "examples": ["/temperature"] }, "change": { "type": "string", "enum": ["added", "removed", "changed"], "description": "The kind of change.", "examples": ["changed"] }, "before": { "description": "The value in the revision `from`. `null` if that revision has no such value.", "examples": [0.7] }, "after": { "description": "The value in the revision `to`. `null` if that revision has no such value.", "examples": [0.2] } } };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.variant_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.from === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.to === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.changes === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.is_complete === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_complete" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.variant_id !== void 0) {
      let data0 = data.variant_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err5 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err6 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err7 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.from !== void 0) {
      let data1 = data.from;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err9 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err10 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          const err11 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data2 = data.to;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err12 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err13 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err14 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.changes !== void 0) {
      let data3 = data.changes;
      if (Array.isArray(data3)) {
        if (data3.length > 1e3) {
          const err15 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        const len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.path === void 0) {
              const err16 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "path" } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data4.change === void 0) {
              const err17 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "change" } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data4.before === void 0) {
              const err18 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "before" } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data4.after === void 0) {
              const err19 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "after" } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data4.path !== void 0) {
              let data5 = data4.path;
              if (typeof data5 === "string") {
                if (func1(data5) > 2e4) {
                  const err20 = { instancePath: instancePath + "/changes/" + i0 + "/path", schemaPath: "ParameterChange/properties/path/maxLength", keyword: "maxLength", params: { limit: 2e4 } };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/changes/" + i0 + "/path", schemaPath: "ParameterChange/properties/path/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data4.change !== void 0) {
              let data6 = data4.change;
              if (typeof data6 !== "string") {
                const err22 = { instancePath: instancePath + "/changes/" + i0 + "/change", schemaPath: "ParameterChange/properties/change/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              if (!(data6 === "added" || data6 === "removed" || data6 === "changed")) {
                const err23 = { instancePath: instancePath + "/changes/" + i0 + "/change", schemaPath: "ParameterChange/properties/change/enum", keyword: "enum", params: { allowedValues: schema71.properties.change.enum } };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "ParameterChange/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.is_complete !== void 0) {
      if (typeof data.is_complete !== "boolean") {
        const err26 = { instancePath: instancePath + "/is_complete", schemaPath: "#/properties/is_complete/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
  } else {
    const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err27];
    } else {
      vErrors.push(err27);
    }
    errors++;
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { "props": { "variant_id": true, "from": true, "to": true, "changes": true, "is_complete": true }, "dynamicProps": false, "dynamicItems": false };
var EnvironmentPage = validate35;
var schema72 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "Environment" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
var schema74 = { "type": "object", "description": "One deployment: the variant and revision, the environment, the time and the user.", "required": ["app_id", "environment", "deployment_number", "variant_id", "variant_name", "revision", "created_at", "created_by_id"], "properties": { "app_id": { "$ref": "Id" }, "environment": { "type": "string", "maxLength": 128, "description": "The environment.", "examples": ["production"] }, "deployment_number": { "type": "integer", "minimum": 1, "maximum": 2147483647, "description": "The number of the deployment in this environment, counted from 1.", "examples": [4] }, "variant_id": { "$ref": "Id" }, "variant_name": { "type": "string", "maxLength": 401, "description": "The name that the variant had when it was deployed.", "examples": ["concise.gpt-small"] }, "revision": { "type": "integer", "minimum": 1, "maximum": 2147483647, "description": "The pinned revision.", "examples": [3] }, "created_at": { "$ref": "Timestamp" }, "created_by_id": { "type": ["string", "null"], "maxLength": 36, "description": "The user who deployed the variant.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate37.evaluated;
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
    if (data.deployment_number === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_number" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.variant_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.variant_name === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.created_by_id === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by_id" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.app_id !== void 0) {
      let data0 = data.app_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err8 = { instancePath: instancePath + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err9 = { instancePath: instancePath + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err10 = { instancePath: instancePath + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.environment !== void 0) {
      let data1 = data.environment;
      if (typeof data1 === "string") {
        if (func1(data1) > 128) {
          const err12 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.deployment_number !== void 0) {
      let data2 = data.deployment_number;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err14 = { instancePath: instancePath + "/deployment_number", schemaPath: "#/properties/deployment_number/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err15 = { instancePath: instancePath + "/deployment_number", schemaPath: "#/properties/deployment_number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err16 = { instancePath: instancePath + "/deployment_number", schemaPath: "#/properties/deployment_number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      }
    }
    if (data.variant_id !== void 0) {
      let data3 = data.variant_id;
      if (typeof data3 === "string") {
        if (func1(data3) > 36) {
          const err17 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (func1(data3) < 36) {
          const err18 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats2.test(data3)) {
          const err19 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.variant_name !== void 0) {
      let data4 = data.variant_name;
      if (typeof data4 === "string") {
        if (func1(data4) > 401) {
          const err21 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data5 = data.revision;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err23 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          const err24 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err25 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data6 = data.created_at;
      if (typeof data6 === "string") {
        if (func1(data6) > 24) {
          const err26 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (func1(data6) < 24) {
          const err27 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (!pattern4.test(data6)) {
          const err28 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (!formats10.validate(data6)) {
          const err29 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      } else {
        const err30 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.created_by_id !== void 0) {
      let data7 = data.created_by_id;
      if (typeof data7 !== "string" && data7 !== null) {
        const err31 = { instancePath: instancePath + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: schema74.properties.created_by_id.type } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 36) {
          const err32 = { instancePath: instancePath + "/created_by_id", schemaPath: "#/properties/created_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
  } else {
    const err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err33];
    } else {
      vErrors.push(err33);
    }
    errors++;
  }
  validate37.errors = vErrors;
  return errors === 0;
}
validate37.evaluated = { "props": { "app_id": true, "environment": true, "deployment_number": true, "variant_id": true, "variant_name": true, "revision": true, "created_at": true, "created_by_id": true }, "dynamicProps": false, "dynamicItems": false };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.environment === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.deployment === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.environment !== void 0) {
      let data0 = data.environment;
      if (typeof data0 === "string") {
        if (func1(data0) > 128) {
          const err2 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath: instancePath + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data1 = data.deployment;
      const _errs4 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs5 = errors;
      if (!validate37(data1, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
        var props0 = {};
        props0.app_id = true;
        props0.environment = true;
        props0.deployment_number = true;
        props0.variant_id = true;
        props0.variant_name = true;
        props0.revision = true;
        props0.created_at = true;
        props0.created_by_id = true;
      }
      const _errs6 = errors;
      if (data1 !== null) {
        const err4 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err5 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
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
  validate36.errors = vErrors;
  return errors === 0;
}
validate36.evaluated = { "props": { "environment": true, "deployment": true }, "dynamicProps": false, "dynamicItems": false };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate36(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema72.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var DeploymentPage = validate40;
var schema78 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "Deployment" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MjA"] } } };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate37(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema78.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate40.errors = vErrors;
  return errors === 0;
}
validate40.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var Deployment = validate37;
var Leaderboard = validate42;
var schema81 = { "type": "object", "description": "A group of variants that can be compared with each other, because a chain of votes leads from each variant to every other one. Variants of different groups cannot be compared.", "required": ["chain_number", "cannot_be_compared", "variants"], "properties": { "chain_number": { "type": "integer", "minimum": 0, "maximum": 199, "description": "A number that shows which groups are connected by votes. Two groups with the same number are connected, directly or through other groups. They are still separate groups, because all votes between them are for variants of the same group. Two groups with different numbers are not connected.", "examples": [0] }, "cannot_be_compared": { "type": ["string", "null"], "maxLength": 40, "description": "Why `ability` is `null` for the variants of this group. `no_chain_of_votes`: the group has only one variant. `too_few_votes`: almost all votes are ties. If the variants have an ability, this member is `null`. Later versions may return other reasons.", "examples": ["no_chain_of_votes"] }, "variants": { "type": "array", "minItems": 1, "maxItems": 200, "description": "The variants, ordered by their ability, the highest first.", "items": { "$ref": "LeaderboardVariant" } } } };
var schema82 = { "type": "object", "description": "One revision of a variant, and its place in the ranking.", "required": ["variant_id", "variant_name", "revision", "scenario_count", "ability", "standard_error", "win_probability"], "properties": { "variant_id": { "$ref": "Id" }, "variant_name": { "type": "string", "maxLength": 401, "description": "The name that the variant had when its newest evaluation was created.", "examples": ["concise.gpt-small"] }, "revision": { "type": "integer", "minimum": 1, "maximum": 2147483647, "description": "The revision that people judged. Each revision of a variant has its own place.", "examples": [3] }, "scenario_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios of this variant that have a vote.", "examples": [120] }, "ability": { "description": "The ability of the variant: a number on a logarithmic scale, on which the mean of the group is 0. A difference of 0.69 between two variants means that the better one wins with odds of two to one. `null` if the variant cannot be compared.", "oneOf": [{ "$ref": "Estimate" }, { "type": "null" }] }, "standard_error": { "type": ["number", "null"], "minimum": 0, "description": "The standard error of the ability. `null` if the variant cannot be compared.", "examples": [0.14] }, "win_probability": { "description": "The expected share of wins against an average variant of the group, from 0 to 1. Ties do not count. `null` if the variant cannot be compared.", "oneOf": [{ "$ref": "Estimate" }, { "type": "null" }] } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.interval === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.value !== void 0) {
      let data0 = data.value;
      if (!(typeof data0 == "number" && isFinite(data0))) {
        const err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
    }
    if (data.interval !== void 0) {
      let data1 = data.interval;
      const _errs4 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs5 = errors;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.low === void 0) {
          const err3 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "low" } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data1.high === void 0) {
          const err4 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "high" } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data1.level === void 0) {
          const err5 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "level" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data1.method === void 0) {
          const err6 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "method" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data1.low !== void 0) {
          let data2 = data1.low;
          if (!(typeof data2 == "number" && isFinite(data2))) {
            const err7 = { instancePath: instancePath + "/interval/low", schemaPath: "NamedInterval/properties/low/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data1.high !== void 0) {
          let data3 = data1.high;
          if (!(typeof data3 == "number" && isFinite(data3))) {
            const err8 = { instancePath: instancePath + "/interval/high", schemaPath: "NamedInterval/properties/high/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data1.level !== void 0) {
          let data4 = data1.level;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1 || isNaN(data4)) {
              const err9 = { instancePath: instancePath + "/interval/level", schemaPath: "NamedInterval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err10 = { instancePath: instancePath + "/interval/level", schemaPath: "NamedInterval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/interval/level", schemaPath: "NamedInterval/properties/level/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data1.method !== void 0) {
          let data5 = data1.method;
          if (typeof data5 === "string") {
            if (func1(data5) > 40) {
              const err12 = { instancePath: instancePath + "/interval/method", schemaPath: "NamedInterval/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/interval/method", schemaPath: "NamedInterval/properties/method/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
        var props0 = {};
        props0.low = true;
        props0.high = true;
        props0.level = true;
        props0.method = true;
      }
      const _errs16 = errors;
      if (data1 !== null) {
        const err15 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid0 = _errs16 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err16 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = { "props": { "value": true, "interval": true }, "dynamicProps": false, "dynamicItems": false };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.variant_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.variant_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.scenario_count === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.ability === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ability" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.standard_error === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standard_error" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.win_probability === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "win_probability" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.variant_id !== void 0) {
      let data0 = data.variant_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err7 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err8 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err9 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.variant_name !== void 0) {
      let data1 = data.variant_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 401) {
          const err11 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err13 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err14 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err15 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.scenario_count !== void 0) {
      let data3 = data.scenario_count;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err16 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err17 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err18 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.ability !== void 0) {
      let data4 = data.ability;
      const _errs11 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs12 = errors;
      if (!validate45(data4, { instancePath: instancePath + "/ability", parentData: data, parentDataProperty: "ability", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs12 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
        var props0 = {};
        props0.value = true;
        props0.interval = true;
      }
      const _errs13 = errors;
      if (data4 !== null) {
        const err19 = { instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      var _valid0 = _errs13 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
      }
      if (!valid2) {
        const err20 = { instancePath: instancePath + "/ability", schemaPath: "#/properties/ability/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      } else {
        errors = _errs11;
        if (vErrors !== null) {
          if (_errs11) {
            vErrors.length = _errs11;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.standard_error !== void 0) {
      let data5 = data.standard_error;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err21 = { instancePath: instancePath + "/standard_error", schemaPath: "#/properties/standard_error/type", keyword: "type", params: { type: schema82.properties.standard_error.type } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 < 0 || isNaN(data5)) {
          const err22 = { instancePath: instancePath + "/standard_error", schemaPath: "#/properties/standard_error/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.win_probability !== void 0) {
      let data6 = data.win_probability;
      const _errs18 = errors;
      let valid3 = false;
      let passing1 = null;
      const _errs19 = errors;
      if (!validate45(data6, { instancePath: instancePath + "/win_probability", parentData: data, parentDataProperty: "win_probability", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs19 === errors;
      if (_valid1) {
        valid3 = true;
        passing1 = 0;
        var props1 = {};
        props1.value = true;
        props1.interval = true;
      }
      const _errs20 = errors;
      if (data6 !== null) {
        const err23 = { instancePath: instancePath + "/win_probability", schemaPath: "#/properties/win_probability/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      var _valid1 = _errs20 === errors;
      if (_valid1 && valid3) {
        valid3 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid3 = true;
          passing1 = 1;
        }
      }
      if (!valid3) {
        const err24 = { instancePath: instancePath + "/win_probability", schemaPath: "#/properties/win_probability/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      } else {
        errors = _errs18;
        if (vErrors !== null) {
          if (_errs18) {
            vErrors.length = _errs18;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate44.errors = vErrors;
  return errors === 0;
}
validate44.evaluated = { "props": { "variant_id": true, "variant_name": true, "revision": true, "scenario_count": true, "ability": true, "standard_error": true, "win_probability": true }, "dynamicProps": false, "dynamicItems": false };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.chain_number === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chain_number" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.cannot_be_compared === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cannot_be_compared" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.variants === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variants" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.chain_number !== void 0) {
      let data0 = data.chain_number;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err3 = { instancePath: instancePath + "/chain_number", schemaPath: "#/properties/chain_number/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 199 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/chain_number", schemaPath: "#/properties/chain_number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 199 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err5 = { instancePath: instancePath + "/chain_number", schemaPath: "#/properties/chain_number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      }
    }
    if (data.cannot_be_compared !== void 0) {
      let data1 = data.cannot_be_compared;
      if (typeof data1 !== "string" && data1 !== null) {
        const err6 = { instancePath: instancePath + "/cannot_be_compared", schemaPath: "#/properties/cannot_be_compared/type", keyword: "type", params: { type: schema81.properties.cannot_be_compared.type } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func1(data1) > 40) {
          const err7 = { instancePath: instancePath + "/cannot_be_compared", schemaPath: "#/properties/cannot_be_compared/maxLength", keyword: "maxLength", params: { limit: 40 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      }
    }
    if (data.variants !== void 0) {
      let data2 = data.variants;
      if (Array.isArray(data2)) {
        if (data2.length > 200) {
          const err8 = { instancePath: instancePath + "/variants", schemaPath: "#/properties/variants/maxItems", keyword: "maxItems", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data2.length < 1) {
          const err9 = { instancePath: instancePath + "/variants", schemaPath: "#/properties/variants/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        const len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate44(data2[i0], { instancePath: instancePath + "/variants/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = { instancePath: instancePath + "/variants", schemaPath: "#/properties/variants/type", keyword: "type", params: { type: "array" } };
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
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = { "props": { "chain_number": true, "cannot_be_compared": true, "variants": true }, "dynamicProps": false, "dynamicItems": false };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate42.evaluated;
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
    if (data.evaluations_counted === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluations_counted" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.scenarios_counted === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios_counted" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.variants_left_out === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variants_left_out" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.is_complete === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_complete" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.groups === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.app_id !== void 0) {
      let data0 = data.app_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err6 = { instancePath: instancePath + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err7 = { instancePath: instancePath + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err8 = { instancePath: instancePath + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      } else {
        const err9 = { instancePath: instancePath + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
    }
    if (data.evaluations_counted !== void 0) {
      let data1 = data.evaluations_counted;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err10 = { instancePath: instancePath + "/evaluations_counted", schemaPath: "#/properties/evaluations_counted/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err11 = { instancePath: instancePath + "/evaluations_counted", schemaPath: "#/properties/evaluations_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err12 = { instancePath: instancePath + "/evaluations_counted", schemaPath: "#/properties/evaluations_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.scenarios_counted !== void 0) {
      let data2 = data.scenarios_counted;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err13 = { instancePath: instancePath + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err14 = { instancePath: instancePath + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err15 = { instancePath: instancePath + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.variants_left_out !== void 0) {
      let data3 = data.variants_left_out;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err16 = { instancePath: instancePath + "/variants_left_out", schemaPath: "#/properties/variants_left_out/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err17 = { instancePath: instancePath + "/variants_left_out", schemaPath: "#/properties/variants_left_out/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err18 = { instancePath: instancePath + "/variants_left_out", schemaPath: "#/properties/variants_left_out/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.is_complete !== void 0) {
      if (typeof data.is_complete !== "boolean") {
        const err19 = { instancePath: instancePath + "/is_complete", schemaPath: "#/properties/is_complete/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.groups !== void 0) {
      let data5 = data.groups;
      if (Array.isArray(data5)) {
        if (data5.length > 200) {
          const err20 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        const len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate43(data5[i0], { instancePath: instancePath + "/groups/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err21 = { instancePath: instancePath + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
  } else {
    const err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err22];
    } else {
      vErrors.push(err22);
    }
    errors++;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
validate42.evaluated = { "props": { "app_id": true, "evaluations_counted": true, "scenarios_counted": true, "variants_left_out": true, "is_complete": true, "groups": true }, "dynamicProps": false, "dynamicItems": false };
var HumanEvaluationPage = validate50;
var schema86 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "HumanEvaluation" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
var schema87 = { "type": "object", "description": "A human evaluation and its progress.", "required": ["evaluation_id", "evaluation_name", "evaluation_type", "app_id", "app_name", "status", "is_closed", "variants", "scenario_count", "judged_count", "judgement_count", "judgements_per_scenario", "instructions", "created_at", "updated_at", "created_by_id"], "properties": { "evaluation_id": { "$ref": "Id" }, "evaluation_name": { "type": "string", "maxLength": 200, "description": "The name of the evaluation.", "examples": ["Concise or warm?"] }, "evaluation_type": { "$ref": "EvaluationType" }, "app_id": { "$ref": "Id" }, "app_name": { "type": "string", "maxLength": 200, "description": "The name that the application had when the evaluation was created.", "examples": ["support-assistant"] }, "status": { "$ref": "EvaluationStatus" }, "is_closed": { "type": "boolean", "description": "Whether the evaluation is closed. A closed evaluation rejects updates.", "examples": [false] }, "variants": { "type": "array", "minItems": 1, "maxItems": 2, "description": "The variants to judge: two for `human_a_b_testing`, one for `single_model_test`.", "items": { "$ref": "EvaluationVariant" } }, "scenario_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios.", "examples": [120] }, "judged_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios that have at least `judgements_per_scenario` judgements.", "examples": [45] }, "judgement_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of all judgements, by all judges.", "x-assumption": "U54", "examples": [212] }, "judgements_per_scenario": { "type": "integer", "minimum": 1, "maximum": 20, "description": "The number of judges for each scenario.", "x-assumption": "U54", "examples": [3] }, "instructions": { "type": ["string", "null"], "maxLength": 1e4, "description": "Instructions that tell the judges what to do, as plain text.", "examples": ["Choose the answer that helps the customer more."] }, "created_at": { "$ref": "Timestamp" }, "updated_at": { "$ref": "Timestamp" }, "created_by_id": { "type": ["string", "null"], "maxLength": 36, "description": "The user who created the evaluation.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
var schema91 = { "type": "string", "description": "The status is `EVALUATION_INITIALIZED` until the first judgement, then `EVALUATION_STARTED`, and `EVALUATION_FINISHED` while every scenario is judged. The service computes the status from the judgements, so the status may change back when a judge clears a judgement.", "x-assumption": "U20", "enum": ["EVALUATION_INITIALIZED", "EVALUATION_STARTED", "EVALUATION_FINISHED"], "examples": ["EVALUATION_STARTED"] };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.variant_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.variant_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.variant_id !== void 0) {
      let data0 = data.variant_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err3 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err4 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err5 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.variant_name !== void 0) {
      let data1 = data.variant_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 401) {
          const err7 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
  } else {
    const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err12];
    } else {
      vErrors.push(err12);
    }
    errors++;
  }
  validate52.errors = vErrors;
  return errors === 0;
}
validate52.evaluated = { "props": { "variant_id": true, "variant_name": true, "revision": true }, "dynamicProps": false, "dynamicItems": false };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate51.evaluated;
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
    if (data.evaluation_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_name" } };
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
    if (data.app_id === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.app_name === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.status === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.is_closed === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_closed" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.variants === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variants" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.scenario_count === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.judged_count === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.judgement_count === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgement_count" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.judgements_per_scenario === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgements_per_scenario" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.instructions === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instructions" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.updated_at === void 0) {
      const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      if (vErrors === null) {
        vErrors = [err14];
      } else {
        vErrors.push(err14);
      }
      errors++;
    }
    if (data.created_by_id === void 0) {
      const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by_id" } };
      if (vErrors === null) {
        vErrors = [err15];
      } else {
        vErrors.push(err15);
      }
      errors++;
    }
    if (data.evaluation_id !== void 0) {
      let data0 = data.evaluation_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err16 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err17 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err18 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      } else {
        const err19 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.evaluation_name !== void 0) {
      let data1 = data.evaluation_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err20 = { instancePath: instancePath + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.evaluation_type !== void 0) {
      let data2 = data.evaluation_type;
      if (typeof data2 !== "string") {
        const err22 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (!(data2 === "human_a_b_testing" || data2 === "single_model_test")) {
        const err23 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: schema45.enum } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.app_id !== void 0) {
      let data3 = data.app_id;
      if (typeof data3 === "string") {
        if (func1(data3) > 36) {
          const err24 = { instancePath: instancePath + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (func1(data3) < 36) {
          const err25 = { instancePath: instancePath + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (!formats2.test(data3)) {
          const err26 = { instancePath: instancePath + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.app_name !== void 0) {
      let data4 = data.app_name;
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err28 = { instancePath: instancePath + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data5 = data.status;
      if (typeof data5 !== "string") {
        const err30 = { instancePath: instancePath + "/status", schemaPath: "EvaluationStatus/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (!(data5 === "EVALUATION_INITIALIZED" || data5 === "EVALUATION_STARTED" || data5 === "EVALUATION_FINISHED")) {
        const err31 = { instancePath: instancePath + "/status", schemaPath: "EvaluationStatus/enum", keyword: "enum", params: { allowedValues: schema91.enum } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.is_closed !== void 0) {
      if (typeof data.is_closed !== "boolean") {
        const err32 = { instancePath: instancePath + "/is_closed", schemaPath: "#/properties/is_closed/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
    }
    if (data.variants !== void 0) {
      let data7 = data.variants;
      if (Array.isArray(data7)) {
        if (data7.length > 2) {
          const err33 = { instancePath: instancePath + "/variants", schemaPath: "#/properties/variants/maxItems", keyword: "maxItems", params: { limit: 2 } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data7.length < 1) {
          const err34 = { instancePath: instancePath + "/variants", schemaPath: "#/properties/variants/minItems", keyword: "minItems", params: { limit: 1 } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        const len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate52(data7[i0], { instancePath: instancePath + "/variants/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/variants", schemaPath: "#/properties/variants/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.scenario_count !== void 0) {
      let data9 = data.scenario_count;
      if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
        const err36 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data9 == "number" && isFinite(data9)) {
        if (data9 > 2147483647 || isNaN(data9)) {
          const err37 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data9 < 0 || isNaN(data9)) {
          const err38 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.judged_count !== void 0) {
      let data10 = data.judged_count;
      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
        const err39 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data10 == "number" && isFinite(data10)) {
        if (data10 > 2147483647 || isNaN(data10)) {
          const err40 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data10 < 0 || isNaN(data10)) {
          const err41 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.judgement_count !== void 0) {
      let data11 = data.judgement_count;
      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
        const err42 = { instancePath: instancePath + "/judgement_count", schemaPath: "#/properties/judgement_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      if (typeof data11 == "number" && isFinite(data11)) {
        if (data11 > 2147483647 || isNaN(data11)) {
          const err43 = { instancePath: instancePath + "/judgement_count", schemaPath: "#/properties/judgement_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        if (data11 < 0 || isNaN(data11)) {
          const err44 = { instancePath: instancePath + "/judgement_count", schemaPath: "#/properties/judgement_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err44];
          } else {
            vErrors.push(err44);
          }
          errors++;
        }
      }
    }
    if (data.judgements_per_scenario !== void 0) {
      let data12 = data.judgements_per_scenario;
      if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
        const err45 = { instancePath: instancePath + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
      if (typeof data12 == "number" && isFinite(data12)) {
        if (data12 > 20 || isNaN(data12)) {
          const err46 = { instancePath: instancePath + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (data12 < 1 || isNaN(data12)) {
          const err47 = { instancePath: instancePath + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      }
    }
    if (data.instructions !== void 0) {
      let data13 = data.instructions;
      if (typeof data13 !== "string" && data13 !== null) {
        const err48 = { instancePath: instancePath + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: schema87.properties.instructions.type } };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      if (typeof data13 === "string") {
        if (func1(data13) > 1e4) {
          const err49 = { instancePath: instancePath + "/instructions", schemaPath: "#/properties/instructions/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data14 = data.created_at;
      if (typeof data14 === "string") {
        if (func1(data14) > 24) {
          const err50 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (func1(data14) < 24) {
          const err51 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err51];
          } else {
            vErrors.push(err51);
          }
          errors++;
        }
        if (!pattern4.test(data14)) {
          const err52 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err52];
          } else {
            vErrors.push(err52);
          }
          errors++;
        }
        if (!formats10.validate(data14)) {
          const err53 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err53];
          } else {
            vErrors.push(err53);
          }
          errors++;
        }
      } else {
        const err54 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
    }
    if (data.updated_at !== void 0) {
      let data15 = data.updated_at;
      if (typeof data15 === "string") {
        if (func1(data15) > 24) {
          const err55 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err55];
          } else {
            vErrors.push(err55);
          }
          errors++;
        }
        if (func1(data15) < 24) {
          const err56 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err56];
          } else {
            vErrors.push(err56);
          }
          errors++;
        }
        if (!pattern4.test(data15)) {
          const err57 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err57];
          } else {
            vErrors.push(err57);
          }
          errors++;
        }
        if (!formats10.validate(data15)) {
          const err58 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err58];
          } else {
            vErrors.push(err58);
          }
          errors++;
        }
      } else {
        const err59 = { instancePath: instancePath + "/updated_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
    }
    if (data.created_by_id !== void 0) {
      let data16 = data.created_by_id;
      if (typeof data16 !== "string" && data16 !== null) {
        const err60 = { instancePath: instancePath + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: schema87.properties.created_by_id.type } };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      }
      if (typeof data16 === "string") {
        if (func1(data16) > 36) {
          const err61 = { instancePath: instancePath + "/created_by_id", schemaPath: "#/properties/created_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err61];
          } else {
            vErrors.push(err61);
          }
          errors++;
        }
      }
    }
  } else {
    const err62 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err62];
    } else {
      vErrors.push(err62);
    }
    errors++;
  }
  validate51.errors = vErrors;
  return errors === 0;
}
validate51.evaluated = { "props": { "evaluation_id": true, "evaluation_name": true, "evaluation_type": true, "app_id": true, "app_name": true, "status": true, "is_closed": true, "variants": true, "scenario_count": true, "judged_count": true, "judgement_count": true, "judgements_per_scenario": true, "instructions": true, "created_at": true, "updated_at": true, "created_by_id": true }, "dynamicProps": false, "dynamicItems": false };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate51(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema86.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate50.errors = vErrors;
  return errors === 0;
}
validate50.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var HumanEvaluation = validate51;
var EvaluationScenarioPage = validate55;
var schema96 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "EvaluationScenario" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MjA"] } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate24(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema96.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate55.errors = vErrors;
  return errors === 0;
}
validate55.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var JudgementPage = validate57;
var schema97 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "Judgement" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MjA"] } } };
var schema98 = { "type": "object", "description": "One entry in the log of judgements: the changes that one update made to a scenario.", "required": ["evaluation_scenario_id", "revision", "changes", "created_at", "user_id", "key_id", "judge_name", "first_shown"], "properties": { "evaluation_scenario_id": { "$ref": "Id" }, "revision": { "type": "integer", "minimum": 2, "maximum": 2147483647, "description": "The revision of the scenario after the update. Updates by any caller raise this number.", "examples": [4] }, "changes": { "type": "object", "description": "The members of the update, exactly as they were sent.", "maxProperties": 20, "additionalProperties": true, "examples": [{ "vote": "1", "note": "Both are fine." }] }, "created_at": { "$ref": "Timestamp" }, "user_id": { "type": "string", "maxLength": 36, "description": "The user who sent the update.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, "key_id": { "$ref": "Id" }, "judge_name": { "type": ["string", "null"], "maxLength": 100, "description": "The current name of the judge who sent the update. `null` if the judge has no name.", "examples": ["Maria"] }, "first_shown": { "type": ["string", "null"], "maxLength": 36, "description": "The variant whose output the judge should have seen first, as `reserveNextScenario` told the caller. `null` if the caller did not get the scenario from `reserveNextScenario`. Always `null` for `single_model_test`.", "x-assumption": "U57", "examples": ["0198d2a4-6f03-7a5d-9b24-d6ea1c83f702"] } } };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.evaluation_scenario_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.revision === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.changes === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.user_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.key_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.judge_name === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.first_shown === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_shown" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.evaluation_scenario_id !== void 0) {
      let data0 = data.evaluation_scenario_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err8 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err9 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err10 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
      } else {
        const err11 = { instancePath: instancePath + "/evaluation_scenario_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err12 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err13 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data1 < 2 || isNaN(data1)) {
          const err14 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.changes !== void 0) {
      let data2 = data.changes;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 20) {
          const err15 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/maxProperties", keyword: "maxProperties", params: { limit: 20 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data3 = data.created_at;
      if (typeof data3 === "string") {
        if (func1(data3) > 24) {
          const err17 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (func1(data3) < 24) {
          const err18 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!pattern4.test(data3)) {
          const err19 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!formats10.validate(data3)) {
          const err20 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.user_id !== void 0) {
      let data4 = data.user_id;
      if (typeof data4 === "string") {
        if (func1(data4) > 36) {
          const err22 = { instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.key_id !== void 0) {
      let data5 = data.key_id;
      if (typeof data5 === "string") {
        if (func1(data5) > 36) {
          const err24 = { instancePath: instancePath + "/key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (func1(data5) < 36) {
          const err25 = { instancePath: instancePath + "/key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (!formats2.test(data5)) {
          const err26 = { instancePath: instancePath + "/key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      } else {
        const err27 = { instancePath: instancePath + "/key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
    }
    if (data.judge_name !== void 0) {
      let data6 = data.judge_name;
      if (typeof data6 !== "string" && data6 !== null) {
        const err28 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: schema98.properties.judge_name.type } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 100) {
          const err29 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.first_shown !== void 0) {
      let data7 = data.first_shown;
      if (typeof data7 !== "string" && data7 !== null) {
        const err30 = { instancePath: instancePath + "/first_shown", schemaPath: "#/properties/first_shown/type", keyword: "type", params: { type: schema98.properties.first_shown.type } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 36) {
          const err31 = { instancePath: instancePath + "/first_shown", schemaPath: "#/properties/first_shown/maxLength", keyword: "maxLength", params: { limit: 36 } };
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
  validate58.errors = vErrors;
  return errors === 0;
}
validate58.evaluated = { "props": { "evaluation_scenario_id": true, "revision": true, "changes": true, "created_at": true, "user_id": true, "key_id": true, "judge_name": true, "first_shown": true }, "dynamicProps": false, "dynamicItems": false };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate58(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema97.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate57.errors = vErrors;
  return errors === 0;
}
validate57.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var HumanEvaluationResults = validate60;
var schema102 = { "type": "object", "description": "The current results. The member `votes` is for `human_a_b_testing`, and the member `scores` for `single_model_test`. The member of the other evaluation type is `null`.", "required": ["evaluation_id", "evaluation_name", "evaluation_type", "status", "scenario_count", "judged_count", "not_judged_count", "judgement_count", "judgements_per_scenario", "votes", "scores", "agreement", "judges"], "properties": { "evaluation_id": { "$ref": "Id" }, "evaluation_name": { "type": "string", "maxLength": 200, "description": "The name of the evaluation.", "examples": ["Concise or warm?"] }, "evaluation_type": { "$ref": "EvaluationType" }, "status": { "$ref": "EvaluationStatus" }, "scenario_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios.", "examples": [120] }, "judged_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios that have at least `judgements_per_scenario` judgements.", "examples": [45] }, "not_judged_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios with fewer judgements than `judgements_per_scenario`.", "examples": [75] }, "judgement_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of judgements that the results count, for all judges together.", "x-assumption": "U59", "examples": [45] }, "judgements_per_scenario": { "type": "integer", "minimum": 1, "maximum": 20, "description": "The number of judges for each scenario.", "examples": [1] }, "votes": { "oneOf": [{ "$ref": "VoteResults" }, { "type": "null" }] }, "scores": { "oneOf": [{ "$ref": "ScoreResults" }, { "type": "null" }] }, "agreement": { "description": "The agreement of the judges. `null` if `judgements_per_scenario` is 1. Also `null` if no score is a number and the scores have more than 50 different categories.", "oneOf": [{ "$ref": "Agreement" }, { "type": "null" }] }, "judges": { "type": ["array", "null"], "maxItems": 1e3, "description": "The figures of at most 1,000 judges. Outlying judges come first, then all other judges. Within each of these two groups, the judge with the lowest `alpha` comes first. If `judgements_per_scenario` is 1, the figures include only judgements that were made after the first invitation or the first use of `reserveNextScenario`. If the role of the caller is below `editor`, this member is `null`.", "x-assumption": "U59", "items": { "$ref": "JudgeResults" } } } };
var schema112 = { "type": "object", "description": "Whether the votes show which variant is better. This figure is valid only if you read the results once, after a number of votes that you chose before the start. If you read the results more often, use `enough_outcomes`. With several judges, each scenario counts as one vote.", "x-assumption": ["U59", "U60"], "required": ["is_enough", "leader_id", "method", "level", "votes_counted", "votes_needed"], "properties": { "is_enough": { "type": "boolean", "description": "Whether the interval of the win rate excludes 0.5. If it does, chance alone does not explain the lead. If you read this value after every vote, it becomes `true` in 38 % of evaluations in which both variants are equally good.", "examples": [true] }, "leader_id": { "type": ["string", "null"], "maxLength": 36, "description": "The variant with the higher win rate. `null` if both win rates are equal.", "examples": ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, "method": { "type": "string", "enum": ["wilson_excludes_half"], "description": "The rule for `is_enough`. With `wilson_excludes_half`, `is_enough` is `true` if the Wilson interval of the win rate excludes 0.5. The interval is computed from the votes that name a variant. If you read the results repeatedly and stop at the first `true`, the result is wrong more often than the confidence level says.", "examples": ["wilson_excludes_half"] }, "level": { "type": "number", "minimum": 0, "maximum": 1, "description": "The confidence level of the interval, for example 0.95.", "examples": [0.95] }, "votes_counted": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of votes that name a variant. With several judges, this is the number of scenarios that have at least one such vote.", "examples": [50] }, "votes_needed": { "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991, "description": "The number that `votes_counted` must reach so that `is_enough` becomes `true`, if the win rate stays the same. `null` if both win rates are equal.", "examples": [68] } } };
var schema113 = { "type": "object", "description": "Whether the outcomes show which variant is better. You may read the results after every vote, and stop the evaluation as soon as `is_enough` is `true`. Each scenario has one outcome. The outcome counts as soon as the scenario has all its judgements.", "x-assumption": "U60", "required": ["is_enough", "leader_id", "method", "level", "outcomes_counted", "outcomes_still_needed"], "properties": { "is_enough": { "type": "boolean", "description": "Whether the always-valid interval of the win rate excludes 0.5. If both variants are equally good, this value becomes `true` in at most 5 % of evaluations, however often you read it.", "examples": [true] }, "leader_id": { "type": ["string", "null"], "maxLength": 36, "description": "The variant with the higher win rate. `null` if both win rates are equal.", "examples": ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, "method": { "type": "string", "maxLength": 40, "description": "The rule for `is_enough`. With `always_valid_excludes_half`, `is_enough` is `true` if `always_valid_interval` excludes 0.5. Later versions may return other methods.", "examples": ["always_valid_excludes_half"] }, "level": { "type": "number", "minimum": 0, "maximum": 1, "description": "The confidence level of the interval, for example 0.95.", "examples": [0.95] }, "outcomes_counted": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of outcomes that count. An outcome counts if its scenario has all its judgements, and if at least one of its votes names a variant.", "examples": [50] }, "outcomes_still_needed": { "type": ["integer", "null"], "minimum": 0, "maximum": 2147483647, "description": "An estimate of how many more outcomes are needed if the win rate stays the same. 0 if there are enough outcomes. `null` if both win rates are equal, or if too few scenarios are left for this number.", "examples": [36] } } };
var schema107 = { "type": "object", "description": "The wins of one variant.", "required": ["variant_id", "variant_name", "wins", "win_rate", "interval", "fixed_sample_interval", "always_valid_interval"], "properties": { "variant_id": { "$ref": "Id" }, "variant_name": { "type": "string", "maxLength": 401, "description": "The name that the variant had when the evaluation was created.", "examples": ["concise.gpt-small"] }, "wins": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of votes of all judges for this variant.", "examples": [31] }, "win_rate": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "description": "The variant's share of the votes that name a variant. `null` if there are no such votes. With several judges, the share is computed for each scenario, and `win_rate` is the mean of these shares.", "x-assumption": "U59", "examples": [0.62] }, "interval": { "description": "Wilson's interval of `win_rate`. It is a fixed-sample interval. It is valid only if you read the results once, after a number of votes that you chose before the start. Each scenario counts as one vote. So with several judges, the interval may be too wide, but never too narrow.", "oneOf": [{ "$ref": "Interval" }, { "type": "null" }] }, "fixed_sample_interval": { "description": "The fixed-sample interval of `win_rate`. It is valid only if you read the results once, after a number of votes that you chose before the start. With one judge for each scenario, it is the same as `interval`. With several judges, it takes into account that judges of the same scenario may vote differently.", "x-assumption": "U59", "oneOf": [{ "$ref": "NamedInterval" }, { "type": "null" }] }, "always_valid_interval": { "description": "The always-valid interval of `win_rate`. You may read it after every vote. In at least 95 % of evaluations, the interval contains the true win rate every time that you read it. With several judges, only scenarios with all their judgements count. `null` if no scenario counts.", "x-assumption": "U60", "oneOf": [{ "$ref": "NamedInterval" }, { "type": "null" }] } } };
var schema109 = { "type": "object", "description": "A fixed-sample interval, with its level and method. It is valid only if you read the results once, after a number of judgements that you chose before the start.", "required": ["low", "high", "level", "method"], "properties": { "low": { "type": "number", "description": "The lower end of the interval.", "examples": [0.42] }, "high": { "type": "number", "description": "The upper end of the interval.", "examples": [0.71] }, "level": { "type": "number", "minimum": 0, "maximum": 1, "description": "The confidence level, for example 0.95. If you repeated the evaluation many times, this share of the intervals would contain the true value.", "examples": [0.95] }, "method": { "type": "string", "enum": ["wilson", "student_t"], "description": "`wilson`: Wilson's interval of a rate. `student_t`: Student's interval of a mean.", "examples": ["wilson"] } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.variant_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.variant_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.wins === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wins" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.win_rate === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "win_rate" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.interval === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.fixed_sample_interval === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fixed_sample_interval" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.always_valid_interval === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "always_valid_interval" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.variant_id !== void 0) {
      let data0 = data.variant_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err7 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err8 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err9 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      } else {
        const err10 = { instancePath: instancePath + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
    }
    if (data.variant_name !== void 0) {
      let data1 = data.variant_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 401) {
          const err11 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.wins !== void 0) {
      let data2 = data.wins;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err13 = { instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err14 = { instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err15 = { instancePath: instancePath + "/wins", schemaPath: "#/properties/wins/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.win_rate !== void 0) {
      let data3 = data.win_rate;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err16 = { instancePath: instancePath + "/win_rate", schemaPath: "#/properties/win_rate/type", keyword: "type", params: { type: schema107.properties.win_rate.type } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 1 || isNaN(data3)) {
          const err17 = { instancePath: instancePath + "/win_rate", schemaPath: "#/properties/win_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err18 = { instancePath: instancePath + "/win_rate", schemaPath: "#/properties/win_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.interval !== void 0) {
      let data4 = data.interval;
      const _errs11 = errors;
      let valid2 = false;
      let passing0 = null;
      const _errs12 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.low === void 0) {
          const err19 = { instancePath: instancePath + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "low" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data4.high === void 0) {
          const err20 = { instancePath: instancePath + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "high" } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data4.level === void 0) {
          const err21 = { instancePath: instancePath + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "level" } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data4.method === void 0) {
          const err22 = { instancePath: instancePath + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "method" } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data4.low !== void 0) {
          let data5 = data4.low;
          if (!(typeof data5 == "number" && isFinite(data5))) {
            const err23 = { instancePath: instancePath + "/interval/low", schemaPath: "Interval/properties/low/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data4.high !== void 0) {
          let data6 = data4.high;
          if (!(typeof data6 == "number" && isFinite(data6))) {
            const err24 = { instancePath: instancePath + "/interval/high", schemaPath: "Interval/properties/high/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data4.level !== void 0) {
          let data7 = data4.level;
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1 || isNaN(data7)) {
              const err25 = { instancePath: instancePath + "/interval/level", schemaPath: "Interval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              const err26 = { instancePath: instancePath + "/interval/level", schemaPath: "Interval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/interval/level", schemaPath: "Interval/properties/level/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data4.method !== void 0) {
          let data8 = data4.method;
          if (typeof data8 !== "string") {
            const err28 = { instancePath: instancePath + "/interval/method", schemaPath: "Interval/properties/method/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (!(data8 === "wilson" || data8 === "student_t")) {
            const err29 = { instancePath: instancePath + "/interval/method", schemaPath: "Interval/properties/method/enum", keyword: "enum", params: { allowedValues: schema109.properties.method.enum } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath: instancePath + "/interval", schemaPath: "Interval/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      var _valid0 = _errs12 === errors;
      if (_valid0) {
        valid2 = true;
        passing0 = 0;
        var props0 = {};
        props0.low = true;
        props0.high = true;
        props0.level = true;
        props0.method = true;
      }
      const _errs23 = errors;
      if (data4 !== null) {
        const err31 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      var _valid0 = _errs23 === errors;
      if (_valid0 && valid2) {
        valid2 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid2 = true;
          passing0 = 1;
        }
      }
      if (!valid2) {
        const err32 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      } else {
        errors = _errs11;
        if (vErrors !== null) {
          if (_errs11) {
            vErrors.length = _errs11;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.fixed_sample_interval !== void 0) {
      let data9 = data.fixed_sample_interval;
      const _errs26 = errors;
      let valid5 = false;
      let passing1 = null;
      const _errs27 = errors;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.low === void 0) {
          const err33 = { instancePath: instancePath + "/fixed_sample_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "low" } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data9.high === void 0) {
          const err34 = { instancePath: instancePath + "/fixed_sample_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "high" } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (data9.level === void 0) {
          const err35 = { instancePath: instancePath + "/fixed_sample_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "level" } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (data9.method === void 0) {
          const err36 = { instancePath: instancePath + "/fixed_sample_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "method" } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data9.low !== void 0) {
          let data10 = data9.low;
          if (!(typeof data10 == "number" && isFinite(data10))) {
            const err37 = { instancePath: instancePath + "/fixed_sample_interval/low", schemaPath: "NamedInterval/properties/low/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data9.high !== void 0) {
          let data11 = data9.high;
          if (!(typeof data11 == "number" && isFinite(data11))) {
            const err38 = { instancePath: instancePath + "/fixed_sample_interval/high", schemaPath: "NamedInterval/properties/high/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data9.level !== void 0) {
          let data12 = data9.level;
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 1 || isNaN(data12)) {
              const err39 = { instancePath: instancePath + "/fixed_sample_interval/level", schemaPath: "NamedInterval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              const err40 = { instancePath: instancePath + "/fixed_sample_interval/level", schemaPath: "NamedInterval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
          } else {
            const err41 = { instancePath: instancePath + "/fixed_sample_interval/level", schemaPath: "NamedInterval/properties/level/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data9.method !== void 0) {
          let data13 = data9.method;
          if (typeof data13 === "string") {
            if (func1(data13) > 40) {
              const err42 = { instancePath: instancePath + "/fixed_sample_interval/method", schemaPath: "NamedInterval/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          } else {
            const err43 = { instancePath: instancePath + "/fixed_sample_interval/method", schemaPath: "NamedInterval/properties/method/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath: instancePath + "/fixed_sample_interval", schemaPath: "NamedInterval/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
      var _valid1 = _errs27 === errors;
      if (_valid1) {
        valid5 = true;
        passing1 = 0;
        var props1 = {};
        props1.low = true;
        props1.high = true;
        props1.level = true;
        props1.method = true;
      }
      const _errs38 = errors;
      if (data9 !== null) {
        const err45 = { instancePath: instancePath + "/fixed_sample_interval", schemaPath: "#/properties/fixed_sample_interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
      var _valid1 = _errs38 === errors;
      if (_valid1 && valid5) {
        valid5 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid5 = true;
          passing1 = 1;
        }
      }
      if (!valid5) {
        const err46 = { instancePath: instancePath + "/fixed_sample_interval", schemaPath: "#/properties/fixed_sample_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      } else {
        errors = _errs26;
        if (vErrors !== null) {
          if (_errs26) {
            vErrors.length = _errs26;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.always_valid_interval !== void 0) {
      let data14 = data.always_valid_interval;
      const _errs41 = errors;
      let valid8 = false;
      let passing2 = null;
      const _errs42 = errors;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.low === void 0) {
          const err47 = { instancePath: instancePath + "/always_valid_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "low" } };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
        if (data14.high === void 0) {
          const err48 = { instancePath: instancePath + "/always_valid_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "high" } };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
        if (data14.level === void 0) {
          const err49 = { instancePath: instancePath + "/always_valid_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "level" } };
          if (vErrors === null) {
            vErrors = [err49];
          } else {
            vErrors.push(err49);
          }
          errors++;
        }
        if (data14.method === void 0) {
          const err50 = { instancePath: instancePath + "/always_valid_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "method" } };
          if (vErrors === null) {
            vErrors = [err50];
          } else {
            vErrors.push(err50);
          }
          errors++;
        }
        if (data14.low !== void 0) {
          let data15 = data14.low;
          if (!(typeof data15 == "number" && isFinite(data15))) {
            const err51 = { instancePath: instancePath + "/always_valid_interval/low", schemaPath: "NamedInterval/properties/low/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data14.high !== void 0) {
          let data16 = data14.high;
          if (!(typeof data16 == "number" && isFinite(data16))) {
            const err52 = { instancePath: instancePath + "/always_valid_interval/high", schemaPath: "NamedInterval/properties/high/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data14.level !== void 0) {
          let data17 = data14.level;
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 > 1 || isNaN(data17)) {
              const err53 = { instancePath: instancePath + "/always_valid_interval/level", schemaPath: "NamedInterval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            if (data17 < 0 || isNaN(data17)) {
              const err54 = { instancePath: instancePath + "/always_valid_interval/level", schemaPath: "NamedInterval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
          } else {
            const err55 = { instancePath: instancePath + "/always_valid_interval/level", schemaPath: "NamedInterval/properties/level/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
        if (data14.method !== void 0) {
          let data18 = data14.method;
          if (typeof data18 === "string") {
            if (func1(data18) > 40) {
              const err56 = { instancePath: instancePath + "/always_valid_interval/method", schemaPath: "NamedInterval/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              if (vErrors === null) {
                vErrors = [err56];
              } else {
                vErrors.push(err56);
              }
              errors++;
            }
          } else {
            const err57 = { instancePath: instancePath + "/always_valid_interval/method", schemaPath: "NamedInterval/properties/method/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
      } else {
        const err58 = { instancePath: instancePath + "/always_valid_interval", schemaPath: "NamedInterval/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
      var _valid2 = _errs42 === errors;
      if (_valid2) {
        valid8 = true;
        passing2 = 0;
        var props2 = {};
        props2.low = true;
        props2.high = true;
        props2.level = true;
        props2.method = true;
      }
      const _errs53 = errors;
      if (data14 !== null) {
        const err59 = { instancePath: instancePath + "/always_valid_interval", schemaPath: "#/properties/always_valid_interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err59];
        } else {
          vErrors.push(err59);
        }
        errors++;
      }
      var _valid2 = _errs53 === errors;
      if (_valid2 && valid8) {
        valid8 = false;
        passing2 = [passing2, 1];
      } else {
        if (_valid2) {
          valid8 = true;
          passing2 = 1;
        }
      }
      if (!valid8) {
        const err60 = { instancePath: instancePath + "/always_valid_interval", schemaPath: "#/properties/always_valid_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 } };
        if (vErrors === null) {
          vErrors = [err60];
        } else {
          vErrors.push(err60);
        }
        errors++;
      } else {
        errors = _errs41;
        if (vErrors !== null) {
          if (_errs41) {
            vErrors.length = _errs41;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err61 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err61];
    } else {
      vErrors.push(err61);
    }
    errors++;
  }
  validate62.errors = vErrors;
  return errors === 0;
}
validate62.evaluated = { "props": { "variant_id": true, "variant_name": true, "wins": true, "win_rate": true, "interval": true, "fixed_sample_interval": true, "always_valid_interval": true }, "dynamicProps": false, "dynamicItems": false };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.first_share === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_share" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.votes_counted === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "votes_counted" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.interval === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.first_share !== void 0) {
      let data0 = data.first_share;
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1 || isNaN(data0)) {
          const err3 = { instancePath: instancePath + "/first_share", schemaPath: "#/properties/first_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err4 = { instancePath: instancePath + "/first_share", schemaPath: "#/properties/first_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
      } else {
        const err5 = { instancePath: instancePath + "/first_share", schemaPath: "#/properties/first_share/type", keyword: "type", params: { type: "number" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
    }
    if (data.votes_counted !== void 0) {
      let data1 = data.votes_counted;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err6 = { instancePath: instancePath + "/votes_counted", schemaPath: "#/properties/votes_counted/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err7 = { instancePath: instancePath + "/votes_counted", schemaPath: "#/properties/votes_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/votes_counted", schemaPath: "#/properties/votes_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.interval !== void 0) {
      let data2 = data.interval;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.low === void 0) {
          const err9 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "low" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data2.high === void 0) {
          const err10 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "high" } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2.level === void 0) {
          const err11 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "level" } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data2.method === void 0) {
          const err12 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "method" } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data2.low !== void 0) {
          let data3 = data2.low;
          if (!(typeof data3 == "number" && isFinite(data3))) {
            const err13 = { instancePath: instancePath + "/interval/low", schemaPath: "NamedInterval/properties/low/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data2.high !== void 0) {
          let data4 = data2.high;
          if (!(typeof data4 == "number" && isFinite(data4))) {
            const err14 = { instancePath: instancePath + "/interval/high", schemaPath: "NamedInterval/properties/high/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data2.level !== void 0) {
          let data5 = data2.level;
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1 || isNaN(data5)) {
              const err15 = { instancePath: instancePath + "/interval/level", schemaPath: "NamedInterval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err16 = { instancePath: instancePath + "/interval/level", schemaPath: "NamedInterval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/interval/level", schemaPath: "NamedInterval/properties/level/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data2.method !== void 0) {
          let data6 = data2.method;
          if (typeof data6 === "string") {
            if (func1(data6) > 40) {
              const err18 = { instancePath: instancePath + "/interval/method", schemaPath: "NamedInterval/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/interval/method", schemaPath: "NamedInterval/properties/method/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath: instancePath + "/interval", schemaPath: "NamedInterval/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
  } else {
    const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err21];
    } else {
      vErrors.push(err21);
    }
    errors++;
  }
  validate64.errors = vErrors;
  return errors === 0;
}
validate64.evaluated = { "props": { "first_share": true, "votes_counted": true, "interval": true }, "dynamicProps": false, "dynamicItems": false };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.variants === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variants" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.both_good === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "both_good" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.both_bad === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "both_bad" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.enough_votes === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enough_votes" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.enough_outcomes === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enough_outcomes" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.position === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.variants !== void 0) {
      let data0 = data.variants;
      if (Array.isArray(data0)) {
        if (data0.length > 2) {
          const err6 = { instancePath: instancePath + "/variants", schemaPath: "#/properties/variants/maxItems", keyword: "maxItems", params: { limit: 2 } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data0.length < 2) {
          const err7 = { instancePath: instancePath + "/variants", schemaPath: "#/properties/variants/minItems", keyword: "minItems", params: { limit: 2 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate62(data0[i0], { instancePath: instancePath + "/variants/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err8 = { instancePath: instancePath + "/variants", schemaPath: "#/properties/variants/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.both_good !== void 0) {
      let data2 = data.both_good;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/both_good", schemaPath: "#/properties/both_good/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/both_good", schemaPath: "#/properties/both_good/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/both_good", schemaPath: "#/properties/both_good/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.both_bad !== void 0) {
      let data3 = data.both_bad;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err12 = { instancePath: instancePath + "/both_bad", schemaPath: "#/properties/both_bad/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err13 = { instancePath: instancePath + "/both_bad", schemaPath: "#/properties/both_bad/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err14 = { instancePath: instancePath + "/both_bad", schemaPath: "#/properties/both_bad/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      }
    }
    if (data.enough_votes !== void 0) {
      let data4 = data.enough_votes;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.is_enough === void 0) {
          const err15 = { instancePath: instancePath + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "is_enough" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data4.leader_id === void 0) {
          const err16 = { instancePath: instancePath + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "leader_id" } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data4.method === void 0) {
          const err17 = { instancePath: instancePath + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "method" } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data4.level === void 0) {
          const err18 = { instancePath: instancePath + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "level" } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data4.votes_counted === void 0) {
          const err19 = { instancePath: instancePath + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "votes_counted" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data4.votes_needed === void 0) {
          const err20 = { instancePath: instancePath + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "votes_needed" } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data4.is_enough !== void 0) {
          if (typeof data4.is_enough !== "boolean") {
            const err21 = { instancePath: instancePath + "/enough_votes/is_enough", schemaPath: "EnoughVotes/properties/is_enough/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data4.leader_id !== void 0) {
          let data6 = data4.leader_id;
          if (typeof data6 !== "string" && data6 !== null) {
            const err22 = { instancePath: instancePath + "/enough_votes/leader_id", schemaPath: "EnoughVotes/properties/leader_id/type", keyword: "type", params: { type: schema112.properties.leader_id.type } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          if (typeof data6 === "string") {
            if (func1(data6) > 36) {
              const err23 = { instancePath: instancePath + "/enough_votes/leader_id", schemaPath: "EnoughVotes/properties/leader_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        }
        if (data4.method !== void 0) {
          let data7 = data4.method;
          if (typeof data7 !== "string") {
            const err24 = { instancePath: instancePath + "/enough_votes/method", schemaPath: "EnoughVotes/properties/method/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (!(data7 === "wilson_excludes_half")) {
            const err25 = { instancePath: instancePath + "/enough_votes/method", schemaPath: "EnoughVotes/properties/method/enum", keyword: "enum", params: { allowedValues: schema112.properties.method.enum } };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data4.level !== void 0) {
          let data8 = data4.level;
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 1 || isNaN(data8)) {
              const err26 = { instancePath: instancePath + "/enough_votes/level", schemaPath: "EnoughVotes/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (data8 < 0 || isNaN(data8)) {
              const err27 = { instancePath: instancePath + "/enough_votes/level", schemaPath: "EnoughVotes/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/enough_votes/level", schemaPath: "EnoughVotes/properties/level/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data4.votes_counted !== void 0) {
          let data9 = data4.votes_counted;
          if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
            const err29 = { instancePath: instancePath + "/enough_votes/votes_counted", schemaPath: "EnoughVotes/properties/votes_counted/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 2147483647 || isNaN(data9)) {
              const err30 = { instancePath: instancePath + "/enough_votes/votes_counted", schemaPath: "EnoughVotes/properties/votes_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              const err31 = { instancePath: instancePath + "/enough_votes/votes_counted", schemaPath: "EnoughVotes/properties/votes_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        }
        if (data4.votes_needed !== void 0) {
          let data10 = data4.votes_needed;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10)) && data10 !== null) {
            const err32 = { instancePath: instancePath + "/enough_votes/votes_needed", schemaPath: "EnoughVotes/properties/votes_needed/type", keyword: "type", params: { type: schema112.properties.votes_needed.type } };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 9007199254740991 || isNaN(data10)) {
              const err33 = { instancePath: instancePath + "/enough_votes/votes_needed", schemaPath: "EnoughVotes/properties/votes_needed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              const err34 = { instancePath: instancePath + "/enough_votes/votes_needed", schemaPath: "EnoughVotes/properties/votes_needed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
          }
        }
      } else {
        const err35 = { instancePath: instancePath + "/enough_votes", schemaPath: "EnoughVotes/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
    }
    if (data.enough_outcomes !== void 0) {
      let data11 = data.enough_outcomes;
      if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
        if (data11.is_enough === void 0) {
          const err36 = { instancePath: instancePath + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "is_enough" } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data11.leader_id === void 0) {
          const err37 = { instancePath: instancePath + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "leader_id" } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (data11.method === void 0) {
          const err38 = { instancePath: instancePath + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "method" } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
        if (data11.level === void 0) {
          const err39 = { instancePath: instancePath + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "level" } };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (data11.outcomes_counted === void 0) {
          const err40 = { instancePath: instancePath + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "outcomes_counted" } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (data11.outcomes_still_needed === void 0) {
          const err41 = { instancePath: instancePath + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "outcomes_still_needed" } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (data11.is_enough !== void 0) {
          if (typeof data11.is_enough !== "boolean") {
            const err42 = { instancePath: instancePath + "/enough_outcomes/is_enough", schemaPath: "EnoughOutcomes/properties/is_enough/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data11.leader_id !== void 0) {
          let data13 = data11.leader_id;
          if (typeof data13 !== "string" && data13 !== null) {
            const err43 = { instancePath: instancePath + "/enough_outcomes/leader_id", schemaPath: "EnoughOutcomes/properties/leader_id/type", keyword: "type", params: { type: schema113.properties.leader_id.type } };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
          if (typeof data13 === "string") {
            if (func1(data13) > 36) {
              const err44 = { instancePath: instancePath + "/enough_outcomes/leader_id", schemaPath: "EnoughOutcomes/properties/leader_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          }
        }
        if (data11.method !== void 0) {
          let data14 = data11.method;
          if (typeof data14 === "string") {
            if (func1(data14) > 40) {
              const err45 = { instancePath: instancePath + "/enough_outcomes/method", schemaPath: "EnoughOutcomes/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
          } else {
            const err46 = { instancePath: instancePath + "/enough_outcomes/method", schemaPath: "EnoughOutcomes/properties/method/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
        }
        if (data11.level !== void 0) {
          let data15 = data11.level;
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 1 || isNaN(data15)) {
              const err47 = { instancePath: instancePath + "/enough_outcomes/level", schemaPath: "EnoughOutcomes/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err48 = { instancePath: instancePath + "/enough_outcomes/level", schemaPath: "EnoughOutcomes/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          } else {
            const err49 = { instancePath: instancePath + "/enough_outcomes/level", schemaPath: "EnoughOutcomes/properties/level/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data11.outcomes_counted !== void 0) {
          let data16 = data11.outcomes_counted;
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
            const err50 = { instancePath: instancePath + "/enough_outcomes/outcomes_counted", schemaPath: "EnoughOutcomes/properties/outcomes_counted/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 2147483647 || isNaN(data16)) {
              const err51 = { instancePath: instancePath + "/enough_outcomes/outcomes_counted", schemaPath: "EnoughOutcomes/properties/outcomes_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err52 = { instancePath: instancePath + "/enough_outcomes/outcomes_counted", schemaPath: "EnoughOutcomes/properties/outcomes_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
          }
        }
        if (data11.outcomes_still_needed !== void 0) {
          let data17 = data11.outcomes_still_needed;
          if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17)) && data17 !== null) {
            const err53 = { instancePath: instancePath + "/enough_outcomes/outcomes_still_needed", schemaPath: "EnoughOutcomes/properties/outcomes_still_needed/type", keyword: "type", params: { type: schema113.properties.outcomes_still_needed.type } };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 > 2147483647 || isNaN(data17)) {
              const err54 = { instancePath: instancePath + "/enough_outcomes/outcomes_still_needed", schemaPath: "EnoughOutcomes/properties/outcomes_still_needed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
              if (vErrors === null) {
                vErrors = [err54];
              } else {
                vErrors.push(err54);
              }
              errors++;
            }
            if (data17 < 0 || isNaN(data17)) {
              const err55 = { instancePath: instancePath + "/enough_outcomes/outcomes_still_needed", schemaPath: "EnoughOutcomes/properties/outcomes_still_needed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
          }
        }
      } else {
        const err56 = { instancePath: instancePath + "/enough_outcomes", schemaPath: "EnoughOutcomes/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
    }
    if (data.position !== void 0) {
      let data18 = data.position;
      const _errs39 = errors;
      let valid7 = false;
      let passing0 = null;
      const _errs40 = errors;
      if (!validate64(data18, { instancePath: instancePath + "/position", parentData: data, parentDataProperty: "position", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs40 === errors;
      if (_valid0) {
        valid7 = true;
        passing0 = 0;
        var props0 = {};
        props0.first_share = true;
        props0.votes_counted = true;
        props0.interval = true;
      }
      const _errs41 = errors;
      if (data18 !== null) {
        const err57 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      var _valid0 = _errs41 === errors;
      if (_valid0 && valid7) {
        valid7 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid7 = true;
          passing0 = 1;
        }
      }
      if (!valid7) {
        const err58 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      } else {
        errors = _errs39;
        if (vErrors !== null) {
          if (_errs39) {
            vErrors.length = _errs39;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err59 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err59];
    } else {
      vErrors.push(err59);
    }
    errors++;
  }
  validate61.errors = vErrors;
  return errors === 0;
}
validate61.evaluated = { "props": { "variants": true, "both_good": true, "both_bad": true, "enough_votes": true, "enough_outcomes": true, "position": true }, "dynamicProps": false, "dynamicItems": false };
var schema116 = { "type": "object", "description": "The results of a single-model evaluation. The statistics use only scores that are numbers. The server counts each category separately. With several judges, each scenario counts once, with the mean of its judges' numbers.", "x-assumption": ["U36", "U59"], "required": ["count", "mean", "median", "standard_deviation", "min", "max", "interval", "histogram", "categories"], "properties": { "count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scores that are numbers. Text that parses as a decimal number counts as a number. With several judges, this is the number of scenarios that have at least one such score.", "examples": [42] }, "mean": { "type": ["number", "null"], "description": "The mean of the numbers. `null` if no score is a number.", "examples": [3.8] }, "median": { "type": ["number", "null"], "description": "The median: the middle number, or the mean of the two middle numbers.", "examples": [4] }, "standard_deviation": { "type": ["number", "null"], "minimum": 0, "description": "The standard deviation of the sample, with the divisor n - 1. `null` with fewer than two numbers.", "examples": [0.9] }, "min": { "type": ["number", "null"], "description": "The lowest number.", "examples": [1] }, "max": { "type": ["number", "null"], "description": "The highest number.", "examples": [5] }, "interval": { "description": "Student's interval of the mean. It is a fixed-sample interval. It is valid only if you read the results once, after a number of judgements that you chose before the start.", "oneOf": [{ "$ref": "Interval" }, { "type": "null" }] }, "histogram": { "type": "array", "maxItems": 20, "description": "The histogram of the numbers. If all numbers are whole and at most 20 bins are needed, each whole number has its own bin. Otherwise, there are ten bins of equal width.", "items": { "$ref": "HistogramBin" } }, "categories": { "type": "array", "maxItems": 1e3, "description": "The categories of all judges, the most frequent first. A category is a score that is not a number. The list contains at most 1,000 categories. The server counts only the first 20,000 different categories, in the order of the scenarios.", "items": { "$ref": "CategoryCount" } } } };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.mean === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mean" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.median === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "median" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.standard_deviation === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standard_deviation" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.min === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "min" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.max === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.interval === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.histogram === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "histogram" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.categories === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "categories" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
        const err9 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          const err10 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          const err11 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.mean !== void 0) {
      let data1 = data.mean;
      if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
        const err12 = { instancePath: instancePath + "/mean", schemaPath: "#/properties/mean/type", keyword: "type", params: { type: schema116.properties.mean.type } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.median !== void 0) {
      let data2 = data.median;
      if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
        const err13 = { instancePath: instancePath + "/median", schemaPath: "#/properties/median/type", keyword: "type", params: { type: schema116.properties.median.type } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.standard_deviation !== void 0) {
      let data3 = data.standard_deviation;
      if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
        const err14 = { instancePath: instancePath + "/standard_deviation", schemaPath: "#/properties/standard_deviation/type", keyword: "type", params: { type: schema116.properties.standard_deviation.type } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 < 0 || isNaN(data3)) {
          const err15 = { instancePath: instancePath + "/standard_deviation", schemaPath: "#/properties/standard_deviation/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.min !== void 0) {
      let data4 = data.min;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err16 = { instancePath: instancePath + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: schema116.properties.min.type } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.max !== void 0) {
      let data5 = data.max;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err17 = { instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: schema116.properties.max.type } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.interval !== void 0) {
      let data6 = data.interval;
      const _errs14 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs15 = errors;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.low === void 0) {
          const err18 = { instancePath: instancePath + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "low" } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data6.high === void 0) {
          const err19 = { instancePath: instancePath + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "high" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data6.level === void 0) {
          const err20 = { instancePath: instancePath + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "level" } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data6.method === void 0) {
          const err21 = { instancePath: instancePath + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "method" } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data6.low !== void 0) {
          let data7 = data6.low;
          if (!(typeof data7 == "number" && isFinite(data7))) {
            const err22 = { instancePath: instancePath + "/interval/low", schemaPath: "Interval/properties/low/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data6.high !== void 0) {
          let data8 = data6.high;
          if (!(typeof data8 == "number" && isFinite(data8))) {
            const err23 = { instancePath: instancePath + "/interval/high", schemaPath: "Interval/properties/high/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data6.level !== void 0) {
          let data9 = data6.level;
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1 || isNaN(data9)) {
              const err24 = { instancePath: instancePath + "/interval/level", schemaPath: "Interval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              const err25 = { instancePath: instancePath + "/interval/level", schemaPath: "Interval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/interval/level", schemaPath: "Interval/properties/level/type", keyword: "type", params: { type: "number" } };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data6.method !== void 0) {
          let data10 = data6.method;
          if (typeof data10 !== "string") {
            const err27 = { instancePath: instancePath + "/interval/method", schemaPath: "Interval/properties/method/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (!(data10 === "wilson" || data10 === "student_t")) {
            const err28 = { instancePath: instancePath + "/interval/method", schemaPath: "Interval/properties/method/enum", keyword: "enum", params: { allowedValues: schema109.properties.method.enum } };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
      } else {
        const err29 = { instancePath: instancePath + "/interval", schemaPath: "Interval/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      var _valid0 = _errs15 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
        var props0 = {};
        props0.low = true;
        props0.high = true;
        props0.level = true;
        props0.method = true;
      }
      const _errs26 = errors;
      if (data6 !== null) {
        const err30 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      var _valid0 = _errs26 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err31 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = _errs14;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.histogram !== void 0) {
      let data11 = data.histogram;
      if (Array.isArray(data11)) {
        if (data11.length > 20) {
          const err32 = { instancePath: instancePath + "/histogram", schemaPath: "#/properties/histogram/maxItems", keyword: "maxItems", params: { limit: 20 } };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
        const len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data12 = data11[i0];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.from === void 0) {
              const err33 = { instancePath: instancePath + "/histogram/" + i0, schemaPath: "HistogramBin/required", keyword: "required", params: { missingProperty: "from" } };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (data12.to === void 0) {
              const err34 = { instancePath: instancePath + "/histogram/" + i0, schemaPath: "HistogramBin/required", keyword: "required", params: { missingProperty: "to" } };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (data12.count === void 0) {
              const err35 = { instancePath: instancePath + "/histogram/" + i0, schemaPath: "HistogramBin/required", keyword: "required", params: { missingProperty: "count" } };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (data12.from !== void 0) {
              let data13 = data12.from;
              if (!(typeof data13 == "number" && isFinite(data13))) {
                const err36 = { instancePath: instancePath + "/histogram/" + i0 + "/from", schemaPath: "HistogramBin/properties/from/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data12.to !== void 0) {
              let data14 = data12.to;
              if (!(typeof data14 == "number" && isFinite(data14))) {
                const err37 = { instancePath: instancePath + "/histogram/" + i0 + "/to", schemaPath: "HistogramBin/properties/to/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data12.count !== void 0) {
              let data15 = data12.count;
              if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                const err38 = { instancePath: instancePath + "/histogram/" + i0 + "/count", schemaPath: "HistogramBin/properties/count/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
              if (typeof data15 == "number" && isFinite(data15)) {
                if (data15 > 2147483647 || isNaN(data15)) {
                  const err39 = { instancePath: instancePath + "/histogram/" + i0 + "/count", schemaPath: "HistogramBin/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                if (data15 < 0 || isNaN(data15)) {
                  const err40 = { instancePath: instancePath + "/histogram/" + i0 + "/count", schemaPath: "HistogramBin/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err41 = { instancePath: instancePath + "/histogram/" + i0, schemaPath: "HistogramBin/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
      } else {
        const err42 = { instancePath: instancePath + "/histogram", schemaPath: "#/properties/histogram/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
    }
    if (data.categories !== void 0) {
      let data16 = data.categories;
      if (Array.isArray(data16)) {
        if (data16.length > 1e3) {
          const err43 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
        const len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data17 = data16[i1];
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.category === void 0) {
              const err44 = { instancePath: instancePath + "/categories/" + i1, schemaPath: "CategoryCount/required", keyword: "required", params: { missingProperty: "category" } };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (data17.count === void 0) {
              const err45 = { instancePath: instancePath + "/categories/" + i1, schemaPath: "CategoryCount/required", keyword: "required", params: { missingProperty: "count" } };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (data17.category !== void 0) {
              let data18 = data17.category;
              if (typeof data18 === "string") {
                if (func1(data18) > 200) {
                  const err46 = { instancePath: instancePath + "/categories/" + i1 + "/category", schemaPath: "CategoryCount/properties/category/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              } else {
                const err47 = { instancePath: instancePath + "/categories/" + i1 + "/category", schemaPath: "CategoryCount/properties/category/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
            if (data17.count !== void 0) {
              let data19 = data17.count;
              if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                const err48 = { instancePath: instancePath + "/categories/" + i1 + "/count", schemaPath: "CategoryCount/properties/count/type", keyword: "type", params: { type: "integer" } };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
              if (typeof data19 == "number" && isFinite(data19)) {
                if (data19 > 2147483647 || isNaN(data19)) {
                  const err49 = { instancePath: instancePath + "/categories/" + i1 + "/count", schemaPath: "CategoryCount/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (data19 < 0 || isNaN(data19)) {
                  const err50 = { instancePath: instancePath + "/categories/" + i1 + "/count", schemaPath: "CategoryCount/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err51 = { instancePath: instancePath + "/categories/" + i1, schemaPath: "CategoryCount/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      } else {
        const err52 = { instancePath: instancePath + "/categories", schemaPath: "#/properties/categories/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
    }
  } else {
    const err53 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err53];
    } else {
      vErrors.push(err53);
    }
    errors++;
  }
  validate67.errors = vErrors;
  return errors === 0;
}
validate67.evaluated = { "props": { "count": true, "mean": true, "median": true, "standard_deviation": true, "min": true, "max": true, "interval": true, "histogram": true, "categories": true }, "dynamicProps": false, "dynamicItems": false };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.metric === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.scenarios_counted === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios_counted" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.judgements_counted === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgements_counted" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.raw === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "raw" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.alpha === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alpha" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.metric !== void 0) {
      let data0 = data.metric;
      if (typeof data0 === "string") {
        if (func1(data0) > 40) {
          const err5 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/maxLength", keyword: "maxLength", params: { limit: 40 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.scenarios_counted !== void 0) {
      let data1 = data.scenarios_counted;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err7 = { instancePath: instancePath + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err8 = { instancePath: instancePath + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err9 = { instancePath: instancePath + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
      }
    }
    if (data.judgements_counted !== void 0) {
      let data2 = data.judgements_counted;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err10 = { instancePath: instancePath + "/judgements_counted", schemaPath: "#/properties/judgements_counted/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/judgements_counted", schemaPath: "#/properties/judgements_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err12 = { instancePath: instancePath + "/judgements_counted", schemaPath: "#/properties/judgements_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.raw !== void 0) {
      let data3 = data.raw;
      const _errs8 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs9 = errors;
      if (!validate45(data3, { instancePath: instancePath + "/raw", parentData: data, parentDataProperty: "raw", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs9 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
        var props0 = {};
        props0.value = true;
        props0.interval = true;
      }
      const _errs10 = errors;
      if (data3 !== null) {
        const err13 = { instancePath: instancePath + "/raw", schemaPath: "#/properties/raw/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      var _valid0 = _errs10 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err14 = { instancePath: instancePath + "/raw", schemaPath: "#/properties/raw/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      } else {
        errors = _errs8;
        if (vErrors !== null) {
          if (_errs8) {
            vErrors.length = _errs8;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.alpha !== void 0) {
      let data4 = data.alpha;
      const _errs13 = errors;
      let valid2 = false;
      let passing1 = null;
      const _errs14 = errors;
      if (!validate45(data4, { instancePath: instancePath + "/alpha", parentData: data, parentDataProperty: "alpha", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs14 === errors;
      if (_valid1) {
        valid2 = true;
        passing1 = 0;
        var props1 = {};
        props1.value = true;
        props1.interval = true;
      }
      const _errs15 = errors;
      if (data4 !== null) {
        const err15 = { instancePath: instancePath + "/alpha", schemaPath: "#/properties/alpha/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      var _valid1 = _errs15 === errors;
      if (_valid1 && valid2) {
        valid2 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid2 = true;
          passing1 = 1;
        }
      }
      if (!valid2) {
        const err16 = { instancePath: instancePath + "/alpha", schemaPath: "#/properties/alpha/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      } else {
        errors = _errs13;
        if (vErrors !== null) {
          if (_errs13) {
            vErrors.length = _errs13;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err17];
    } else {
      vErrors.push(err17);
    }
    errors++;
  }
  validate69.errors = vErrors;
  return errors === 0;
}
validate69.evaluated = { "props": { "metric": true, "scenarios_counted": true, "judgements_counted": true, "raw": true, "alpha": true }, "dynamicProps": false, "dynamicItems": false };
var schema121 = { "type": "object", "description": "The judgements of one judge, compared with the judgements of the other judges.", "x-assumption": "U59", "required": ["judge_id", "judgement_count", "is_outlying", "scenarios_compared", "alpha", "others_alpha", "position"], "properties": { "judge_id": { "type": "string", "maxLength": 36, "description": "The id of the judge. It is the `judge_id` in the list of judges.", "examples": ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, "judgement_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios that the judge has judged.", "examples": [48] }, "is_outlying": { "type": "boolean", "description": "Whether the judge is outlying. This is `true` if three conditions hold. First, at least 20 scenarios were compared. Second, the judge agrees less with the other judges than they agree with each other, and chance does not explain the difference. Third, `alpha` is below half of `others_alpha`.", "examples": [false] }, "scenarios_compared": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios that this judge and at least two others judged.", "examples": [48] }, "alpha": { "type": ["number", "null"], "description": "The agreement of the judge with the other judges on the compared scenarios, as Krippendorff's alpha. `null` if no scenarios were compared, or if all judgements are equal.", "examples": [0.61] }, "others_alpha": { "type": ["number", "null"], "description": "The agreement of the other judges with each other on the compared scenarios. `null` if `alpha` is `null`.", "examples": [0.68] }, "position": { "oneOf": [{ "$ref": "PositionShare" }, { "type": "null" }] } } };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.judge_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.judgement_count === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgement_count" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.is_outlying === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_outlying" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.scenarios_compared === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios_compared" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.alpha === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alpha" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.others_alpha === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "others_alpha" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.position === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.judge_id !== void 0) {
      let data0 = data.judge_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err7 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.judgement_count !== void 0) {
      let data1 = data.judgement_count;
      if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
        const err9 = { instancePath: instancePath + "/judgement_count", schemaPath: "#/properties/judgement_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2147483647 || isNaN(data1)) {
          const err10 = { instancePath: instancePath + "/judgement_count", schemaPath: "#/properties/judgement_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          const err11 = { instancePath: instancePath + "/judgement_count", schemaPath: "#/properties/judgement_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.is_outlying !== void 0) {
      if (typeof data.is_outlying !== "boolean") {
        const err12 = { instancePath: instancePath + "/is_outlying", schemaPath: "#/properties/is_outlying/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.scenarios_compared !== void 0) {
      let data3 = data.scenarios_compared;
      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
        const err13 = { instancePath: instancePath + "/scenarios_compared", schemaPath: "#/properties/scenarios_compared/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2147483647 || isNaN(data3)) {
          const err14 = { instancePath: instancePath + "/scenarios_compared", schemaPath: "#/properties/scenarios_compared/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data3 < 0 || isNaN(data3)) {
          const err15 = { instancePath: instancePath + "/scenarios_compared", schemaPath: "#/properties/scenarios_compared/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.alpha !== void 0) {
      let data4 = data.alpha;
      if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
        const err16 = { instancePath: instancePath + "/alpha", schemaPath: "#/properties/alpha/type", keyword: "type", params: { type: schema121.properties.alpha.type } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.others_alpha !== void 0) {
      let data5 = data.others_alpha;
      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
        const err17 = { instancePath: instancePath + "/others_alpha", schemaPath: "#/properties/others_alpha/type", keyword: "type", params: { type: schema121.properties.others_alpha.type } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.position !== void 0) {
      let data6 = data.position;
      const _errs14 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs15 = errors;
      if (!validate64(data6, { instancePath: instancePath + "/position", parentData: data, parentDataProperty: "position", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs15 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
        var props0 = {};
        props0.first_share = true;
        props0.votes_counted = true;
        props0.interval = true;
      }
      const _errs16 = errors;
      if (data6 !== null) {
        const err18 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      var _valid0 = _errs16 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err19 = { instancePath: instancePath + "/position", schemaPath: "#/properties/position/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      } else {
        errors = _errs14;
        if (vErrors !== null) {
          if (_errs14) {
            vErrors.length = _errs14;
          } else {
            vErrors = null;
          }
        }
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate73.errors = vErrors;
  return errors === 0;
}
validate73.evaluated = { "props": { "judge_id": true, "judgement_count": true, "is_outlying": true, "scenarios_compared": true, "alpha": true, "others_alpha": true, "position": true }, "dynamicProps": false, "dynamicItems": false };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate60.evaluated;
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
    if (data.evaluation_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_name" } };
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
    if (data.status === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.scenario_count === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.judged_count === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.not_judged_count === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "not_judged_count" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.judgement_count === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgement_count" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.judgements_per_scenario === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgements_per_scenario" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.votes === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "votes" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.scores === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scores" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.agreement === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agreement" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.judges === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judges" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.evaluation_id !== void 0) {
      let data0 = data.evaluation_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err13 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err14 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err15 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.evaluation_name !== void 0) {
      let data1 = data.evaluation_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err17 = { instancePath: instancePath + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.evaluation_type !== void 0) {
      let data2 = data.evaluation_type;
      if (typeof data2 !== "string") {
        const err19 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (!(data2 === "human_a_b_testing" || data2 === "single_model_test")) {
        const err20 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: schema45.enum } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (typeof data3 !== "string") {
        const err21 = { instancePath: instancePath + "/status", schemaPath: "EvaluationStatus/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (!(data3 === "EVALUATION_INITIALIZED" || data3 === "EVALUATION_STARTED" || data3 === "EVALUATION_FINISHED")) {
        const err22 = { instancePath: instancePath + "/status", schemaPath: "EvaluationStatus/enum", keyword: "enum", params: { allowedValues: schema91.enum } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.scenario_count !== void 0) {
      let data4 = data.scenario_count;
      if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
        const err23 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2147483647 || isNaN(data4)) {
          const err24 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data4 < 0 || isNaN(data4)) {
          const err25 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
      }
    }
    if (data.judged_count !== void 0) {
      let data5 = data.judged_count;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err26 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          const err27 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err28 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.not_judged_count !== void 0) {
      let data6 = data.not_judged_count;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err29 = { instancePath: instancePath + "/not_judged_count", schemaPath: "#/properties/not_judged_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          const err30 = { instancePath: instancePath + "/not_judged_count", schemaPath: "#/properties/not_judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err31 = { instancePath: instancePath + "/not_judged_count", schemaPath: "#/properties/not_judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.judgement_count !== void 0) {
      let data7 = data.judgement_count;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err32 = { instancePath: instancePath + "/judgement_count", schemaPath: "#/properties/judgement_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err33 = { instancePath: instancePath + "/judgement_count", schemaPath: "#/properties/judgement_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err34 = { instancePath: instancePath + "/judgement_count", schemaPath: "#/properties/judgement_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.judgements_per_scenario !== void 0) {
      let data8 = data.judgements_per_scenario;
      if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
        const err35 = { instancePath: instancePath + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data8 == "number" && isFinite(data8)) {
        if (data8 > 20 || isNaN(data8)) {
          const err36 = { instancePath: instancePath + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (data8 < 1 || isNaN(data8)) {
          const err37 = { instancePath: instancePath + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
    }
    if (data.votes !== void 0) {
      let data9 = data.votes;
      const _errs23 = errors;
      let valid4 = false;
      let passing0 = null;
      const _errs24 = errors;
      if (!validate61(data9, { instancePath: instancePath + "/votes", parentData: data, parentDataProperty: "votes", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs24 === errors;
      if (_valid0) {
        valid4 = true;
        passing0 = 0;
        var props0 = {};
        props0.variants = true;
        props0.both_good = true;
        props0.both_bad = true;
        props0.enough_votes = true;
        props0.enough_outcomes = true;
        props0.position = true;
      }
      const _errs25 = errors;
      if (data9 !== null) {
        const err38 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      var _valid0 = _errs25 === errors;
      if (_valid0 && valid4) {
        valid4 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid4 = true;
          passing0 = 1;
        }
      }
      if (!valid4) {
        const err39 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      } else {
        errors = _errs23;
        if (vErrors !== null) {
          if (_errs23) {
            vErrors.length = _errs23;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.scores !== void 0) {
      let data10 = data.scores;
      const _errs28 = errors;
      let valid5 = false;
      let passing1 = null;
      const _errs29 = errors;
      if (!validate67(data10, { instancePath: instancePath + "/scores", parentData: data, parentDataProperty: "scores", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
        errors = vErrors.length;
      }
      var _valid1 = _errs29 === errors;
      if (_valid1) {
        valid5 = true;
        passing1 = 0;
        var props1 = {};
        props1.count = true;
        props1.mean = true;
        props1.median = true;
        props1.standard_deviation = true;
        props1.min = true;
        props1.max = true;
        props1.interval = true;
        props1.histogram = true;
        props1.categories = true;
      }
      const _errs30 = errors;
      if (data10 !== null) {
        const err40 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      var _valid1 = _errs30 === errors;
      if (_valid1 && valid5) {
        valid5 = false;
        passing1 = [passing1, 1];
      } else {
        if (_valid1) {
          valid5 = true;
          passing1 = 1;
        }
      }
      if (!valid5) {
        const err41 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      } else {
        errors = _errs28;
        if (vErrors !== null) {
          if (_errs28) {
            vErrors.length = _errs28;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.agreement !== void 0) {
      let data11 = data.agreement;
      const _errs33 = errors;
      let valid6 = false;
      let passing2 = null;
      const _errs34 = errors;
      if (!validate69(data11, { instancePath: instancePath + "/agreement", parentData: data, parentDataProperty: "agreement", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
        errors = vErrors.length;
      }
      var _valid2 = _errs34 === errors;
      if (_valid2) {
        valid6 = true;
        passing2 = 0;
        var props2 = {};
        props2.metric = true;
        props2.scenarios_counted = true;
        props2.judgements_counted = true;
        props2.raw = true;
        props2.alpha = true;
      }
      const _errs35 = errors;
      if (data11 !== null) {
        const err42 = { instancePath: instancePath + "/agreement", schemaPath: "#/properties/agreement/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      var _valid2 = _errs35 === errors;
      if (_valid2 && valid6) {
        valid6 = false;
        passing2 = [passing2, 1];
      } else {
        if (_valid2) {
          valid6 = true;
          passing2 = 1;
        }
      }
      if (!valid6) {
        const err43 = { instancePath: instancePath + "/agreement", schemaPath: "#/properties/agreement/oneOf", keyword: "oneOf", params: { passingSchemas: passing2 } };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      } else {
        errors = _errs33;
        if (vErrors !== null) {
          if (_errs33) {
            vErrors.length = _errs33;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.judges !== void 0) {
      let data12 = data.judges;
      if (!Array.isArray(data12) && data12 !== null) {
        const err44 = { instancePath: instancePath + "/judges", schemaPath: "#/properties/judges/type", keyword: "type", params: { type: schema102.properties.judges.type } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
      if (Array.isArray(data12)) {
        if (data12.length > 1e3) {
          const err45 = { instancePath: instancePath + "/judges", schemaPath: "#/properties/judges/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        const len0 = data12.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate73(data12[i0], { instancePath: instancePath + "/judges/" + i0, parentData: data12, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
            errors = vErrors.length;
          }
        }
      }
    }
  } else {
    const err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err46];
    } else {
      vErrors.push(err46);
    }
    errors++;
  }
  validate60.errors = vErrors;
  return errors === 0;
}
validate60.evaluated = { "props": { "evaluation_id": true, "evaluation_name": true, "evaluation_type": true, "status": true, "scenario_count": true, "judged_count": true, "not_judged_count": true, "judgement_count": true, "judgements_per_scenario": true, "votes": true, "scores": true, "agreement": true, "judges": true }, "dynamicProps": false, "dynamicItems": false };
var Judging = validate76;
var schema122 = { "type": "object", "description": "A human evaluation, as a judge sees it.", "required": ["evaluation_id", "evaluation_name", "evaluation_type", "instructions", "is_closed", "judgements_per_scenario", "scenario_count", "judged_count", "judge_id", "judge_name", "is_judge_name_fixed", "is_shared", "expires_at"], "properties": { "evaluation_id": { "$ref": "Id" }, "evaluation_name": { "type": "string", "maxLength": 200, "description": "The name of the evaluation.", "examples": ["Concise or warm?"] }, "evaluation_type": { "$ref": "EvaluationType" }, "instructions": { "type": ["string", "null"], "maxLength": 1e4, "description": "Instructions that tell the judges what to do, as plain text.", "examples": ["Choose the answer that helps the customer more."] }, "is_closed": { "type": "boolean", "description": "Whether the evaluation is closed. A closed evaluation rejects judgements.", "examples": [false] }, "judgements_per_scenario": { "type": "integer", "minimum": 1, "maximum": 20, "description": "The number of judges for each scenario.", "examples": [3] }, "scenario_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios.", "examples": [120] }, "judged_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios that the caller has judged.", "examples": [12] }, "judge_id": { "type": ["string", "null"], "maxLength": 36, "description": "The caller's id as a judge. The order in which the judge sees the outputs depends on this id. If the caller uses the key of a shared invitation, this member is `null`, because nobody can judge with that key.", "examples": ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, "judge_name": { "type": ["string", "null"], "maxLength": 100, "description": "The name of the judge. `null` if the judge has no name.", "examples": ["Maria"] }, "is_judge_name_fixed": { "type": "boolean", "description": "Whether an editor fixed the name of the judge. If so, the judge cannot change the name.", "examples": [false] }, "is_shared": { "type": "boolean", "description": "Whether the caller's key belongs to a shared invitation. If so, join with `createJudge` and use the new key.", "examples": [false] }, "expires_at": { "type": ["string", "null"], "format": "date-time", "maxLength": 24, "description": "When the caller's key expires. `null` if it never expires.", "examples": ["2036-01-31T00:00:00.000Z"] } } };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate76.evaluated;
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
    if (data.evaluation_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_name" } };
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
    if (data.instructions === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instructions" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.is_closed === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_closed" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.judgements_per_scenario === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgements_per_scenario" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.scenario_count === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.judged_count === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.judge_id === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.judge_name === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.is_judge_name_fixed === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_judge_name_fixed" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.is_shared === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_shared" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.evaluation_id !== void 0) {
      let data0 = data.evaluation_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err13 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err14 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err15 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.evaluation_name !== void 0) {
      let data1 = data.evaluation_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 200) {
          const err17 = { instancePath: instancePath + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.evaluation_type !== void 0) {
      let data2 = data.evaluation_type;
      if (typeof data2 !== "string") {
        const err19 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (!(data2 === "human_a_b_testing" || data2 === "single_model_test")) {
        const err20 = { instancePath: instancePath + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: schema45.enum } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.instructions !== void 0) {
      let data3 = data.instructions;
      if (typeof data3 !== "string" && data3 !== null) {
        const err21 = { instancePath: instancePath + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: schema122.properties.instructions.type } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 1e4) {
          const err22 = { instancePath: instancePath + "/instructions", schemaPath: "#/properties/instructions/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      }
    }
    if (data.is_closed !== void 0) {
      if (typeof data.is_closed !== "boolean") {
        const err23 = { instancePath: instancePath + "/is_closed", schemaPath: "#/properties/is_closed/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.judgements_per_scenario !== void 0) {
      let data5 = data.judgements_per_scenario;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err24 = { instancePath: instancePath + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 20 || isNaN(data5)) {
          const err25 = { instancePath: instancePath + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          const err26 = { instancePath: instancePath + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
      }
    }
    if (data.scenario_count !== void 0) {
      let data6 = data.scenario_count;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err27 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          const err28 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err29 = { instancePath: instancePath + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.judged_count !== void 0) {
      let data7 = data.judged_count;
      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
        const err30 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 2147483647 || isNaN(data7)) {
          const err31 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          const err32 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.judge_id !== void 0) {
      let data8 = data.judge_id;
      if (typeof data8 !== "string" && data8 !== null) {
        const err33 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: schema122.properties.judge_id.type } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func1(data8) > 36) {
          const err34 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.judge_name !== void 0) {
      let data9 = data.judge_name;
      if (typeof data9 !== "string" && data9 !== null) {
        const err35 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: schema122.properties.judge_name.type } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func1(data9) > 100) {
          const err36 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      }
    }
    if (data.is_judge_name_fixed !== void 0) {
      if (typeof data.is_judge_name_fixed !== "boolean") {
        const err37 = { instancePath: instancePath + "/is_judge_name_fixed", schemaPath: "#/properties/is_judge_name_fixed/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.is_shared !== void 0) {
      if (typeof data.is_shared !== "boolean") {
        const err38 = { instancePath: instancePath + "/is_shared", schemaPath: "#/properties/is_shared/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data12 = data.expires_at;
      if (typeof data12 !== "string" && data12 !== null) {
        const err39 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: schema122.properties.expires_at.type } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func1(data12) > 24) {
          const err40 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (!formats10.validate(data12)) {
          const err41 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
  } else {
    const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err42];
    } else {
      vErrors.push(err42);
    }
    errors++;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
validate76.evaluated = { "props": { "evaluation_id": true, "evaluation_name": true, "evaluation_type": true, "instructions": true, "is_closed": true, "judgements_per_scenario": true, "scenario_count": true, "judged_count": true, "judge_id": true, "judge_name": true, "is_judge_name_fixed": true, "is_shared": true, "expires_at": true }, "dynamicProps": false, "dynamicItems": false };
var NextScenario = validate77;
var schema125 = { "type": "object", "description": "The next scenario for a judge.", "required": ["status", "scenario", "first_shown", "reserved_until", "retry_at", "judged_count", "remaining_count"], "properties": { "status": { "type": "string", "enum": ["scenario", "none_left", "judged_by_others"], "description": "The result of the request. `scenario`: the member `scenario` contains the next scenario. `none_left`: no scenario is left for this judge, except the scenario that the request named as `current`. `judged_by_others`: other judges have reserved the remaining scenarios. Repeat the request at `retry_at`.", "examples": ["scenario"] }, "scenario": { "oneOf": [{ "$ref": "EvaluationScenario" }, { "type": "null" }] }, "first_shown": { "type": ["string", "null"], "maxLength": 36, "description": "The variant whose output you should show first, on the left or on top. The value is the same whenever this judge sees this scenario. `null` if `scenario` is `null`. Always `null` for `single_model_test`. To compute the value yourself, sort the two variant ids of the evaluation as text, and compute the SHA-256 hash of `<evaluation_scenario_id>/<judge_id>` (UTF-8). If the first byte of the hash is even, the value is the first id. Otherwise, it is the second id.", "x-assumption": "U57", "examples": ["0198d2a4-6f03-7a5d-9b24-d6ea1c83f702"] }, "reserved_until": { "type": ["string", "null"], "format": "date-time", "maxLength": 24, "description": "When the reservation of `scenario` expires. `null` if `scenario` is `null`.", "examples": ["2026-03-11T10:27:31.518Z"] }, "retry_at": { "type": ["string", "null"], "format": "date-time", "maxLength": 24, "description": "When you should repeat the request, if the result is `judged_by_others`. At this time, a reservation of another judge expires. Otherwise `null`.", "examples": ["2026-03-11T10:24:07.003Z"] }, "judged_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios that the caller has judged.", "examples": [12] }, "remaining_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The maximum number of scenarios that are left for the caller. It is the lower one of two numbers: the number of scenarios that the caller has not judged, and the number of scenarios that do not have all their judgements. 0 for `none_left`.", "examples": [38] } } };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.scenario === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.first_shown === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_shown" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.reserved_until === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reserved_until" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.retry_at === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retry_at" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.judged_count === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.remaining_count === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "remaining_count" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 !== "string") {
        const err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (!(data0 === "scenario" || data0 === "none_left" || data0 === "judged_by_others")) {
        const err8 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema125.properties.status.enum } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.scenario !== void 0) {
      let data1 = data.scenario;
      const _errs4 = errors;
      let valid1 = false;
      let passing0 = null;
      const _errs5 = errors;
      if (!validate24(data1, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors })) {
        vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
        errors = vErrors.length;
      }
      var _valid0 = _errs5 === errors;
      if (_valid0) {
        valid1 = true;
        passing0 = 0;
        var props0 = {};
        props0.evaluation_scenario_id = true;
        props0.evaluation_id = true;
        props0.evaluation_type = true;
        props0.position = true;
        props0.inputs = true;
        props0.outputs = true;
        props0.vote = true;
        props0.score = true;
        props0.correct_answer = true;
        props0.is_pinned = true;
        props0.note = true;
        props0.revision = true;
        props0.created_at = true;
        props0.updated_at = true;
        props0.modified_by_id = true;
        props0.judged_at = true;
        props0.judged_by_id = true;
      }
      const _errs6 = errors;
      if (data1 !== null) {
        const err9 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/oneOf/1/type", keyword: "type", params: { type: "null" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      var _valid0 = _errs6 === errors;
      if (_valid0 && valid1) {
        valid1 = false;
        passing0 = [passing0, 1];
      } else {
        if (_valid0) {
          valid1 = true;
          passing0 = 1;
        }
      }
      if (!valid1) {
        const err10 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      } else {
        errors = _errs4;
        if (vErrors !== null) {
          if (_errs4) {
            vErrors.length = _errs4;
          } else {
            vErrors = null;
          }
        }
      }
    }
    if (data.first_shown !== void 0) {
      let data2 = data.first_shown;
      if (typeof data2 !== "string" && data2 !== null) {
        const err11 = { instancePath: instancePath + "/first_shown", schemaPath: "#/properties/first_shown/type", keyword: "type", params: { type: schema125.properties.first_shown.type } };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 36) {
          const err12 = { instancePath: instancePath + "/first_shown", schemaPath: "#/properties/first_shown/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      }
    }
    if (data.reserved_until !== void 0) {
      let data3 = data.reserved_until;
      if (typeof data3 !== "string" && data3 !== null) {
        const err13 = { instancePath: instancePath + "/reserved_until", schemaPath: "#/properties/reserved_until/type", keyword: "type", params: { type: schema125.properties.reserved_until.type } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 24) {
          const err14 = { instancePath: instancePath + "/reserved_until", schemaPath: "#/properties/reserved_until/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!formats10.validate(data3)) {
          const err15 = { instancePath: instancePath + "/reserved_until", schemaPath: "#/properties/reserved_until/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.retry_at !== void 0) {
      let data4 = data.retry_at;
      if (typeof data4 !== "string" && data4 !== null) {
        const err16 = { instancePath: instancePath + "/retry_at", schemaPath: "#/properties/retry_at/type", keyword: "type", params: { type: schema125.properties.retry_at.type } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 24) {
          const err17 = { instancePath: instancePath + "/retry_at", schemaPath: "#/properties/retry_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (!formats10.validate(data4)) {
          const err18 = { instancePath: instancePath + "/retry_at", schemaPath: "#/properties/retry_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
      }
    }
    if (data.judged_count !== void 0) {
      let data5 = data.judged_count;
      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
        const err19 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 2147483647 || isNaN(data5)) {
          const err20 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          const err21 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      }
    }
    if (data.remaining_count !== void 0) {
      let data6 = data.remaining_count;
      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
        const err22 = { instancePath: instancePath + "/remaining_count", schemaPath: "#/properties/remaining_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 2147483647 || isNaN(data6)) {
          const err23 = { instancePath: instancePath + "/remaining_count", schemaPath: "#/properties/remaining_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data6 < 0 || isNaN(data6)) {
          const err24 = { instancePath: instancePath + "/remaining_count", schemaPath: "#/properties/remaining_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
  } else {
    const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err25];
    } else {
      vErrors.push(err25);
    }
    errors++;
  }
  validate77.errors = vErrors;
  return errors === 0;
}
validate77.evaluated = { "props": { "status": true, "scenario": true, "first_shown": true, "reserved_until": true, "retry_at": true, "judged_count": true, "remaining_count": true }, "dynamicProps": false, "dynamicItems": false };
var JudgePage = validate79;
var schema126 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "Judge" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
var schema127 = { "type": "object", "description": "A judge of a human evaluation, and the judge's progress.", "required": ["judge_id", "judge_name", "judged_count", "created_at", "last_judged_at"], "properties": { "judge_id": { "type": "string", "maxLength": 36, "description": "The id of the judge. It is the `judged_by_id` of the judge's judgements.", "examples": ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, "judge_name": { "type": ["string", "null"], "maxLength": 100, "description": "The name of the judge. `null` if the judge has no name.", "examples": ["Maria"] }, "judged_count": { "type": "integer", "minimum": 0, "maximum": 2147483647, "description": "The number of scenarios that the judge has judged.", "examples": [12] }, "created_at": { "$ref": "Timestamp" }, "last_judged_at": { "type": ["string", "null"], "format": "date-time", "maxLength": 24, "description": "When the judge last gave or cleared a vote or a score. `null` if the judge has not judged.", "examples": ["2026-03-11T10:22:31.518Z"] } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.judge_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.judge_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.judged_count === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.last_judged_at === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_judged_at" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.judge_id !== void 0) {
      let data0 = data.judge_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err5 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.judge_name !== void 0) {
      let data1 = data.judge_name;
      if (typeof data1 !== "string" && data1 !== null) {
        const err7 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: schema127.properties.judge_name.type } };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      if (typeof data1 === "string") {
        if (func1(data1) > 100) {
          const err8 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
      }
    }
    if (data.judged_count !== void 0) {
      let data2 = data.judged_count;
      if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
        const err9 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 2147483647 || isNaN(data2)) {
          const err10 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          const err11 = { instancePath: instancePath + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data3 = data.created_at;
      if (typeof data3 === "string") {
        if (func1(data3) > 24) {
          const err12 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (func1(data3) < 24) {
          const err13 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (!pattern4.test(data3)) {
          const err14 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!formats10.validate(data3)) {
          const err15 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.last_judged_at !== void 0) {
      let data4 = data.last_judged_at;
      if (typeof data4 !== "string" && data4 !== null) {
        const err17 = { instancePath: instancePath + "/last_judged_at", schemaPath: "#/properties/last_judged_at/type", keyword: "type", params: { type: schema127.properties.last_judged_at.type } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      if (typeof data4 === "string") {
        if (func1(data4) > 24) {
          const err18 = { instancePath: instancePath + "/last_judged_at", schemaPath: "#/properties/last_judged_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats10.validate(data4)) {
          const err19 = { instancePath: instancePath + "/last_judged_at", schemaPath: "#/properties/last_judged_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      }
    }
  } else {
    const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err20];
    } else {
      vErrors.push(err20);
    }
    errors++;
  }
  validate80.errors = vErrors;
  return errors === 0;
}
validate80.evaluated = { "props": { "judge_id": true, "judge_name": true, "judged_count": true, "created_at": true, "last_judged_at": true }, "dynamicProps": false, "dynamicItems": false };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate80(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema126.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate79.errors = vErrors;
  return errors === 0;
}
validate79.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var JudgeCreated = validate82;
var schema129 = { "type": "object", "description": "A new judge and its API key, with the secret.", "required": ["judge_id", "judge_name", "key_id", "expires_at", "secret"], "properties": { "judge_id": { "type": "string", "maxLength": 36, "description": "The id of the judge. It is the `judged_by_id` of the judge's judgements.", "examples": ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, "judge_name": { "type": "string", "maxLength": 100, "description": "The name of the judge.", "examples": ["Maria"] }, "key_id": { "$ref": "Id" }, "expires_at": { "type": ["string", "null"], "format": "date-time", "maxLength": 24, "description": "When the key expires. `null` if it never expires.", "examples": ["2036-01-31T00:00:00.000Z"] }, "secret": { "type": "string", "maxLength": 200, "description": "The whole API key. Only this response shows it.", "examples": ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.judge_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.judge_name === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key_id === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.secret === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.judge_id !== void 0) {
      let data0 = data.judge_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err5 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
      } else {
        const err6 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
    }
    if (data.judge_name !== void 0) {
      let data1 = data.judge_name;
      if (typeof data1 === "string") {
        if (func1(data1) > 100) {
          const err7 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
      } else {
        const err8 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
    }
    if (data.key_id !== void 0) {
      let data2 = data.key_id;
      if (typeof data2 === "string") {
        if (func1(data2) > 36) {
          const err9 = { instancePath: instancePath + "/key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (func1(data2) < 36) {
          const err10 = { instancePath: instancePath + "/key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (!formats2.test(data2)) {
          const err11 = { instancePath: instancePath + "/key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
      } else {
        const err12 = { instancePath: instancePath + "/key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data3 = data.expires_at;
      if (typeof data3 !== "string" && data3 !== null) {
        const err13 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: schema129.properties.expires_at.type } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      if (typeof data3 === "string") {
        if (func1(data3) > 24) {
          const err14 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!formats10.validate(data3)) {
          const err15 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      }
    }
    if (data.secret !== void 0) {
      let data4 = data.secret;
      if (typeof data4 === "string") {
        if (func1(data4) > 200) {
          const err16 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
  } else {
    const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err18];
    } else {
      vErrors.push(err18);
    }
    errors++;
  }
  validate82.errors = vErrors;
  return errors === 0;
}
validate82.evaluated = { "props": { "judge_id": true, "judge_name": true, "key_id": true, "expires_at": true, "secret": true }, "dynamicProps": false, "dynamicItems": false };
var InvitationPage = validate83;
var schema131 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "Invitation" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
var schema132 = { "type": "object", "description": "An invitation: an API key that is only valid for judging one evaluation. The invitation is shown without the secret of the key.", "required": ["invitation_id", "evaluation_id", "prefix", "invitation_name", "is_shared", "judge_id", "judge_name", "is_judge_name_fixed", "created_from_id", "created_at", "last_used_at", "expires_at", "revoked_at"], "properties": { "invitation_id": { "$ref": "Id" }, "evaluation_id": { "$ref": "Id" }, "prefix": { "type": "string", "maxLength": 64, "description": "The public prefix of the invitation's key, which identifies the key in lists and logs.", "examples": ["jbx_3f9c27a1b0d4"] }, "invitation_name": { "type": "string", "maxLength": 200, "description": "The purpose of the invitation.", "examples": ["Maria from support"] }, "is_shared": { "type": "boolean", "description": "Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.", "examples": [false] }, "judge_id": { "type": ["string", "null"], "maxLength": 36, "description": "The judge who is invited. `null` for a shared invitation.", "examples": ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, "judge_name": { "type": ["string", "null"], "maxLength": 100, "description": "The name of the judge. `null` for a shared invitation, or if the judge has no name yet.", "examples": ["Maria"] }, "is_judge_name_fixed": { "type": "boolean", "description": "Whether an editor fixed the name of the judge. If so, the judge cannot change the name.", "examples": [true] }, "created_from_id": { "type": ["string", "null"], "maxLength": 36, "description": "The shared invitation with which the judge joined. `null` for an invitation that an editor created.", "examples": ["0198d2a4-5d01-7d22-9f53-7ac01b4e8d26"] }, "created_at": { "$ref": "Timestamp" }, "last_used_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.", "examples": ["2026-03-02T09:41:07.120Z"] }, "expires_at": { "type": "string", "maxLength": 24, "format": "date-time", "description": "When the key expires.", "examples": ["2036-01-31T00:00:00.000Z"] }, "revoked_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When the invitation was revoked. `null` if it is not revoked.", "examples": ["2026-05-01T08:00:00.000Z"] } } };
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.invitation_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.evaluation_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.prefix === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.invitation_name === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_name" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.is_shared === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_shared" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.judge_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.judge_name === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.is_judge_name_fixed === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_judge_name_fixed" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.created_from_id === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_from_id" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.last_used_at === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.revoked_at === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.invitation_id !== void 0) {
      let data0 = data.invitation_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err13 = { instancePath: instancePath + "/invitation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err14 = { instancePath: instancePath + "/invitation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err15 = { instancePath: instancePath + "/invitation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/invitation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.evaluation_id !== void 0) {
      let data1 = data.evaluation_id;
      if (typeof data1 === "string") {
        if (func1(data1) > 36) {
          const err17 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (func1(data1) < 36) {
          const err18 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (!formats2.test(data1)) {
          const err19 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
      } else {
        const err20 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.prefix !== void 0) {
      let data2 = data.prefix;
      if (typeof data2 === "string") {
        if (func1(data2) > 64) {
          const err21 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.invitation_name !== void 0) {
      let data3 = data.invitation_name;
      if (typeof data3 === "string") {
        if (func1(data3) > 200) {
          const err23 = { instancePath: instancePath + "/invitation_name", schemaPath: "#/properties/invitation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      } else {
        const err24 = { instancePath: instancePath + "/invitation_name", schemaPath: "#/properties/invitation_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
        }
        errors++;
      }
    }
    if (data.is_shared !== void 0) {
      if (typeof data.is_shared !== "boolean") {
        const err25 = { instancePath: instancePath + "/is_shared", schemaPath: "#/properties/is_shared/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.judge_id !== void 0) {
      let data5 = data.judge_id;
      if (typeof data5 !== "string" && data5 !== null) {
        const err26 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: schema132.properties.judge_id.type } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 36) {
          const err27 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      }
    }
    if (data.judge_name !== void 0) {
      let data6 = data.judge_name;
      if (typeof data6 !== "string" && data6 !== null) {
        const err28 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: schema132.properties.judge_name.type } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 100) {
          const err29 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err29];
          } else {
            vErrors.push(err29);
          }
          errors++;
        }
      }
    }
    if (data.is_judge_name_fixed !== void 0) {
      if (typeof data.is_judge_name_fixed !== "boolean") {
        const err30 = { instancePath: instancePath + "/is_judge_name_fixed", schemaPath: "#/properties/is_judge_name_fixed/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
    }
    if (data.created_from_id !== void 0) {
      let data8 = data.created_from_id;
      if (typeof data8 !== "string" && data8 !== null) {
        const err31 = { instancePath: instancePath + "/created_from_id", schemaPath: "#/properties/created_from_id/type", keyword: "type", params: { type: schema132.properties.created_from_id.type } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func1(data8) > 36) {
          const err32 = { instancePath: instancePath + "/created_from_id", schemaPath: "#/properties/created_from_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data9 = data.created_at;
      if (typeof data9 === "string") {
        if (func1(data9) > 24) {
          const err33 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (func1(data9) < 24) {
          const err34 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (!pattern4.test(data9)) {
          const err35 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (!formats10.validate(data9)) {
          const err36 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
      } else {
        const err37 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
    }
    if (data.last_used_at !== void 0) {
      let data10 = data.last_used_at;
      if (typeof data10 !== "string" && data10 !== null) {
        const err38 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: schema132.properties.last_used_at.type } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func1(data10) > 24) {
          const err39 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
        if (!formats10.validate(data10)) {
          const err40 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
      }
    }
    if (data.expires_at !== void 0) {
      let data11 = data.expires_at;
      if (typeof data11 === "string") {
        if (func1(data11) > 24) {
          const err41 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
        if (!formats10.validate(data11)) {
          const err42 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
      } else {
        const err43 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err43];
        } else {
          vErrors.push(err43);
        }
        errors++;
      }
    }
    if (data.revoked_at !== void 0) {
      let data12 = data.revoked_at;
      if (typeof data12 !== "string" && data12 !== null) {
        const err44 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: schema132.properties.revoked_at.type } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func1(data12) > 24) {
          const err45 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err45];
          } else {
            vErrors.push(err45);
          }
          errors++;
        }
        if (!formats10.validate(data12)) {
          const err46 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
      }
    }
  } else {
    const err47 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err47];
    } else {
      vErrors.push(err47);
    }
    errors++;
  }
  validate84.errors = vErrors;
  return errors === 0;
}
validate84.evaluated = { "props": { "invitation_id": true, "evaluation_id": true, "prefix": true, "invitation_name": true, "is_shared": true, "judge_id": true, "judge_name": true, "is_judge_name_fixed": true, "created_from_id": true, "created_at": true, "last_used_at": true, "expires_at": true, "revoked_at": true }, "dynamicProps": false, "dynamicItems": false };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate84(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema131.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate83.errors = vErrors;
  return errors === 0;
}
validate83.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var InvitationCreated = validate86;
var schema136 = { "type": "object", "description": "A new invitation, with the secret of its key.", "required": ["invitation_id", "evaluation_id", "prefix", "invitation_name", "is_shared", "judge_id", "judge_name", "is_judge_name_fixed", "created_from_id", "created_at", "last_used_at", "expires_at", "revoked_at", "secret"], "properties": { "invitation_id": { "$ref": "Id" }, "evaluation_id": { "$ref": "Id" }, "prefix": { "type": "string", "maxLength": 64, "description": "The public prefix of the invitation's key, which identifies the key in lists and logs.", "examples": ["jbx_3f9c27a1b0d4"] }, "invitation_name": { "type": "string", "maxLength": 200, "description": "The purpose of the invitation.", "examples": ["Maria from support"] }, "is_shared": { "type": "boolean", "description": "Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.", "examples": [false] }, "judge_id": { "type": ["string", "null"], "maxLength": 36, "description": "The judge who is invited. `null` for a shared invitation.", "examples": ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, "judge_name": { "type": ["string", "null"], "maxLength": 100, "description": "The name of the judge. `null` for a shared invitation, or if the judge has no name yet.", "examples": ["Maria"] }, "is_judge_name_fixed": { "type": "boolean", "description": "Whether an editor fixed the name of the judge. If so, the judge cannot change the name.", "examples": [true] }, "created_from_id": { "type": ["string", "null"], "maxLength": 36, "description": "The shared invitation with which the judge joined. `null` for an invitation that an editor created.", "examples": ["0198d2a4-5d01-7d22-9f53-7ac01b4e8d26"] }, "created_at": { "$ref": "Timestamp" }, "last_used_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.", "examples": ["2026-03-02T09:41:07.120Z"] }, "expires_at": { "type": "string", "maxLength": 24, "format": "date-time", "description": "When the key expires.", "examples": ["2036-01-31T00:00:00.000Z"] }, "revoked_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When the invitation was revoked. `null` if it is not revoked.", "examples": ["2026-05-01T08:00:00.000Z"] }, "secret": { "type": "string", "maxLength": 200, "description": "The whole API key. Only this response shows it.", "examples": ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.invitation_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.evaluation_id === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.prefix === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.invitation_name === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_name" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.is_shared === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_shared" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.judge_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.judge_name === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.is_judge_name_fixed === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_judge_name_fixed" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.created_from_id === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_from_id" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.last_used_at === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      if (vErrors === null) {
        vErrors = [err11];
      } else {
        vErrors.push(err11);
      }
      errors++;
    }
    if (data.revoked_at === void 0) {
      const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      if (vErrors === null) {
        vErrors = [err12];
      } else {
        vErrors.push(err12);
      }
      errors++;
    }
    if (data.secret === void 0) {
      const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      if (vErrors === null) {
        vErrors = [err13];
      } else {
        vErrors.push(err13);
      }
      errors++;
    }
    if (data.invitation_id !== void 0) {
      let data0 = data.invitation_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err14 = { instancePath: instancePath + "/invitation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err15 = { instancePath: instancePath + "/invitation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err16 = { instancePath: instancePath + "/invitation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/invitation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.evaluation_id !== void 0) {
      let data1 = data.evaluation_id;
      if (typeof data1 === "string") {
        if (func1(data1) > 36) {
          const err18 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (func1(data1) < 36) {
          const err19 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (!formats2.test(data1)) {
          const err20 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.prefix !== void 0) {
      let data2 = data.prefix;
      if (typeof data2 === "string") {
        if (func1(data2) > 64) {
          const err22 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
      } else {
        const err23 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
    }
    if (data.invitation_name !== void 0) {
      let data3 = data.invitation_name;
      if (typeof data3 === "string") {
        if (func1(data3) > 200) {
          const err24 = { instancePath: instancePath + "/invitation_name", schemaPath: "#/properties/invitation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      } else {
        const err25 = { instancePath: instancePath + "/invitation_name", schemaPath: "#/properties/invitation_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
    }
    if (data.is_shared !== void 0) {
      if (typeof data.is_shared !== "boolean") {
        const err26 = { instancePath: instancePath + "/is_shared", schemaPath: "#/properties/is_shared/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
    }
    if (data.judge_id !== void 0) {
      let data5 = data.judge_id;
      if (typeof data5 !== "string" && data5 !== null) {
        const err27 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: schema136.properties.judge_id.type } };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 36) {
          const err28 = { instancePath: instancePath + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      }
    }
    if (data.judge_name !== void 0) {
      let data6 = data.judge_name;
      if (typeof data6 !== "string" && data6 !== null) {
        const err29 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: schema136.properties.judge_name.type } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data6 === "string") {
        if (func1(data6) > 100) {
          const err30 = { instancePath: instancePath + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
      }
    }
    if (data.is_judge_name_fixed !== void 0) {
      if (typeof data.is_judge_name_fixed !== "boolean") {
        const err31 = { instancePath: instancePath + "/is_judge_name_fixed", schemaPath: "#/properties/is_judge_name_fixed/type", keyword: "type", params: { type: "boolean" } };
        if (vErrors === null) {
          vErrors = [err31];
        } else {
          vErrors.push(err31);
        }
        errors++;
      }
    }
    if (data.created_from_id !== void 0) {
      let data8 = data.created_from_id;
      if (typeof data8 !== "string" && data8 !== null) {
        const err32 = { instancePath: instancePath + "/created_from_id", schemaPath: "#/properties/created_from_id/type", keyword: "type", params: { type: schema136.properties.created_from_id.type } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func1(data8) > 36) {
          const err33 = { instancePath: instancePath + "/created_from_id", schemaPath: "#/properties/created_from_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data9 = data.created_at;
      if (typeof data9 === "string") {
        if (func1(data9) > 24) {
          const err34 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (func1(data9) < 24) {
          const err35 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
        if (!pattern4.test(data9)) {
          const err36 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (!formats10.validate(data9)) {
          const err37 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      } else {
        const err38 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
    }
    if (data.last_used_at !== void 0) {
      let data10 = data.last_used_at;
      if (typeof data10 !== "string" && data10 !== null) {
        const err39 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: schema136.properties.last_used_at.type } };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      if (typeof data10 === "string") {
        if (func1(data10) > 24) {
          const err40 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err40];
          } else {
            vErrors.push(err40);
          }
          errors++;
        }
        if (!formats10.validate(data10)) {
          const err41 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err41];
          } else {
            vErrors.push(err41);
          }
          errors++;
        }
      }
    }
    if (data.expires_at !== void 0) {
      let data11 = data.expires_at;
      if (typeof data11 === "string") {
        if (func1(data11) > 24) {
          const err42 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err42];
          } else {
            vErrors.push(err42);
          }
          errors++;
        }
        if (!formats10.validate(data11)) {
          const err43 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err43];
          } else {
            vErrors.push(err43);
          }
          errors++;
        }
      } else {
        const err44 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
    }
    if (data.revoked_at !== void 0) {
      let data12 = data.revoked_at;
      if (typeof data12 !== "string" && data12 !== null) {
        const err45 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: schema136.properties.revoked_at.type } };
        if (vErrors === null) {
          vErrors = [err45];
        } else {
          vErrors.push(err45);
        }
        errors++;
      }
      if (typeof data12 === "string") {
        if (func1(data12) > 24) {
          const err46 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err46];
          } else {
            vErrors.push(err46);
          }
          errors++;
        }
        if (!formats10.validate(data12)) {
          const err47 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err47];
          } else {
            vErrors.push(err47);
          }
          errors++;
        }
      }
    }
    if (data.secret !== void 0) {
      let data13 = data.secret;
      if (typeof data13 === "string") {
        if (func1(data13) > 200) {
          const err48 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err48];
          } else {
            vErrors.push(err48);
          }
          errors++;
        }
      } else {
        const err49 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err49];
        } else {
          vErrors.push(err49);
        }
        errors++;
      }
    }
  } else {
    const err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err50];
    } else {
      vErrors.push(err50);
    }
    errors++;
  }
  validate86.errors = vErrors;
  return errors === 0;
}
validate86.evaluated = { "props": { "invitation_id": true, "evaluation_id": true, "prefix": true, "invitation_name": true, "is_shared": true, "judge_id": true, "judge_name": true, "is_judge_name_fixed": true, "created_from_id": true, "created_at": true, "last_used_at": true, "expires_at": true, "revoked_at": true, "secret": true }, "dynamicProps": false, "dynamicItems": false };
var exportJudgementsCsv_200 = validate87;
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 1073741824) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1073741824 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate87.errors = vErrors;
  return errors === 0;
}
validate87.evaluated = { "dynamicProps": false, "dynamicItems": false };
var exportJudgementsJsonLines_200 = validate88;
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (typeof data === "string") {
    if (func1(data) > 1073741824) {
      const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1073741824 } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  } else {
    const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    if (vErrors === null) {
      vErrors = [err1];
    } else {
      vErrors.push(err1);
    }
    errors++;
  }
  validate88.errors = vErrors;
  return errors === 0;
}
validate88.evaluated = { "dynamicProps": false, "dynamicItems": false };
var KeyPage = validate89;
var schema142 = { "type": "object", "description": "One page of a list.", "required": ["items", "next_cursor"], "properties": { "items": { "type": "array", "maxItems": 100, "description": "The items of this page. The description of the operation states their order.", "items": { "$ref": "Key" } }, "next_cursor": { "type": ["string", "null"], "maxLength": 256, "description": "To get the next page, send this value as `cursor`. `null` on the last page.", "examples": ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
var schema143 = { "type": "object", "description": "An API key, without its secret.", "required": ["key_id", "prefix", "key_name", "role", "user_id", "evaluation_id", "created_at", "last_used_at", "expires_at", "revoked_at"], "properties": { "key_id": { "$ref": "Id" }, "prefix": { "type": "string", "maxLength": 64, "description": "The public prefix of the key, which identifies the key in lists and logs.", "examples": ["jbx_3f9c27a1b0d4"] }, "key_name": { "type": "string", "maxLength": 200, "description": "The purpose of the key.", "examples": ["annotation page"] }, "role": { "$ref": "Role" }, "user_id": { "type": "string", "maxLength": 36, "description": "The user that the key acts for.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, "evaluation_id": { "type": ["string", "null"], "maxLength": 36, "description": "The evaluation that the key is limited to, if the key is an invitation. `null` for all other keys.", "x-assumption": "U55", "examples": ["0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60"] }, "created_at": { "$ref": "Timestamp" }, "last_used_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", "examples": ["2026-03-02T09:41:07.120Z"] }, "expires_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When the key expires. `null` if it never expires.", "examples": ["2036-01-31T00:00:00.000Z"] }, "revoked_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When the key was revoked. `null` if it is not revoked.", "examples": ["2026-05-01T08:00:00.000Z"] } } };
var schema145 = { "type": "string", "description": "The role of an API key, which says what the key may do. The roles are listed from the lowest to the highest. Each role includes everything that the lower roles may do.", "enum": ["viewer", "evaluator", "editor", "admin"], "examples": ["evaluator"] };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.prefix === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key_name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.role === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.user_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.evaluation_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.last_used_at === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.revoked_at === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.key_id !== void 0) {
      let data0 = data.key_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err10 = { instancePath: instancePath + "/key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err11 = { instancePath: instancePath + "/key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err12 = { instancePath: instancePath + "/key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
      } else {
        const err13 = { instancePath: instancePath + "/key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
    }
    if (data.prefix !== void 0) {
      let data1 = data.prefix;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err14 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
      } else {
        const err15 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
    }
    if (data.key_name !== void 0) {
      let data2 = data.key_name;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err16 = { instancePath: instancePath + "/key_name", schemaPath: "#/properties/key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
      } else {
        const err17 = { instancePath: instancePath + "/key_name", schemaPath: "#/properties/key_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
    }
    if (data.role !== void 0) {
      let data3 = data.role;
      if (typeof data3 !== "string") {
        const err18 = { instancePath: instancePath + "/role", schemaPath: "Role/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
      if (!(data3 === "viewer" || data3 === "evaluator" || data3 === "editor" || data3 === "admin")) {
        const err19 = { instancePath: instancePath + "/role", schemaPath: "Role/enum", keyword: "enum", params: { allowedValues: schema145.enum } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
    }
    if (data.user_id !== void 0) {
      let data4 = data.user_id;
      if (typeof data4 === "string") {
        if (func1(data4) > 36) {
          const err20 = { instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
      } else {
        const err21 = { instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
    }
    if (data.evaluation_id !== void 0) {
      let data5 = data.evaluation_id;
      if (typeof data5 !== "string" && data5 !== null) {
        const err22 = { instancePath: instancePath + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: schema143.properties.evaluation_id.type } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 36) {
          const err23 = { instancePath: instancePath + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data6 = data.created_at;
      if (typeof data6 === "string") {
        if (func1(data6) > 24) {
          const err24 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (func1(data6) < 24) {
          const err25 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (!pattern4.test(data6)) {
          const err26 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (!formats10.validate(data6)) {
          const err27 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
      } else {
        const err28 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err28];
        } else {
          vErrors.push(err28);
        }
        errors++;
      }
    }
    if (data.last_used_at !== void 0) {
      let data7 = data.last_used_at;
      if (typeof data7 !== "string" && data7 !== null) {
        const err29 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: schema143.properties.last_used_at.type } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 24) {
          const err30 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err30];
          } else {
            vErrors.push(err30);
          }
          errors++;
        }
        if (!formats10.validate(data7)) {
          const err31 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
      }
    }
    if (data.expires_at !== void 0) {
      let data8 = data.expires_at;
      if (typeof data8 !== "string" && data8 !== null) {
        const err32 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: schema143.properties.expires_at.type } };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func1(data8) > 24) {
          const err33 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err33];
          } else {
            vErrors.push(err33);
          }
          errors++;
        }
        if (!formats10.validate(data8)) {
          const err34 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
      }
    }
    if (data.revoked_at !== void 0) {
      let data9 = data.revoked_at;
      if (typeof data9 !== "string" && data9 !== null) {
        const err35 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: schema143.properties.revoked_at.type } };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func1(data9) > 24) {
          const err36 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err36];
          } else {
            vErrors.push(err36);
          }
          errors++;
        }
        if (!formats10.validate(data9)) {
          const err37 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
      }
    }
  } else {
    const err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err38];
    } else {
      vErrors.push(err38);
    }
    errors++;
  }
  validate90.errors = vErrors;
  return errors === 0;
}
validate90.evaluated = { "props": { "key_id": true, "prefix": true, "key_name": true, "role": true, "user_id": true, "evaluation_id": true, "created_at": true, "last_used_at": true, "expires_at": true, "revoked_at": true }, "dynamicProps": false, "dynamicItems": false };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.items === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.next_cursor === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.items !== void 0) {
      let data0 = data.items;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          const err2 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        const len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          if (!validate90(data0[i0], { instancePath: instancePath + "/items/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err3 = { instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 !== "string" && data2 !== null) {
        const err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: schema142.properties.next_cursor.type } };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      if (typeof data2 === "string") {
        if (func1(data2) > 256) {
          const err5 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
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
  validate89.errors = vErrors;
  return errors === 0;
}
validate89.evaluated = { "props": { "items": true, "next_cursor": true }, "dynamicProps": false, "dynamicItems": false };
var KeyCreated = validate92;
var schema147 = { "type": "object", "description": "A new API key, with its secret.", "required": ["key_id", "prefix", "key_name", "role", "user_id", "evaluation_id", "created_at", "last_used_at", "expires_at", "revoked_at", "secret"], "properties": { "key_id": { "$ref": "Id" }, "prefix": { "type": "string", "maxLength": 64, "description": "The public prefix of the key, which identifies the key in lists and logs.", "examples": ["jbx_3f9c27a1b0d4"] }, "key_name": { "type": "string", "maxLength": 200, "description": "The purpose of the key.", "examples": ["annotation page"] }, "role": { "$ref": "Role" }, "user_id": { "type": "string", "maxLength": 36, "description": "The user that the key acts for.", "examples": ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, "evaluation_id": { "type": ["string", "null"], "maxLength": 36, "description": "The evaluation that the key is limited to, if the key is an invitation. `null` for all other keys.", "x-assumption": "U55", "examples": ["0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60"] }, "created_at": { "$ref": "Timestamp" }, "last_used_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", "examples": ["2026-03-02T09:41:07.120Z"] }, "expires_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When the key expires. `null` if it never expires.", "examples": ["2036-01-31T00:00:00.000Z"] }, "revoked_at": { "type": ["string", "null"], "maxLength": 24, "format": "date-time", "description": "When the key was revoked. `null` if it is not revoked.", "examples": ["2026-05-01T08:00:00.000Z"] }, "secret": { "type": "string", "maxLength": 200, "description": "The whole API key. Only this response shows it.", "examples": ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = void 0;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = void 0;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === void 0) {
      const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
    if (data.prefix === void 0) {
      const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      if (vErrors === null) {
        vErrors = [err1];
      } else {
        vErrors.push(err1);
      }
      errors++;
    }
    if (data.key_name === void 0) {
      const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_name" } };
      if (vErrors === null) {
        vErrors = [err2];
      } else {
        vErrors.push(err2);
      }
      errors++;
    }
    if (data.role === void 0) {
      const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      if (vErrors === null) {
        vErrors = [err3];
      } else {
        vErrors.push(err3);
      }
      errors++;
    }
    if (data.user_id === void 0) {
      const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      if (vErrors === null) {
        vErrors = [err4];
      } else {
        vErrors.push(err4);
      }
      errors++;
    }
    if (data.evaluation_id === void 0) {
      const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      if (vErrors === null) {
        vErrors = [err5];
      } else {
        vErrors.push(err5);
      }
      errors++;
    }
    if (data.created_at === void 0) {
      const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      if (vErrors === null) {
        vErrors = [err6];
      } else {
        vErrors.push(err6);
      }
      errors++;
    }
    if (data.last_used_at === void 0) {
      const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      if (vErrors === null) {
        vErrors = [err7];
      } else {
        vErrors.push(err7);
      }
      errors++;
    }
    if (data.expires_at === void 0) {
      const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      if (vErrors === null) {
        vErrors = [err8];
      } else {
        vErrors.push(err8);
      }
      errors++;
    }
    if (data.revoked_at === void 0) {
      const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      if (vErrors === null) {
        vErrors = [err9];
      } else {
        vErrors.push(err9);
      }
      errors++;
    }
    if (data.secret === void 0) {
      const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      if (vErrors === null) {
        vErrors = [err10];
      } else {
        vErrors.push(err10);
      }
      errors++;
    }
    if (data.key_id !== void 0) {
      let data0 = data.key_id;
      if (typeof data0 === "string") {
        if (func1(data0) > 36) {
          const err11 = { instancePath: instancePath + "/key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (func1(data0) < 36) {
          const err12 = { instancePath: instancePath + "/key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (!formats2.test(data0)) {
          const err13 = { instancePath: instancePath + "/key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
      } else {
        const err14 = { instancePath: instancePath + "/key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
    }
    if (data.prefix !== void 0) {
      let data1 = data.prefix;
      if (typeof data1 === "string") {
        if (func1(data1) > 64) {
          const err15 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
      } else {
        const err16 = { instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err16];
        } else {
          vErrors.push(err16);
        }
        errors++;
      }
    }
    if (data.key_name !== void 0) {
      let data2 = data.key_name;
      if (typeof data2 === "string") {
        if (func1(data2) > 200) {
          const err17 = { instancePath: instancePath + "/key_name", schemaPath: "#/properties/key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
      } else {
        const err18 = { instancePath: instancePath + "/key_name", schemaPath: "#/properties/key_name/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err18];
        } else {
          vErrors.push(err18);
        }
        errors++;
      }
    }
    if (data.role !== void 0) {
      let data3 = data.role;
      if (typeof data3 !== "string") {
        const err19 = { instancePath: instancePath + "/role", schemaPath: "Role/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      if (!(data3 === "viewer" || data3 === "evaluator" || data3 === "editor" || data3 === "admin")) {
        const err20 = { instancePath: instancePath + "/role", schemaPath: "Role/enum", keyword: "enum", params: { allowedValues: schema145.enum } };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
    }
    if (data.user_id !== void 0) {
      let data4 = data.user_id;
      if (typeof data4 === "string") {
        if (func1(data4) > 36) {
          const err21 = { instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
      } else {
        const err22 = { instancePath: instancePath + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err22];
        } else {
          vErrors.push(err22);
        }
        errors++;
      }
    }
    if (data.evaluation_id !== void 0) {
      let data5 = data.evaluation_id;
      if (typeof data5 !== "string" && data5 !== null) {
        const err23 = { instancePath: instancePath + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: schema147.properties.evaluation_id.type } };
        if (vErrors === null) {
          vErrors = [err23];
        } else {
          vErrors.push(err23);
        }
        errors++;
      }
      if (typeof data5 === "string") {
        if (func1(data5) > 36) {
          const err24 = { instancePath: instancePath + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
      }
    }
    if (data.created_at !== void 0) {
      let data6 = data.created_at;
      if (typeof data6 === "string") {
        if (func1(data6) > 24) {
          const err25 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (func1(data6) < 24) {
          const err26 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (!pattern4.test(data6)) {
          const err27 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (!formats10.validate(data6)) {
          const err28 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
      } else {
        const err29 = { instancePath: instancePath + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err29];
        } else {
          vErrors.push(err29);
        }
        errors++;
      }
    }
    if (data.last_used_at !== void 0) {
      let data7 = data.last_used_at;
      if (typeof data7 !== "string" && data7 !== null) {
        const err30 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: schema147.properties.last_used_at.type } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      if (typeof data7 === "string") {
        if (func1(data7) > 24) {
          const err31 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err31];
          } else {
            vErrors.push(err31);
          }
          errors++;
        }
        if (!formats10.validate(data7)) {
          const err32 = { instancePath: instancePath + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err32];
          } else {
            vErrors.push(err32);
          }
          errors++;
        }
      }
    }
    if (data.expires_at !== void 0) {
      let data8 = data.expires_at;
      if (typeof data8 !== "string" && data8 !== null) {
        const err33 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: schema147.properties.expires_at.type } };
        if (vErrors === null) {
          vErrors = [err33];
        } else {
          vErrors.push(err33);
        }
        errors++;
      }
      if (typeof data8 === "string") {
        if (func1(data8) > 24) {
          const err34 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err34];
          } else {
            vErrors.push(err34);
          }
          errors++;
        }
        if (!formats10.validate(data8)) {
          const err35 = { instancePath: instancePath + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err35];
          } else {
            vErrors.push(err35);
          }
          errors++;
        }
      }
    }
    if (data.revoked_at !== void 0) {
      let data9 = data.revoked_at;
      if (typeof data9 !== "string" && data9 !== null) {
        const err36 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: schema147.properties.revoked_at.type } };
        if (vErrors === null) {
          vErrors = [err36];
        } else {
          vErrors.push(err36);
        }
        errors++;
      }
      if (typeof data9 === "string") {
        if (func1(data9) > 24) {
          const err37 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          if (vErrors === null) {
            vErrors = [err37];
          } else {
            vErrors.push(err37);
          }
          errors++;
        }
        if (!formats10.validate(data9)) {
          const err38 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          if (vErrors === null) {
            vErrors = [err38];
          } else {
            vErrors.push(err38);
          }
          errors++;
        }
      }
    }
    if (data.secret !== void 0) {
      let data10 = data.secret;
      if (typeof data10 === "string") {
        if (func1(data10) > 200) {
          const err39 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 200 } };
          if (vErrors === null) {
            vErrors = [err39];
          } else {
            vErrors.push(err39);
          }
          errors++;
        }
      } else {
        const err40 = { instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" } };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
    }
  } else {
    const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    if (vErrors === null) {
      vErrors = [err41];
    } else {
      vErrors.push(err41);
    }
    errors++;
  }
  validate92.errors = vErrors;
  return errors === 0;
}
validate92.evaluated = { "props": { "key_id": true, "prefix": true, "key_name": true, "role": true, "user_id": true, "evaluation_id": true, "created_at": true, "last_used_at": true, "expires_at": true, "revoked_at": true, "secret": true }, "dynamicProps": false, "dynamicItems": false };

// <stdin>
var responses = {
  getHealth: { 200: Health, 405: Problem, 406: Problem, 422: ValidationErrorBody, 500: Problem, 503: Problem },
  getVariantByEnv: { 200: ApplicationVariant, 304: null, 400: Problem, 401: Problem, 403: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  updateEvaluationScenario: { 200: EvaluationScenario, 204: null, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 409: Problem, 412: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listApps: { 200: AppPage, 401: Problem, 403: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  createApp: { 201: App, 401: Problem, 403: Problem, 405: Problem, 406: Problem, 409: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  getApp: { 200: App, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  renameApp: { 200: App, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 409: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  deleteApp: { 204: null, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listVariants: { 200: VariantPage, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  createVariant: { 201: Variant, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 409: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  getVariant: { 200: Variant, 304: null, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  deleteVariant: { 204: null, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 409: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  updateVariantParameters: { 200: Variant, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 412: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listVariantRevisions: { 200: VariantRevisionPage, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  getVariantRevision: { 200: VariantRevision, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  compareVariantRevisions: { 200: VariantComparison, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listEnvironments: { 200: EnvironmentPage, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listDeployments: { 200: DeploymentPage, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  deployVariant: { 201: Deployment, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  getLeaderboard: { 200: Leaderboard, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listHumanEvaluations: { 200: HumanEvaluationPage, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  createHumanEvaluation: { 201: HumanEvaluation, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  getHumanEvaluation: { 200: HumanEvaluation, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  updateHumanEvaluation: { 200: HumanEvaluation, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  deleteHumanEvaluation: { 204: null, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listEvaluationScenarios: { 200: EvaluationScenarioPage, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  createEvaluationScenarios: { 201: HumanEvaluation, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 409: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  getEvaluationScenario: { 200: EvaluationScenario, 304: null, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listJudgements: { 200: JudgementPage, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  getHumanEvaluationResults: { 200: HumanEvaluationResults, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  getJudging: { 200: Judging, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  updateJudging: { 200: Judging, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  reserveNextScenario: { 200: NextScenario, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 409: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listJudges: { 200: JudgePage, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  createJudge: { 201: JudgeCreated, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listInvitations: { 200: InvitationPage, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  createInvitation: { 201: InvitationCreated, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  revokeInvitation: { 204: null, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  exportJudgementsCsv: { 200: exportJudgementsCsv_200, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  exportJudgementsJsonLines: { 200: exportJudgementsJsonLines_200, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  listKeys: { 200: KeyPage, 401: Problem, 403: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  createKey: { 201: KeyCreated, 401: Problem, 403: Problem, 405: Problem, 406: Problem, 413: Problem, 415: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem },
  revokeKey: { 204: null, 401: Problem, 403: Problem, 404: Problem, 405: Problem, 406: Problem, 422: ValidationErrorBody, 429: Problem, 500: Problem, 503: Problem }
};
export {
  responses
};
