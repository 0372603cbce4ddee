// @generated from spec/ — do not edit. Run: pnpm generate

var fr = (a, s) => () => {
  try {
    return s || a((s = { exports: {} }).exports, s), s.exports;
  } catch (P) {
    throw s = 0, P;
  }
};
var yr = fr((tr) => {
  "use strict";
  Object.defineProperty(tr, "__esModule", { value: !0 });
  function cr(a) {
    let s = a.length, P = 0, v = 0, _;
    for (; v < s; )
      P++, _ = a.charCodeAt(v++), _ >= 55296 && _ <= 56319 && v < s && (_ = a.charCodeAt(v), (_ & 64512) === 56320 && v++);
    return P;
  }
  tr.default = cr;
  cr.code = 'require("ajv/dist/runtime/ucs2length").default';
});
var br = fr((A) => {
  "use strict";
  Object.defineProperty(A, "__esModule", { value: !0 });
  A.formatNames = A.fastFormats = A.fullFormats = void 0;
  function N(a, s) {
    return { validate: a, compare: s };
  }
  A.fullFormats = {
    // date: http://tools.ietf.org/html/rfc3339#section-5.6
    date: N(wr, nr),
    // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
    time: N(sr(!0), or),
    "date-time": N(_r(!0), kr),
    "iso-time": N(sr(), Pr),
    "iso-date-time": N(_r(), xr),
    // duration: https://tools.ietf.org/html/rfc3339#appendix-A
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri: bt,
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
    regex: At,
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
    byte: qt,
    // signed 32 bit integer
    int32: { type: "number", validate: It },
    // signed 64 bit integer
    int64: { type: "number", validate: Tt },
    // C-type float
    float: { type: "number", validate: vr },
    // C-type double
    double: { type: "number", validate: vr },
    // hint to the UI to hide input strings
    password: !0,
    // unchecked string payload
    binary: !0
  };
  A.fastFormats = {
    ...A.fullFormats,
    date: N(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, nr),
    time: N(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, or),
    "date-time": N(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, kr),
    "iso-time": N(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, Pr),
    "iso-date-time": N(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, xr),
    // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
    uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
    "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
    // email (sources from jsen validator):
    // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
    // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
    email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
  };
  A.formatNames = Object.keys(A.fullFormats);
  function vt(a) {
    return a % 4 === 0 && (a % 100 !== 0 || a % 400 === 0);
  }
  var wt = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, Pt = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  function wr(a) {
    let s = wt.exec(a);
    if (!s)
      return !1;
    let P = +s[1], v = +s[2], _ = +s[3];
    return v >= 1 && v <= 12 && _ >= 1 && _ <= (v === 2 && vt(P) ? 29 : Pt[v]);
  }
  function nr(a, s) {
    if (a && s)
      return a > s ? 1 : a < s ? -1 : 0;
  }
  var ir = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
  function sr(a) {
    return function(P) {
      let v = ir.exec(P);
      if (!v)
        return !1;
      let _ = +v[1], g = +v[2], e = +v[3], i = v[4], u = v[5] === "-" ? -1 : 1, r = +(v[6] || 0), t = +(v[7] || 0);
      if (r > 23 || t > 59 || a && !i)
        return !1;
      if (_ <= 23 && g <= 59 && e < 60)
        return !0;
      let n = g - t * u, p = _ - r * u - (n < 0 ? 1 : 0);
      return (p === 23 || p === -1) && (n === 59 || n === -1) && e < 61;
    };
  }
  function or(a, s) {
    if (!(a && s))
      return;
    let P = (/* @__PURE__ */ new Date("2020-01-01T" + a)).valueOf(), v = (/* @__PURE__ */ new Date("2020-01-01T" + s)).valueOf();
    if (P && v)
      return P - v;
  }
  function Pr(a, s) {
    if (!(a && s))
      return;
    let P = ir.exec(a), v = ir.exec(s);
    if (P && v)
      return a = P[1] + P[2] + P[3], s = v[1] + v[2] + v[3], a > s ? 1 : a < s ? -1 : 0;
  }
  var ar = /t|\s/i;
  function _r(a) {
    let s = sr(a);
    return function(v) {
      let _ = v.split(ar);
      return _.length === 2 && wr(_[0]) && s(_[1]);
    };
  }
  function kr(a, s) {
    if (!(a && s))
      return;
    let P = new Date(a).valueOf(), v = new Date(s).valueOf();
    if (P && v)
      return P - v;
  }
  function xr(a, s) {
    if (!(a && s))
      return;
    let [P, v] = a.split(ar), [_, g] = s.split(ar), e = nr(P, _);
    if (e !== void 0)
      return e || or(v, g);
  }
  var kt = /\/|:/, xt = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
  function bt(a) {
    return kt.test(a) && xt.test(a);
  }
  var gr = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
  function qt(a) {
    return gr.lastIndex = 0, gr.test(a);
  }
  var jt = -(2 ** 31), Lt = 2 ** 31 - 1;
  function It(a) {
    return Number.isInteger(a) && a <= Lt && a >= jt;
  }
  function Tt(a) {
    return Number.isInteger(a);
  }
  function vr() {
    return !0;
  }
  var Nt = /[^\\]\\Z/;
  function At(a) {
    if (Nt.test(a))
      return !1;
    try {
      return new RegExp(a), !0;
    } catch {
      return !1;
    }
  }
});

// part:responses
var Dr = ye, Dt = { type: "object", description: "The state of the service.", required: ["status", "version"], properties: { status: { type: "string", enum: ["ready", "live"], description: "The check that succeeded: `ready` or `live`, as in the parameter `probe`.", examples: ["ready"] }, version: { type: "string", maxLength: 32, description: "The version of this contract that the server implements.", examples: ["0.1.0"] } } }, d = yr().default;
function ye(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = ye.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.status === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.version === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.status !== void 0) {
      let r = a.status;
      if (typeof r != "string") {
        let t = { instancePath: s + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "ready" || r === "live")) {
        let t = { instancePath: s + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: Dt.properties.status.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.version !== void 0) {
      let r = a.version;
      if (typeof r == "string") {
        if (d(r) > 32) {
          let t = { instancePath: s + "/version", schemaPath: "#/properties/version/maxLength", keyword: "maxLength", params: { limit: 32 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return ye.errors = e, i === 0;
}
ye.evaluated = { props: { status: !0, version: !0 }, dynamicProps: !1, dynamicItems: !1 };
var o = _e;
var Et = { type: "string", description: "The kind of error, as a name for programs. The meaning of a code never changes.", enum: ["invalid_app_id", "malformed_request", "unauthenticated", "forbidden", "not_found", "method_not_allowed", "not_acceptable", "request_timeout", "name_in_use", "variant_deployed", "evaluation_closed", "precondition_failed", "body_too_large", "uri_too_long", "unsupported_media_type", "rate_limited", "headers_too_large", "variant_not_found", "internal_error", "storage_unavailable", "overloaded", "shutting_down"], examples: ["not_found"] }, Ft = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function _e(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = _e.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.detail === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.type === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.title === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.status === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.code === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.request_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.detail !== void 0) {
      let r = a.detail;
      if (typeof r == "string") {
        if (d(r) > 2e3) {
          let t = { instancePath: s + "/detail", schemaPath: "#/properties/detail/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.type !== void 0) {
      let r = a.type;
      if (typeof r == "string") {
        if (d(r) > 256) {
          let t = { instancePath: s + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!Ft.test(r)) {
          let t = { instancePath: s + "/type", schemaPath: "#/properties/type/format", keyword: "format", params: { format: "uri-reference" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.title !== void 0) {
      let r = a.title;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.status !== void 0) {
      let r = a.status;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 599 || isNaN(r)) {
          let t = { instancePath: s + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 400 || isNaN(r)) {
          let t = { instancePath: s + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.code !== void 0) {
      let r = a.code;
      if (typeof r != "string") {
        let t = { instancePath: s + "/code", schemaPath: "ProblemCode/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "invalid_app_id" || r === "malformed_request" || r === "unauthenticated" || r === "forbidden" || r === "not_found" || r === "method_not_allowed" || r === "not_acceptable" || r === "request_timeout" || r === "name_in_use" || r === "variant_deployed" || r === "evaluation_closed" || r === "precondition_failed" || r === "body_too_large" || r === "uri_too_long" || r === "unsupported_media_type" || r === "rate_limited" || r === "headers_too_large" || r === "variant_not_found" || r === "internal_error" || r === "storage_unavailable" || r === "overloaded" || r === "shutting_down")) {
        let t = { instancePath: s + "/code", schemaPath: "ProblemCode/enum", keyword: "enum", params: { allowedValues: Et.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.request_id !== void 0) {
      let r = a.request_id;
      if (typeof r == "string") {
        if (d(r) > 128) {
          let t = { instancePath: s + "/request_id", schemaPath: "#/properties/request_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return _e.errors = e, i === 0;
}
_e.evaluated = { props: { detail: !0, type: !0, title: !0, status: !0, code: !0, request_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var x = ge;
function ge(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = ge.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.detail === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.detail !== void 0) {
      let t = a.detail;
      if (Array.isArray(t)) {
        if (t.length > 100) {
          let p = { instancePath: s + "/detail", schemaPath: "#/properties/detail/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (t.length < 1) {
          let p = { instancePath: s + "/detail", schemaPath: "#/properties/detail/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        let n = t.length;
        for (let p = 0; p < n; p++) {
          let m = t[p];
          if (m && typeof m == "object" && !Array.isArray(m)) {
            if (m.msg === void 0) {
              let h = { instancePath: s + "/detail/" + p, schemaPath: "ValidationErrorItem/required", keyword: "required", params: { missingProperty: "msg" } };
              e === null ? e = [h] : e.push(h), i++;
            }
            if (m.loc === void 0) {
              let h = { instancePath: s + "/detail/" + p, schemaPath: "ValidationErrorItem/required", keyword: "required", params: { missingProperty: "loc" } };
              e === null ? e = [h] : e.push(h), i++;
            }
            if (m.type === void 0) {
              let h = { instancePath: s + "/detail/" + p, schemaPath: "ValidationErrorItem/required", keyword: "required", params: { missingProperty: "type" } };
              e === null ? e = [h] : e.push(h), i++;
            }
            if (m.msg !== void 0) {
              let h = m.msg;
              if (typeof h == "string") {
                if (d(h) > 1e3) {
                  let l = { instancePath: s + "/detail/" + p + "/msg", schemaPath: "ValidationErrorItem/properties/msg/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/detail/" + p + "/msg", schemaPath: "ValidationErrorItem/properties/msg/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
            if (m.loc !== void 0) {
              let h = m.loc;
              if (Array.isArray(h)) {
                if (h.length > 64) {
                  let f = { instancePath: s + "/detail/" + p + "/loc", schemaPath: "ValidationErrorItem/properties/loc/maxItems", keyword: "maxItems", params: { limit: 64 } };
                  e === null ? e = [f] : e.push(f), i++;
                }
                if (h.length < 1) {
                  let f = { instancePath: s + "/detail/" + p + "/loc", schemaPath: "ValidationErrorItem/properties/loc/minItems", keyword: "minItems", params: { limit: 1 } };
                  e === null ? e = [f] : e.push(f), i++;
                }
                let l = h.length;
                for (let f = 0; f < l; f++) {
                  let c = h[f], w = i, b = !1, T = i;
                  if (typeof c == "string") {
                    if (d(c) > 256) {
                      let k = { instancePath: s + "/detail/" + p + "/loc/" + f, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 256 } };
                      e === null ? e = [k] : e.push(k), i++;
                    }
                  } else {
                    let k = { instancePath: s + "/detail/" + p + "/loc/" + f, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [k] : e.push(k), i++;
                  }
                  var r = T === i;
                  b = b || r;
                  let y = i;
                  if (!(typeof c == "number" && !(c % 1) && !isNaN(c) && isFinite(c))) {
                    let k = { instancePath: s + "/detail/" + p + "/loc/" + f, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf/1/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [k] : e.push(k), i++;
                  }
                  var r = y === i;
                  if (b = b || r, b)
                    i = w, e !== null && (w ? e.length = w : e = null);
                  else {
                    let k = { instancePath: s + "/detail/" + p + "/loc/" + f, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf", keyword: "anyOf", params: {} };
                    e === null ? e = [k] : e.push(k), i++;
                  }
                }
              } else {
                let l = { instancePath: s + "/detail/" + p + "/loc", schemaPath: "ValidationErrorItem/properties/loc/type", keyword: "type", params: { type: "array" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
            if (m.type !== void 0) {
              let h = m.type;
              if (typeof h == "string") {
                if (d(h) > 64) {
                  let l = { instancePath: s + "/detail/" + p + "/type", schemaPath: "ValidationErrorItem/properties/type/maxLength", keyword: "maxLength", params: { limit: 64 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/detail/" + p + "/type", schemaPath: "ValidationErrorItem/properties/type/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
          } else {
            let h = { instancePath: s + "/detail/" + p, schemaPath: "ValidationErrorItem/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [h] : e.push(h), i++;
          }
        }
      } else {
        let n = { instancePath: s + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
  } else {
    let t = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), i++;
  }
  return ge.errors = e, i === 0;
}
ge.evaluated = { props: { detail: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Er = ve, Z = { type: "object", description: "The variant that an environment serves, at the revision that the deployment pinned.", "x-assumption": ["U01", "U33", "U42"], required: ["app_id", "app_name", "variant_id", "variant_name", "project_id", "parameters", "base_name", "base_id", "config_name", "uri", "revision"], properties: { app_id: { $ref: "Id" }, app_name: { type: "string", maxLength: 200, description: "The name of the application.", examples: ["support-assistant"] }, variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name of the variant: `<base_name>.<config_name>`.", examples: ["concise.gpt-small"] }, project_id: { $ref: "Id" }, parameters: { $ref: "Parameters" }, base_name: { type: "string", maxLength: 200, description: "The part of the variant's name before the dot.", examples: ["concise"] }, base_id: { $ref: "Id" }, config_name: { type: "string", maxLength: 200, description: "The part of the variant's name after the dot.", examples: ["gpt-small"] }, uri: { type: ["string", "null"], maxLength: 2048, description: "The address at which a program can call the variant. `null` if the variant has no address.", examples: ["https://llm.internal/support-assistant/concise"] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The revision of the parameters, counted from 1 for each variant.", examples: [3] }, created_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the variant was created.", examples: ["2026-03-02T09:41:07.120Z"] }, updated_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When this revision was created.", examples: ["2026-03-09T14:05:52.004Z"] }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who created this revision.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, organization_id: { type: ["string", "null"], maxLength: 36, description: "The organization that the project belongs to.", examples: ["0198d2a4-5c00-7a41-8b0e-31d7f9c2a6e4"] }, workspace_id: { type: ["string", "null"], maxLength: 36, description: "The workspace that the project belongs to.", examples: ["0198d2a4-5c01-7d2c-94f5-0e8b3a7c1f9d"] } } };
var j = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, q = br().fullFormats["date-time"];
function ve(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = ve.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.project_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.parameters === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.base_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.base_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.config_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.uri === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revision === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_id !== void 0) {
      let r = a.app_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.app_name !== void 0) {
      let r = a.app_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variant_id !== void 0) {
      let r = a.variant_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variant_name !== void 0) {
      let r = a.variant_name;
      if (typeof r == "string") {
        if (d(r) > 401) {
          let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.project_id !== void 0) {
      let r = a.project_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/project_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/project_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/project_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/project_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.parameters !== void 0) {
      let r = a.parameters;
      if (r && typeof r == "object" && !Array.isArray(r)) {
        if (Object.keys(r).length > 200) {
          let t = { instancePath: s + "/parameters", schemaPath: "Parameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/parameters", schemaPath: "Parameters/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.base_name !== void 0) {
      let r = a.base_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/base_name", schemaPath: "#/properties/base_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/base_name", schemaPath: "#/properties/base_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.base_id !== void 0) {
      let r = a.base_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/base_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/base_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/base_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/base_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.config_name !== void 0) {
      let r = a.config_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/config_name", schemaPath: "#/properties/config_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/config_name", schemaPath: "#/properties/config_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.uri !== void 0) {
      let r = a.uri;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: Z.properties.uri.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 2048) {
        let t = { instancePath: s + "/uri", schemaPath: "#/properties/uri/maxLength", keyword: "maxLength", params: { limit: 2048 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revision !== void 0) {
      let r = a.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: Z.properties.created_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.updated_at !== void 0) {
      let r = a.updated_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: Z.properties.updated_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.modified_by_id !== void 0) {
      let r = a.modified_by_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: Z.properties.modified_by_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.organization_id !== void 0) {
      let r = a.organization_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/organization_id", schemaPath: "#/properties/organization_id/type", keyword: "type", params: { type: Z.properties.organization_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/organization_id", schemaPath: "#/properties/organization_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.workspace_id !== void 0) {
      let r = a.workspace_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/workspace_id", schemaPath: "#/properties/workspace_id/type", keyword: "type", params: { type: Z.properties.workspace_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/workspace_id", schemaPath: "#/properties/workspace_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return ve.errors = e, i === 0;
}
ve.evaluated = { props: { app_id: !0, app_name: !0, variant_id: !0, variant_name: !0, project_id: !0, parameters: !0, base_name: !0, base_id: !0, config_name: !0, uri: !0, revision: !0, created_at: !0, updated_at: !0, modified_by_id: !0, organization_id: !0, workspace_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ur = D, W = { type: "object", description: "One scenario of a human evaluation.", "x-assumption": ["U37", "U38", "U54"], required: ["evaluation_scenario_id", "evaluation_id", "evaluation_type", "position", "inputs", "outputs", "vote", "score", "correct_answer", "is_pinned", "note", "revision", "created_at", "updated_at", "modified_by_id", "judged_at", "judged_by_id"], properties: { evaluation_scenario_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, evaluation_type: { $ref: "EvaluationType" }, position: { type: "integer", minimum: 0, maximum: 2147483647, description: "The position of the scenario in the evaluation, counted from 0. It never changes.", examples: [0] }, inputs: { type: "array", maxItems: 100, description: "The inputs of the scenario, which each variant received.", items: { $ref: "ScenarioInput" } }, outputs: { type: "array", maxItems: 10, description: "The output of each variant.", items: { $ref: "ScenarioOutput" } }, vote: { type: ["string", "null"], maxLength: 36, description: 'The vote: the id of a variant, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted".', examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, score: { anyOf: [{ type: "string", maxLength: 200 }, { type: "number" }, { type: "null" }], description: 'The score: a number or a category, exactly as the caller sent it. `""` or `null` means "not scored".', examples: [4] }, correct_answer: { type: ["string", "null"], maxLength: 1e5, description: "The expected output.", examples: ["Ask the neighbours", "then offer a replacement."] }, is_pinned: { type: "boolean", description: "Whether somebody marked the scenario in order to look at it again.", examples: [!1] }, note: { type: ["string", "null"], maxLength: 1e4, description: "A note by the person who judged.", examples: ["Friendlier", "and just as correct."] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The revision of the scenario, counted from 1. Every update raises the revision by exactly one. In an evaluation with several judges, a judgement or note of another judge does not raise the revision that you get.", examples: [4] }, created_at: { $ref: "Timestamp" }, updated_at: { $ref: "Timestamp" }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who last changed the scenario.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, judged_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When somebody last gave or cleared a vote or a score.", examples: ["2026-03-11T10:22:31.518Z"] }, judged_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who last gave or cleared the vote or score.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, judgement_counts: { $ref: "JudgementCounts" } } }, Ge = { type: "string", description: "In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.", enum: ["human_a_b_testing", "single_model_test"], examples: ["human_a_b_testing"] };
var L = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
function Y(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Y.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.decisions === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decisions" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.flag_count === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flag_count" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.note_count === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note_count" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.decisions !== void 0) {
      let t = a.decisions;
      if (Array.isArray(t)) {
        if (t.length > 100) {
          let p = { instancePath: s + "/decisions", schemaPath: "#/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        let n = t.length;
        for (let p = 0; p < n; p++) {
          let m = t[p];
          if (m && typeof m == "object" && !Array.isArray(m)) {
            if (m.decision === void 0) {
              let h = { instancePath: s + "/decisions/" + p, schemaPath: "DecisionCount/required", keyword: "required", params: { missingProperty: "decision" } };
              e === null ? e = [h] : e.push(h), i++;
            }
            if (m.count === void 0) {
              let h = { instancePath: s + "/decisions/" + p, schemaPath: "DecisionCount/required", keyword: "required", params: { missingProperty: "count" } };
              e === null ? e = [h] : e.push(h), i++;
            }
            if (m.decision !== void 0) {
              let h = m.decision, l = i, f = !1, c = i;
              if (typeof h == "string") {
                if (d(h) > 200) {
                  let b = { instancePath: s + "/decisions/" + p + "/decision", schemaPath: "DecisionCount/properties/decision/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [b] : e.push(b), i++;
                }
              } else {
                let b = { instancePath: s + "/decisions/" + p + "/decision", schemaPath: "DecisionCount/properties/decision/anyOf/0/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [b] : e.push(b), i++;
              }
              var r = c === i;
              f = f || r;
              let w = i;
              if (!(typeof h == "number" && isFinite(h))) {
                let b = { instancePath: s + "/decisions/" + p + "/decision", schemaPath: "DecisionCount/properties/decision/anyOf/1/type", keyword: "type", params: { type: "number" } };
                e === null ? e = [b] : e.push(b), i++;
              }
              var r = w === i;
              if (f = f || r, f)
                i = l, e !== null && (l ? e.length = l : e = null);
              else {
                let b = { instancePath: s + "/decisions/" + p + "/decision", schemaPath: "DecisionCount/properties/decision/anyOf", keyword: "anyOf", params: {} };
                e === null ? e = [b] : e.push(b), i++;
              }
            }
            if (m.count !== void 0) {
              let h = m.count;
              if (!(typeof h == "number" && !(h % 1) && !isNaN(h) && isFinite(h))) {
                let l = { instancePath: s + "/decisions/" + p + "/count", schemaPath: "DecisionCount/properties/count/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [l] : e.push(l), i++;
              }
              if (typeof h == "number" && isFinite(h)) {
                if (h > 2147483647 || isNaN(h)) {
                  let l = { instancePath: s + "/decisions/" + p + "/count", schemaPath: "DecisionCount/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
                if (h < 1 || isNaN(h)) {
                  let l = { instancePath: s + "/decisions/" + p + "/count", schemaPath: "DecisionCount/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              }
            }
          } else {
            let h = { instancePath: s + "/decisions/" + p, schemaPath: "DecisionCount/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [h] : e.push(h), i++;
          }
        }
      } else {
        let n = { instancePath: s + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.flag_count !== void 0) {
      let t = a.flag_count;
      if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
        let n = { instancePath: s + "/flag_count", schemaPath: "#/properties/flag_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "number" && isFinite(t)) {
        if (t > 2147483647 || isNaN(t)) {
          let n = { instancePath: s + "/flag_count", schemaPath: "#/properties/flag_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (t < 0 || isNaN(t)) {
          let n = { instancePath: s + "/flag_count", schemaPath: "#/properties/flag_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [n] : e.push(n), i++;
        }
      }
    }
    if (a.note_count !== void 0) {
      let t = a.note_count;
      if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
        let n = { instancePath: s + "/note_count", schemaPath: "#/properties/note_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "number" && isFinite(t)) {
        if (t > 2147483647 || isNaN(t)) {
          let n = { instancePath: s + "/note_count", schemaPath: "#/properties/note_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (t < 0 || isNaN(t)) {
          let n = { instancePath: s + "/note_count", schemaPath: "#/properties/note_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [n] : e.push(n), i++;
        }
      }
    }
  } else {
    let t = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), i++;
  }
  return Y.errors = e, i === 0;
}
Y.evaluated = { props: { decisions: !0, flag_count: !0, note_count: !0 }, dynamicProps: !1, dynamicItems: !1 };
function D(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = D.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.evaluation_scenario_id === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.evaluation_id === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.evaluation_type === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_type" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.position === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.inputs === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.outputs === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outputs" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.vote === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "vote" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.score === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.correct_answer === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "correct_answer" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.is_pinned === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_pinned" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.note === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.revision === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.created_at === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.updated_at === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.modified_by_id === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modified_by_id" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.judged_at === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_at" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.judged_by_id === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_by_id" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.evaluation_scenario_id !== void 0) {
      let t = a.evaluation_scenario_id;
      if (typeof t == "string") {
        if (d(t) > 36) {
          let n = { instancePath: s + "/evaluation_scenario_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (d(t) < 36) {
          let n = { instancePath: s + "/evaluation_scenario_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (!j.test(t)) {
          let n = { instancePath: s + "/evaluation_scenario_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [n] : e.push(n), i++;
        }
      } else {
        let n = { instancePath: s + "/evaluation_scenario_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.evaluation_id !== void 0) {
      let t = a.evaluation_id;
      if (typeof t == "string") {
        if (d(t) > 36) {
          let n = { instancePath: s + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (d(t) < 36) {
          let n = { instancePath: s + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (!j.test(t)) {
          let n = { instancePath: s + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [n] : e.push(n), i++;
        }
      } else {
        let n = { instancePath: s + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.evaluation_type !== void 0) {
      let t = a.evaluation_type;
      if (typeof t != "string") {
        let n = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (!(t === "human_a_b_testing" || t === "single_model_test")) {
        let n = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: Ge.enum } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.position !== void 0) {
      let t = a.position;
      if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
        let n = { instancePath: s + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "number" && isFinite(t)) {
        if (t > 2147483647 || isNaN(t)) {
          let n = { instancePath: s + "/position", schemaPath: "#/properties/position/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (t < 0 || isNaN(t)) {
          let n = { instancePath: s + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [n] : e.push(n), i++;
        }
      }
    }
    if (a.inputs !== void 0) {
      let t = a.inputs;
      if (Array.isArray(t)) {
        if (t.length > 100) {
          let p = { instancePath: s + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        let n = t.length;
        for (let p = 0; p < n; p++) {
          let m = t[p];
          if (m && typeof m == "object" && !Array.isArray(m)) {
            if (m.input_name === void 0) {
              let h = { instancePath: s + "/inputs/" + p, schemaPath: "ScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              e === null ? e = [h] : e.push(h), i++;
            }
            if (m.input_value === void 0) {
              let h = { instancePath: s + "/inputs/" + p, schemaPath: "ScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              e === null ? e = [h] : e.push(h), i++;
            }
            if (m.input_name !== void 0) {
              let h = m.input_name;
              if (typeof h == "string") {
                if (d(h) > 200) {
                  let l = { instancePath: s + "/inputs/" + p + "/input_name", schemaPath: "ScenarioInput/properties/input_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
                if (d(h) < 1) {
                  let l = { instancePath: s + "/inputs/" + p + "/input_name", schemaPath: "ScenarioInput/properties/input_name/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/inputs/" + p + "/input_name", schemaPath: "ScenarioInput/properties/input_name/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
            if (m.input_value !== void 0) {
              let h = m.input_value;
              if (typeof h == "string") {
                if (d(h) > 1e5) {
                  let l = { instancePath: s + "/inputs/" + p + "/input_value", schemaPath: "ScenarioInput/properties/input_value/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/inputs/" + p + "/input_value", schemaPath: "ScenarioInput/properties/input_value/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
          } else {
            let h = { instancePath: s + "/inputs/" + p, schemaPath: "ScenarioInput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [h] : e.push(h), i++;
          }
        }
      } else {
        let n = { instancePath: s + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.outputs !== void 0) {
      let t = a.outputs;
      if (Array.isArray(t)) {
        if (t.length > 10) {
          let p = { instancePath: s + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 10 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        let n = t.length;
        for (let p = 0; p < n; p++) {
          let m = t[p];
          if (m && typeof m == "object" && !Array.isArray(m)) {
            if (m.variant_id === void 0) {
              let h = { instancePath: s + "/outputs/" + p, schemaPath: "ScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              e === null ? e = [h] : e.push(h), i++;
            }
            if (m.variant_output === void 0) {
              let h = { instancePath: s + "/outputs/" + p, schemaPath: "ScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              e === null ? e = [h] : e.push(h), i++;
            }
            if (m.variant_id !== void 0) {
              let h = m.variant_id;
              if (typeof h == "string") {
                if (d(h) > 36) {
                  let l = { instancePath: s + "/outputs/" + p + "/variant_id", schemaPath: "ScenarioOutput/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
                if (d(h) < 1) {
                  let l = { instancePath: s + "/outputs/" + p + "/variant_id", schemaPath: "ScenarioOutput/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/outputs/" + p + "/variant_id", schemaPath: "ScenarioOutput/properties/variant_id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
            if (m.variant_output !== void 0) {
              let h = m.variant_output;
              if (typeof h == "string") {
                if (d(h) > 1e5) {
                  let l = { instancePath: s + "/outputs/" + p + "/variant_output", schemaPath: "ScenarioOutput/properties/variant_output/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/outputs/" + p + "/variant_output", schemaPath: "ScenarioOutput/properties/variant_output/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
          } else {
            let h = { instancePath: s + "/outputs/" + p, schemaPath: "ScenarioOutput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [h] : e.push(h), i++;
          }
        }
      } else {
        let n = { instancePath: s + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.vote !== void 0) {
      let t = a.vote;
      if (typeof t != "string" && t !== null) {
        let n = { instancePath: s + "/vote", schemaPath: "#/properties/vote/type", keyword: "type", params: { type: W.properties.vote.type } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "string" && d(t) > 36) {
        let n = { instancePath: s + "/vote", schemaPath: "#/properties/vote/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.score !== void 0) {
      let t = a.score, n = i, p = !1, m = i;
      if (typeof t == "string") {
        if (d(t) > 200) {
          let f = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      } else {
        let f = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/0/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      var r = m === i;
      p = p || r;
      let h = i;
      if (!(typeof t == "number" && isFinite(t))) {
        let f = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/1/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      var r = h === i;
      p = p || r;
      let l = i;
      if (t !== null) {
        let f = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/2/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      var r = l === i;
      if (p = p || r, p)
        i = n, e !== null && (n ? e.length = n : e = null);
      else {
        let f = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.correct_answer !== void 0) {
      let t = a.correct_answer;
      if (typeof t != "string" && t !== null) {
        let n = { instancePath: s + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: W.properties.correct_answer.type } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "string" && d(t) > 1e5) {
        let n = { instancePath: s + "/correct_answer", schemaPath: "#/properties/correct_answer/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.is_pinned !== void 0 && typeof a.is_pinned != "boolean") {
      let t = { instancePath: s + "/is_pinned", schemaPath: "#/properties/is_pinned/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.note !== void 0) {
      let t = a.note;
      if (typeof t != "string" && t !== null) {
        let n = { instancePath: s + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: W.properties.note.type } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "string" && d(t) > 1e4) {
        let n = { instancePath: s + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.revision !== void 0) {
      let t = a.revision;
      if (!(typeof t == "number" && !(t % 1) && !isNaN(t) && isFinite(t))) {
        let n = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "number" && isFinite(t)) {
        if (t > 2147483647 || isNaN(t)) {
          let n = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (t < 1 || isNaN(t)) {
          let n = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [n] : e.push(n), i++;
        }
      }
    }
    if (a.created_at !== void 0) {
      let t = a.created_at;
      if (typeof t == "string") {
        if (d(t) > 24) {
          let n = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (d(t) < 24) {
          let n = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (!L.test(t)) {
          let n = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (!q.validate(t)) {
          let n = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [n] : e.push(n), i++;
        }
      } else {
        let n = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.updated_at !== void 0) {
      let t = a.updated_at;
      if (typeof t == "string") {
        if (d(t) > 24) {
          let n = { instancePath: s + "/updated_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (d(t) < 24) {
          let n = { instancePath: s + "/updated_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (!L.test(t)) {
          let n = { instancePath: s + "/updated_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (!q.validate(t)) {
          let n = { instancePath: s + "/updated_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [n] : e.push(n), i++;
        }
      } else {
        let n = { instancePath: s + "/updated_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.modified_by_id !== void 0) {
      let t = a.modified_by_id;
      if (typeof t != "string" && t !== null) {
        let n = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: W.properties.modified_by_id.type } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "string" && d(t) > 36) {
        let n = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.judged_at !== void 0) {
      let t = a.judged_at;
      if (typeof t != "string" && t !== null) {
        let n = { instancePath: s + "/judged_at", schemaPath: "#/properties/judged_at/type", keyword: "type", params: { type: W.properties.judged_at.type } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "string") {
        if (d(t) > 24) {
          let n = { instancePath: s + "/judged_at", schemaPath: "#/properties/judged_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (!q.validate(t)) {
          let n = { instancePath: s + "/judged_at", schemaPath: "#/properties/judged_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [n] : e.push(n), i++;
        }
      }
    }
    if (a.judged_by_id !== void 0) {
      let t = a.judged_by_id;
      if (typeof t != "string" && t !== null) {
        let n = { instancePath: s + "/judged_by_id", schemaPath: "#/properties/judged_by_id/type", keyword: "type", params: { type: W.properties.judged_by_id.type } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "string" && d(t) > 36) {
        let n = { instancePath: s + "/judged_by_id", schemaPath: "#/properties/judged_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    a.judgement_counts !== void 0 && (Y(a.judgement_counts, { instancePath: s + "/judgement_counts", parentData: a, parentDataProperty: "judgement_counts", rootData: _, dynamicAnchors: g }) || (e = e === null ? Y.errors : e.concat(Y.errors), i = e.length));
  } else {
    let t = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), i++;
  }
  return D.errors = e, i === 0;
}
D.evaluated = { props: { evaluation_scenario_id: !0, evaluation_id: !0, evaluation_type: !0, position: !0, inputs: !0, outputs: !0, vote: !0, score: !0, correct_answer: !0, is_pinned: !0, note: !0, revision: !0, created_at: !0, updated_at: !0, modified_by_id: !0, judged_at: !0, judged_by_id: !0, judgement_counts: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Fr = we, $t = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "App" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, Ot = { type: "object", description: "An application.", required: ["app_id", "app_name", "project_id", "created_at", "updated_at", "modified_by_id"], properties: { app_id: { $ref: "Id" }, app_name: { type: "string", maxLength: 200, description: "The name of the application, unique in the project.", examples: ["support-assistant"] }, project_id: { $ref: "Id" }, created_at: { $ref: "Timestamp" }, updated_at: { $ref: "Timestamp" }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who last changed the application.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function $(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = $.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.project_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "project_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.updated_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.modified_by_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modified_by_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_id !== void 0) {
      let r = a.app_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.app_name !== void 0) {
      let r = a.app_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.project_id !== void 0) {
      let r = a.project_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/project_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/project_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/project_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/project_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.updated_at !== void 0) {
      let r = a.updated_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.modified_by_id !== void 0) {
      let r = a.modified_by_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: Ot.properties.modified_by_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return $.errors = e, i === 0;
}
$.evaluated = { props: { app_id: !0, app_name: !0, project_id: !0, created_at: !0, updated_at: !0, modified_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function we(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = we.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          $(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? $.errors : e.concat($.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: $t.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return we.errors = e, i === 0;
}
we.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Xe = $, $r = Pe, St = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Variant" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, qr = { type: "object", description: "A variant at its latest revision.", required: ["variant_id", "variant_name", "app_id", "base_id", "base_name", "config_name", "uri", "revision", "parameters", "created_at", "updated_at", "modified_by_id"], properties: { variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name of the variant: `<base_name>.<config_name>`.", examples: ["concise.gpt-small"] }, app_id: { $ref: "Id" }, base_id: { $ref: "Id" }, base_name: { type: "string", maxLength: 200, description: "The part of the variant's name before the dot.", examples: ["concise"] }, config_name: { type: "string", maxLength: 200, description: "The part of the variant's name after the dot.", examples: ["gpt-small"] }, uri: { type: ["string", "null"], maxLength: 2048, description: "The address at which a program can call the variant, if it has one.", examples: ["https://llm.internal/support-assistant/concise"] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The number of the latest revision, counted from 1.", examples: [3] }, parameters: { $ref: "Parameters" }, created_at: { $ref: "Timestamp" }, updated_at: { $ref: "Timestamp" }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who created the latest revision.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function O(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = O.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.base_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.base_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.config_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.uri === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revision === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.parameters === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.updated_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.modified_by_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modified_by_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_id !== void 0) {
      let r = a.variant_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variant_name !== void 0) {
      let r = a.variant_name;
      if (typeof r == "string") {
        if (d(r) > 401) {
          let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.app_id !== void 0) {
      let r = a.app_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.base_id !== void 0) {
      let r = a.base_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/base_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/base_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/base_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/base_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.base_name !== void 0) {
      let r = a.base_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/base_name", schemaPath: "#/properties/base_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/base_name", schemaPath: "#/properties/base_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.config_name !== void 0) {
      let r = a.config_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/config_name", schemaPath: "#/properties/config_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/config_name", schemaPath: "#/properties/config_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.uri !== void 0) {
      let r = a.uri;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: qr.properties.uri.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 2048) {
        let t = { instancePath: s + "/uri", schemaPath: "#/properties/uri/maxLength", keyword: "maxLength", params: { limit: 2048 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revision !== void 0) {
      let r = a.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.parameters !== void 0) {
      let r = a.parameters;
      if (r && typeof r == "object" && !Array.isArray(r)) {
        if (Object.keys(r).length > 200) {
          let t = { instancePath: s + "/parameters", schemaPath: "Parameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/parameters", schemaPath: "Parameters/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.updated_at !== void 0) {
      let r = a.updated_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.modified_by_id !== void 0) {
      let r = a.modified_by_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: qr.properties.modified_by_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return O.errors = e, i === 0;
}
O.evaluated = { props: { variant_id: !0, variant_name: !0, app_id: !0, base_id: !0, base_name: !0, config_name: !0, uri: !0, revision: !0, parameters: !0, created_at: !0, updated_at: !0, modified_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Pe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Pe.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          O(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? O.errors : e.concat(O.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: St.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Pe.errors = e, i === 0;
}
Pe.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var er = O, Or = ke, Ct = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "VariantRevision" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MjA"] } } }, Vt = { type: "object", description: "A variant at one revision.", required: ["variant_id", "revision", "parameters", "created_at", "modified_by_id"], properties: { variant_id: { $ref: "Id" }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The number of the revision, counted from 1.", examples: [2] }, parameters: { $ref: "Parameters" }, created_at: { $ref: "Timestamp" }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who created this revision.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function S(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = S.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revision === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.parameters === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.modified_by_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modified_by_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_id !== void 0) {
      let r = a.variant_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revision !== void 0) {
      let r = a.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.parameters !== void 0) {
      let r = a.parameters;
      if (r && typeof r == "object" && !Array.isArray(r)) {
        if (Object.keys(r).length > 200) {
          let t = { instancePath: s + "/parameters", schemaPath: "Parameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/parameters", schemaPath: "Parameters/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.modified_by_id !== void 0) {
      let r = a.modified_by_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: Vt.properties.modified_by_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return S.errors = e, i === 0;
}
S.evaluated = { props: { variant_id: !0, revision: !0, parameters: !0, created_at: !0, modified_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function ke(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = ke.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          S(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? S.errors : e.concat(S.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: Ct.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return ke.errors = e, i === 0;
}
ke.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Sr = S, Cr = xe;
var zt = { type: "object", description: "One change between two revisions.", required: ["path", "change", "before", "after"], properties: { path: { type: "string", maxLength: 2e4, description: "The place of the change, as a JSON pointer (RFC 6901) into `parameters`. An empty pointer means all of `parameters`.", examples: ["/temperature"] }, change: { type: "string", enum: ["added", "removed", "changed"], description: "The kind of change.", examples: ["changed"] }, before: { description: "The value in the revision `from`. `null` if that revision has no such value.", examples: [0.7] }, after: { description: "The value in the revision `to`. `null` if that revision has no such value.", examples: [0.2] } } };
function xe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = xe.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.from === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.to === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.changes === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_complete === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_complete" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_id !== void 0) {
      let r = a.variant_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.from !== void 0) {
      let r = a.from;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.to !== void 0) {
      let r = a.to;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/to", schemaPath: "#/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.changes !== void 0) {
      let r = a.changes;
      if (Array.isArray(r)) {
        if (r.length > 1e3) {
          let n = { instancePath: s + "/changes", schemaPath: "#/properties/changes/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++) {
          let p = r[n];
          if (p && typeof p == "object" && !Array.isArray(p)) {
            if (p.path === void 0) {
              let m = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "path" } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p.change === void 0) {
              let m = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "change" } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p.before === void 0) {
              let m = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "before" } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p.after === void 0) {
              let m = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "after" } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p.path !== void 0) {
              let m = p.path;
              if (typeof m == "string") {
                if (d(m) > 2e4) {
                  let h = { instancePath: s + "/changes/" + n + "/path", schemaPath: "ParameterChange/properties/path/maxLength", keyword: "maxLength", params: { limit: 2e4 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
              } else {
                let h = { instancePath: s + "/changes/" + n + "/path", schemaPath: "ParameterChange/properties/path/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [h] : e.push(h), i++;
              }
            }
            if (p.change !== void 0) {
              let m = p.change;
              if (typeof m != "string") {
                let h = { instancePath: s + "/changes/" + n + "/change", schemaPath: "ParameterChange/properties/change/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [h] : e.push(h), i++;
              }
              if (!(m === "added" || m === "removed" || m === "changed")) {
                let h = { instancePath: s + "/changes/" + n + "/change", schemaPath: "ParameterChange/properties/change/enum", keyword: "enum", params: { allowedValues: zt.properties.change.enum } };
                e === null ? e = [h] : e.push(h), i++;
              }
            }
          } else {
            let m = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [m] : e.push(m), i++;
          }
        }
      } else {
        let t = { instancePath: s + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_complete !== void 0 && typeof a.is_complete != "boolean") {
      let r = { instancePath: s + "/is_complete", schemaPath: "#/properties/is_complete/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return xe.errors = e, i === 0;
}
xe.evaluated = { props: { variant_id: !0, from: !0, to: !0, changes: !0, is_complete: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Vr = be, Ut = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Environment" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
var Rt = { type: "object", description: "One deployment: the variant and revision, the environment, the time and the user.", required: ["app_id", "environment", "deployment_number", "variant_id", "variant_name", "revision", "created_at", "created_by_id"], properties: { app_id: { $ref: "Id" }, environment: { type: "string", maxLength: 128, description: "The environment.", examples: ["production"] }, deployment_number: { type: "integer", minimum: 1, maximum: 2147483647, description: "The number of the deployment in this environment, counted from 1.", examples: [4] }, variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name that the variant had when it was deployed.", examples: ["concise.gpt-small"] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The pinned revision.", examples: [3] }, created_at: { $ref: "Timestamp" }, created_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who deployed the variant.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, note: { type: "string", maxLength: 500, description: "Why the variant was deployed. Absent if there is no note.", examples: ["Fewer complaints in the last evaluation."] }, approved_by_id: { type: "string", maxLength: 36, description: "The user who approved the deployment request. If this field is present, `created_by_id` is the user who asked for the deployment. Absent if the variant was deployed without a deployment request.", examples: ["0198d2a4-5c03-7a4e-9e21-1f6b8d0c5a72"] } } };
function E(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = E.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.environment === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.deployment_number === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_number" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revision === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_by_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_id !== void 0) {
      let r = a.app_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.environment !== void 0) {
      let r = a.environment;
      if (typeof r == "string") {
        if (d(r) > 128) {
          let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.deployment_number !== void 0) {
      let r = a.deployment_number;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/deployment_number", schemaPath: "#/properties/deployment_number/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/deployment_number", schemaPath: "#/properties/deployment_number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/deployment_number", schemaPath: "#/properties/deployment_number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.variant_id !== void 0) {
      let r = a.variant_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variant_name !== void 0) {
      let r = a.variant_name;
      if (typeof r == "string") {
        if (d(r) > 401) {
          let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revision !== void 0) {
      let r = a.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_by_id !== void 0) {
      let r = a.created_by_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: Rt.properties.created_by_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.note !== void 0) {
      let r = a.note;
      if (typeof r == "string") {
        if (d(r) > 500) {
          let t = { instancePath: s + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.approved_by_id !== void 0) {
      let r = a.approved_by_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/approved_by_id", schemaPath: "#/properties/approved_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/approved_by_id", schemaPath: "#/properties/approved_by_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return E.errors = e, i === 0;
}
E.evaluated = { props: { app_id: !0, environment: !0, deployment_number: !0, variant_id: !0, variant_name: !0, revision: !0, created_at: !0, created_by_id: !0, note: !0, approved_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function C(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = C.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.environment === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.deployment === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.environment !== void 0) {
      let n = a.environment;
      if (typeof n == "string") {
        if (d(n) > 128) {
          let p = { instancePath: s + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      } else {
        let p = { instancePath: s + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.deployment !== void 0) {
      let n = a.deployment, p = i, m = !1, h = null, l = i;
      E(n, { instancePath: s + "/deployment", parentData: a, parentDataProperty: "deployment", rootData: _, dynamicAnchors: g }) || (e = e === null ? E.errors : e.concat(E.errors), i = e.length);
      var t = l === i;
      if (t) {
        m = !0, h = 0;
        var r = {};
        r.app_id = !0, r.environment = !0, r.deployment_number = !0, r.variant_id = !0, r.variant_name = !0, r.revision = !0, r.created_at = !0, r.created_by_id = !0, r.note = !0, r.approved_by_id = !0;
      }
      let f = i;
      if (n !== null) {
        let c = { instancePath: s + "/deployment", schemaPath: "#/properties/deployment/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = f === i;
      if (t && m ? (m = !1, h = [h, 1]) : t && (m = !0, h = 1), m)
        i = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/deployment", schemaPath: "#/properties/deployment/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
    if (a.required_role !== void 0) {
      let n = a.required_role;
      if (typeof n == "string") {
        if (d(n) > 16) {
          let p = { instancePath: s + "/required_role", schemaPath: "#/properties/required_role/maxLength", keyword: "maxLength", params: { limit: 16 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      } else {
        let p = { instancePath: s + "/required_role", schemaPath: "#/properties/required_role/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.requires_approval !== void 0 && typeof a.requires_approval != "boolean") {
      let n = { instancePath: s + "/requires_approval", schemaPath: "#/properties/requires_approval/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [n] : e.push(n), i++;
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return C.errors = e, i === 0;
}
C.evaluated = { props: { environment: !0, deployment: !0, required_role: !0, requires_approval: !0 }, dynamicProps: !1, dynamicItems: !1 };
function be(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = be.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          C(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? C.errors : e.concat(C.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: Ut.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return be.errors = e, i === 0;
}
be.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var zr = C, Ur = qe, Zt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "DeploymentRequest" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, M = { type: "object", description: "A request for a deployment, and its decision.", required: ["deployment_request_id", "app_id", "environment", "variant_id", "variant_name", "revision", "note", "served_deployment_number", "state", "created_at", "created_by_id", "expires_at", "decided_at", "decided_by_id", "decision_note", "deployment_number"], properties: { deployment_request_id: { $ref: "Id" }, app_id: { $ref: "Id" }, environment: { type: "string", maxLength: 128, description: "The environment.", examples: ["production"] }, variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name that the variant had when the request was created.", examples: ["concise.gpt-small"] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The requested revision.", examples: [3] }, note: { type: ["string", "null"], maxLength: 500, description: "Why the user asked for the deployment. `null` if there is no note.", examples: ["Fewer complaints in the last evaluation."] }, served_deployment_number: { type: "integer", minimum: 0, maximum: 2147483647, description: "The `deployment_number` that the environment served when the request was created, or 0 if it served nothing. An approval succeeds only if the environment still serves the same deployment, or still serves nothing.", examples: [3] }, state: { type: "string", enum: ["open", "approved", "rejected", "withdrawn", "expired"], description: "The state of the request.", examples: ["open"] }, created_at: { $ref: "Timestamp" }, created_by_id: { type: "string", maxLength: 36, description: "The user who asked for the deployment.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, expires_at: { $ref: "Timestamp" }, decided_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the request was approved, rejected or withdrawn. `null` if the request is open or expired.", examples: ["2026-03-09T14:05:52.004Z"] }, decided_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who approved, rejected or withdrew the request. `null` if the request is open or expired.", examples: ["0198d2a4-5c03-7a4e-9e21-1f6b8d0c5a72"] }, decision_note: { type: ["string", "null"], maxLength: 500, description: "The reason that the user gave for the decision. `null` if there is no decision or no reason.", examples: ["Looks good."] }, deployment_number: { type: ["integer", "null"], minimum: 1, maximum: 2147483647, description: "The number of the deployment, if the request was approved. Otherwise `null`.", examples: [4] } } };
function V(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = V.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.deployment_request_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_request_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.environment === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revision === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.note === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.served_deployment_number === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "served_deployment_number" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.state === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_by_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.decided_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.decided_by_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_by_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.decision_note === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision_note" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.deployment_number === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_number" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.deployment_request_id !== void 0) {
      let r = a.deployment_request_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/deployment_request_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/deployment_request_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/deployment_request_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/deployment_request_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.app_id !== void 0) {
      let r = a.app_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.environment !== void 0) {
      let r = a.environment;
      if (typeof r == "string") {
        if (d(r) > 128) {
          let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variant_id !== void 0) {
      let r = a.variant_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variant_name !== void 0) {
      let r = a.variant_name;
      if (typeof r == "string") {
        if (d(r) > 401) {
          let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revision !== void 0) {
      let r = a.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.note !== void 0) {
      let r = a.note;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: M.properties.note.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 500) {
        let t = { instancePath: s + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.served_deployment_number !== void 0) {
      let r = a.served_deployment_number;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/served_deployment_number", schemaPath: "#/properties/served_deployment_number/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/served_deployment_number", schemaPath: "#/properties/served_deployment_number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/served_deployment_number", schemaPath: "#/properties/served_deployment_number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.state !== void 0) {
      let r = a.state;
      if (typeof r != "string") {
        let t = { instancePath: s + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "open" || r === "approved" || r === "rejected" || r === "withdrawn" || r === "expired")) {
        let t = { instancePath: s + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: M.properties.state.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_by_id !== void 0) {
      let r = a.created_by_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.decided_at !== void 0) {
      let r = a.decided_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/decided_at", schemaPath: "#/properties/decided_at/type", keyword: "type", params: { type: M.properties.decided_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/decided_at", schemaPath: "#/properties/decided_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/decided_at", schemaPath: "#/properties/decided_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.decided_by_id !== void 0) {
      let r = a.decided_by_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/decided_by_id", schemaPath: "#/properties/decided_by_id/type", keyword: "type", params: { type: M.properties.decided_by_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/decided_by_id", schemaPath: "#/properties/decided_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.decision_note !== void 0) {
      let r = a.decision_note;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/decision_note", schemaPath: "#/properties/decision_note/type", keyword: "type", params: { type: M.properties.decision_note.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 500) {
        let t = { instancePath: s + "/decision_note", schemaPath: "#/properties/decision_note/maxLength", keyword: "maxLength", params: { limit: 500 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.deployment_number !== void 0) {
      let r = a.deployment_number;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r)) && r !== null) {
        let t = { instancePath: s + "/deployment_number", schemaPath: "#/properties/deployment_number/type", keyword: "type", params: { type: M.properties.deployment_number.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/deployment_number", schemaPath: "#/properties/deployment_number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/deployment_number", schemaPath: "#/properties/deployment_number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return V.errors = e, i === 0;
}
V.evaluated = { props: { deployment_request_id: !0, app_id: !0, environment: !0, variant_id: !0, variant_name: !0, revision: !0, note: !0, served_deployment_number: !0, state: !0, created_at: !0, created_by_id: !0, expires_at: !0, decided_at: !0, decided_by_id: !0, decision_note: !0, deployment_number: !0 }, dynamicProps: !1, dynamicItems: !1 };
function qe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = qe.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          V(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? V.errors : e.concat(V.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: Zt.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return qe.errors = e, i === 0;
}
qe.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var rr = V, Rr = je, Wt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Deployment" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MjA"] } } };
function je(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = je.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          E(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? E.errors : e.concat(E.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: Wt.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return je.errors = e, i === 0;
}
je.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Zr = E, Wr = Le;
function Le(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Le.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), typeof a == "string") {
    if (d(a) > 1e9) {
      let r = { instancePath: s, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1e9 } };
      e === null ? e = [r] : e.push(r), i++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Le.errors = e, i === 0;
}
Le.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var Mr = Ie;
function Ie(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ie.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.stream_path === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stream_path" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.stream_path !== void 0) {
      let r = a.stream_path;
      if (typeof r == "string") {
        if (d(r) > 1e3) {
          let t = { instancePath: s + "/stream_path", schemaPath: "#/properties/stream_path/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/stream_path", schemaPath: "#/properties/stream_path/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/expires_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ie.errors = e, i === 0;
}
Ie.evaluated = { props: { stream_path: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Yr = Te;
var Mt = { type: "object", description: "A stream of notices about changed flags. Open the stream on the host to which you sent the request. The address of the stream contains a stream token, which replaces the API key.", required: ["type", "endpoint", "inactivityDelaySec"], properties: { type: { type: "string", enum: ["sse"], description: "Always `sse`: the stream consists of server-sent events.", examples: ["sse"] }, endpoint: { type: "object", description: "The address of the stream.", required: ["requestUri"], properties: { requestUri: { type: "string", maxLength: 1e3, description: "The path and the query of the stream. If the flags have changed since this response, the server sends a notice as soon as you open the stream.", examples: ["/api/environments/production/changes?token=jbx_5f0c1a2b3c4d.tz0k2o.qLr5uXw1zKA&since=hP3cV0yT8m2"] } } }, inactivityDelaySec: { type: "integer", minimum: 1, maximum: 86400, description: "The number of seconds in the background after which a web page should close the stream.", examples: [120] } } }, Yt = { type: "object", description: "An application with a deployed variant, as a flag of OFREP.", required: ["key", "value", "reason", "variant", "metadata"], properties: { key: { type: "string", maxLength: 200, description: "The `key` in the path of the request or, in a list of flags, the id of the application.", examples: ["0198d2a4-6f00-7c3a-9d41-2b6f0c7e1a55"] }, value: { $ref: "Parameters" }, reason: { type: "string", enum: ["STATIC"], description: "Always `STATIC`: the value does not depend on the evaluation context.", examples: ["STATIC"] }, variant: { type: "string", maxLength: 401, description: "The name of the deployed variant: `<base_name>.<config_name>`.", examples: ["concise.gpt-small"] }, metadata: { $ref: "FlagMetadata" } } };
function H(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = H.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revision === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.deployed_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployed_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_id !== void 0) {
      let r = a.app_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.app_name !== void 0) {
      let r = a.app_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revision !== void 0) {
      let r = a.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.deployed_at !== void 0) {
      let r = a.deployed_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/deployed_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/deployed_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/deployed_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/deployed_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/deployed_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return H.errors = e, i === 0;
}
H.evaluated = { props: { app_id: !0, app_name: !0, revision: !0, deployed_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function z(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = z.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.key === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.value === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.reason === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.metadata === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metadata" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.key !== void 0) {
      let r = a.key;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.value !== void 0) {
      let r = a.value;
      if (r && typeof r == "object" && !Array.isArray(r)) {
        if (Object.keys(r).length > 200) {
          let t = { instancePath: s + "/value", schemaPath: "Parameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/value", schemaPath: "Parameters/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.reason !== void 0) {
      let r = a.reason;
      if (typeof r != "string") {
        let t = { instancePath: s + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (r !== "STATIC") {
        let t = { instancePath: s + "/reason", schemaPath: "#/properties/reason/enum", keyword: "enum", params: { allowedValues: Yt.properties.reason.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variant !== void 0) {
      let r = a.variant;
      if (typeof r == "string") {
        if (d(r) > 401) {
          let t = { instancePath: s + "/variant", schemaPath: "#/properties/variant/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant", schemaPath: "#/properties/variant/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    a.metadata !== void 0 && (H(a.metadata, { instancePath: s + "/metadata", parentData: a, parentDataProperty: "metadata", rootData: _, dynamicAnchors: g }) || (e = e === null ? H.errors : e.concat(H.errors), i = e.length));
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return z.errors = e, i === 0;
}
z.evaluated = { props: { key: !0, value: !0, reason: !0, variant: !0, metadata: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Te(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Te.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.flags === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flags" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.eventStreams === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "eventStreams" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.flags !== void 0) {
      let r = a.flags;
      if (Array.isArray(r)) {
        if (r.length > 1e6) {
          let n = { instancePath: s + "/flags", schemaPath: "#/properties/flags/maxItems", keyword: "maxItems", params: { limit: 1e6 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          z(r[n], { instancePath: s + "/flags/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? z.errors : e.concat(z.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/flags", schemaPath: "#/properties/flags/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.eventStreams !== void 0) {
      let r = a.eventStreams;
      if (Array.isArray(r)) {
        if (r.length > 1) {
          let n = { instancePath: s + "/eventStreams", schemaPath: "#/properties/eventStreams/maxItems", keyword: "maxItems", params: { limit: 1 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++) {
          let p = r[n];
          if (p && typeof p == "object" && !Array.isArray(p)) {
            if (p.type === void 0) {
              let m = { instancePath: s + "/eventStreams/" + n, schemaPath: "FlagEventStream/required", keyword: "required", params: { missingProperty: "type" } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p.endpoint === void 0) {
              let m = { instancePath: s + "/eventStreams/" + n, schemaPath: "FlagEventStream/required", keyword: "required", params: { missingProperty: "endpoint" } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p.inactivityDelaySec === void 0) {
              let m = { instancePath: s + "/eventStreams/" + n, schemaPath: "FlagEventStream/required", keyword: "required", params: { missingProperty: "inactivityDelaySec" } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p.type !== void 0) {
              let m = p.type;
              if (typeof m != "string") {
                let h = { instancePath: s + "/eventStreams/" + n + "/type", schemaPath: "FlagEventStream/properties/type/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [h] : e.push(h), i++;
              }
              if (m !== "sse") {
                let h = { instancePath: s + "/eventStreams/" + n + "/type", schemaPath: "FlagEventStream/properties/type/enum", keyword: "enum", params: { allowedValues: Mt.properties.type.enum } };
                e === null ? e = [h] : e.push(h), i++;
              }
            }
            if (p.endpoint !== void 0) {
              let m = p.endpoint;
              if (m && typeof m == "object" && !Array.isArray(m)) {
                if (m.requestUri === void 0) {
                  let h = { instancePath: s + "/eventStreams/" + n + "/endpoint", schemaPath: "FlagEventStream/properties/endpoint/required", keyword: "required", params: { missingProperty: "requestUri" } };
                  e === null ? e = [h] : e.push(h), i++;
                }
                if (m.requestUri !== void 0) {
                  let h = m.requestUri;
                  if (typeof h == "string") {
                    if (d(h) > 1e3) {
                      let l = { instancePath: s + "/eventStreams/" + n + "/endpoint/requestUri", schemaPath: "FlagEventStream/properties/endpoint/properties/requestUri/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
                      e === null ? e = [l] : e.push(l), i++;
                    }
                  } else {
                    let l = { instancePath: s + "/eventStreams/" + n + "/endpoint/requestUri", schemaPath: "FlagEventStream/properties/endpoint/properties/requestUri/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [l] : e.push(l), i++;
                  }
                }
              } else {
                let h = { instancePath: s + "/eventStreams/" + n + "/endpoint", schemaPath: "FlagEventStream/properties/endpoint/type", keyword: "type", params: { type: "object" } };
                e === null ? e = [h] : e.push(h), i++;
              }
            }
            if (p.inactivityDelaySec !== void 0) {
              let m = p.inactivityDelaySec;
              if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
                let h = { instancePath: s + "/eventStreams/" + n + "/inactivityDelaySec", schemaPath: "FlagEventStream/properties/inactivityDelaySec/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [h] : e.push(h), i++;
              }
              if (typeof m == "number" && isFinite(m)) {
                if (m > 86400 || isNaN(m)) {
                  let h = { instancePath: s + "/eventStreams/" + n + "/inactivityDelaySec", schemaPath: "FlagEventStream/properties/inactivityDelaySec/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
                if (m < 1 || isNaN(m)) {
                  let h = { instancePath: s + "/eventStreams/" + n + "/inactivityDelaySec", schemaPath: "FlagEventStream/properties/inactivityDelaySec/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
              }
            }
          } else {
            let m = { instancePath: s + "/eventStreams/" + n, schemaPath: "FlagEventStream/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [m] : e.push(m), i++;
          }
        }
      } else {
        let t = { instancePath: s + "/eventStreams", schemaPath: "#/properties/eventStreams/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Te.errors = e, i === 0;
}
Te.evaluated = { props: { flags: !0, eventStreams: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Hr = Ne;
var Jr = { type: "string", enum: ["FLAG_NOT_FOUND", "PARSE_ERROR", "INVALID_CONTEXT", "GENERAL"], description: "The error code, as OFREP defines it.", examples: ["FLAG_NOT_FOUND"] };
function Ne(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ne.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.errorCode === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.errorDetails === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorDetails" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.errorCode !== void 0) {
      let r = a.errorCode;
      if (typeof r != "string") {
        let t = { instancePath: s + "/errorCode", schemaPath: "FlagErrorCode/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "FLAG_NOT_FOUND" || r === "PARSE_ERROR" || r === "INVALID_CONTEXT" || r === "GENERAL")) {
        let t = { instancePath: s + "/errorCode", schemaPath: "FlagErrorCode/enum", keyword: "enum", params: { allowedValues: Jr.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.errorDetails !== void 0) {
      let r = a.errorDetails;
      if (typeof r == "string") {
        if (d(r) > 1e4) {
          let t = { instancePath: s + "/errorDetails", schemaPath: "FlagErrorDetails/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/errorDetails", schemaPath: "FlagErrorDetails/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ne.errors = e, i === 0;
}
Ne.evaluated = { props: { errorCode: !0, errorDetails: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Br = z, dr = Ae;
function Ae(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ae.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.key === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.errorCode === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.errorDetails === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorDetails" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.key !== void 0) {
      let r = a.key;
      if (typeof r == "string") {
        if (d(r) > 8192) {
          let t = { instancePath: s + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 8192 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.errorCode !== void 0) {
      let r = a.errorCode;
      if (typeof r != "string") {
        let t = { instancePath: s + "/errorCode", schemaPath: "FlagErrorCode/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "FLAG_NOT_FOUND" || r === "PARSE_ERROR" || r === "INVALID_CONTEXT" || r === "GENERAL")) {
        let t = { instancePath: s + "/errorCode", schemaPath: "FlagErrorCode/enum", keyword: "enum", params: { allowedValues: Jr.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.errorDetails !== void 0) {
      let r = a.errorDetails;
      if (typeof r == "string") {
        if (d(r) > 1e4) {
          let t = { instancePath: s + "/errorDetails", schemaPath: "FlagErrorDetails/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/errorDetails", schemaPath: "FlagErrorDetails/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ae.errors = e, i === 0;
}
Ae.evaluated = { props: { key: !0, errorCode: !0, errorDetails: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Kr = De;
var Ht = { type: "object", description: "A group of variants that can be compared with each other, because a chain of votes leads from each variant to every other one. Variants of different groups cannot be compared.", required: ["chain_number", "cannot_be_compared", "variants"], properties: { chain_number: { type: "integer", minimum: 0, maximum: 199, description: "A number that shows which groups are connected by votes. Two groups with the same number are connected, directly or through other groups. They are still separate groups, because no chains of votes connect them in both directions. In a chain, a vote leads from the winner to the loser, and a tie leads in both directions. Two groups with different numbers are not connected.", examples: [0] }, cannot_be_compared: { type: ["string", "null"], maxLength: 40, description: "Why `ability` is `null` for the variants of this group. `no_chain_of_votes`: the group has only one variant. `too_few_votes`: almost all votes are ties. If the variants have an ability, this member is `null`. Later versions may return other reasons.", examples: ["no_chain_of_votes"] }, variants: { type: "array", minItems: 1, maxItems: 200, description: "The variants, ordered by their ability, the highest first.", items: { $ref: "LeaderboardVariant" } } } }, Jt = { type: "object", description: "One revision of a variant, and its place in the ranking.", required: ["variant_id", "variant_name", "revision", "scenario_count", "ability", "standard_error", "win_probability"], properties: { variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name that the variant had when its newest evaluation was created.", examples: ["concise.gpt-small"] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The revision that people judged. Each revision of a variant has its own place.", examples: [3] }, scenario_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios of this variant that have a vote.", examples: [120] }, ability: { description: "The ability of the variant: a number on a logarithmic scale. The mean ability of the variants in a group of the leaderboard is 0. A difference of 0.69 between two variants means that the better one wins with odds of two to one. `null` if the variant cannot be compared with others.", oneOf: [{ $ref: "Estimate" }, { type: "null" }] }, standard_error: { type: ["number", "null"], minimum: 0, description: "The standard error of the ability. `null` if the variant cannot be compared with others.", examples: [0.14] }, win_probability: { description: "The expected share of wins against an average variant of the same group of the leaderboard, from 0 to 1. Ties do not count. `null` if the variant cannot be compared with others.", oneOf: [{ $ref: "Estimate" }, { type: "null" }] } } };
function I(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = I.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.value === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.interval === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.value !== void 0) {
      let n = a.value;
      if (!(typeof n == "number" && isFinite(n))) {
        let p = { instancePath: s + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.interval !== void 0) {
      let n = a.interval, p = i, m = !1, h = null, l = i;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        if (n.low === void 0) {
          let c = { instancePath: s + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "low" } };
          e === null ? e = [c] : e.push(c), i++;
        }
        if (n.high === void 0) {
          let c = { instancePath: s + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "high" } };
          e === null ? e = [c] : e.push(c), i++;
        }
        if (n.level === void 0) {
          let c = { instancePath: s + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [c] : e.push(c), i++;
        }
        if (n.method === void 0) {
          let c = { instancePath: s + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [c] : e.push(c), i++;
        }
        if (n.low !== void 0) {
          let c = n.low;
          if (!(typeof c == "number" && isFinite(c))) {
            let w = { instancePath: s + "/interval/low", schemaPath: "NamedInterval/properties/low/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [w] : e.push(w), i++;
          }
        }
        if (n.high !== void 0) {
          let c = n.high;
          if (!(typeof c == "number" && isFinite(c))) {
            let w = { instancePath: s + "/interval/high", schemaPath: "NamedInterval/properties/high/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [w] : e.push(w), i++;
          }
        }
        if (n.level !== void 0) {
          let c = n.level;
          if (typeof c == "number" && isFinite(c)) {
            if (c > 1 || isNaN(c)) {
              let w = { instancePath: s + "/interval/level", schemaPath: "NamedInterval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [w] : e.push(w), i++;
            }
            if (c < 0 || isNaN(c)) {
              let w = { instancePath: s + "/interval/level", schemaPath: "NamedInterval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [w] : e.push(w), i++;
            }
          } else {
            let w = { instancePath: s + "/interval/level", schemaPath: "NamedInterval/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [w] : e.push(w), i++;
          }
        }
        if (n.method !== void 0) {
          let c = n.method;
          if (typeof c == "string") {
            if (d(c) > 40) {
              let w = { instancePath: s + "/interval/method", schemaPath: "NamedInterval/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              e === null ? e = [w] : e.push(w), i++;
            }
          } else {
            let w = { instancePath: s + "/interval/method", schemaPath: "NamedInterval/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [w] : e.push(w), i++;
          }
        }
      } else {
        let c = { instancePath: s + "/interval", schemaPath: "NamedInterval/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = l === i;
      if (t) {
        m = !0, h = 0;
        var r = {};
        r.low = !0, r.high = !0, r.level = !0, r.method = !0;
      }
      let f = i;
      if (n !== null) {
        let c = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = f === i;
      if (t && m ? (m = !1, h = [h, 1]) : t && (m = !0, h = 1), m)
        i = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return I.errors = e, i === 0;
}
I.evaluated = { props: { value: !0, interval: !0 }, dynamicProps: !1, dynamicItems: !1 };
function J(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = J.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.variant_id === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.variant_name === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.revision === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.scenario_count === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.ability === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ability" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.standard_error === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standard_error" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.win_probability === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "win_probability" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.variant_id !== void 0) {
      let m = a.variant_id;
      if (typeof m == "string") {
        if (d(m) > 36) {
          let h = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (d(m) < 36) {
          let h = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (!j.test(m)) {
          let h = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [h] : e.push(h), i++;
        }
      } else {
        let h = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.variant_name !== void 0) {
      let m = a.variant_name;
      if (typeof m == "string") {
        if (d(m) > 401) {
          let h = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      } else {
        let h = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.revision !== void 0) {
      let m = a.revision;
      if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
        let h = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof m == "number" && isFinite(m)) {
        if (m > 2147483647 || isNaN(m)) {
          let h = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (m < 1 || isNaN(m)) {
          let h = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.scenario_count !== void 0) {
      let m = a.scenario_count;
      if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
        let h = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof m == "number" && isFinite(m)) {
        if (m > 2147483647 || isNaN(m)) {
          let h = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (m < 0 || isNaN(m)) {
          let h = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.ability !== void 0) {
      let m = a.ability, h = i, l = !1, f = null, c = i;
      I(m, { instancePath: s + "/ability", parentData: a, parentDataProperty: "ability", rootData: _, dynamicAnchors: g }) || (e = e === null ? I.errors : e.concat(I.errors), i = e.length);
      var t = c === i;
      if (t) {
        l = !0, f = 0;
        var r = {};
        r.value = !0, r.interval = !0;
      }
      let w = i;
      if (m !== null) {
        let b = { instancePath: s + "/ability", schemaPath: "#/properties/ability/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [b] : e.push(b), i++;
      }
      var t = w === i;
      if (t && l ? (l = !1, f = [f, 1]) : t && (l = !0, f = 1), l)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let b = { instancePath: s + "/ability", schemaPath: "#/properties/ability/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
        e === null ? e = [b] : e.push(b), i++;
      }
    }
    if (a.standard_error !== void 0) {
      let m = a.standard_error;
      if (!(typeof m == "number" && isFinite(m)) && m !== null) {
        let h = { instancePath: s + "/standard_error", schemaPath: "#/properties/standard_error/type", keyword: "type", params: { type: Jt.properties.standard_error.type } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof m == "number" && isFinite(m) && (m < 0 || isNaN(m))) {
        let h = { instancePath: s + "/standard_error", schemaPath: "#/properties/standard_error/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.win_probability !== void 0) {
      let m = a.win_probability, h = i, l = !1, f = null, c = i;
      I(m, { instancePath: s + "/win_probability", parentData: a, parentDataProperty: "win_probability", rootData: _, dynamicAnchors: g }) || (e = e === null ? I.errors : e.concat(I.errors), i = e.length);
      var p = c === i;
      if (p) {
        l = !0, f = 0;
        var n = {};
        n.value = !0, n.interval = !0;
      }
      let w = i;
      if (m !== null) {
        let b = { instancePath: s + "/win_probability", schemaPath: "#/properties/win_probability/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [b] : e.push(b), i++;
      }
      var p = w === i;
      if (p && l ? (l = !1, f = [f, 1]) : p && (l = !0, f = 1), l)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let b = { instancePath: s + "/win_probability", schemaPath: "#/properties/win_probability/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
        e === null ? e = [b] : e.push(b), i++;
      }
    }
  } else {
    let m = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [m] : e.push(m), i++;
  }
  return J.errors = e, i === 0;
}
J.evaluated = { props: { variant_id: !0, variant_name: !0, revision: !0, scenario_count: !0, ability: !0, standard_error: !0, win_probability: !0 }, dynamicProps: !1, dynamicItems: !1 };
function B(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = B.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.chain_number === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "chain_number" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.cannot_be_compared === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cannot_be_compared" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variants === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variants" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.chain_number !== void 0) {
      let r = a.chain_number;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/chain_number", schemaPath: "#/properties/chain_number/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 199 || isNaN(r)) {
          let t = { instancePath: s + "/chain_number", schemaPath: "#/properties/chain_number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 199 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/chain_number", schemaPath: "#/properties/chain_number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.cannot_be_compared !== void 0) {
      let r = a.cannot_be_compared;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/cannot_be_compared", schemaPath: "#/properties/cannot_be_compared/type", keyword: "type", params: { type: Ht.properties.cannot_be_compared.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 40) {
        let t = { instancePath: s + "/cannot_be_compared", schemaPath: "#/properties/cannot_be_compared/maxLength", keyword: "maxLength", params: { limit: 40 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variants !== void 0) {
      let r = a.variants;
      if (Array.isArray(r)) {
        if (r.length > 200) {
          let n = { instancePath: s + "/variants", schemaPath: "#/properties/variants/maxItems", keyword: "maxItems", params: { limit: 200 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (r.length < 1) {
          let n = { instancePath: s + "/variants", schemaPath: "#/properties/variants/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          J(r[n], { instancePath: s + "/variants/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? J.errors : e.concat(J.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/variants", schemaPath: "#/properties/variants/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return B.errors = e, i === 0;
}
B.evaluated = { props: { chain_number: !0, cannot_be_compared: !0, variants: !0 }, dynamicProps: !1, dynamicItems: !1 };
function De(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = De.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluations_counted === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluations_counted" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.scenarios_counted === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios_counted" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variants_left_out === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variants_left_out" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_complete === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_complete" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.groups === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "groups" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_id !== void 0) {
      let r = a.app_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluations_counted !== void 0) {
      let r = a.evaluations_counted;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/evaluations_counted", schemaPath: "#/properties/evaluations_counted/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/evaluations_counted", schemaPath: "#/properties/evaluations_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/evaluations_counted", schemaPath: "#/properties/evaluations_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.scenarios_counted !== void 0) {
      let r = a.scenarios_counted;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.variants_left_out !== void 0) {
      let r = a.variants_left_out;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/variants_left_out", schemaPath: "#/properties/variants_left_out/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/variants_left_out", schemaPath: "#/properties/variants_left_out/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/variants_left_out", schemaPath: "#/properties/variants_left_out/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.is_complete !== void 0 && typeof a.is_complete != "boolean") {
      let r = { instancePath: s + "/is_complete", schemaPath: "#/properties/is_complete/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.groups !== void 0) {
      let r = a.groups;
      if (Array.isArray(r)) {
        if (r.length > 200) {
          let n = { instancePath: s + "/groups", schemaPath: "#/properties/groups/maxItems", keyword: "maxItems", params: { limit: 200 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          B(r[n], { instancePath: s + "/groups/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? B.errors : e.concat(B.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return De.errors = e, i === 0;
}
De.evaluated = { props: { app_id: !0, evaluations_counted: !0, scenarios_counted: !0, variants_left_out: !0, is_complete: !0, groups: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Qr = Ee, Bt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "HumanEvaluation" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, jr = { type: "object", description: "A human evaluation and its progress.", required: ["evaluation_id", "evaluation_name", "evaluation_type", "app_id", "app_name", "status", "is_closed", "variants", "scenario_count", "judged_count", "judgement_count", "judgements_per_scenario", "instructions", "created_at", "updated_at", "created_by_id"], properties: { evaluation_id: { $ref: "Id" }, evaluation_name: { type: "string", maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, evaluation_type: { $ref: "EvaluationType" }, app_id: { $ref: "Id" }, app_name: { type: "string", maxLength: 200, description: "The name that the application had when the evaluation was created.", examples: ["support-assistant"] }, status: { $ref: "EvaluationStatus" }, is_closed: { type: "boolean", description: "Whether the evaluation is closed. If so, the server rejects judgements, other updates of scenarios, new scenarios and reservations.", examples: [!1] }, variants: { type: "array", minItems: 1, maxItems: 2, description: "The variants to judge: two for `human_a_b_testing`, one for `single_model_test`.", items: { $ref: "EvaluationVariant" } }, scenario_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios.", examples: [120] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that have at least `judgements_per_scenario` judgements.", examples: [45] }, judgement_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of all judgements, by all judges.", "x-assumption": "U54", examples: [212] }, judgements_per_scenario: { type: "integer", minimum: 1, maximum: 20, description: "The number of judges that each scenario should have.", "x-assumption": "U54", examples: [3] }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text.", examples: ["Choose the answer that helps the customer more."] }, created_at: { $ref: "Timestamp" }, updated_at: { $ref: "Timestamp" }, created_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who created the evaluation.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } }, Gr = { type: "string", description: "The status is `EVALUATION_INITIALIZED` until the first judgement, then `EVALUATION_STARTED`. It is `EVALUATION_FINISHED` if every scenario has all its judgements. The service computes the status from the judgements, so the status may change back when a judge clears a judgement or an editor adds a scenario.", "x-assumption": "U20", enum: ["EVALUATION_INITIALIZED", "EVALUATION_STARTED", "EVALUATION_FINISHED"], examples: ["EVALUATION_STARTED"] };
function K(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = K.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revision === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_id !== void 0) {
      let r = a.variant_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variant_name !== void 0) {
      let r = a.variant_name;
      if (typeof r == "string") {
        if (d(r) > 401) {
          let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revision !== void 0) {
      let r = a.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return K.errors = e, i === 0;
}
K.evaluated = { props: { variant_id: !0, variant_name: !0, revision: !0 }, dynamicProps: !1, dynamicItems: !1 };
function U(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = U.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_type === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_type" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.status === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_closed === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_closed" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variants === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variants" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.scenario_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judged_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judgement_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgement_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judgements_per_scenario === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgements_per_scenario" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.instructions === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instructions" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.updated_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updated_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_by_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_by_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluation_name !== void 0) {
      let r = a.evaluation_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluation_type !== void 0) {
      let r = a.evaluation_type;
      if (typeof r != "string") {
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "human_a_b_testing" || r === "single_model_test")) {
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: Ge.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.app_id !== void 0) {
      let r = a.app_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.app_name !== void 0) {
      let r = a.app_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.status !== void 0) {
      let r = a.status;
      if (typeof r != "string") {
        let t = { instancePath: s + "/status", schemaPath: "EvaluationStatus/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "EVALUATION_INITIALIZED" || r === "EVALUATION_STARTED" || r === "EVALUATION_FINISHED")) {
        let t = { instancePath: s + "/status", schemaPath: "EvaluationStatus/enum", keyword: "enum", params: { allowedValues: Gr.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_closed !== void 0 && typeof a.is_closed != "boolean") {
      let r = { instancePath: s + "/is_closed", schemaPath: "#/properties/is_closed/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variants !== void 0) {
      let r = a.variants;
      if (Array.isArray(r)) {
        if (r.length > 2) {
          let n = { instancePath: s + "/variants", schemaPath: "#/properties/variants/maxItems", keyword: "maxItems", params: { limit: 2 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (r.length < 1) {
          let n = { instancePath: s + "/variants", schemaPath: "#/properties/variants/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          K(r[n], { instancePath: s + "/variants/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? K.errors : e.concat(K.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/variants", schemaPath: "#/properties/variants/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.scenario_count !== void 0) {
      let r = a.scenario_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.judged_count !== void 0) {
      let r = a.judged_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.judgement_count !== void 0) {
      let r = a.judgement_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.judgements_per_scenario !== void 0) {
      let r = a.judgements_per_scenario;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 20 || isNaN(r)) {
          let t = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.instructions !== void 0) {
      let r = a.instructions;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: jr.properties.instructions.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 1e4) {
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.updated_at !== void 0) {
      let r = a.updated_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/updated_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_by_id !== void 0) {
      let r = a.created_by_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: jr.properties.created_by_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return U.errors = e, i === 0;
}
U.evaluated = { props: { evaluation_id: !0, evaluation_name: !0, evaluation_type: !0, app_id: !0, app_name: !0, status: !0, is_closed: !0, variants: !0, scenario_count: !0, judged_count: !0, judgement_count: !0, judgements_per_scenario: !0, instructions: !0, created_at: !0, updated_at: !0, created_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Ee(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ee.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          U(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? U.errors : e.concat(U.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: Bt.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ee.errors = e, i === 0;
}
Ee.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ue = U, Xr = Fe, Kt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "EvaluationScenario" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MjA"] } } };
function Fe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Fe.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          D(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? D.errors : e.concat(D.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: Kt.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Fe.errors = e, i === 0;
}
Fe.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var et = $e, Qt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Judgement" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MjA"] } } }, Lr = { type: "object", description: "One entry in the log of judgements: the changes that one update made to a scenario.", required: ["evaluation_scenario_id", "revision", "changes", "created_at", "user_id", "key_id", "judge_name", "first_shown"], properties: { evaluation_scenario_id: { $ref: "Id" }, revision: { type: "integer", minimum: 2, maximum: 2147483647, description: "The revision of the scenario after the update. Updates by any caller raise this number.", examples: [4] }, changes: { type: "object", description: "The members that the update contained, exactly as the caller sent them.", maxProperties: 20, additionalProperties: !0, examples: [{ vote: "1", note: "Both are fine." }] }, created_at: { $ref: "Timestamp" }, user_id: { type: "string", maxLength: 36, description: "The id of the user whose update of the scenario contained the judgement.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, key_id: { $ref: "Id" }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The current name of the judge who sent the update. `null` if the judge has no name.", examples: ["Maria"] }, first_shown: { type: ["string", "null"], maxLength: 36, description: "The variant whose output the judge should have seen first, as `reserveNextScenario` told the caller. `null` if the caller did not get the scenario from `reserveNextScenario`. Always `null` for `single_model_test`.", "x-assumption": "U57", examples: ["0198d2a4-6f03-7a5d-9b24-d6ea1c83f702"] } } };
function Q(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Q.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.evaluation_scenario_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revision === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.changes === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.user_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.key_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.first_shown === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_shown" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_scenario_id !== void 0) {
      let r = a.evaluation_scenario_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revision !== void 0) {
      let r = a.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 2 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.changes !== void 0) {
      let r = a.changes;
      if (r && typeof r == "object" && !Array.isArray(r)) {
        if (Object.keys(r).length > 20) {
          let t = { instancePath: s + "/changes", schemaPath: "#/properties/changes/maxProperties", keyword: "maxProperties", params: { limit: 20 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.user_id !== void 0) {
      let r = a.user_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.key_id !== void 0) {
      let r = a.key_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.judge_name !== void 0) {
      let r = a.judge_name;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: Lr.properties.judge_name.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 100) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.first_shown !== void 0) {
      let r = a.first_shown;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/first_shown", schemaPath: "#/properties/first_shown/type", keyword: "type", params: { type: Lr.properties.first_shown.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/first_shown", schemaPath: "#/properties/first_shown/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Q.errors = e, i === 0;
}
Q.evaluated = { props: { evaluation_scenario_id: !0, revision: !0, changes: !0, created_at: !0, user_id: !0, key_id: !0, judge_name: !0, first_shown: !0 }, dynamicProps: !1, dynamicItems: !1 };
function $e(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = $e.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          Q(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? Q.errors : e.concat(Q.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: Qt.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return $e.errors = e, i === 0;
}
$e.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var rt = Oe, Gt = { type: "object", description: "The current results. The member `votes` is for `human_a_b_testing`, and the member `scores` for `single_model_test`. The member of the other evaluation type is `null`.", required: ["evaluation_id", "evaluation_name", "evaluation_type", "status", "scenario_count", "judged_count", "not_judged_count", "judgement_count", "judgements_per_scenario", "votes", "scores", "agreement", "judges"], properties: { evaluation_id: { $ref: "Id" }, evaluation_name: { type: "string", maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, evaluation_type: { $ref: "EvaluationType" }, status: { $ref: "EvaluationStatus" }, scenario_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios.", examples: [120] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that have at least `judgements_per_scenario` judgements.", examples: [45] }, not_judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios with fewer judgements than `judgements_per_scenario`.", examples: [75] }, judgement_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of judgements that the results count, by all judges together.", "x-assumption": "U59", examples: [45] }, judgements_per_scenario: { type: "integer", minimum: 1, maximum: 20, description: "The number of judges that each scenario should have.", examples: [1] }, votes: { oneOf: [{ $ref: "VoteResults" }, { type: "null" }] }, scores: { oneOf: [{ $ref: "ScoreResults" }, { type: "null" }] }, agreement: { description: "The agreement of the judges. `null` if `judgements_per_scenario` is 1. Also `null` if no score is a number and the scores have more than 50 different categories.", oneOf: [{ $ref: "Agreement" }, { type: "null" }] }, judges: { type: ["array", "null"], maxItems: 1e3, description: "The figures of at most 1,000 judges. Outlying judges come first, then all other judges. Within each of these two groups, the judge with the lowest `alpha` comes first. If `judgements_per_scenario` is 1, the figures include only judgements that were made after the first invitation or the first use of `reserveNextScenario`. If the role of the caller is below `editor`, this member is `null`.", "x-assumption": "U59", items: { $ref: "JudgeResults" } } } };
var pr = { type: "object", description: "Whether the votes show which variant is better. This figure is valid only if you read the results once, after a number of votes that you chose before the start of the evaluation. If you read the results more often, use `enough_outcomes`. With several judges, each scenario counts as one vote.", "x-assumption": ["U59", "U60"], required: ["is_enough", "leader_id", "method", "level", "votes_counted", "votes_needed"], properties: { is_enough: { type: "boolean", description: "Whether the Wilson interval of the win rate excludes 0.5. If so, chance alone does not explain the difference between the win rates. If you read this value after every vote, it becomes `true` in 38 % of evaluations in which both variants are equally good.", examples: [!0] }, leader_id: { type: ["string", "null"], maxLength: 36, description: "The variant with the higher win rate. `null` if both win rates are equal.", examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, method: { type: "string", enum: ["wilson_excludes_half"], description: "The rule for `is_enough`. With `wilson_excludes_half`, `is_enough` is `true` if the Wilson interval of the win rate excludes 0.5. The interval is computed from the votes that name a variant. If you read the results repeatedly and stop at the first `true`, the result is wrong more often than the confidence level says.", examples: ["wilson_excludes_half"] }, level: { type: "number", minimum: 0, maximum: 1, description: "The confidence level of the Wilson interval, for example 0.95.", examples: [0.95] }, votes_counted: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of votes that name a variant. With several judges, this is the number of scenarios that have at least one such vote.", examples: [50] }, votes_needed: { type: ["integer", "null"], minimum: 0, maximum: 9007199254740991, description: "The number that `votes_counted` must reach so that `is_enough` becomes `true`, if the win rate stays the same. `null` if both win rates are equal.", examples: [68] } } }, mr = { type: "object", description: "Whether the outcomes show which variant is better. You may read the results after every vote, and stop the evaluation as soon as `is_enough` is `true`. Each scenario has one outcome. The outcome counts as soon as the scenario has all its judgements.", "x-assumption": "U60", required: ["is_enough", "leader_id", "method", "level", "outcomes_counted", "outcomes_still_needed"], properties: { is_enough: { type: "boolean", description: "Whether the always-valid interval of the win rate excludes 0.5. If both variants are equally good, this value becomes `true` in at most 5 % of evaluations, however often you read it.", examples: [!0] }, leader_id: { type: ["string", "null"], maxLength: 36, description: "The variant with the higher win rate. `null` if both win rates are equal.", examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, method: { type: "string", maxLength: 40, description: "The rule for `is_enough`. With `always_valid_excludes_half`, `is_enough` is `true` if `always_valid_interval` excludes 0.5. Later versions may return other methods.", examples: ["always_valid_excludes_half"] }, level: { type: "number", minimum: 0, maximum: 1, description: "The confidence level of `always_valid_interval`, for example 0.95.", examples: [0.95] }, outcomes_counted: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of outcomes that count. An outcome counts if its scenario has all its judgements, and if at least one of its votes names a variant.", examples: [50] }, outcomes_still_needed: { type: ["integer", "null"], minimum: 0, maximum: 2147483647, description: "An estimate of how many more outcomes are needed if the win rate stays the same. 0 if there are enough outcomes. `null` if both win rates are equal, or if the remaining scenarios of the evaluation are not enough.", examples: [36] }, outcomes_needed: { type: ["integer", "null"], minimum: 0, maximum: 1e9, description: "The number that `outcomes_counted` must reach so that `is_enough` becomes `true`, if the win rate stays the same. If this evaluation has too few scenarios, you can create a new evaluation for the same variants. The new evaluation needs this number of scenarios with a vote that names a variant. `null` if both win rates are equal, or if more than 1,000,000,000 outcomes are needed.", examples: [86] } } }, Xt = { type: "object", description: "The wins of one variant.", required: ["variant_id", "variant_name", "wins", "win_rate", "interval", "fixed_sample_interval", "always_valid_interval"], properties: { variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name that the variant had when the evaluation was created.", examples: ["concise.gpt-small"] }, wins: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of votes of all judges for this variant.", examples: [31] }, win_rate: { type: ["number", "null"], minimum: 0, maximum: 1, description: "The variant's share of the votes that name a variant. `null` if there are no such votes. With several judges, the share is computed for each scenario, and `win_rate` is the mean of these shares.", "x-assumption": "U59", examples: [0.62] }, interval: { description: "Wilson's interval of `win_rate`. It is a fixed-sample interval. It is valid only if you read the results once, after a number of votes that you chose before the start of the evaluation. Each scenario counts as one vote. So with several judges, the interval may be too wide, but never too narrow.", oneOf: [{ $ref: "Interval" }, { type: "null" }] }, fixed_sample_interval: { description: "The fixed-sample interval of `win_rate`. It is valid only if you read the results once, after a number of votes that you chose before the start of the evaluation. With one judge for each scenario, it is the same as `interval`. With several judges, it takes into account that judges of the same scenario may vote differently.", "x-assumption": "U59", oneOf: [{ $ref: "NamedInterval" }, { type: "null" }] }, always_valid_interval: { description: "The always-valid interval of `win_rate`. You may read it after every vote. In at least 95 % of evaluations, the interval contains the true win rate every time that you read it. With several judges, only scenarios with all their judgements count. `null` if no scenario counts.", "x-assumption": "U60", oneOf: [{ $ref: "NamedInterval" }, { type: "null" }] } } }, tt = { type: "object", description: "A fixed-sample interval, with its level and method. It is valid only if you read the results once, after a number of judgements that you chose before the start of the evaluation.", required: ["low", "high", "level", "method"], properties: { low: { type: "number", description: "The lower end of the interval.", examples: [0.42] }, high: { type: "number", description: "The upper end of the interval.", examples: [0.71] }, level: { type: "number", minimum: 0, maximum: 1, description: "The confidence level, for example 0.95. If you repeated the evaluation many times, this share of the intervals would contain the true value.", examples: [0.95] }, method: { type: "string", enum: ["wilson", "student_t"], description: "`wilson`: Wilson's interval of a rate. `student_t`: Student's interval of a mean.", examples: ["wilson"] } } };
function G(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = G.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.variant_id === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.variant_name === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.wins === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "wins" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.win_rate === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "win_rate" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.interval === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.fixed_sample_interval === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fixed_sample_interval" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.always_valid_interval === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "always_valid_interval" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.variant_id !== void 0) {
      let l = a.variant_id;
      if (typeof l == "string") {
        if (d(l) > 36) {
          let f = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (d(l) < 36) {
          let f = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (!j.test(l)) {
          let f = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [f] : e.push(f), i++;
        }
      } else {
        let f = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.variant_name !== void 0) {
      let l = a.variant_name;
      if (typeof l == "string") {
        if (d(l) > 401) {
          let f = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      } else {
        let f = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.wins !== void 0) {
      let l = a.wins;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let f = { instancePath: s + "/wins", schemaPath: "#/properties/wins/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let f = { instancePath: s + "/wins", schemaPath: "#/properties/wins/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (l < 0 || isNaN(l)) {
          let f = { instancePath: s + "/wins", schemaPath: "#/properties/wins/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.win_rate !== void 0) {
      let l = a.win_rate;
      if (!(typeof l == "number" && isFinite(l)) && l !== null) {
        let f = { instancePath: s + "/win_rate", schemaPath: "#/properties/win_rate/type", keyword: "type", params: { type: Xt.properties.win_rate.type } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 1 || isNaN(l)) {
          let f = { instancePath: s + "/win_rate", schemaPath: "#/properties/win_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (l < 0 || isNaN(l)) {
          let f = { instancePath: s + "/win_rate", schemaPath: "#/properties/win_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.interval !== void 0) {
      let l = a.interval, f = i, c = !1, w = null, b = i;
      if (l && typeof l == "object" && !Array.isArray(l)) {
        if (l.low === void 0) {
          let y = { instancePath: s + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "low" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.high === void 0) {
          let y = { instancePath: s + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "high" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.level === void 0) {
          let y = { instancePath: s + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.method === void 0) {
          let y = { instancePath: s + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.low !== void 0) {
          let y = l.low;
          if (!(typeof y == "number" && isFinite(y))) {
            let k = { instancePath: s + "/interval/low", schemaPath: "Interval/properties/low/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
        if (l.high !== void 0) {
          let y = l.high;
          if (!(typeof y == "number" && isFinite(y))) {
            let k = { instancePath: s + "/interval/high", schemaPath: "Interval/properties/high/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
        if (l.level !== void 0) {
          let y = l.level;
          if (typeof y == "number" && isFinite(y)) {
            if (y > 1 || isNaN(y)) {
              let k = { instancePath: s + "/interval/level", schemaPath: "Interval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [k] : e.push(k), i++;
            }
            if (y < 0 || isNaN(y)) {
              let k = { instancePath: s + "/interval/level", schemaPath: "Interval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [k] : e.push(k), i++;
            }
          } else {
            let k = { instancePath: s + "/interval/level", schemaPath: "Interval/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
        if (l.method !== void 0) {
          let y = l.method;
          if (typeof y != "string") {
            let k = { instancePath: s + "/interval/method", schemaPath: "Interval/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [k] : e.push(k), i++;
          }
          if (!(y === "wilson" || y === "student_t")) {
            let k = { instancePath: s + "/interval/method", schemaPath: "Interval/properties/method/enum", keyword: "enum", params: { allowedValues: tt.properties.method.enum } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
      } else {
        let y = { instancePath: s + "/interval", schemaPath: "Interval/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var t = b === i;
      if (t) {
        c = !0, w = 0;
        var r = {};
        r.low = !0, r.high = !0, r.level = !0, r.method = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var t = T === i;
      if (t && c ? (c = !1, w = [w, 1]) : t && (c = !0, w = 1), c)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let y = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: w } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.fixed_sample_interval !== void 0) {
      let l = a.fixed_sample_interval, f = i, c = !1, w = null, b = i;
      if (l && typeof l == "object" && !Array.isArray(l)) {
        if (l.low === void 0) {
          let y = { instancePath: s + "/fixed_sample_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "low" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.high === void 0) {
          let y = { instancePath: s + "/fixed_sample_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "high" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.level === void 0) {
          let y = { instancePath: s + "/fixed_sample_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.method === void 0) {
          let y = { instancePath: s + "/fixed_sample_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.low !== void 0) {
          let y = l.low;
          if (!(typeof y == "number" && isFinite(y))) {
            let k = { instancePath: s + "/fixed_sample_interval/low", schemaPath: "NamedInterval/properties/low/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
        if (l.high !== void 0) {
          let y = l.high;
          if (!(typeof y == "number" && isFinite(y))) {
            let k = { instancePath: s + "/fixed_sample_interval/high", schemaPath: "NamedInterval/properties/high/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
        if (l.level !== void 0) {
          let y = l.level;
          if (typeof y == "number" && isFinite(y)) {
            if (y > 1 || isNaN(y)) {
              let k = { instancePath: s + "/fixed_sample_interval/level", schemaPath: "NamedInterval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [k] : e.push(k), i++;
            }
            if (y < 0 || isNaN(y)) {
              let k = { instancePath: s + "/fixed_sample_interval/level", schemaPath: "NamedInterval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [k] : e.push(k), i++;
            }
          } else {
            let k = { instancePath: s + "/fixed_sample_interval/level", schemaPath: "NamedInterval/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
        if (l.method !== void 0) {
          let y = l.method;
          if (typeof y == "string") {
            if (d(y) > 40) {
              let k = { instancePath: s + "/fixed_sample_interval/method", schemaPath: "NamedInterval/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              e === null ? e = [k] : e.push(k), i++;
            }
          } else {
            let k = { instancePath: s + "/fixed_sample_interval/method", schemaPath: "NamedInterval/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
      } else {
        let y = { instancePath: s + "/fixed_sample_interval", schemaPath: "NamedInterval/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var p = b === i;
      if (p) {
        c = !0, w = 0;
        var n = {};
        n.low = !0, n.high = !0, n.level = !0, n.method = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/fixed_sample_interval", schemaPath: "#/properties/fixed_sample_interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var p = T === i;
      if (p && c ? (c = !1, w = [w, 1]) : p && (c = !0, w = 1), c)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let y = { instancePath: s + "/fixed_sample_interval", schemaPath: "#/properties/fixed_sample_interval/oneOf", keyword: "oneOf", params: { passingSchemas: w } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.always_valid_interval !== void 0) {
      let l = a.always_valid_interval, f = i, c = !1, w = null, b = i;
      if (l && typeof l == "object" && !Array.isArray(l)) {
        if (l.low === void 0) {
          let y = { instancePath: s + "/always_valid_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "low" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.high === void 0) {
          let y = { instancePath: s + "/always_valid_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "high" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.level === void 0) {
          let y = { instancePath: s + "/always_valid_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.method === void 0) {
          let y = { instancePath: s + "/always_valid_interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [y] : e.push(y), i++;
        }
        if (l.low !== void 0) {
          let y = l.low;
          if (!(typeof y == "number" && isFinite(y))) {
            let k = { instancePath: s + "/always_valid_interval/low", schemaPath: "NamedInterval/properties/low/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
        if (l.high !== void 0) {
          let y = l.high;
          if (!(typeof y == "number" && isFinite(y))) {
            let k = { instancePath: s + "/always_valid_interval/high", schemaPath: "NamedInterval/properties/high/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
        if (l.level !== void 0) {
          let y = l.level;
          if (typeof y == "number" && isFinite(y)) {
            if (y > 1 || isNaN(y)) {
              let k = { instancePath: s + "/always_valid_interval/level", schemaPath: "NamedInterval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [k] : e.push(k), i++;
            }
            if (y < 0 || isNaN(y)) {
              let k = { instancePath: s + "/always_valid_interval/level", schemaPath: "NamedInterval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [k] : e.push(k), i++;
            }
          } else {
            let k = { instancePath: s + "/always_valid_interval/level", schemaPath: "NamedInterval/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
        if (l.method !== void 0) {
          let y = l.method;
          if (typeof y == "string") {
            if (d(y) > 40) {
              let k = { instancePath: s + "/always_valid_interval/method", schemaPath: "NamedInterval/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              e === null ? e = [k] : e.push(k), i++;
            }
          } else {
            let k = { instancePath: s + "/always_valid_interval/method", schemaPath: "NamedInterval/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
      } else {
        let y = { instancePath: s + "/always_valid_interval", schemaPath: "NamedInterval/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var h = b === i;
      if (h) {
        c = !0, w = 0;
        var m = {};
        m.low = !0, m.high = !0, m.level = !0, m.method = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/always_valid_interval", schemaPath: "#/properties/always_valid_interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var h = T === i;
      if (h && c ? (c = !1, w = [w, 1]) : h && (c = !0, w = 1), c)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let y = { instancePath: s + "/always_valid_interval", schemaPath: "#/properties/always_valid_interval/oneOf", keyword: "oneOf", params: { passingSchemas: w } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
  } else {
    let l = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [l] : e.push(l), i++;
  }
  return G.errors = e, i === 0;
}
G.evaluated = { props: { variant_id: !0, variant_name: !0, wins: !0, win_rate: !0, interval: !0, fixed_sample_interval: !0, always_valid_interval: !0 }, dynamicProps: !1, dynamicItems: !1 };
function F(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = F.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.first_share === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_share" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.votes_counted === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "votes_counted" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.interval === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.first_share !== void 0) {
      let r = a.first_share;
      if (typeof r == "number" && isFinite(r)) {
        if (r > 1 || isNaN(r)) {
          let t = { instancePath: s + "/first_share", schemaPath: "#/properties/first_share/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/first_share", schemaPath: "#/properties/first_share/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/first_share", schemaPath: "#/properties/first_share/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.votes_counted !== void 0) {
      let r = a.votes_counted;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/votes_counted", schemaPath: "#/properties/votes_counted/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/votes_counted", schemaPath: "#/properties/votes_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/votes_counted", schemaPath: "#/properties/votes_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.interval !== void 0) {
      let r = a.interval;
      if (r && typeof r == "object" && !Array.isArray(r)) {
        if (r.low === void 0) {
          let t = { instancePath: s + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "low" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r.high === void 0) {
          let t = { instancePath: s + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "high" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r.level === void 0) {
          let t = { instancePath: s + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r.method === void 0) {
          let t = { instancePath: s + "/interval", schemaPath: "NamedInterval/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r.low !== void 0) {
          let t = r.low;
          if (!(typeof t == "number" && isFinite(t))) {
            let n = { instancePath: s + "/interval/low", schemaPath: "NamedInterval/properties/low/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [n] : e.push(n), i++;
          }
        }
        if (r.high !== void 0) {
          let t = r.high;
          if (!(typeof t == "number" && isFinite(t))) {
            let n = { instancePath: s + "/interval/high", schemaPath: "NamedInterval/properties/high/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [n] : e.push(n), i++;
          }
        }
        if (r.level !== void 0) {
          let t = r.level;
          if (typeof t == "number" && isFinite(t)) {
            if (t > 1 || isNaN(t)) {
              let n = { instancePath: s + "/interval/level", schemaPath: "NamedInterval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [n] : e.push(n), i++;
            }
            if (t < 0 || isNaN(t)) {
              let n = { instancePath: s + "/interval/level", schemaPath: "NamedInterval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [n] : e.push(n), i++;
            }
          } else {
            let n = { instancePath: s + "/interval/level", schemaPath: "NamedInterval/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [n] : e.push(n), i++;
          }
        }
        if (r.method !== void 0) {
          let t = r.method;
          if (typeof t == "string") {
            if (d(t) > 40) {
              let n = { instancePath: s + "/interval/method", schemaPath: "NamedInterval/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              e === null ? e = [n] : e.push(n), i++;
            }
          } else {
            let n = { instancePath: s + "/interval/method", schemaPath: "NamedInterval/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [n] : e.push(n), i++;
          }
        }
      } else {
        let t = { instancePath: s + "/interval", schemaPath: "NamedInterval/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return F.errors = e, i === 0;
}
F.evaluated = { props: { first_share: !0, votes_counted: !0, interval: !0 }, dynamicProps: !1, dynamicItems: !1 };
function X(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = X.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.variants === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variants" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.both_good === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "both_good" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.both_bad === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "both_bad" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.enough_votes === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enough_votes" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.enough_outcomes === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enough_outcomes" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.position === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.variants !== void 0) {
      let n = a.variants;
      if (Array.isArray(n)) {
        if (n.length > 2) {
          let m = { instancePath: s + "/variants", schemaPath: "#/properties/variants/maxItems", keyword: "maxItems", params: { limit: 2 } };
          e === null ? e = [m] : e.push(m), i++;
        }
        if (n.length < 2) {
          let m = { instancePath: s + "/variants", schemaPath: "#/properties/variants/minItems", keyword: "minItems", params: { limit: 2 } };
          e === null ? e = [m] : e.push(m), i++;
        }
        let p = n.length;
        for (let m = 0; m < p; m++)
          G(n[m], { instancePath: s + "/variants/" + m, parentData: n, parentDataProperty: m, rootData: _, dynamicAnchors: g }) || (e = e === null ? G.errors : e.concat(G.errors), i = e.length);
      } else {
        let p = { instancePath: s + "/variants", schemaPath: "#/properties/variants/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.both_good !== void 0) {
      let n = a.both_good;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let p = { instancePath: s + "/both_good", schemaPath: "#/properties/both_good/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let p = { instancePath: s + "/both_good", schemaPath: "#/properties/both_good/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n < 0 || isNaN(n)) {
          let p = { instancePath: s + "/both_good", schemaPath: "#/properties/both_good/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      }
    }
    if (a.both_bad !== void 0) {
      let n = a.both_bad;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let p = { instancePath: s + "/both_bad", schemaPath: "#/properties/both_bad/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let p = { instancePath: s + "/both_bad", schemaPath: "#/properties/both_bad/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n < 0 || isNaN(n)) {
          let p = { instancePath: s + "/both_bad", schemaPath: "#/properties/both_bad/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      }
    }
    if (a.enough_votes !== void 0) {
      let n = a.enough_votes;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        if (n.is_enough === void 0) {
          let p = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "is_enough" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.leader_id === void 0) {
          let p = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "leader_id" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.method === void 0) {
          let p = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.level === void 0) {
          let p = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.votes_counted === void 0) {
          let p = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "votes_counted" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.votes_needed === void 0) {
          let p = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "votes_needed" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.is_enough !== void 0 && typeof n.is_enough != "boolean") {
          let p = { instancePath: s + "/enough_votes/is_enough", schemaPath: "EnoughVotes/properties/is_enough/type", keyword: "type", params: { type: "boolean" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.leader_id !== void 0) {
          let p = n.leader_id;
          if (typeof p != "string" && p !== null) {
            let m = { instancePath: s + "/enough_votes/leader_id", schemaPath: "EnoughVotes/properties/leader_id/type", keyword: "type", params: { type: pr.properties.leader_id.type } };
            e === null ? e = [m] : e.push(m), i++;
          }
          if (typeof p == "string" && d(p) > 36) {
            let m = { instancePath: s + "/enough_votes/leader_id", schemaPath: "EnoughVotes/properties/leader_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
            e === null ? e = [m] : e.push(m), i++;
          }
        }
        if (n.method !== void 0) {
          let p = n.method;
          if (typeof p != "string") {
            let m = { instancePath: s + "/enough_votes/method", schemaPath: "EnoughVotes/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [m] : e.push(m), i++;
          }
          if (p !== "wilson_excludes_half") {
            let m = { instancePath: s + "/enough_votes/method", schemaPath: "EnoughVotes/properties/method/enum", keyword: "enum", params: { allowedValues: pr.properties.method.enum } };
            e === null ? e = [m] : e.push(m), i++;
          }
        }
        if (n.level !== void 0) {
          let p = n.level;
          if (typeof p == "number" && isFinite(p)) {
            if (p > 1 || isNaN(p)) {
              let m = { instancePath: s + "/enough_votes/level", schemaPath: "EnoughVotes/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p < 0 || isNaN(p)) {
              let m = { instancePath: s + "/enough_votes/level", schemaPath: "EnoughVotes/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [m] : e.push(m), i++;
            }
          } else {
            let m = { instancePath: s + "/enough_votes/level", schemaPath: "EnoughVotes/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [m] : e.push(m), i++;
          }
        }
        if (n.votes_counted !== void 0) {
          let p = n.votes_counted;
          if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
            let m = { instancePath: s + "/enough_votes/votes_counted", schemaPath: "EnoughVotes/properties/votes_counted/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [m] : e.push(m), i++;
          }
          if (typeof p == "number" && isFinite(p)) {
            if (p > 2147483647 || isNaN(p)) {
              let m = { instancePath: s + "/enough_votes/votes_counted", schemaPath: "EnoughVotes/properties/votes_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p < 0 || isNaN(p)) {
              let m = { instancePath: s + "/enough_votes/votes_counted", schemaPath: "EnoughVotes/properties/votes_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [m] : e.push(m), i++;
            }
          }
        }
        if (n.votes_needed !== void 0) {
          let p = n.votes_needed;
          if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)) && p !== null) {
            let m = { instancePath: s + "/enough_votes/votes_needed", schemaPath: "EnoughVotes/properties/votes_needed/type", keyword: "type", params: { type: pr.properties.votes_needed.type } };
            e === null ? e = [m] : e.push(m), i++;
          }
          if (typeof p == "number" && isFinite(p)) {
            if (p > 9007199254740991 || isNaN(p)) {
              let m = { instancePath: s + "/enough_votes/votes_needed", schemaPath: "EnoughVotes/properties/votes_needed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p < 0 || isNaN(p)) {
              let m = { instancePath: s + "/enough_votes/votes_needed", schemaPath: "EnoughVotes/properties/votes_needed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [m] : e.push(m), i++;
            }
          }
        }
      } else {
        let p = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.enough_outcomes !== void 0) {
      let n = a.enough_outcomes;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        if (n.is_enough === void 0) {
          let p = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "is_enough" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.leader_id === void 0) {
          let p = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "leader_id" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.method === void 0) {
          let p = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.level === void 0) {
          let p = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.outcomes_counted === void 0) {
          let p = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "outcomes_counted" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.outcomes_still_needed === void 0) {
          let p = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "outcomes_still_needed" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.is_enough !== void 0 && typeof n.is_enough != "boolean") {
          let p = { instancePath: s + "/enough_outcomes/is_enough", schemaPath: "EnoughOutcomes/properties/is_enough/type", keyword: "type", params: { type: "boolean" } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n.leader_id !== void 0) {
          let p = n.leader_id;
          if (typeof p != "string" && p !== null) {
            let m = { instancePath: s + "/enough_outcomes/leader_id", schemaPath: "EnoughOutcomes/properties/leader_id/type", keyword: "type", params: { type: mr.properties.leader_id.type } };
            e === null ? e = [m] : e.push(m), i++;
          }
          if (typeof p == "string" && d(p) > 36) {
            let m = { instancePath: s + "/enough_outcomes/leader_id", schemaPath: "EnoughOutcomes/properties/leader_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
            e === null ? e = [m] : e.push(m), i++;
          }
        }
        if (n.method !== void 0) {
          let p = n.method;
          if (typeof p == "string") {
            if (d(p) > 40) {
              let m = { instancePath: s + "/enough_outcomes/method", schemaPath: "EnoughOutcomes/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              e === null ? e = [m] : e.push(m), i++;
            }
          } else {
            let m = { instancePath: s + "/enough_outcomes/method", schemaPath: "EnoughOutcomes/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [m] : e.push(m), i++;
          }
        }
        if (n.level !== void 0) {
          let p = n.level;
          if (typeof p == "number" && isFinite(p)) {
            if (p > 1 || isNaN(p)) {
              let m = { instancePath: s + "/enough_outcomes/level", schemaPath: "EnoughOutcomes/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p < 0 || isNaN(p)) {
              let m = { instancePath: s + "/enough_outcomes/level", schemaPath: "EnoughOutcomes/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [m] : e.push(m), i++;
            }
          } else {
            let m = { instancePath: s + "/enough_outcomes/level", schemaPath: "EnoughOutcomes/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [m] : e.push(m), i++;
          }
        }
        if (n.outcomes_counted !== void 0) {
          let p = n.outcomes_counted;
          if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p))) {
            let m = { instancePath: s + "/enough_outcomes/outcomes_counted", schemaPath: "EnoughOutcomes/properties/outcomes_counted/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [m] : e.push(m), i++;
          }
          if (typeof p == "number" && isFinite(p)) {
            if (p > 2147483647 || isNaN(p)) {
              let m = { instancePath: s + "/enough_outcomes/outcomes_counted", schemaPath: "EnoughOutcomes/properties/outcomes_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p < 0 || isNaN(p)) {
              let m = { instancePath: s + "/enough_outcomes/outcomes_counted", schemaPath: "EnoughOutcomes/properties/outcomes_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [m] : e.push(m), i++;
            }
          }
        }
        if (n.outcomes_still_needed !== void 0) {
          let p = n.outcomes_still_needed;
          if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)) && p !== null) {
            let m = { instancePath: s + "/enough_outcomes/outcomes_still_needed", schemaPath: "EnoughOutcomes/properties/outcomes_still_needed/type", keyword: "type", params: { type: mr.properties.outcomes_still_needed.type } };
            e === null ? e = [m] : e.push(m), i++;
          }
          if (typeof p == "number" && isFinite(p)) {
            if (p > 2147483647 || isNaN(p)) {
              let m = { instancePath: s + "/enough_outcomes/outcomes_still_needed", schemaPath: "EnoughOutcomes/properties/outcomes_still_needed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p < 0 || isNaN(p)) {
              let m = { instancePath: s + "/enough_outcomes/outcomes_still_needed", schemaPath: "EnoughOutcomes/properties/outcomes_still_needed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [m] : e.push(m), i++;
            }
          }
        }
        if (n.outcomes_needed !== void 0) {
          let p = n.outcomes_needed;
          if (!(typeof p == "number" && !(p % 1) && !isNaN(p) && isFinite(p)) && p !== null) {
            let m = { instancePath: s + "/enough_outcomes/outcomes_needed", schemaPath: "EnoughOutcomes/properties/outcomes_needed/type", keyword: "type", params: { type: mr.properties.outcomes_needed.type } };
            e === null ? e = [m] : e.push(m), i++;
          }
          if (typeof p == "number" && isFinite(p)) {
            if (p > 1e9 || isNaN(p)) {
              let m = { instancePath: s + "/enough_outcomes/outcomes_needed", schemaPath: "EnoughOutcomes/properties/outcomes_needed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 } };
              e === null ? e = [m] : e.push(m), i++;
            }
            if (p < 0 || isNaN(p)) {
              let m = { instancePath: s + "/enough_outcomes/outcomes_needed", schemaPath: "EnoughOutcomes/properties/outcomes_needed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [m] : e.push(m), i++;
            }
          }
        }
      } else {
        let p = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.position !== void 0) {
      let n = a.position, p = i, m = !1, h = null, l = i;
      F(n, { instancePath: s + "/position", parentData: a, parentDataProperty: "position", rootData: _, dynamicAnchors: g }) || (e = e === null ? F.errors : e.concat(F.errors), i = e.length);
      var t = l === i;
      if (t) {
        m = !0, h = 0;
        var r = {};
        r.first_share = !0, r.votes_counted = !0, r.interval = !0;
      }
      let f = i;
      if (n !== null) {
        let c = { instancePath: s + "/position", schemaPath: "#/properties/position/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = f === i;
      if (t && m ? (m = !1, h = [h, 1]) : t && (m = !0, h = 1), m)
        i = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/position", schemaPath: "#/properties/position/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return X.errors = e, i === 0;
}
X.evaluated = { props: { variants: !0, both_good: !0, both_bad: !0, enough_votes: !0, enough_outcomes: !0, position: !0 }, dynamicProps: !1, dynamicItems: !1 };
var pe = { type: "object", description: "The results of a single-model evaluation. The statistics use only scores that are numbers. `categories` counts the other scores. With several judges, each scenario counts as one score: the mean of its scores that are numbers.", "x-assumption": ["U36", "U59"], required: ["count", "mean", "median", "standard_deviation", "min", "max", "interval", "histogram", "categories"], properties: { count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scores that are numbers. Text that parses as a decimal number counts as a number. With several judges, this is the number of scenarios that have at least one such score.", examples: [42] }, mean: { type: ["number", "null"], description: "The mean of the scores that are numbers. `null` if no score is a number.", examples: [3.8] }, median: { type: ["number", "null"], description: "The median of the scores that are numbers: the middle number, or the mean of the two middle numbers. `null` if no score is a number.", examples: [4] }, standard_deviation: { type: ["number", "null"], minimum: 0, description: "The sample standard deviation of the scores that are numbers, with the divisor n - 1. `null` if fewer than two scores are numbers.", examples: [0.9] }, min: { type: ["number", "null"], description: "The lowest score that is a number. `null` if no score is a number.", examples: [1] }, max: { type: ["number", "null"], description: "The highest score that is a number. `null` if no score is a number.", examples: [5] }, interval: { description: "Student's interval of the mean. It is a fixed-sample interval. It is valid only if you read the results once, after a number of judgements that you chose before the start of the evaluation.", oneOf: [{ $ref: "Interval" }, { type: "null" }] }, histogram: { type: "array", maxItems: 20, description: "The histogram of the scores that are numbers. If all numbers are whole and at most 20 bins are needed, each whole number has its own bin. Otherwise, there are ten bins of equal width, or one bin if all numbers are equal.", items: { $ref: "HistogramBin" } }, categories: { type: "array", maxItems: 1e3, description: "The categories of all judges, the most frequent first. A category is a score that is not a number. The list contains at most 1,000 categories. The server counts only the first 20,000 different categories, in the order of the scenarios.", items: { $ref: "CategoryCount" } } } };
function ee(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = ee.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.count === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.mean === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mean" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.median === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "median" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.standard_deviation === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standard_deviation" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.min === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "min" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.max === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "max" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.interval === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.histogram === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "histogram" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.categories === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "categories" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.count !== void 0) {
      let n = a.count;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let p = { instancePath: s + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let p = { instancePath: s + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n < 0 || isNaN(n)) {
          let p = { instancePath: s + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      }
    }
    if (a.mean !== void 0) {
      let n = a.mean;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let p = { instancePath: s + "/mean", schemaPath: "#/properties/mean/type", keyword: "type", params: { type: pe.properties.mean.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.median !== void 0) {
      let n = a.median;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let p = { instancePath: s + "/median", schemaPath: "#/properties/median/type", keyword: "type", params: { type: pe.properties.median.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.standard_deviation !== void 0) {
      let n = a.standard_deviation;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let p = { instancePath: s + "/standard_deviation", schemaPath: "#/properties/standard_deviation/type", keyword: "type", params: { type: pe.properties.standard_deviation.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n))) {
        let p = { instancePath: s + "/standard_deviation", schemaPath: "#/properties/standard_deviation/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.min !== void 0) {
      let n = a.min;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let p = { instancePath: s + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: pe.properties.min.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.max !== void 0) {
      let n = a.max;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let p = { instancePath: s + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: pe.properties.max.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.interval !== void 0) {
      let n = a.interval, p = i, m = !1, h = null, l = i;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        if (n.low === void 0) {
          let c = { instancePath: s + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "low" } };
          e === null ? e = [c] : e.push(c), i++;
        }
        if (n.high === void 0) {
          let c = { instancePath: s + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "high" } };
          e === null ? e = [c] : e.push(c), i++;
        }
        if (n.level === void 0) {
          let c = { instancePath: s + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [c] : e.push(c), i++;
        }
        if (n.method === void 0) {
          let c = { instancePath: s + "/interval", schemaPath: "Interval/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [c] : e.push(c), i++;
        }
        if (n.low !== void 0) {
          let c = n.low;
          if (!(typeof c == "number" && isFinite(c))) {
            let w = { instancePath: s + "/interval/low", schemaPath: "Interval/properties/low/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [w] : e.push(w), i++;
          }
        }
        if (n.high !== void 0) {
          let c = n.high;
          if (!(typeof c == "number" && isFinite(c))) {
            let w = { instancePath: s + "/interval/high", schemaPath: "Interval/properties/high/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [w] : e.push(w), i++;
          }
        }
        if (n.level !== void 0) {
          let c = n.level;
          if (typeof c == "number" && isFinite(c)) {
            if (c > 1 || isNaN(c)) {
              let w = { instancePath: s + "/interval/level", schemaPath: "Interval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [w] : e.push(w), i++;
            }
            if (c < 0 || isNaN(c)) {
              let w = { instancePath: s + "/interval/level", schemaPath: "Interval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [w] : e.push(w), i++;
            }
          } else {
            let w = { instancePath: s + "/interval/level", schemaPath: "Interval/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [w] : e.push(w), i++;
          }
        }
        if (n.method !== void 0) {
          let c = n.method;
          if (typeof c != "string") {
            let w = { instancePath: s + "/interval/method", schemaPath: "Interval/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [w] : e.push(w), i++;
          }
          if (!(c === "wilson" || c === "student_t")) {
            let w = { instancePath: s + "/interval/method", schemaPath: "Interval/properties/method/enum", keyword: "enum", params: { allowedValues: tt.properties.method.enum } };
            e === null ? e = [w] : e.push(w), i++;
          }
        }
      } else {
        let c = { instancePath: s + "/interval", schemaPath: "Interval/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = l === i;
      if (t) {
        m = !0, h = 0;
        var r = {};
        r.low = !0, r.high = !0, r.level = !0, r.method = !0;
      }
      let f = i;
      if (n !== null) {
        let c = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = f === i;
      if (t && m ? (m = !1, h = [h, 1]) : t && (m = !0, h = 1), m)
        i = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
    if (a.histogram !== void 0) {
      let n = a.histogram;
      if (Array.isArray(n)) {
        if (n.length > 20) {
          let m = { instancePath: s + "/histogram", schemaPath: "#/properties/histogram/maxItems", keyword: "maxItems", params: { limit: 20 } };
          e === null ? e = [m] : e.push(m), i++;
        }
        let p = n.length;
        for (let m = 0; m < p; m++) {
          let h = n[m];
          if (h && typeof h == "object" && !Array.isArray(h)) {
            if (h.from === void 0) {
              let l = { instancePath: s + "/histogram/" + m, schemaPath: "HistogramBin/required", keyword: "required", params: { missingProperty: "from" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (h.to === void 0) {
              let l = { instancePath: s + "/histogram/" + m, schemaPath: "HistogramBin/required", keyword: "required", params: { missingProperty: "to" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (h.count === void 0) {
              let l = { instancePath: s + "/histogram/" + m, schemaPath: "HistogramBin/required", keyword: "required", params: { missingProperty: "count" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (h.from !== void 0) {
              let l = h.from;
              if (!(typeof l == "number" && isFinite(l))) {
                let f = { instancePath: s + "/histogram/" + m + "/from", schemaPath: "HistogramBin/properties/from/type", keyword: "type", params: { type: "number" } };
                e === null ? e = [f] : e.push(f), i++;
              }
            }
            if (h.to !== void 0) {
              let l = h.to;
              if (!(typeof l == "number" && isFinite(l))) {
                let f = { instancePath: s + "/histogram/" + m + "/to", schemaPath: "HistogramBin/properties/to/type", keyword: "type", params: { type: "number" } };
                e === null ? e = [f] : e.push(f), i++;
              }
            }
            if (h.count !== void 0) {
              let l = h.count;
              if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                let f = { instancePath: s + "/histogram/" + m + "/count", schemaPath: "HistogramBin/properties/count/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [f] : e.push(f), i++;
              }
              if (typeof l == "number" && isFinite(l)) {
                if (l > 2147483647 || isNaN(l)) {
                  let f = { instancePath: s + "/histogram/" + m + "/count", schemaPath: "HistogramBin/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
                  e === null ? e = [f] : e.push(f), i++;
                }
                if (l < 0 || isNaN(l)) {
                  let f = { instancePath: s + "/histogram/" + m + "/count", schemaPath: "HistogramBin/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  e === null ? e = [f] : e.push(f), i++;
                }
              }
            }
          } else {
            let l = { instancePath: s + "/histogram/" + m, schemaPath: "HistogramBin/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [l] : e.push(l), i++;
          }
        }
      } else {
        let p = { instancePath: s + "/histogram", schemaPath: "#/properties/histogram/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.categories !== void 0) {
      let n = a.categories;
      if (Array.isArray(n)) {
        if (n.length > 1e3) {
          let m = { instancePath: s + "/categories", schemaPath: "#/properties/categories/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          e === null ? e = [m] : e.push(m), i++;
        }
        let p = n.length;
        for (let m = 0; m < p; m++) {
          let h = n[m];
          if (h && typeof h == "object" && !Array.isArray(h)) {
            if (h.category === void 0) {
              let l = { instancePath: s + "/categories/" + m, schemaPath: "CategoryCount/required", keyword: "required", params: { missingProperty: "category" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (h.count === void 0) {
              let l = { instancePath: s + "/categories/" + m, schemaPath: "CategoryCount/required", keyword: "required", params: { missingProperty: "count" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (h.category !== void 0) {
              let l = h.category;
              if (typeof l == "string") {
                if (d(l) > 200) {
                  let f = { instancePath: s + "/categories/" + m + "/category", schemaPath: "CategoryCount/properties/category/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [f] : e.push(f), i++;
                }
              } else {
                let f = { instancePath: s + "/categories/" + m + "/category", schemaPath: "CategoryCount/properties/category/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [f] : e.push(f), i++;
              }
            }
            if (h.count !== void 0) {
              let l = h.count;
              if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                let f = { instancePath: s + "/categories/" + m + "/count", schemaPath: "CategoryCount/properties/count/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [f] : e.push(f), i++;
              }
              if (typeof l == "number" && isFinite(l)) {
                if (l > 2147483647 || isNaN(l)) {
                  let f = { instancePath: s + "/categories/" + m + "/count", schemaPath: "CategoryCount/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
                  e === null ? e = [f] : e.push(f), i++;
                }
                if (l < 0 || isNaN(l)) {
                  let f = { instancePath: s + "/categories/" + m + "/count", schemaPath: "CategoryCount/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  e === null ? e = [f] : e.push(f), i++;
                }
              }
            }
          } else {
            let l = { instancePath: s + "/categories/" + m, schemaPath: "CategoryCount/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [l] : e.push(l), i++;
          }
        }
      } else {
        let p = { instancePath: s + "/categories", schemaPath: "#/properties/categories/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return ee.errors = e, i === 0;
}
ee.evaluated = { props: { count: !0, mean: !0, median: !0, standard_deviation: !0, min: !0, max: !0, interval: !0, histogram: !0, categories: !0 }, dynamicProps: !1, dynamicItems: !1 };
function re(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = re.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.metric === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.scenarios_counted === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios_counted" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.judgements_counted === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgements_counted" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.raw === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "raw" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.alpha === void 0) {
      let m = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alpha" } };
      e === null ? e = [m] : e.push(m), i++;
    }
    if (a.metric !== void 0) {
      let m = a.metric;
      if (typeof m == "string") {
        if (d(m) > 40) {
          let h = { instancePath: s + "/metric", schemaPath: "#/properties/metric/maxLength", keyword: "maxLength", params: { limit: 40 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      } else {
        let h = { instancePath: s + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.scenarios_counted !== void 0) {
      let m = a.scenarios_counted;
      if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
        let h = { instancePath: s + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof m == "number" && isFinite(m)) {
        if (m > 2147483647 || isNaN(m)) {
          let h = { instancePath: s + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (m < 0 || isNaN(m)) {
          let h = { instancePath: s + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.judgements_counted !== void 0) {
      let m = a.judgements_counted;
      if (!(typeof m == "number" && !(m % 1) && !isNaN(m) && isFinite(m))) {
        let h = { instancePath: s + "/judgements_counted", schemaPath: "#/properties/judgements_counted/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof m == "number" && isFinite(m)) {
        if (m > 2147483647 || isNaN(m)) {
          let h = { instancePath: s + "/judgements_counted", schemaPath: "#/properties/judgements_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (m < 0 || isNaN(m)) {
          let h = { instancePath: s + "/judgements_counted", schemaPath: "#/properties/judgements_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.raw !== void 0) {
      let m = a.raw, h = i, l = !1, f = null, c = i;
      I(m, { instancePath: s + "/raw", parentData: a, parentDataProperty: "raw", rootData: _, dynamicAnchors: g }) || (e = e === null ? I.errors : e.concat(I.errors), i = e.length);
      var t = c === i;
      if (t) {
        l = !0, f = 0;
        var r = {};
        r.value = !0, r.interval = !0;
      }
      let w = i;
      if (m !== null) {
        let b = { instancePath: s + "/raw", schemaPath: "#/properties/raw/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [b] : e.push(b), i++;
      }
      var t = w === i;
      if (t && l ? (l = !1, f = [f, 1]) : t && (l = !0, f = 1), l)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let b = { instancePath: s + "/raw", schemaPath: "#/properties/raw/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
        e === null ? e = [b] : e.push(b), i++;
      }
    }
    if (a.alpha !== void 0) {
      let m = a.alpha, h = i, l = !1, f = null, c = i;
      I(m, { instancePath: s + "/alpha", parentData: a, parentDataProperty: "alpha", rootData: _, dynamicAnchors: g }) || (e = e === null ? I.errors : e.concat(I.errors), i = e.length);
      var p = c === i;
      if (p) {
        l = !0, f = 0;
        var n = {};
        n.value = !0, n.interval = !0;
      }
      let w = i;
      if (m !== null) {
        let b = { instancePath: s + "/alpha", schemaPath: "#/properties/alpha/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [b] : e.push(b), i++;
      }
      var p = w === i;
      if (p && l ? (l = !1, f = [f, 1]) : p && (l = !0, f = 1), l)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let b = { instancePath: s + "/alpha", schemaPath: "#/properties/alpha/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
        e === null ? e = [b] : e.push(b), i++;
      }
    }
  } else {
    let m = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [m] : e.push(m), i++;
  }
  return re.errors = e, i === 0;
}
re.evaluated = { props: { metric: !0, scenarios_counted: !0, judgements_counted: !0, raw: !0, alpha: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ir = { type: "object", description: "The judgements of one judge, compared with the judgements of the other judges.", "x-assumption": "U59", required: ["judge_id", "judgement_count", "is_outlying", "scenarios_compared", "alpha", "others_alpha", "position"], properties: { judge_id: { type: "string", maxLength: 36, description: "The id of the judge, as in the response of `listJudges`.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judgement_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that the judge has judged.", examples: [48] }, is_outlying: { type: "boolean", description: "Whether the judge is outlying. This is `true` if three conditions hold. First, at least 20 scenarios were compared. Second, the judge agrees less with the other judges than they agree with each other, and chance does not explain the difference. Third, `alpha` is below half of `others_alpha`.", examples: [!1] }, scenarios_compared: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that this judge and at least two others judged.", examples: [48] }, alpha: { type: ["number", "null"], description: "The agreement of the judge with the other judges on the compared scenarios, as Krippendorff's alpha. `null` if no scenarios were compared, or if all judgements are equal.", examples: [0.61] }, others_alpha: { type: ["number", "null"], description: "The agreement of the other judges with each other on the compared scenarios. `null` if `alpha` is `null`.", examples: [0.68] }, position: { oneOf: [{ $ref: "PositionShare" }, { type: "null" }] } } };
function te(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = te.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.judge_id === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.judgement_count === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgement_count" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.is_outlying === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_outlying" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.scenarios_compared === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios_compared" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.alpha === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alpha" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.others_alpha === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "others_alpha" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.position === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "position" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.judge_id !== void 0) {
      let n = a.judge_id;
      if (typeof n == "string") {
        if (d(n) > 36) {
          let p = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      } else {
        let p = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.judgement_count !== void 0) {
      let n = a.judgement_count;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let p = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let p = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n < 0 || isNaN(n)) {
          let p = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      }
    }
    if (a.is_outlying !== void 0 && typeof a.is_outlying != "boolean") {
      let n = { instancePath: s + "/is_outlying", schemaPath: "#/properties/is_outlying/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.scenarios_compared !== void 0) {
      let n = a.scenarios_compared;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let p = { instancePath: s + "/scenarios_compared", schemaPath: "#/properties/scenarios_compared/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let p = { instancePath: s + "/scenarios_compared", schemaPath: "#/properties/scenarios_compared/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n < 0 || isNaN(n)) {
          let p = { instancePath: s + "/scenarios_compared", schemaPath: "#/properties/scenarios_compared/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      }
    }
    if (a.alpha !== void 0) {
      let n = a.alpha;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let p = { instancePath: s + "/alpha", schemaPath: "#/properties/alpha/type", keyword: "type", params: { type: Ir.properties.alpha.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.others_alpha !== void 0) {
      let n = a.others_alpha;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let p = { instancePath: s + "/others_alpha", schemaPath: "#/properties/others_alpha/type", keyword: "type", params: { type: Ir.properties.others_alpha.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.position !== void 0) {
      let n = a.position, p = i, m = !1, h = null, l = i;
      F(n, { instancePath: s + "/position", parentData: a, parentDataProperty: "position", rootData: _, dynamicAnchors: g }) || (e = e === null ? F.errors : e.concat(F.errors), i = e.length);
      var t = l === i;
      if (t) {
        m = !0, h = 0;
        var r = {};
        r.first_share = !0, r.votes_counted = !0, r.interval = !0;
      }
      let f = i;
      if (n !== null) {
        let c = { instancePath: s + "/position", schemaPath: "#/properties/position/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = f === i;
      if (t && m ? (m = !1, h = [h, 1]) : t && (m = !0, h = 1), m)
        i = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/position", schemaPath: "#/properties/position/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return te.errors = e, i === 0;
}
te.evaluated = { props: { judge_id: !0, judgement_count: !0, is_outlying: !0, scenarios_compared: !0, alpha: !0, others_alpha: !0, position: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Oe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Oe.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.evaluation_id === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.evaluation_name === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_name" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.evaluation_type === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_type" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.status === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.scenario_count === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.judged_count === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.not_judged_count === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "not_judged_count" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.judgement_count === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgement_count" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.judgements_per_scenario === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgements_per_scenario" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.votes === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "votes" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.scores === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scores" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.agreement === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agreement" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.judges === void 0) {
      let l = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judges" } };
      e === null ? e = [l] : e.push(l), i++;
    }
    if (a.evaluation_id !== void 0) {
      let l = a.evaluation_id;
      if (typeof l == "string") {
        if (d(l) > 36) {
          let f = { instancePath: s + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (d(l) < 36) {
          let f = { instancePath: s + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (!j.test(l)) {
          let f = { instancePath: s + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [f] : e.push(f), i++;
        }
      } else {
        let f = { instancePath: s + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.evaluation_name !== void 0) {
      let l = a.evaluation_name;
      if (typeof l == "string") {
        if (d(l) > 200) {
          let f = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      } else {
        let f = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.evaluation_type !== void 0) {
      let l = a.evaluation_type;
      if (typeof l != "string") {
        let f = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (!(l === "human_a_b_testing" || l === "single_model_test")) {
        let f = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: Ge.enum } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.status !== void 0) {
      let l = a.status;
      if (typeof l != "string") {
        let f = { instancePath: s + "/status", schemaPath: "EvaluationStatus/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (!(l === "EVALUATION_INITIALIZED" || l === "EVALUATION_STARTED" || l === "EVALUATION_FINISHED")) {
        let f = { instancePath: s + "/status", schemaPath: "EvaluationStatus/enum", keyword: "enum", params: { allowedValues: Gr.enum } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.scenario_count !== void 0) {
      let l = a.scenario_count;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let f = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let f = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (l < 0 || isNaN(l)) {
          let f = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.judged_count !== void 0) {
      let l = a.judged_count;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let f = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let f = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (l < 0 || isNaN(l)) {
          let f = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.not_judged_count !== void 0) {
      let l = a.not_judged_count;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let f = { instancePath: s + "/not_judged_count", schemaPath: "#/properties/not_judged_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let f = { instancePath: s + "/not_judged_count", schemaPath: "#/properties/not_judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (l < 0 || isNaN(l)) {
          let f = { instancePath: s + "/not_judged_count", schemaPath: "#/properties/not_judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.judgement_count !== void 0) {
      let l = a.judgement_count;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let f = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let f = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (l < 0 || isNaN(l)) {
          let f = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.judgements_per_scenario !== void 0) {
      let l = a.judgements_per_scenario;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let f = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 20 || isNaN(l)) {
          let f = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (l < 1 || isNaN(l)) {
          let f = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.votes !== void 0) {
      let l = a.votes, f = i, c = !1, w = null, b = i;
      X(l, { instancePath: s + "/votes", parentData: a, parentDataProperty: "votes", rootData: _, dynamicAnchors: g }) || (e = e === null ? X.errors : e.concat(X.errors), i = e.length);
      var t = b === i;
      if (t) {
        c = !0, w = 0;
        var r = {};
        r.variants = !0, r.both_good = !0, r.both_bad = !0, r.enough_votes = !0, r.enough_outcomes = !0, r.position = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/votes", schemaPath: "#/properties/votes/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var t = T === i;
      if (t && c ? (c = !1, w = [w, 1]) : t && (c = !0, w = 1), c)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let y = { instancePath: s + "/votes", schemaPath: "#/properties/votes/oneOf", keyword: "oneOf", params: { passingSchemas: w } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.scores !== void 0) {
      let l = a.scores, f = i, c = !1, w = null, b = i;
      ee(l, { instancePath: s + "/scores", parentData: a, parentDataProperty: "scores", rootData: _, dynamicAnchors: g }) || (e = e === null ? ee.errors : e.concat(ee.errors), i = e.length);
      var p = b === i;
      if (p) {
        c = !0, w = 0;
        var n = {};
        n.count = !0, n.mean = !0, n.median = !0, n.standard_deviation = !0, n.min = !0, n.max = !0, n.interval = !0, n.histogram = !0, n.categories = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/scores", schemaPath: "#/properties/scores/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var p = T === i;
      if (p && c ? (c = !1, w = [w, 1]) : p && (c = !0, w = 1), c)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let y = { instancePath: s + "/scores", schemaPath: "#/properties/scores/oneOf", keyword: "oneOf", params: { passingSchemas: w } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.agreement !== void 0) {
      let l = a.agreement, f = i, c = !1, w = null, b = i;
      re(l, { instancePath: s + "/agreement", parentData: a, parentDataProperty: "agreement", rootData: _, dynamicAnchors: g }) || (e = e === null ? re.errors : e.concat(re.errors), i = e.length);
      var h = b === i;
      if (h) {
        c = !0, w = 0;
        var m = {};
        m.metric = !0, m.scenarios_counted = !0, m.judgements_counted = !0, m.raw = !0, m.alpha = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/agreement", schemaPath: "#/properties/agreement/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var h = T === i;
      if (h && c ? (c = !1, w = [w, 1]) : h && (c = !0, w = 1), c)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let y = { instancePath: s + "/agreement", schemaPath: "#/properties/agreement/oneOf", keyword: "oneOf", params: { passingSchemas: w } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.judges !== void 0) {
      let l = a.judges;
      if (!Array.isArray(l) && l !== null) {
        let f = { instancePath: s + "/judges", schemaPath: "#/properties/judges/type", keyword: "type", params: { type: Gt.properties.judges.type } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (Array.isArray(l)) {
        if (l.length > 1e3) {
          let c = { instancePath: s + "/judges", schemaPath: "#/properties/judges/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          e === null ? e = [c] : e.push(c), i++;
        }
        let f = l.length;
        for (let c = 0; c < f; c++)
          te(l[c], { instancePath: s + "/judges/" + c, parentData: l, parentDataProperty: c, rootData: _, dynamicAnchors: g }) || (e = e === null ? te.errors : e.concat(te.errors), i = e.length);
      }
    }
  } else {
    let l = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [l] : e.push(l), i++;
  }
  return Oe.errors = e, i === 0;
}
Oe.evaluated = { props: { evaluation_id: !0, evaluation_name: !0, evaluation_type: !0, status: !0, scenario_count: !0, judged_count: !0, not_judged_count: !0, judgement_count: !0, judgements_per_scenario: !0, votes: !0, scores: !0, agreement: !0, judges: !0 }, dynamicProps: !1, dynamicItems: !1 };
var hr = Se, de = { type: "object", description: "A human evaluation, as a judge sees it.", required: ["evaluation_id", "evaluation_name", "evaluation_type", "instructions", "is_closed", "judgements_per_scenario", "scenario_count", "judged_count", "judge_id", "judge_name", "is_judge_name_fixed", "is_shared", "expires_at"], properties: { evaluation_id: { $ref: "Id" }, evaluation_name: { type: "string", maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, evaluation_type: { $ref: "EvaluationType" }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text.", examples: ["Choose the answer that helps the customer more."] }, is_closed: { type: "boolean", description: "Whether the evaluation is closed. A closed evaluation rejects judgements.", examples: [!1] }, judgements_per_scenario: { type: "integer", minimum: 1, maximum: 20, description: "The number of judges that each scenario should have.", examples: [3] }, scenario_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios.", examples: [120] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that the caller has judged.", examples: [12] }, judge_id: { type: ["string", "null"], maxLength: 36, description: "The caller's id as a judge. The order in which the judge sees the outputs depends on this id. If the caller uses the key of a shared invitation, this member is `null`, because nobody can judge with that key.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The name of the judge. `null` if the judge has no name.", examples: ["Maria"] }, is_judge_name_fixed: { type: "boolean", description: "Whether an editor chose the name of the judge. If so, the judge cannot change the name.", examples: [!1] }, is_shared: { type: "boolean", description: "Whether the caller's key belongs to a shared invitation. If so, join with `createJudge` and use the new key.", examples: [!1] }, expires_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the caller's key expires. `null` if it never expires.", examples: ["2036-01-31T00:00:00.000Z"] } } };
function Se(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Se.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_type === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_type" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.instructions === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instructions" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_closed === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_closed" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judgements_per_scenario === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgements_per_scenario" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.scenario_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judged_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_judge_name_fixed === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_judge_name_fixed" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_shared === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_shared" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluation_name !== void 0) {
      let r = a.evaluation_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluation_type !== void 0) {
      let r = a.evaluation_type;
      if (typeof r != "string") {
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "human_a_b_testing" || r === "single_model_test")) {
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: Ge.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.instructions !== void 0) {
      let r = a.instructions;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: de.properties.instructions.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 1e4) {
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_closed !== void 0 && typeof a.is_closed != "boolean") {
      let r = { instancePath: s + "/is_closed", schemaPath: "#/properties/is_closed/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judgements_per_scenario !== void 0) {
      let r = a.judgements_per_scenario;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 20 || isNaN(r)) {
          let t = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.scenario_count !== void 0) {
      let r = a.scenario_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.judged_count !== void 0) {
      let r = a.judged_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.judge_id !== void 0) {
      let r = a.judge_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: de.properties.judge_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.judge_name !== void 0) {
      let r = a.judge_name;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: de.properties.judge_name.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 100) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_judge_name_fixed !== void 0 && typeof a.is_judge_name_fixed != "boolean") {
      let r = { instancePath: s + "/is_judge_name_fixed", schemaPath: "#/properties/is_judge_name_fixed/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_shared !== void 0 && typeof a.is_shared != "boolean") {
      let r = { instancePath: s + "/is_shared", schemaPath: "#/properties/is_shared/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: de.properties.expires_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Se.errors = e, i === 0;
}
Se.evaluated = { props: { evaluation_id: !0, evaluation_name: !0, evaluation_type: !0, instructions: !0, is_closed: !0, judgements_per_scenario: !0, scenario_count: !0, judged_count: !0, judge_id: !0, judge_name: !0, is_judge_name_fixed: !0, is_shared: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var it = Ce, he = { type: "object", description: "The next scenario for a judge.", required: ["status", "scenario", "first_shown", "reserved_until", "retry_at", "judged_count", "remaining_count"], properties: { status: { type: "string", enum: ["scenario", "none_left", "judged_by_others"], description: "The result of the request. `scenario`: the member `scenario` contains the next scenario. `none_left`: no scenario is left for this judge, except the scenario that the request named as `current`. `judged_by_others`: other judges have reserved the remaining scenarios. Repeat the request at `retry_at`.", examples: ["scenario"] }, scenario: { oneOf: [{ $ref: "EvaluationScenario" }, { type: "null" }] }, first_shown: { type: ["string", "null"], maxLength: 36, description: "The variant whose output you should show first, on the left or on top. The value is the same whenever this judge sees this scenario. `null` if `scenario` is `null`. Always `null` for `single_model_test`. To compute the value yourself, sort the two variant ids of the evaluation as text, and compute the SHA-256 hash of `<evaluation_scenario_id>/<judge_id>` (UTF-8). If the first byte of the hash is even, the value is the first id. Otherwise, it is the second id.", "x-assumption": "U57", examples: ["0198d2a4-6f03-7a5d-9b24-d6ea1c83f702"] }, reserved_until: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the reservation of `scenario` expires. `null` if `scenario` is `null`.", examples: ["2026-03-11T10:27:31.518Z"] }, retry_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "If `status` is `judged_by_others`, the time at which you should repeat the request, because a reservation of another judge then expires. Otherwise `null`.", examples: ["2026-03-11T10:24:07.003Z"] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that the caller has judged.", examples: [12] }, remaining_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The maximum number of scenarios that are left for the caller. It is the lower one of two numbers: the number of scenarios that the caller has not judged, and the number of scenarios that do not have all their judgements. 0 if `status` is `none_left`.", examples: [38] } } };
function Ce(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ce.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.status === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.scenario === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.first_shown === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_shown" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.reserved_until === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reserved_until" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.retry_at === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retry_at" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.judged_count === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.remaining_count === void 0) {
      let n = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "remaining_count" } };
      e === null ? e = [n] : e.push(n), i++;
    }
    if (a.status !== void 0) {
      let n = a.status;
      if (typeof n != "string") {
        let p = { instancePath: s + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (!(n === "scenario" || n === "none_left" || n === "judged_by_others")) {
        let p = { instancePath: s + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: he.properties.status.enum } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.scenario !== void 0) {
      let n = a.scenario, p = i, m = !1, h = null, l = i;
      D(n, { instancePath: s + "/scenario", parentData: a, parentDataProperty: "scenario", rootData: _, dynamicAnchors: g }) || (e = e === null ? D.errors : e.concat(D.errors), i = e.length);
      var t = l === i;
      if (t) {
        m = !0, h = 0;
        var r = {};
        r.evaluation_scenario_id = !0, r.evaluation_id = !0, r.evaluation_type = !0, r.position = !0, r.inputs = !0, r.outputs = !0, r.vote = !0, r.score = !0, r.correct_answer = !0, r.is_pinned = !0, r.note = !0, r.revision = !0, r.created_at = !0, r.updated_at = !0, r.modified_by_id = !0, r.judged_at = !0, r.judged_by_id = !0, r.judgement_counts = !0;
      }
      let f = i;
      if (n !== null) {
        let c = { instancePath: s + "/scenario", schemaPath: "#/properties/scenario/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = f === i;
      if (t && m ? (m = !1, h = [h, 1]) : t && (m = !0, h = 1), m)
        i = p, e !== null && (p ? e.length = p : e = null);
      else {
        let c = { instancePath: s + "/scenario", schemaPath: "#/properties/scenario/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
    if (a.first_shown !== void 0) {
      let n = a.first_shown;
      if (typeof n != "string" && n !== null) {
        let p = { instancePath: s + "/first_shown", schemaPath: "#/properties/first_shown/type", keyword: "type", params: { type: he.properties.first_shown.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "string" && d(n) > 36) {
        let p = { instancePath: s + "/first_shown", schemaPath: "#/properties/first_shown/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [p] : e.push(p), i++;
      }
    }
    if (a.reserved_until !== void 0) {
      let n = a.reserved_until;
      if (typeof n != "string" && n !== null) {
        let p = { instancePath: s + "/reserved_until", schemaPath: "#/properties/reserved_until/type", keyword: "type", params: { type: he.properties.reserved_until.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "string") {
        if (d(n) > 24) {
          let p = { instancePath: s + "/reserved_until", schemaPath: "#/properties/reserved_until/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (!q.validate(n)) {
          let p = { instancePath: s + "/reserved_until", schemaPath: "#/properties/reserved_until/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [p] : e.push(p), i++;
        }
      }
    }
    if (a.retry_at !== void 0) {
      let n = a.retry_at;
      if (typeof n != "string" && n !== null) {
        let p = { instancePath: s + "/retry_at", schemaPath: "#/properties/retry_at/type", keyword: "type", params: { type: he.properties.retry_at.type } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "string") {
        if (d(n) > 24) {
          let p = { instancePath: s + "/retry_at", schemaPath: "#/properties/retry_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (!q.validate(n)) {
          let p = { instancePath: s + "/retry_at", schemaPath: "#/properties/retry_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [p] : e.push(p), i++;
        }
      }
    }
    if (a.judged_count !== void 0) {
      let n = a.judged_count;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let p = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let p = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n < 0 || isNaN(n)) {
          let p = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      }
    }
    if (a.remaining_count !== void 0) {
      let n = a.remaining_count;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let p = { instancePath: s + "/remaining_count", schemaPath: "#/properties/remaining_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [p] : e.push(p), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let p = { instancePath: s + "/remaining_count", schemaPath: "#/properties/remaining_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [p] : e.push(p), i++;
        }
        if (n < 0 || isNaN(n)) {
          let p = { instancePath: s + "/remaining_count", schemaPath: "#/properties/remaining_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [p] : e.push(p), i++;
        }
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return Ce.errors = e, i === 0;
}
Ce.evaluated = { props: { status: !0, scenario: !0, first_shown: !0, reserved_until: !0, retry_at: !0, judged_count: !0, remaining_count: !0 }, dynamicProps: !1, dynamicItems: !1 };
var st = Ve, ei = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Judge" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, Tr = { type: "object", description: "A judge of a human evaluation, and the judge's progress.", required: ["judge_id", "judge_name", "judged_count", "created_at", "last_judged_at"], properties: { judge_id: { type: "string", maxLength: 36, description: "The id of the judge. The judgements of this judge have this id in `judged_by_id`.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The name of the judge. `null` if the judge has no name.", examples: ["Maria"] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that the judge has judged.", examples: [12] }, created_at: { $ref: "Timestamp" }, last_judged_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the judge last gave or cleared a vote or a score. `null` if the judge has not judged.", examples: ["2026-03-11T10:22:31.518Z"] } } };
function ie(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = ie.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.judge_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judged_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judged_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.last_judged_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_judged_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_id !== void 0) {
      let r = a.judge_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.judge_name !== void 0) {
      let r = a.judge_name;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: Tr.properties.judge_name.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 100) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.judged_count !== void 0) {
      let r = a.judged_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.last_judged_at !== void 0) {
      let r = a.last_judged_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/last_judged_at", schemaPath: "#/properties/last_judged_at/type", keyword: "type", params: { type: Tr.properties.last_judged_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_judged_at", schemaPath: "#/properties/last_judged_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/last_judged_at", schemaPath: "#/properties/last_judged_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return ie.errors = e, i === 0;
}
ie.evaluated = { props: { judge_id: !0, judge_name: !0, judged_count: !0, created_at: !0, last_judged_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Ve(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ve.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          ie(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? ie.errors : e.concat(ie.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: ei.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ve.errors = e, i === 0;
}
Ve.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var at = ze, ri = { type: "object", description: "A new judge, and the judge's API key with its secret.", required: ["judge_id", "judge_name", "key_id", "expires_at", "secret"], properties: { judge_id: { type: "string", maxLength: 36, description: "The id of the judge. The judgements of this judge have this id in `judged_by_id`.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: "string", maxLength: 100, description: "The name of the judge.", examples: ["Maria"] }, key_id: { $ref: "Id" }, expires_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the key expires. `null` if it never expires.", examples: ["2036-01-31T00:00:00.000Z"] }, secret: { type: "string", maxLength: 200, description: "The whole API key. Only this response shows it.", examples: ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function ze(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = ze.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.judge_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.key_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.secret === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_id !== void 0) {
      let r = a.judge_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.judge_name !== void 0) {
      let r = a.judge_name;
      if (typeof r == "string") {
        if (d(r) > 100) {
          let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.key_id !== void 0) {
      let r = a.key_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: ri.properties.expires_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.secret !== void 0) {
      let r = a.secret;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return ze.errors = e, i === 0;
}
ze.evaluated = { props: { judge_id: !0, judge_name: !0, key_id: !0, expires_at: !0, secret: !0 }, dynamicProps: !1, dynamicItems: !1 };
var nt = Ue, ti = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "ResultsKey" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, Nr = { type: "object", description: "An API key that can only read the results of one evaluation. It is shown without its secret.", required: ["results_key_id", "evaluation_id", "prefix", "results_key_name", "created_at", "last_used_at", "expires_at", "revoked_at"], properties: { results_key_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, results_key_name: { type: "string", maxLength: 200, description: "The purpose of the key.", examples: ["Product team"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: "string", maxLength: 24, format: "date-time", description: "When the key expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] } } };
function se(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = se.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.results_key_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results_key_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.prefix === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.results_key_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results_key_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.last_used_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revoked_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.results_key_id !== void 0) {
      let r = a.results_key_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/results_key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/results_key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/results_key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/results_key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.prefix !== void 0) {
      let r = a.prefix;
      if (typeof r == "string") {
        if (d(r) > 64) {
          let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.results_key_name !== void 0) {
      let r = a.results_key_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/results_key_name", schemaPath: "#/properties/results_key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/results_key_name", schemaPath: "#/properties/results_key_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.last_used_at !== void 0) {
      let r = a.last_used_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: Nr.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revoked_at !== void 0) {
      let r = a.revoked_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: Nr.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return se.errors = e, i === 0;
}
se.evaluated = { props: { results_key_id: !0, evaluation_id: !0, prefix: !0, results_key_name: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Ue(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ue.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          se(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? se.errors : e.concat(se.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: ti.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ue.errors = e, i === 0;
}
Ue.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ot = Re, Ar = { type: "object", description: "A new key that shares the results, with its secret.", required: ["results_key_id", "evaluation_id", "prefix", "results_key_name", "created_at", "last_used_at", "expires_at", "revoked_at", "secret"], properties: { results_key_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, results_key_name: { type: "string", maxLength: 200, description: "The purpose of the key.", examples: ["Product team"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: "string", maxLength: 24, format: "date-time", description: "When the key expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] }, secret: { type: "string", maxLength: 200, description: "The whole API key. Only this response shows it.", examples: ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function Re(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Re.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.results_key_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results_key_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.prefix === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.results_key_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results_key_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.last_used_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revoked_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.secret === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.results_key_id !== void 0) {
      let r = a.results_key_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/results_key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/results_key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/results_key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/results_key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.prefix !== void 0) {
      let r = a.prefix;
      if (typeof r == "string") {
        if (d(r) > 64) {
          let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.results_key_name !== void 0) {
      let r = a.results_key_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/results_key_name", schemaPath: "#/properties/results_key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/results_key_name", schemaPath: "#/properties/results_key_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.last_used_at !== void 0) {
      let r = a.last_used_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: Ar.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revoked_at !== void 0) {
      let r = a.revoked_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: Ar.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.secret !== void 0) {
      let r = a.secret;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Re.errors = e, i === 0;
}
Re.evaluated = { props: { results_key_id: !0, evaluation_id: !0, prefix: !0, results_key_name: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0, secret: !0 }, dynamicProps: !1, dynamicItems: !1 };
var pt = Ze, ii = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Invitation" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, me = { type: "object", description: "An invitation: an API key that is only valid for judging one evaluation. The invitation is shown without the secret of the key.", required: ["invitation_id", "evaluation_id", "prefix", "invitation_name", "is_shared", "judge_id", "judge_name", "is_judge_name_fixed", "created_from_id", "created_at", "last_used_at", "expires_at", "revoked_at"], properties: { invitation_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the invitation's key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, invitation_name: { type: "string", maxLength: 200, description: "The purpose of the invitation.", examples: ["Maria from support"] }, is_shared: { type: "boolean", description: "Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.", examples: [!1] }, judge_id: { type: ["string", "null"], maxLength: 36, description: "The judge who is invited. `null` for a shared invitation.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The name of the judge. `null` for a shared invitation, or if the judge has no name yet.", examples: ["Maria"] }, is_judge_name_fixed: { type: "boolean", description: "Whether an editor chose the name of the judge. If so, the judge cannot change the name.", examples: [!0] }, created_from_id: { type: ["string", "null"], maxLength: 36, description: "The shared invitation through which the judge of this personal invitation joined. `null` if an editor created this invitation.", examples: ["0198d2a4-5d01-7d22-9f53-7ac01b4e8d26"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: "string", maxLength: 24, format: "date-time", description: "When the key expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the invitation was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] } } };
function ae(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = ae.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.invitation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.prefix === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.invitation_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_shared === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_shared" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_judge_name_fixed === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_judge_name_fixed" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_from_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_from_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.last_used_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revoked_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.invitation_id !== void 0) {
      let r = a.invitation_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/invitation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/invitation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/invitation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/invitation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.prefix !== void 0) {
      let r = a.prefix;
      if (typeof r == "string") {
        if (d(r) > 64) {
          let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.invitation_name !== void 0) {
      let r = a.invitation_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/invitation_name", schemaPath: "#/properties/invitation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/invitation_name", schemaPath: "#/properties/invitation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_shared !== void 0 && typeof a.is_shared != "boolean") {
      let r = { instancePath: s + "/is_shared", schemaPath: "#/properties/is_shared/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_id !== void 0) {
      let r = a.judge_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: me.properties.judge_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.judge_name !== void 0) {
      let r = a.judge_name;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: me.properties.judge_name.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 100) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_judge_name_fixed !== void 0 && typeof a.is_judge_name_fixed != "boolean") {
      let r = { instancePath: s + "/is_judge_name_fixed", schemaPath: "#/properties/is_judge_name_fixed/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_from_id !== void 0) {
      let r = a.created_from_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/created_from_id", schemaPath: "#/properties/created_from_id/type", keyword: "type", params: { type: me.properties.created_from_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/created_from_id", schemaPath: "#/properties/created_from_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.last_used_at !== void 0) {
      let r = a.last_used_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: me.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revoked_at !== void 0) {
      let r = a.revoked_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: me.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return ae.errors = e, i === 0;
}
ae.evaluated = { props: { invitation_id: !0, evaluation_id: !0, prefix: !0, invitation_name: !0, is_shared: !0, judge_id: !0, judge_name: !0, is_judge_name_fixed: !0, created_from_id: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Ze(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ze.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          ae(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? ae.errors : e.concat(ae.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: ii.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ze.errors = e, i === 0;
}
Ze.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var mt = We, le = { type: "object", description: "A new invitation, with the secret of its key.", required: ["invitation_id", "evaluation_id", "prefix", "invitation_name", "is_shared", "judge_id", "judge_name", "is_judge_name_fixed", "created_from_id", "created_at", "last_used_at", "expires_at", "revoked_at", "secret"], properties: { invitation_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the invitation's key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, invitation_name: { type: "string", maxLength: 200, description: "The purpose of the invitation.", examples: ["Maria from support"] }, is_shared: { type: "boolean", description: "Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.", examples: [!1] }, judge_id: { type: ["string", "null"], maxLength: 36, description: "The judge who is invited. `null` for a shared invitation.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The name of the judge. `null` for a shared invitation, or if the judge has no name yet.", examples: ["Maria"] }, is_judge_name_fixed: { type: "boolean", description: "Whether an editor chose the name of the judge. If so, the judge cannot change the name.", examples: [!0] }, created_from_id: { type: ["string", "null"], maxLength: 36, description: "The shared invitation through which the judge of this personal invitation joined. `null` if an editor created this invitation.", examples: ["0198d2a4-5d01-7d22-9f53-7ac01b4e8d26"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: "string", maxLength: 24, format: "date-time", description: "When the key expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the invitation was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] }, secret: { type: "string", maxLength: 200, description: "The whole API key. Only this response shows it.", examples: ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function We(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = We.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.invitation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.prefix === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.invitation_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_shared === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_shared" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_judge_name_fixed === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_judge_name_fixed" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_from_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_from_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.last_used_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revoked_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.secret === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.invitation_id !== void 0) {
      let r = a.invitation_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/invitation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/invitation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/invitation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/invitation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.prefix !== void 0) {
      let r = a.prefix;
      if (typeof r == "string") {
        if (d(r) > 64) {
          let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.invitation_name !== void 0) {
      let r = a.invitation_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/invitation_name", schemaPath: "#/properties/invitation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/invitation_name", schemaPath: "#/properties/invitation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_shared !== void 0 && typeof a.is_shared != "boolean") {
      let r = { instancePath: s + "/is_shared", schemaPath: "#/properties/is_shared/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judge_id !== void 0) {
      let r = a.judge_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: le.properties.judge_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.judge_name !== void 0) {
      let r = a.judge_name;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: le.properties.judge_name.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 100) {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_judge_name_fixed !== void 0 && typeof a.is_judge_name_fixed != "boolean") {
      let r = { instancePath: s + "/is_judge_name_fixed", schemaPath: "#/properties/is_judge_name_fixed/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_from_id !== void 0) {
      let r = a.created_from_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/created_from_id", schemaPath: "#/properties/created_from_id/type", keyword: "type", params: { type: le.properties.created_from_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/created_from_id", schemaPath: "#/properties/created_from_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.last_used_at !== void 0) {
      let r = a.last_used_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: le.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.revoked_at !== void 0) {
      let r = a.revoked_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: le.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.secret !== void 0) {
      let r = a.secret;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return We.errors = e, i === 0;
}
We.evaluated = { props: { invitation_id: !0, evaluation_id: !0, prefix: !0, invitation_name: !0, is_shared: !0, judge_id: !0, judge_name: !0, is_judge_name_fixed: !0, created_from_id: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0, secret: !0 }, dynamicProps: !1, dynamicItems: !1 };
var lt = Me;
function Me(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Me.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), typeof a == "string") {
    if (d(a) > 1073741824) {
      let r = { instancePath: s, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1073741824 } };
      e === null ? e = [r] : e.push(r), i++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Me.errors = e, i === 0;
}
Me.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var ut = Ye;
function Ye(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ye.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), typeof a == "string") {
    if (d(a) > 1073741824) {
      let r = { instancePath: s, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1073741824 } };
      e === null ? e = [r] : e.push(r), i++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ye.errors = e, i === 0;
}
Ye.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var dt = He;
function He(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = He.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), typeof a == "string") {
    if (d(a) > 1073741824) {
      let r = { instancePath: s, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1073741824 } };
      e === null ? e = [r] : e.push(r), i++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return He.errors = e, i === 0;
}
He.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var ht = R, fe = { type: "object", description: "An API key, without its secret.", required: ["key_id", "prefix", "key_name", "role", "user_id", "is_anonymous", "evaluation_id", "created_at", "last_used_at", "expires_at", "revoked_at"], properties: { key_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, key_name: { type: "string", maxLength: 200, description: "The purpose of the key.", examples: ["annotation page"] }, role: { $ref: "Role" }, user_id: { type: "string", maxLength: 36, description: "The user that the key acts for.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, is_anonymous: { type: "boolean", description: "Whether the key was created without a `user_id`, so that the server made a new user id. Such a key can neither ask for a deployment nor decide about a deployment request.", "x-assumption": "U67", examples: [!1] }, evaluation_id: { type: ["string", "null"], maxLength: 36, description: "The evaluation that the key is limited to, if the key is an invitation or shares results. `null` for all other keys.", "x-assumption": ["U55", "U66"], examples: ["0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key expires. `null` if it never expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] } } }, ft = { type: "string", description: "The role of an API key, which says what the key may do. The roles are listed from the lowest to the highest. Each role includes everything that the lower roles may do.", enum: ["viewer", "evaluator", "editor", "admin"], examples: ["evaluator"] };
function R(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = R.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.key_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.prefix === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.key_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.role === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.user_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_anonymous === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_anonymous" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.last_used_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revoked_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.key_id !== void 0) {
      let r = a.key_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.prefix !== void 0) {
      let r = a.prefix;
      if (typeof r == "string") {
        if (d(r) > 64) {
          let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.key_name !== void 0) {
      let r = a.key_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/key_name", schemaPath: "#/properties/key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/key_name", schemaPath: "#/properties/key_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.role !== void 0) {
      let r = a.role;
      if (typeof r != "string") {
        let t = { instancePath: s + "/role", schemaPath: "Role/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "viewer" || r === "evaluator" || r === "editor" || r === "admin")) {
        let t = { instancePath: s + "/role", schemaPath: "Role/enum", keyword: "enum", params: { allowedValues: ft.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.user_id !== void 0) {
      let r = a.user_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_anonymous !== void 0 && typeof a.is_anonymous != "boolean") {
      let r = { instancePath: s + "/is_anonymous", schemaPath: "#/properties/is_anonymous/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: fe.properties.evaluation_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.last_used_at !== void 0) {
      let r = a.last_used_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: fe.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: fe.properties.expires_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.revoked_at !== void 0) {
      let r = a.revoked_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: fe.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return R.errors = e, i === 0;
}
R.evaluated = { props: { key_id: !0, prefix: !0, key_name: !0, role: !0, user_id: !0, is_anonymous: !0, evaluation_id: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ct = Je, si = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Key" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
function Je(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Je.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          R(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? R.errors : e.concat(R.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: si.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Je.errors = e, i === 0;
}
Je.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var yt = Be, ce = { type: "object", description: "A new API key, with its secret.", required: ["key_id", "prefix", "key_name", "role", "user_id", "is_anonymous", "evaluation_id", "created_at", "last_used_at", "expires_at", "revoked_at", "secret"], properties: { key_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, key_name: { type: "string", maxLength: 200, description: "The purpose of the key.", examples: ["annotation page"] }, role: { $ref: "Role" }, user_id: { type: "string", maxLength: 36, description: "The user that the key acts for.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, is_anonymous: { type: "boolean", description: "Whether the key was created without a `user_id`, so that the server made a new user id.", "x-assumption": "U67", examples: [!1] }, evaluation_id: { type: ["string", "null"], maxLength: 36, description: "The evaluation that the key is limited to, if the key is an invitation or shares results. `null` for all other keys.", "x-assumption": "U55", examples: ["0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key expires. `null` if it never expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] }, secret: { type: "string", maxLength: 200, description: "The whole API key. Only this response shows it.", examples: ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function Be(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Be.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.key_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.prefix === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "prefix" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.key_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.role === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.user_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "user_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_anonymous === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_anonymous" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.last_used_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_used_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.expires_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revoked_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.secret === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "secret" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.key_id !== void 0) {
      let r = a.key_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/key_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/key_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.prefix !== void 0) {
      let r = a.prefix;
      if (typeof r == "string") {
        if (d(r) > 64) {
          let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.key_name !== void 0) {
      let r = a.key_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/key_name", schemaPath: "#/properties/key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/key_name", schemaPath: "#/properties/key_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.role !== void 0) {
      let r = a.role;
      if (typeof r != "string") {
        let t = { instancePath: s + "/role", schemaPath: "Role/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (!(r === "viewer" || r === "evaluator" || r === "editor" || r === "admin")) {
        let t = { instancePath: s + "/role", schemaPath: "Role/enum", keyword: "enum", params: { allowedValues: ft.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.user_id !== void 0) {
      let r = a.user_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_anonymous !== void 0 && typeof a.is_anonymous != "boolean") {
      let r = { instancePath: s + "/is_anonymous", schemaPath: "#/properties/is_anonymous/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: ce.properties.evaluation_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.last_used_at !== void 0) {
      let r = a.last_used_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: ce.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: ce.properties.expires_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.revoked_at !== void 0) {
      let r = a.revoked_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: ce.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.secret !== void 0) {
      let r = a.secret;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/secret", schemaPath: "#/properties/secret/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Be.errors = e, i === 0;
}
Be.evaluated = { props: { key_id: !0, prefix: !0, key_name: !0, role: !0, user_id: !0, is_anonymous: !0, evaluation_id: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0, secret: !0 }, dynamicProps: !1, dynamicItems: !1 };
var _t = Ke, ai = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "AdminLogEntry" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, lr = { type: "object", description: "One action: who did what, and when.", required: ["entry_id", "created_at", "actor_key_id", "actor_user_id", "action", "object_id", "object_name"], properties: { entry_id: { $ref: "Id" }, created_at: { $ref: "Timestamp" }, actor_key_id: { type: ["string", "null"], maxLength: 36, description: "The API key that was used. `null` if somebody used the command-line tool.", examples: ["0198d2a4-5d01-7d22-9f53-7ac01b4e8d26"] }, actor_user_id: { type: ["string", "null"], maxLength: 36, description: "The user of the API key. `null` if somebody used the command-line tool.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, action: { type: "string", maxLength: 64, description: "The kind of the action. Later versions may add kinds.", examples: ["deployment.create"] }, object_id: { type: "string", maxLength: 128, description: "The id of the object that the action concerns.", examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, object_name: { type: ["string", "null"], maxLength: 1024, description: "The name that the object had at the time of the action. `null` if the object has no name.", examples: ["production: concise.gpt-small, revision 3"] } } };
function ne(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = ne.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.entry_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.created_at === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.actor_key_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor_key_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.actor_user_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "actor_user_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.action === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.object_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.object_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "object_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.entry_id !== void 0) {
      let r = a.entry_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/entry_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/entry_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/entry_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/entry_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.created_at !== void 0) {
      let r = a.created_at;
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/minLength", keyword: "minLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!L.test(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$" } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!q.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/created_at", schemaPath: "Timestamp/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.actor_key_id !== void 0) {
      let r = a.actor_key_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/actor_key_id", schemaPath: "#/properties/actor_key_id/type", keyword: "type", params: { type: lr.properties.actor_key_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/actor_key_id", schemaPath: "#/properties/actor_key_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.actor_user_id !== void 0) {
      let r = a.actor_user_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/actor_user_id", schemaPath: "#/properties/actor_user_id/type", keyword: "type", params: { type: lr.properties.actor_user_id.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 36) {
        let t = { instancePath: s + "/actor_user_id", schemaPath: "#/properties/actor_user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.action !== void 0) {
      let r = a.action;
      if (typeof r == "string") {
        if (d(r) > 64) {
          let t = { instancePath: s + "/action", schemaPath: "#/properties/action/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.object_id !== void 0) {
      let r = a.object_id;
      if (typeof r == "string") {
        if (d(r) > 128) {
          let t = { instancePath: s + "/object_id", schemaPath: "#/properties/object_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/object_id", schemaPath: "#/properties/object_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.object_name !== void 0) {
      let r = a.object_name;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/object_name", schemaPath: "#/properties/object_name/type", keyword: "type", params: { type: lr.properties.object_name.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 1024) {
        let t = { instancePath: s + "/object_name", schemaPath: "#/properties/object_name/maxLength", keyword: "maxLength", params: { limit: 1024 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return ne.errors = e, i === 0;
}
ne.evaluated = { props: { entry_id: !0, created_at: !0, actor_key_id: !0, actor_user_id: !0, action: !0, object_id: !0, object_name: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Ke(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Ke.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          ne(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? ne.errors : e.concat(ne.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: ai.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ke.errors = e, i === 0;
}
Ke.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var gt = Qe, ni = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "AppUsage" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
function oe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = oe.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.variant_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.revision_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.evaluation_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.scenario_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.judgement_count === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgement_count" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.is_complete === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_complete" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.app_id !== void 0) {
      let r = a.app_id;
      if (typeof r == "string") {
        if (d(r) > 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (d(r) < 36) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.test(r)) {
          let t = { instancePath: s + "/app_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.app_name !== void 0) {
      let r = a.app_name;
      if (typeof r == "string") {
        if (d(r) > 200) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      } else {
        let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.variant_count !== void 0) {
      let r = a.variant_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/variant_count", schemaPath: "#/properties/variant_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 1e3 || isNaN(r)) {
          let t = { instancePath: s + "/variant_count", schemaPath: "#/properties/variant_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/variant_count", schemaPath: "#/properties/variant_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.revision_count !== void 0) {
      let r = a.revision_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision_count", schemaPath: "#/properties/revision_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
        let t = { instancePath: s + "/revision_count", schemaPath: "#/properties/revision_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.evaluation_count !== void 0) {
      let r = a.evaluation_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/evaluation_count", schemaPath: "#/properties/evaluation_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 1e3 || isNaN(r)) {
          let t = { instancePath: s + "/evaluation_count", schemaPath: "#/properties/evaluation_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: s + "/evaluation_count", schemaPath: "#/properties/evaluation_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.scenario_count !== void 0) {
      let r = a.scenario_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
        let t = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.judgement_count !== void 0) {
      let r = a.judgement_count;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "number" && isFinite(r) && (r < 0 || isNaN(r))) {
        let t = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.is_complete !== void 0 && typeof a.is_complete != "boolean") {
      let r = { instancePath: s + "/is_complete", schemaPath: "#/properties/is_complete/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), i++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return oe.errors = e, i === 0;
}
oe.evaluated = { props: { app_id: !0, app_name: !0, variant_count: !0, revision_count: !0, evaluation_count: !0, scenario_count: !0, judgement_count: !0, is_complete: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Qe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: g = {} } = {}) {
  let e = null, i = 0, u = Qe.evaluated;
  if (u.dynamicProps && (u.props = void 0), u.dynamicItems && (u.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.items === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "items" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.next_cursor === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_cursor" } };
      e === null ? e = [r] : e.push(r), i++;
    }
    if (a.items !== void 0) {
      let r = a.items;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let n = { instancePath: s + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        let t = r.length;
        for (let n = 0; n < t; n++)
          oe(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: g }) || (e = e === null ? oe.errors : e.concat(oe.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: ni.properties.next_cursor.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string" && d(r) > 256) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Qe.errors = e, i === 0;
}
Qe.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var di = {
  getHealth: { 200: Dr, 405: o, 406: o, 422: x, 500: o, 503: o },
  getVariantByEnv: { 200: Er, 304: null, 400: o, 401: o, 403: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  updateEvaluationScenario: { 200: ur, 204: null, 401: o, 403: o, 404: o, 405: o, 406: o, 409: o, 412: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  listApps: { 200: Fr, 401: o, 403: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  createApp: { 201: Xe, 401: o, 403: o, 405: o, 406: o, 409: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  getApp: { 200: Xe, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  renameApp: { 200: Xe, 401: o, 403: o, 404: o, 405: o, 406: o, 409: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  deleteApp: { 204: null, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  listVariants: { 200: $r, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  createVariant: { 201: er, 401: o, 403: o, 404: o, 405: o, 406: o, 409: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  getVariant: { 200: er, 304: null, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  deleteVariant: { 204: null, 401: o, 403: o, 404: o, 405: o, 406: o, 409: o, 422: x, 429: o, 500: o, 503: o },
  updateVariantParameters: { 200: er, 401: o, 403: o, 404: o, 405: o, 406: o, 412: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  listVariantRevisions: { 200: Or, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  getVariantRevision: { 200: Sr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  compareVariantRevisions: { 200: Cr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  listEnvironments: { 200: Vr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  updateEnvironment: { 200: zr, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  listDeploymentRequests: { 200: Ur, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  createDeploymentRequest: { 201: rr, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  getDeploymentRequest: { 200: rr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  updateDeploymentRequest: { 200: rr, 401: o, 403: o, 404: o, 405: o, 406: o, 412: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  listDeployments: { 200: Rr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  deployVariant: { 201: Zr, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  watchEnvironment: { 200: Wr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  getStreamToken: { 200: Mr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  evaluateFlags: { 200: Yr, 304: null, 400: Hr, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 429: o, 500: o, 503: o },
  evaluateFlag: { 200: Br, 400: dr, 401: o, 403: o, 404: dr, 405: o, 406: o, 413: o, 415: o, 429: o, 500: o, 503: o },
  getLeaderboard: { 200: Kr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  listHumanEvaluations: { 200: Qr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  createHumanEvaluation: { 201: ue, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  getHumanEvaluation: { 200: ue, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  updateHumanEvaluation: { 200: ue, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  deleteHumanEvaluation: { 204: null, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  listEvaluationScenarios: { 200: Xr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  createEvaluationScenarios: { 201: ue, 401: o, 403: o, 404: o, 405: o, 406: o, 409: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  getEvaluationScenario: { 200: ur, 304: null, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  listJudgements: { 200: et, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  getHumanEvaluationResults: { 200: rt, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  getJudging: { 200: hr, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  updateJudging: { 200: hr, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  reserveNextScenario: { 200: it, 401: o, 403: o, 404: o, 405: o, 406: o, 409: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  listJudges: { 200: st, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  createJudge: { 201: at, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  listResultsKeys: { 200: nt, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  createResultsKey: { 201: ot, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  revokeResultsKey: { 204: null, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  listInvitations: { 200: pt, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  createInvitation: { 201: mt, 401: o, 403: o, 404: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  revokeInvitation: { 204: null, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  exportJudgementsSpreadsheet: { 200: lt, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  exportJudgementsCsv: { 200: ut, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  exportJudgementsJsonLines: { 200: dt, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  getCurrentKey: { 200: ht, 401: o, 403: o, 405: o, 406: o, 429: o, 500: o, 503: o },
  listKeys: { 200: ct, 401: o, 403: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  createKey: { 201: yt, 401: o, 403: o, 405: o, 406: o, 413: o, 415: o, 422: x, 429: o, 500: o, 503: o },
  revokeKey: { 204: null, 401: o, 403: o, 404: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  listAdminLog: { 200: _t, 401: o, 403: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o },
  listUsage: { 200: gt, 401: o, 403: o, 405: o, 406: o, 422: x, 429: o, 500: o, 503: o }
};
export {
  di as responses
};
