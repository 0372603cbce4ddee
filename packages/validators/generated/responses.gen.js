// @generated from spec/ — do not edit. Run: pnpm generate

var Qe = (a, s) => () => {
  try {
    return s || a((s = { exports: {} }).exports, s), s.exports;
  } catch (P) {
    throw s = 0, P;
  }
};
var Xe = Qe((Ue) => {
  "use strict";
  Object.defineProperty(Ue, "__esModule", { value: !0 });
  function Ge(a) {
    let s = a.length, P = 0, v = 0, _;
    for (; v < s; )
      P++, _ = a.charCodeAt(v++), _ >= 55296 && _ <= 56319 && v < s && (_ = a.charCodeAt(v), (_ & 64512) === 56320 && v++);
    return P;
  }
  Ue.default = Ge;
  Ge.code = 'require("ajv/dist/runtime/ucs2length").default';
});
var or = Qe((A) => {
  "use strict";
  Object.defineProperty(A, "__esModule", { value: !0 });
  A.formatNames = A.fastFormats = A.fullFormats = void 0;
  function N(a, s) {
    return { validate: a, compare: s };
  }
  A.fullFormats = {
    // date: http://tools.ietf.org/html/rfc3339#section-5.6
    date: N(ir, Re),
    // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
    time: N(Ze(!0), He),
    "date-time": N(er(!0), ar),
    "iso-time": N(Ze(), sr),
    "iso-date-time": N(er(), nr),
    // duration: https://tools.ietf.org/html/rfc3339#appendix-A
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri: Qr,
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
    regex: st,
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
    byte: Gr,
    // signed 32 bit integer
    int32: { type: "number", validate: rt },
    // signed 64 bit integer
    int64: { type: "number", validate: tt },
    // C-type float
    float: { type: "number", validate: tr },
    // C-type double
    double: { type: "number", validate: tr },
    // hint to the UI to hide input strings
    password: !0,
    // unchecked string payload
    binary: !0
  };
  A.fastFormats = {
    ...A.fullFormats,
    date: N(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, Re),
    time: N(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, He),
    "date-time": N(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, ar),
    "iso-time": N(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, sr),
    "iso-date-time": N(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, nr),
    // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
    uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
    "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
    // email (sources from jsen validator):
    // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
    // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
    email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
  };
  A.formatNames = Object.keys(A.fullFormats);
  function Hr(a) {
    return a % 4 === 0 && (a % 100 !== 0 || a % 400 === 0);
  }
  var Yr = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, Jr = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  function ir(a) {
    let s = Yr.exec(a);
    if (!s)
      return !1;
    let P = +s[1], v = +s[2], _ = +s[3];
    return v >= 1 && v <= 12 && _ >= 1 && _ <= (v === 2 && Hr(P) ? 29 : Jr[v]);
  }
  function Re(a, s) {
    if (a && s)
      return a > s ? 1 : a < s ? -1 : 0;
  }
  var We = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
  function Ze(a) {
    return function(P) {
      let v = We.exec(P);
      if (!v)
        return !1;
      let _ = +v[1], w = +v[2], e = +v[3], i = v[4], m = v[5] === "-" ? -1 : 1, r = +(v[6] || 0), t = +(v[7] || 0);
      if (r > 23 || t > 59 || a && !i)
        return !1;
      if (_ <= 23 && w <= 59 && e < 60)
        return !0;
      let n = w - t * m, o = _ - r * m - (n < 0 ? 1 : 0);
      return (o === 23 || o === -1) && (n === 59 || n === -1) && e < 61;
    };
  }
  function He(a, s) {
    if (!(a && s))
      return;
    let P = (/* @__PURE__ */ new Date("2020-01-01T" + a)).valueOf(), v = (/* @__PURE__ */ new Date("2020-01-01T" + s)).valueOf();
    if (P && v)
      return P - v;
  }
  function sr(a, s) {
    if (!(a && s))
      return;
    let P = We.exec(a), v = We.exec(s);
    if (P && v)
      return a = P[1] + P[2] + P[3], s = v[1] + v[2] + v[3], a > s ? 1 : a < s ? -1 : 0;
  }
  var Me = /t|\s/i;
  function er(a) {
    let s = Ze(a);
    return function(v) {
      let _ = v.split(Me);
      return _.length === 2 && ir(_[0]) && s(_[1]);
    };
  }
  function ar(a, s) {
    if (!(a && s))
      return;
    let P = new Date(a).valueOf(), v = new Date(s).valueOf();
    if (P && v)
      return P - v;
  }
  function nr(a, s) {
    if (!(a && s))
      return;
    let [P, v] = a.split(Me), [_, w] = s.split(Me), e = Re(P, _);
    if (e !== void 0)
      return e || He(v, w);
  }
  var Br = /\/|:/, Kr = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
  function Qr(a) {
    return Br.test(a) && Kr.test(a);
  }
  var rr = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
  function Gr(a) {
    return rr.lastIndex = 0, rr.test(a);
  }
  var Xr = -(2 ** 31), et = 2 ** 31 - 1;
  function rt(a) {
    return Number.isInteger(a) && a <= et && a >= Xr;
  }
  function tt(a) {
    return Number.isInteger(a);
  }
  function tr() {
    return !0;
  }
  var it = /[^\\]\\Z/;
  function st(a) {
    if (it.test(a))
      return !1;
    try {
      return new RegExp(a), !0;
    } catch {
      return !1;
    }
  }
});

// part:responses
var cr = ue, at = { type: "object", description: "The state of the service.", required: ["status", "version"], properties: { status: { type: "string", enum: ["ready", "live"], description: "The probe that succeeded.", examples: ["ready"] }, version: { type: "string", maxLength: 32, description: "The version of this contract that the server implements.", examples: ["0.1.0"] } } }, d = Xe().default;
function ue(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = ue.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        let t = { instancePath: s + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: at.properties.status.enum } };
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
  return ue.errors = e, i === 0;
}
ue.evaluated = { props: { status: !0, version: !0 }, dynamicProps: !1, dynamicItems: !1 };
var p = me;
var nt = { type: "string", description: "The kind of error, as a name for programs. The meaning of a code never changes.", enum: ["invalid_app_id", "malformed_request", "unauthenticated", "forbidden", "not_found", "method_not_allowed", "not_acceptable", "request_timeout", "name_in_use", "variant_deployed", "evaluation_closed", "precondition_failed", "body_too_large", "uri_too_long", "unsupported_media_type", "rate_limited", "headers_too_large", "variant_not_found", "internal_error", "storage_unavailable", "overloaded", "shutting_down"], examples: ["not_found"] }, ot = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function me(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = me.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!ot.test(r)) {
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
        let t = { instancePath: s + "/code", schemaPath: "ProblemCode/enum", keyword: "enum", params: { allowedValues: nt.enum } };
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
  return me.errors = e, i === 0;
}
me.evaluated = { props: { detail: !0, type: !0, title: !0, status: !0, code: !0, request_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var b = de;
function de(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = de.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.detail === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" } };
      e === null ? e = [t] : e.push(t), i++;
    }
    if (a.detail !== void 0) {
      let t = a.detail;
      if (Array.isArray(t)) {
        if (t.length > 100) {
          let o = { instancePath: s + "/detail", schemaPath: "#/properties/detail/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (t.length < 1) {
          let o = { instancePath: s + "/detail", schemaPath: "#/properties/detail/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        let n = t.length;
        for (let o = 0; o < n; o++) {
          let u = t[o];
          if (u && typeof u == "object" && !Array.isArray(u)) {
            if (u.msg === void 0) {
              let f = { instancePath: s + "/detail/" + o, schemaPath: "ValidationErrorItem/required", keyword: "required", params: { missingProperty: "msg" } };
              e === null ? e = [f] : e.push(f), i++;
            }
            if (u.loc === void 0) {
              let f = { instancePath: s + "/detail/" + o, schemaPath: "ValidationErrorItem/required", keyword: "required", params: { missingProperty: "loc" } };
              e === null ? e = [f] : e.push(f), i++;
            }
            if (u.type === void 0) {
              let f = { instancePath: s + "/detail/" + o, schemaPath: "ValidationErrorItem/required", keyword: "required", params: { missingProperty: "type" } };
              e === null ? e = [f] : e.push(f), i++;
            }
            if (u.msg !== void 0) {
              let f = u.msg;
              if (typeof f == "string") {
                if (d(f) > 1e3) {
                  let l = { instancePath: s + "/detail/" + o + "/msg", schemaPath: "ValidationErrorItem/properties/msg/maxLength", keyword: "maxLength", params: { limit: 1e3 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/detail/" + o + "/msg", schemaPath: "ValidationErrorItem/properties/msg/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
            if (u.loc !== void 0) {
              let f = u.loc;
              if (Array.isArray(f)) {
                if (f.length > 64) {
                  let h = { instancePath: s + "/detail/" + o + "/loc", schemaPath: "ValidationErrorItem/properties/loc/maxItems", keyword: "maxItems", params: { limit: 64 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
                if (f.length < 1) {
                  let h = { instancePath: s + "/detail/" + o + "/loc", schemaPath: "ValidationErrorItem/properties/loc/minItems", keyword: "minItems", params: { limit: 1 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
                let l = f.length;
                for (let h = 0; h < l; h++) {
                  let c = f[h], g = i, x = !1, T = i;
                  if (typeof c == "string") {
                    if (d(c) > 256) {
                      let k = { instancePath: s + "/detail/" + o + "/loc/" + h, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 256 } };
                      e === null ? e = [k] : e.push(k), i++;
                    }
                  } else {
                    let k = { instancePath: s + "/detail/" + o + "/loc/" + h, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                    e === null ? e = [k] : e.push(k), i++;
                  }
                  var r = T === i;
                  x = x || r;
                  let y = i;
                  if (!(typeof c == "number" && !(c % 1) && !isNaN(c) && isFinite(c))) {
                    let k = { instancePath: s + "/detail/" + o + "/loc/" + h, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf/1/type", keyword: "type", params: { type: "integer" } };
                    e === null ? e = [k] : e.push(k), i++;
                  }
                  var r = y === i;
                  if (x = x || r, x)
                    i = g, e !== null && (g ? e.length = g : e = null);
                  else {
                    let k = { instancePath: s + "/detail/" + o + "/loc/" + h, schemaPath: "ValidationErrorItem/properties/loc/items/anyOf", keyword: "anyOf", params: {} };
                    e === null ? e = [k] : e.push(k), i++;
                  }
                }
              } else {
                let l = { instancePath: s + "/detail/" + o + "/loc", schemaPath: "ValidationErrorItem/properties/loc/type", keyword: "type", params: { type: "array" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
            if (u.type !== void 0) {
              let f = u.type;
              if (typeof f == "string") {
                if (d(f) > 64) {
                  let l = { instancePath: s + "/detail/" + o + "/type", schemaPath: "ValidationErrorItem/properties/type/maxLength", keyword: "maxLength", params: { limit: 64 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/detail/" + o + "/type", schemaPath: "ValidationErrorItem/properties/type/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
          } else {
            let f = { instancePath: s + "/detail/" + o, schemaPath: "ValidationErrorItem/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [f] : e.push(f), i++;
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
  return de.errors = e, i === 0;
}
de.evaluated = { props: { detail: !0 }, dynamicProps: !1, dynamicItems: !1 };
var yr = fe, C = { type: "object", description: "The variant that an environment serves, at the revision that the deployment pinned.", "x-assumption": ["U01", "U33", "U42"], required: ["app_id", "app_name", "variant_id", "variant_name", "project_id", "parameters", "base_name", "base_id", "config_name", "uri", "revision"], properties: { app_id: { $ref: "Id" }, app_name: { type: "string", maxLength: 200, description: "The name of the application.", examples: ["support-assistant"] }, variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name of the variant: `<base_name>.<config_name>`.", examples: ["concise.gpt-small"] }, project_id: { $ref: "Id" }, parameters: { $ref: "Parameters" }, base_name: { type: "string", maxLength: 200, description: "The part of the variant's name before the dot.", examples: ["concise"] }, base_id: { $ref: "Id" }, config_name: { type: "string", maxLength: 200, description: "The part of the variant's name after the dot.", examples: ["gpt-small"] }, uri: { type: ["string", "null"], maxLength: 2048, description: "The address at which a program can call the variant. `null` if the variant has no address.", examples: ["https://llm.internal/support-assistant/concise"] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The revision of the parameters, counted from 1 for each variant.", examples: [3] }, created_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the variant was created.", examples: ["2026-03-02T09:41:07.120Z"] }, updated_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When this revision was created.", examples: ["2026-03-09T14:05:52.004Z"] }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who created this revision.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, organization_id: { type: ["string", "null"], maxLength: 36, description: "The organization that the project belongs to.", examples: ["0198d2a4-5c00-7a41-8b0e-31d7f9c2a6e4"] }, workspace_id: { type: ["string", "null"], maxLength: 36, description: "The workspace that the project belongs to.", examples: ["0198d2a4-5c01-7d2c-94f5-0e8b3a7c1f9d"] } } };
var q = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, j = or().fullFormats["date-time"];
function fe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = fe.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: C.properties.uri.type } };
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
        let t = { instancePath: s + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: C.properties.created_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/created_at", schemaPath: "#/properties/created_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/created_at", schemaPath: "#/properties/created_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.updated_at !== void 0) {
      let r = a.updated_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/updated_at", schemaPath: "#/properties/updated_at/type", keyword: "type", params: { type: C.properties.updated_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/updated_at", schemaPath: "#/properties/updated_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/updated_at", schemaPath: "#/properties/updated_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.modified_by_id !== void 0) {
      let r = a.modified_by_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: C.properties.modified_by_id.type } };
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
        let t = { instancePath: s + "/organization_id", schemaPath: "#/properties/organization_id/type", keyword: "type", params: { type: C.properties.organization_id.type } };
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
        let t = { instancePath: s + "/workspace_id", schemaPath: "#/properties/workspace_id/type", keyword: "type", params: { type: C.properties.workspace_id.type } };
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
  return fe.errors = e, i === 0;
}
fe.evaluated = { props: { app_id: !0, app_name: !0, variant_id: !0, variant_name: !0, project_id: !0, parameters: !0, base_name: !0, base_id: !0, config_name: !0, uri: !0, revision: !0, created_at: !0, updated_at: !0, modified_by_id: !0, organization_id: !0, workspace_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Be = D, U = { type: "object", description: "One scenario of a human evaluation.", "x-assumption": ["U37", "U38", "U54"], required: ["evaluation_scenario_id", "evaluation_id", "evaluation_type", "position", "inputs", "outputs", "vote", "score", "correct_answer", "is_pinned", "note", "revision", "created_at", "updated_at", "modified_by_id", "judged_at", "judged_by_id"], properties: { evaluation_scenario_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, evaluation_type: { $ref: "EvaluationType" }, position: { type: "integer", minimum: 0, maximum: 2147483647, description: "The position of the scenario in the evaluation, counted from 0. It never changes.", examples: [0] }, inputs: { type: "array", maxItems: 100, description: "The inputs of the variants.", items: { $ref: "ScenarioInput" } }, outputs: { type: "array", maxItems: 10, description: "The output of each variant.", items: { $ref: "ScenarioOutput" } }, vote: { type: ["string", "null"], maxLength: 36, description: 'The vote: the id of a variant, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted".', examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, score: { anyOf: [{ type: "string", maxLength: 200 }, { type: "number" }, { type: "null" }], description: 'The score: a number or a category, exactly as it was sent. `""` or `null` means "not scored".', examples: [4] }, correct_answer: { type: ["string", "null"], maxLength: 1e5, description: "The expected output.", examples: ["Ask the neighbours", "then offer a replacement."] }, is_pinned: { type: "boolean", description: "Whether somebody marked the scenario in order to look at it again.", examples: [!1] }, note: { type: ["string", "null"], maxLength: 1e4, description: "A note by the person who judged.", examples: ["Friendlier", "and just as correct."] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The revision of the scenario, counted from 1. Every update raises the revision by exactly one. With several judges, judgements and notes of other judges do not raise the revision that you see.", examples: [4] }, created_at: { $ref: "Timestamp" }, updated_at: { $ref: "Timestamp" }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who last changed the scenario.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, judged_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When somebody last gave or cleared a vote or a score.", examples: ["2026-03-11T10:22:31.518Z"] }, judged_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who last gave or cleared the vote or score.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, judgement_counts: { $ref: "JudgementCounts" } } }, ze = { type: "string", description: "In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.", enum: ["human_a_b_testing", "single_model_test"], examples: ["human_a_b_testing"] };
var L = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
function W(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = W.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          let o = { instancePath: s + "/decisions", schemaPath: "#/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        let n = t.length;
        for (let o = 0; o < n; o++) {
          let u = t[o];
          if (u && typeof u == "object" && !Array.isArray(u)) {
            if (u.decision === void 0) {
              let f = { instancePath: s + "/decisions/" + o, schemaPath: "DecisionCount/required", keyword: "required", params: { missingProperty: "decision" } };
              e === null ? e = [f] : e.push(f), i++;
            }
            if (u.count === void 0) {
              let f = { instancePath: s + "/decisions/" + o, schemaPath: "DecisionCount/required", keyword: "required", params: { missingProperty: "count" } };
              e === null ? e = [f] : e.push(f), i++;
            }
            if (u.decision !== void 0) {
              let f = u.decision, l = i, h = !1, c = i;
              if (typeof f == "string") {
                if (d(f) > 200) {
                  let x = { instancePath: s + "/decisions/" + o + "/decision", schemaPath: "DecisionCount/properties/decision/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [x] : e.push(x), i++;
                }
              } else {
                let x = { instancePath: s + "/decisions/" + o + "/decision", schemaPath: "DecisionCount/properties/decision/anyOf/0/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [x] : e.push(x), i++;
              }
              var r = c === i;
              h = h || r;
              let g = i;
              if (!(typeof f == "number" && isFinite(f))) {
                let x = { instancePath: s + "/decisions/" + o + "/decision", schemaPath: "DecisionCount/properties/decision/anyOf/1/type", keyword: "type", params: { type: "number" } };
                e === null ? e = [x] : e.push(x), i++;
              }
              var r = g === i;
              if (h = h || r, h)
                i = l, e !== null && (l ? e.length = l : e = null);
              else {
                let x = { instancePath: s + "/decisions/" + o + "/decision", schemaPath: "DecisionCount/properties/decision/anyOf", keyword: "anyOf", params: {} };
                e === null ? e = [x] : e.push(x), i++;
              }
            }
            if (u.count !== void 0) {
              let f = u.count;
              if (!(typeof f == "number" && !(f % 1) && !isNaN(f) && isFinite(f))) {
                let l = { instancePath: s + "/decisions/" + o + "/count", schemaPath: "DecisionCount/properties/count/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [l] : e.push(l), i++;
              }
              if (typeof f == "number" && isFinite(f)) {
                if (f > 2147483647 || isNaN(f)) {
                  let l = { instancePath: s + "/decisions/" + o + "/count", schemaPath: "DecisionCount/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
                if (f < 1 || isNaN(f)) {
                  let l = { instancePath: s + "/decisions/" + o + "/count", schemaPath: "DecisionCount/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              }
            }
          } else {
            let f = { instancePath: s + "/decisions/" + o, schemaPath: "DecisionCount/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [f] : e.push(f), i++;
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
  return W.errors = e, i === 0;
}
W.evaluated = { props: { decisions: !0, flag_count: !0, note_count: !0 }, dynamicProps: !1, dynamicItems: !1 };
function D(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = D.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(t)) {
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
        if (!q.test(t)) {
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
        let n = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: ze.enum } };
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
          let o = { instancePath: s + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        let n = t.length;
        for (let o = 0; o < n; o++) {
          let u = t[o];
          if (u && typeof u == "object" && !Array.isArray(u)) {
            if (u.input_name === void 0) {
              let f = { instancePath: s + "/inputs/" + o, schemaPath: "ScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              e === null ? e = [f] : e.push(f), i++;
            }
            if (u.input_value === void 0) {
              let f = { instancePath: s + "/inputs/" + o, schemaPath: "ScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              e === null ? e = [f] : e.push(f), i++;
            }
            if (u.input_name !== void 0) {
              let f = u.input_name;
              if (typeof f == "string") {
                if (d(f) > 200) {
                  let l = { instancePath: s + "/inputs/" + o + "/input_name", schemaPath: "ScenarioInput/properties/input_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
                if (d(f) < 1) {
                  let l = { instancePath: s + "/inputs/" + o + "/input_name", schemaPath: "ScenarioInput/properties/input_name/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/inputs/" + o + "/input_name", schemaPath: "ScenarioInput/properties/input_name/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
            if (u.input_value !== void 0) {
              let f = u.input_value;
              if (typeof f == "string") {
                if (d(f) > 1e5) {
                  let l = { instancePath: s + "/inputs/" + o + "/input_value", schemaPath: "ScenarioInput/properties/input_value/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/inputs/" + o + "/input_value", schemaPath: "ScenarioInput/properties/input_value/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
          } else {
            let f = { instancePath: s + "/inputs/" + o, schemaPath: "ScenarioInput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [f] : e.push(f), i++;
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
          let o = { instancePath: s + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 10 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        let n = t.length;
        for (let o = 0; o < n; o++) {
          let u = t[o];
          if (u && typeof u == "object" && !Array.isArray(u)) {
            if (u.variant_id === void 0) {
              let f = { instancePath: s + "/outputs/" + o, schemaPath: "ScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              e === null ? e = [f] : e.push(f), i++;
            }
            if (u.variant_output === void 0) {
              let f = { instancePath: s + "/outputs/" + o, schemaPath: "ScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              e === null ? e = [f] : e.push(f), i++;
            }
            if (u.variant_id !== void 0) {
              let f = u.variant_id;
              if (typeof f == "string") {
                if (d(f) > 36) {
                  let l = { instancePath: s + "/outputs/" + o + "/variant_id", schemaPath: "ScenarioOutput/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
                if (d(f) < 1) {
                  let l = { instancePath: s + "/outputs/" + o + "/variant_id", schemaPath: "ScenarioOutput/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/outputs/" + o + "/variant_id", schemaPath: "ScenarioOutput/properties/variant_id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
            if (u.variant_output !== void 0) {
              let f = u.variant_output;
              if (typeof f == "string") {
                if (d(f) > 1e5) {
                  let l = { instancePath: s + "/outputs/" + o + "/variant_output", schemaPath: "ScenarioOutput/properties/variant_output/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [l] : e.push(l), i++;
                }
              } else {
                let l = { instancePath: s + "/outputs/" + o + "/variant_output", schemaPath: "ScenarioOutput/properties/variant_output/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [l] : e.push(l), i++;
              }
            }
          } else {
            let f = { instancePath: s + "/outputs/" + o, schemaPath: "ScenarioOutput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [f] : e.push(f), i++;
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
        let n = { instancePath: s + "/vote", schemaPath: "#/properties/vote/type", keyword: "type", params: { type: U.properties.vote.type } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "string" && d(t) > 36) {
        let n = { instancePath: s + "/vote", schemaPath: "#/properties/vote/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    if (a.score !== void 0) {
      let t = a.score, n = i, o = !1, u = i;
      if (typeof t == "string") {
        if (d(t) > 200) {
          let h = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      } else {
        let h = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/0/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      var r = u === i;
      o = o || r;
      let f = i;
      if (!(typeof t == "number" && isFinite(t))) {
        let h = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/1/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      var r = f === i;
      o = o || r;
      let l = i;
      if (t !== null) {
        let h = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/2/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      var r = l === i;
      if (o = o || r, o)
        i = n, e !== null && (n ? e.length = n : e = null);
      else {
        let h = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.correct_answer !== void 0) {
      let t = a.correct_answer;
      if (typeof t != "string" && t !== null) {
        let n = { instancePath: s + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: U.properties.correct_answer.type } };
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
        let n = { instancePath: s + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: U.properties.note.type } };
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
        if (!j.validate(t)) {
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
        if (!j.validate(t)) {
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
        let n = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: U.properties.modified_by_id.type } };
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
        let n = { instancePath: s + "/judged_at", schemaPath: "#/properties/judged_at/type", keyword: "type", params: { type: U.properties.judged_at.type } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "string") {
        if (d(t) > 24) {
          let n = { instancePath: s + "/judged_at", schemaPath: "#/properties/judged_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [n] : e.push(n), i++;
        }
        if (!j.validate(t)) {
          let n = { instancePath: s + "/judged_at", schemaPath: "#/properties/judged_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [n] : e.push(n), i++;
        }
      }
    }
    if (a.judged_by_id !== void 0) {
      let t = a.judged_by_id;
      if (typeof t != "string" && t !== null) {
        let n = { instancePath: s + "/judged_by_id", schemaPath: "#/properties/judged_by_id/type", keyword: "type", params: { type: U.properties.judged_by_id.type } };
        e === null ? e = [n] : e.push(n), i++;
      }
      if (typeof t == "string" && d(t) > 36) {
        let n = { instancePath: s + "/judged_by_id", schemaPath: "#/properties/judged_by_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [n] : e.push(n), i++;
      }
    }
    a.judgement_counts !== void 0 && (W(a.judgement_counts, { instancePath: s + "/judgement_counts", parentData: a, parentDataProperty: "judgement_counts", rootData: _, dynamicAnchors: w }) || (e = e === null ? W.errors : e.concat(W.errors), i = e.length));
  } else {
    let t = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), i++;
  }
  return D.errors = e, i === 0;
}
D.evaluated = { props: { evaluation_scenario_id: !0, evaluation_id: !0, evaluation_type: !0, position: !0, inputs: !0, outputs: !0, vote: !0, score: !0, correct_answer: !0, is_pinned: !0, note: !0, revision: !0, created_at: !0, updated_at: !0, modified_by_id: !0, judged_at: !0, judged_by_id: !0, judgement_counts: !0 }, dynamicProps: !1, dynamicItems: !1 };
var _r = he, pt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "App" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, lt = { type: "object", description: "An application.", required: ["app_id", "app_name", "project_id", "created_at", "updated_at", "modified_by_id"], properties: { app_id: { $ref: "Id" }, app_name: { type: "string", maxLength: 200, description: "The name of the application, unique in the project.", examples: ["support-assistant"] }, project_id: { $ref: "Id" }, created_at: { $ref: "Timestamp" }, updated_at: { $ref: "Timestamp" }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who last changed the application.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function O(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = O.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        if (!j.validate(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: lt.properties.modified_by_id.type } };
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
O.evaluated = { props: { app_id: !0, app_name: !0, project_id: !0, created_at: !0, updated_at: !0, modified_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function he(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = he.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          O(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? O.errors : e.concat(O.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: pt.properties.next_cursor.type } };
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
  return he.errors = e, i === 0;
}
he.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Se = O, gr = ce, ut = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Variant" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, pr = { type: "object", description: "A variant at its latest revision.", required: ["variant_id", "variant_name", "app_id", "base_id", "base_name", "config_name", "uri", "revision", "parameters", "created_at", "updated_at", "modified_by_id"], properties: { variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name of the variant: `<base_name>.<config_name>`.", examples: ["concise.gpt-small"] }, app_id: { $ref: "Id" }, base_id: { $ref: "Id" }, base_name: { type: "string", maxLength: 200, description: "The part of the variant's name before the dot.", examples: ["concise"] }, config_name: { type: "string", maxLength: 200, description: "The part of the variant's name after the dot.", examples: ["gpt-small"] }, uri: { type: ["string", "null"], maxLength: 2048, description: "The address at which a program can call the variant, if it has one.", examples: ["https://llm.internal/support-assistant/concise"] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The latest revision, counted from 1.", examples: [3] }, parameters: { $ref: "Parameters" }, created_at: { $ref: "Timestamp" }, updated_at: { $ref: "Timestamp" }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who created the latest revision.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function F(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = F.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: pr.properties.uri.type } };
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
        if (!j.validate(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: pr.properties.modified_by_id.type } };
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
  return F.errors = e, i === 0;
}
F.evaluated = { props: { variant_id: !0, variant_name: !0, app_id: !0, base_id: !0, base_name: !0, config_name: !0, uri: !0, revision: !0, parameters: !0, created_at: !0, updated_at: !0, modified_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function ce(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = ce.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          F(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? F.errors : e.concat(F.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: ut.properties.next_cursor.type } };
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
  return ce.errors = e, i === 0;
}
ce.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ce = F, vr = ye, mt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "VariantRevision" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MjA"] } } }, dt = { type: "object", description: "A variant at one revision.", required: ["variant_id", "revision", "parameters", "created_at", "modified_by_id"], properties: { variant_id: { $ref: "Id" }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The revision, counted from 1.", examples: [2] }, parameters: { $ref: "Parameters" }, created_at: { $ref: "Timestamp" }, modified_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who created this revision.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function V(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = V.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/modified_by_id", schemaPath: "#/properties/modified_by_id/type", keyword: "type", params: { type: dt.properties.modified_by_id.type } };
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
  return V.errors = e, i === 0;
}
V.evaluated = { props: { variant_id: !0, revision: !0, parameters: !0, created_at: !0, modified_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function ye(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = ye.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          V(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? V.errors : e.concat(V.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: mt.properties.next_cursor.type } };
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
  return ye.errors = e, i === 0;
}
ye.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var wr = V, kr = _e;
var ft = { type: "object", description: "One change between two revisions.", required: ["path", "change", "before", "after"], properties: { path: { type: "string", maxLength: 2e4, description: "The place of the change, as a JSON pointer (RFC 6901) into `parameters`. An empty pointer means all of `parameters`.", examples: ["/temperature"] }, change: { type: "string", enum: ["added", "removed", "changed"], description: "The kind of change.", examples: ["changed"] }, before: { description: "The value in the revision `from`. `null` if that revision has no such value.", examples: [0.7] }, after: { description: "The value in the revision `to`. `null` if that revision has no such value.", examples: [0.2] } } };
function _e(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = _e.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
          let o = r[n];
          if (o && typeof o == "object" && !Array.isArray(o)) {
            if (o.path === void 0) {
              let u = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "path" } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o.change === void 0) {
              let u = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "change" } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o.before === void 0) {
              let u = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "before" } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o.after === void 0) {
              let u = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/required", keyword: "required", params: { missingProperty: "after" } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o.path !== void 0) {
              let u = o.path;
              if (typeof u == "string") {
                if (d(u) > 2e4) {
                  let f = { instancePath: s + "/changes/" + n + "/path", schemaPath: "ParameterChange/properties/path/maxLength", keyword: "maxLength", params: { limit: 2e4 } };
                  e === null ? e = [f] : e.push(f), i++;
                }
              } else {
                let f = { instancePath: s + "/changes/" + n + "/path", schemaPath: "ParameterChange/properties/path/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [f] : e.push(f), i++;
              }
            }
            if (o.change !== void 0) {
              let u = o.change;
              if (typeof u != "string") {
                let f = { instancePath: s + "/changes/" + n + "/change", schemaPath: "ParameterChange/properties/change/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [f] : e.push(f), i++;
              }
              if (!(u === "added" || u === "removed" || u === "changed")) {
                let f = { instancePath: s + "/changes/" + n + "/change", schemaPath: "ParameterChange/properties/change/enum", keyword: "enum", params: { allowedValues: ft.properties.change.enum } };
                e === null ? e = [f] : e.push(f), i++;
              }
            }
          } else {
            let u = { instancePath: s + "/changes/" + n, schemaPath: "ParameterChange/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [u] : e.push(u), i++;
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
  return _e.errors = e, i === 0;
}
_e.evaluated = { props: { variant_id: !0, from: !0, to: !0, changes: !0, is_complete: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Pr = ge, ht = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Environment" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
var ct = { type: "object", description: "One deployment: the variant and revision, the environment, the time and the user.", required: ["app_id", "environment", "deployment_number", "variant_id", "variant_name", "revision", "created_at", "created_by_id"], properties: { app_id: { $ref: "Id" }, environment: { type: "string", maxLength: 128, description: "The environment.", examples: ["production"] }, deployment_number: { type: "integer", minimum: 1, maximum: 2147483647, description: "The number of the deployment in this environment, counted from 1.", examples: [4] }, variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name that the variant had when it was deployed.", examples: ["concise.gpt-small"] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The pinned revision.", examples: [3] }, created_at: { $ref: "Timestamp" }, created_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who deployed the variant.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } };
function E(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = E.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: ct.properties.created_by_id.type } };
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
  return E.errors = e, i === 0;
}
E.evaluated = { props: { app_id: !0, environment: !0, deployment_number: !0, variant_id: !0, variant_name: !0, revision: !0, created_at: !0, created_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Z(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Z.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          let o = { instancePath: s + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [o] : e.push(o), i++;
        }
      } else {
        let o = { instancePath: s + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.deployment !== void 0) {
      let n = a.deployment, o = i, u = !1, f = null, l = i;
      E(n, { instancePath: s + "/deployment", parentData: a, parentDataProperty: "deployment", rootData: _, dynamicAnchors: w }) || (e = e === null ? E.errors : e.concat(E.errors), i = e.length);
      var t = l === i;
      if (t) {
        u = !0, f = 0;
        var r = {};
        r.app_id = !0, r.environment = !0, r.deployment_number = !0, r.variant_id = !0, r.variant_name = !0, r.revision = !0, r.created_at = !0, r.created_by_id = !0;
      }
      let h = i;
      if (n !== null) {
        let c = { instancePath: s + "/deployment", schemaPath: "#/properties/deployment/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = h === i;
      if (t && u ? (u = !1, f = [f, 1]) : t && (u = !0, f = 1), u)
        i = o, e !== null && (o ? e.length = o : e = null);
      else {
        let c = { instancePath: s + "/deployment", schemaPath: "#/properties/deployment/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return Z.errors = e, i === 0;
}
Z.evaluated = { props: { environment: !0, deployment: !0 }, dynamicProps: !1, dynamicItems: !1 };
function ge(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = ge.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          Z(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? Z.errors : e.concat(Z.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: ht.properties.next_cursor.type } };
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
  return ge.errors = e, i === 0;
}
ge.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var xr = ve, yt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Deployment" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MjA"] } } };
function ve(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = ve.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          E(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? E.errors : e.concat(E.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: yt.properties.next_cursor.type } };
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
  return ve.errors = e, i === 0;
}
ve.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var br = E, jr = we;
var _t = { type: "object", description: "A group of variants that can be compared with each other, because a chain of votes leads from each variant to every other one. Variants of different groups cannot be compared.", required: ["chain_number", "cannot_be_compared", "variants"], properties: { chain_number: { type: "integer", minimum: 0, maximum: 199, description: "A number that shows which groups are connected by votes. Two groups with the same number are connected, directly or through other groups. They are still separate groups, because all votes between them are for variants of the same group. Two groups with different numbers are not connected.", examples: [0] }, cannot_be_compared: { type: ["string", "null"], maxLength: 40, description: "Why `ability` is `null` for the variants of this group. `no_chain_of_votes`: the group has only one variant. `too_few_votes`: almost all votes are ties. If the variants have an ability, this member is `null`. Later versions may return other reasons.", examples: ["no_chain_of_votes"] }, variants: { type: "array", minItems: 1, maxItems: 200, description: "The variants, ordered by their ability, the highest first.", items: { $ref: "LeaderboardVariant" } } } }, gt = { type: "object", description: "One revision of a variant, and its place in the ranking.", required: ["variant_id", "variant_name", "revision", "scenario_count", "ability", "standard_error", "win_probability"], properties: { variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name that the variant had when its newest evaluation was created.", examples: ["concise.gpt-small"] }, revision: { type: "integer", minimum: 1, maximum: 2147483647, description: "The revision that people judged. Each revision of a variant has its own place.", examples: [3] }, scenario_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios of this variant that have a vote.", examples: [120] }, ability: { description: "The ability of the variant: a number on a logarithmic scale, on which the mean of the group is 0. A difference of 0.69 between two variants means that the better one wins with odds of two to one. `null` if the variant cannot be compared.", oneOf: [{ $ref: "Estimate" }, { type: "null" }] }, standard_error: { type: ["number", "null"], minimum: 0, description: "The standard error of the ability. `null` if the variant cannot be compared.", examples: [0.14] }, win_probability: { description: "The expected share of wins against an average variant of the group, from 0 to 1. Ties do not count. `null` if the variant cannot be compared.", oneOf: [{ $ref: "Estimate" }, { type: "null" }] } } };
function I(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = I.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        let o = { instancePath: s + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.interval !== void 0) {
      let n = a.interval, o = i, u = !1, f = null, l = i;
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
            let g = { instancePath: s + "/interval/low", schemaPath: "NamedInterval/properties/low/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [g] : e.push(g), i++;
          }
        }
        if (n.high !== void 0) {
          let c = n.high;
          if (!(typeof c == "number" && isFinite(c))) {
            let g = { instancePath: s + "/interval/high", schemaPath: "NamedInterval/properties/high/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [g] : e.push(g), i++;
          }
        }
        if (n.level !== void 0) {
          let c = n.level;
          if (typeof c == "number" && isFinite(c)) {
            if (c > 1 || isNaN(c)) {
              let g = { instancePath: s + "/interval/level", schemaPath: "NamedInterval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [g] : e.push(g), i++;
            }
            if (c < 0 || isNaN(c)) {
              let g = { instancePath: s + "/interval/level", schemaPath: "NamedInterval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [g] : e.push(g), i++;
            }
          } else {
            let g = { instancePath: s + "/interval/level", schemaPath: "NamedInterval/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [g] : e.push(g), i++;
          }
        }
        if (n.method !== void 0) {
          let c = n.method;
          if (typeof c == "string") {
            if (d(c) > 40) {
              let g = { instancePath: s + "/interval/method", schemaPath: "NamedInterval/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              e === null ? e = [g] : e.push(g), i++;
            }
          } else {
            let g = { instancePath: s + "/interval/method", schemaPath: "NamedInterval/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [g] : e.push(g), i++;
          }
        }
      } else {
        let c = { instancePath: s + "/interval", schemaPath: "NamedInterval/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = l === i;
      if (t) {
        u = !0, f = 0;
        var r = {};
        r.low = !0, r.high = !0, r.level = !0, r.method = !0;
      }
      let h = i;
      if (n !== null) {
        let c = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = h === i;
      if (t && u ? (u = !1, f = [f, 1]) : t && (u = !0, f = 1), u)
        i = o, e !== null && (o ? e.length = o : e = null);
      else {
        let c = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
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
function M(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = M.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.variant_id === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.variant_name === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_name" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.revision === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.scenario_count === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_count" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.ability === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ability" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.standard_error === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standard_error" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.win_probability === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "win_probability" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.variant_id !== void 0) {
      let u = a.variant_id;
      if (typeof u == "string") {
        if (d(u) > 36) {
          let f = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (d(u) < 36) {
          let f = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (!q.test(u)) {
          let f = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [f] : e.push(f), i++;
        }
      } else {
        let f = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.variant_name !== void 0) {
      let u = a.variant_name;
      if (typeof u == "string") {
        if (d(u) > 401) {
          let f = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      } else {
        let f = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.revision !== void 0) {
      let u = a.revision;
      if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
        let f = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof u == "number" && isFinite(u)) {
        if (u > 2147483647 || isNaN(u)) {
          let f = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (u < 1 || isNaN(u)) {
          let f = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.scenario_count !== void 0) {
      let u = a.scenario_count;
      if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
        let f = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof u == "number" && isFinite(u)) {
        if (u > 2147483647 || isNaN(u)) {
          let f = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (u < 0 || isNaN(u)) {
          let f = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.ability !== void 0) {
      let u = a.ability, f = i, l = !1, h = null, c = i;
      I(u, { instancePath: s + "/ability", parentData: a, parentDataProperty: "ability", rootData: _, dynamicAnchors: w }) || (e = e === null ? I.errors : e.concat(I.errors), i = e.length);
      var t = c === i;
      if (t) {
        l = !0, h = 0;
        var r = {};
        r.value = !0, r.interval = !0;
      }
      let g = i;
      if (u !== null) {
        let x = { instancePath: s + "/ability", schemaPath: "#/properties/ability/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [x] : e.push(x), i++;
      }
      var t = g === i;
      if (t && l ? (l = !1, h = [h, 1]) : t && (l = !0, h = 1), l)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let x = { instancePath: s + "/ability", schemaPath: "#/properties/ability/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [x] : e.push(x), i++;
      }
    }
    if (a.standard_error !== void 0) {
      let u = a.standard_error;
      if (!(typeof u == "number" && isFinite(u)) && u !== null) {
        let f = { instancePath: s + "/standard_error", schemaPath: "#/properties/standard_error/type", keyword: "type", params: { type: gt.properties.standard_error.type } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof u == "number" && isFinite(u) && (u < 0 || isNaN(u))) {
        let f = { instancePath: s + "/standard_error", schemaPath: "#/properties/standard_error/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.win_probability !== void 0) {
      let u = a.win_probability, f = i, l = !1, h = null, c = i;
      I(u, { instancePath: s + "/win_probability", parentData: a, parentDataProperty: "win_probability", rootData: _, dynamicAnchors: w }) || (e = e === null ? I.errors : e.concat(I.errors), i = e.length);
      var o = c === i;
      if (o) {
        l = !0, h = 0;
        var n = {};
        n.value = !0, n.interval = !0;
      }
      let g = i;
      if (u !== null) {
        let x = { instancePath: s + "/win_probability", schemaPath: "#/properties/win_probability/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [x] : e.push(x), i++;
      }
      var o = g === i;
      if (o && l ? (l = !1, h = [h, 1]) : o && (l = !0, h = 1), l)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let x = { instancePath: s + "/win_probability", schemaPath: "#/properties/win_probability/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [x] : e.push(x), i++;
      }
    }
  } else {
    let u = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [u] : e.push(u), i++;
  }
  return M.errors = e, i === 0;
}
M.evaluated = { props: { variant_id: !0, variant_name: !0, revision: !0, scenario_count: !0, ability: !0, standard_error: !0, win_probability: !0 }, dynamicProps: !1, dynamicItems: !1 };
function R(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = R.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        let t = { instancePath: s + "/cannot_be_compared", schemaPath: "#/properties/cannot_be_compared/type", keyword: "type", params: { type: _t.properties.cannot_be_compared.type } };
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
          M(r[n], { instancePath: s + "/variants/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? M.errors : e.concat(M.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/variants", schemaPath: "#/properties/variants/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return R.errors = e, i === 0;
}
R.evaluated = { props: { chain_number: !0, cannot_be_compared: !0, variants: !0 }, dynamicProps: !1, dynamicItems: !1 };
function we(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = we.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
          R(r[n], { instancePath: s + "/groups/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? R.errors : e.concat(R.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/groups", schemaPath: "#/properties/groups/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return we.errors = e, i === 0;
}
we.evaluated = { props: { app_id: !0, evaluations_counted: !0, scenarios_counted: !0, variants_left_out: !0, is_complete: !0, groups: !0 }, dynamicProps: !1, dynamicItems: !1 };
var qr = ke, vt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "HumanEvaluation" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, lr = { type: "object", description: "A human evaluation and its progress.", required: ["evaluation_id", "evaluation_name", "evaluation_type", "app_id", "app_name", "status", "is_closed", "variants", "scenario_count", "judged_count", "judgement_count", "judgements_per_scenario", "instructions", "created_at", "updated_at", "created_by_id"], properties: { evaluation_id: { $ref: "Id" }, evaluation_name: { type: "string", maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, evaluation_type: { $ref: "EvaluationType" }, app_id: { $ref: "Id" }, app_name: { type: "string", maxLength: 200, description: "The name that the application had when the evaluation was created.", examples: ["support-assistant"] }, status: { $ref: "EvaluationStatus" }, is_closed: { type: "boolean", description: "Whether the evaluation is closed. A closed evaluation rejects updates.", examples: [!1] }, variants: { type: "array", minItems: 1, maxItems: 2, description: "The variants to judge: two for `human_a_b_testing`, one for `single_model_test`.", items: { $ref: "EvaluationVariant" } }, scenario_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios.", examples: [120] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that have at least `judgements_per_scenario` judgements.", examples: [45] }, judgement_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of all judgements, by all judges.", "x-assumption": "U54", examples: [212] }, judgements_per_scenario: { type: "integer", minimum: 1, maximum: 20, description: "The number of judges for each scenario.", "x-assumption": "U54", examples: [3] }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text.", examples: ["Choose the answer that helps the customer more."] }, created_at: { $ref: "Timestamp" }, updated_at: { $ref: "Timestamp" }, created_by_id: { type: ["string", "null"], maxLength: 36, description: "The user who created the evaluation.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] } } }, Lr = { type: "string", description: "The status is `EVALUATION_INITIALIZED` until the first judgement, then `EVALUATION_STARTED`, and `EVALUATION_FINISHED` while every scenario is judged. The service computes the status from the judgements, so the status may change back when a judge clears a judgement.", "x-assumption": "U20", enum: ["EVALUATION_INITIALIZED", "EVALUATION_STARTED", "EVALUATION_FINISHED"], examples: ["EVALUATION_STARTED"] };
function H(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = H.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
  return H.errors = e, i === 0;
}
H.evaluated = { props: { variant_id: !0, variant_name: !0, revision: !0 }, dynamicProps: !1, dynamicItems: !1 };
function z(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = z.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: ze.enum } };
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/status", schemaPath: "EvaluationStatus/enum", keyword: "enum", params: { allowedValues: Lr.enum } };
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
          H(r[n], { instancePath: s + "/variants/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? H.errors : e.concat(H.errors), i = e.length);
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
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: lr.properties.instructions.type } };
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
        if (!j.validate(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/created_by_id", schemaPath: "#/properties/created_by_id/type", keyword: "type", params: { type: lr.properties.created_by_id.type } };
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
  return z.errors = e, i === 0;
}
z.evaluated = { props: { evaluation_id: !0, evaluation_name: !0, evaluation_type: !0, app_id: !0, app_name: !0, status: !0, is_closed: !0, variants: !0, scenario_count: !0, judged_count: !0, judgement_count: !0, judgements_per_scenario: !0, instructions: !0, created_at: !0, updated_at: !0, created_by_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
function ke(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = ke.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          z(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? z.errors : e.concat(z.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: vt.properties.next_cursor.type } };
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
var ae = z, Ir = Pe, wt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "EvaluationScenario" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MjA"] } } };
function Pe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Pe.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          D(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? D.errors : e.concat(D.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: wt.properties.next_cursor.type } };
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
var Tr = xe, kt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Judgement" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MjA"] } } }, ur = { type: "object", description: "One entry in the log of judgements: the changes that one update made to a scenario.", required: ["evaluation_scenario_id", "revision", "changes", "created_at", "user_id", "key_id", "judge_name", "first_shown"], properties: { evaluation_scenario_id: { $ref: "Id" }, revision: { type: "integer", minimum: 2, maximum: 2147483647, description: "The revision of the scenario after the update. Updates by any caller raise this number.", examples: [4] }, changes: { type: "object", description: "The members of the update, exactly as they were sent.", maxProperties: 20, additionalProperties: !0, examples: [{ vote: "1", note: "Both are fine." }] }, created_at: { $ref: "Timestamp" }, user_id: { type: "string", maxLength: 36, description: "The user who sent the update.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, key_id: { $ref: "Id" }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The current name of the judge who sent the update. `null` if the judge has no name.", examples: ["Maria"] }, first_shown: { type: ["string", "null"], maxLength: 36, description: "The variant whose output the judge should have seen first, as `reserveNextScenario` told the caller. `null` if the caller did not get the scenario from `reserveNextScenario`. Always `null` for `single_model_test`.", "x-assumption": "U57", examples: ["0198d2a4-6f03-7a5d-9b24-d6ea1c83f702"] } } };
function Y(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Y.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!j.validate(r)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: ur.properties.judge_name.type } };
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
        let t = { instancePath: s + "/first_shown", schemaPath: "#/properties/first_shown/type", keyword: "type", params: { type: ur.properties.first_shown.type } };
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
  return Y.errors = e, i === 0;
}
Y.evaluated = { props: { evaluation_scenario_id: !0, revision: !0, changes: !0, created_at: !0, user_id: !0, key_id: !0, judge_name: !0, first_shown: !0 }, dynamicProps: !1, dynamicItems: !1 };
function xe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = xe.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          Y(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? Y.errors : e.concat(Y.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: kt.properties.next_cursor.type } };
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
  return xe.errors = e, i === 0;
}
xe.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Nr = be, Pt = { type: "object", description: "The current results. The member `votes` is for `human_a_b_testing`, and the member `scores` for `single_model_test`. The member of the other evaluation type is `null`.", required: ["evaluation_id", "evaluation_name", "evaluation_type", "status", "scenario_count", "judged_count", "not_judged_count", "judgement_count", "judgements_per_scenario", "votes", "scores", "agreement", "judges"], properties: { evaluation_id: { $ref: "Id" }, evaluation_name: { type: "string", maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, evaluation_type: { $ref: "EvaluationType" }, status: { $ref: "EvaluationStatus" }, scenario_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios.", examples: [120] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that have at least `judgements_per_scenario` judgements.", examples: [45] }, not_judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios with fewer judgements than `judgements_per_scenario`.", examples: [75] }, judgement_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of judgements that the results count, for all judges together.", "x-assumption": "U59", examples: [45] }, judgements_per_scenario: { type: "integer", minimum: 1, maximum: 20, description: "The number of judges for each scenario.", examples: [1] }, votes: { oneOf: [{ $ref: "VoteResults" }, { type: "null" }] }, scores: { oneOf: [{ $ref: "ScoreResults" }, { type: "null" }] }, agreement: { description: "The agreement of the judges. `null` if `judgements_per_scenario` is 1. Also `null` if no score is a number and the scores have more than 50 different categories.", oneOf: [{ $ref: "Agreement" }, { type: "null" }] }, judges: { type: ["array", "null"], maxItems: 1e3, description: "The figures of at most 1,000 judges. Outlying judges come first, then all other judges. Within each of these two groups, the judge with the lowest `alpha` comes first. If `judgements_per_scenario` is 1, the figures include only judgements that were made after the first invitation or the first use of `reserveNextScenario`. If the role of the caller is below `editor`, this member is `null`.", "x-assumption": "U59", items: { $ref: "JudgeResults" } } } };
var Ye = { type: "object", description: "Whether the votes show which variant is better. This figure is valid only if you read the results once, after a number of votes that you chose before the start. If you read the results more often, use `enough_outcomes`. With several judges, each scenario counts as one vote.", "x-assumption": ["U59", "U60"], required: ["is_enough", "leader_id", "method", "level", "votes_counted", "votes_needed"], properties: { is_enough: { type: "boolean", description: "Whether the interval of the win rate excludes 0.5. If it does, chance alone does not explain the lead. If you read this value after every vote, it becomes `true` in 38 % of evaluations in which both variants are equally good.", examples: [!0] }, leader_id: { type: ["string", "null"], maxLength: 36, description: "The variant with the higher win rate. `null` if both win rates are equal.", examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, method: { type: "string", enum: ["wilson_excludes_half"], description: "The rule for `is_enough`. With `wilson_excludes_half`, `is_enough` is `true` if the Wilson interval of the win rate excludes 0.5. The interval is computed from the votes that name a variant. If you read the results repeatedly and stop at the first `true`, the result is wrong more often than the confidence level says.", examples: ["wilson_excludes_half"] }, level: { type: "number", minimum: 0, maximum: 1, description: "The confidence level of the interval, for example 0.95.", examples: [0.95] }, votes_counted: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of votes that name a variant. With several judges, this is the number of scenarios that have at least one such vote.", examples: [50] }, votes_needed: { type: ["integer", "null"], minimum: 0, maximum: 9007199254740991, description: "The number that `votes_counted` must reach so that `is_enough` becomes `true`, if the win rate stays the same. `null` if both win rates are equal.", examples: [68] } } }, Je = { type: "object", description: "Whether the outcomes show which variant is better. You may read the results after every vote, and stop the evaluation as soon as `is_enough` is `true`. Each scenario has one outcome. The outcome counts as soon as the scenario has all its judgements.", "x-assumption": "U60", required: ["is_enough", "leader_id", "method", "level", "outcomes_counted", "outcomes_still_needed"], properties: { is_enough: { type: "boolean", description: "Whether the always-valid interval of the win rate excludes 0.5. If both variants are equally good, this value becomes `true` in at most 5 % of evaluations, however often you read it.", examples: [!0] }, leader_id: { type: ["string", "null"], maxLength: 36, description: "The variant with the higher win rate. `null` if both win rates are equal.", examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, method: { type: "string", maxLength: 40, description: "The rule for `is_enough`. With `always_valid_excludes_half`, `is_enough` is `true` if `always_valid_interval` excludes 0.5. Later versions may return other methods.", examples: ["always_valid_excludes_half"] }, level: { type: "number", minimum: 0, maximum: 1, description: "The confidence level of the interval, for example 0.95.", examples: [0.95] }, outcomes_counted: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of outcomes that count. An outcome counts if its scenario has all its judgements, and if at least one of its votes names a variant.", examples: [50] }, outcomes_still_needed: { type: ["integer", "null"], minimum: 0, maximum: 2147483647, description: "An estimate of how many more outcomes are needed if the win rate stays the same. 0 if there are enough outcomes. `null` if both win rates are equal, or if too few scenarios are left for this number.", examples: [36] }, outcomes_needed: { type: ["integer", "null"], minimum: 0, maximum: 1e9, description: "The number that `outcomes_counted` must reach so that `is_enough` becomes `true`, if the win rate stays the same. A new evaluation needs this number of scenarios with a vote that names a variant. `null` if both win rates are equal, or if more than 1,000,000,000 outcomes are needed.", examples: [86] } } }, xt = { type: "object", description: "The wins of one variant.", required: ["variant_id", "variant_name", "wins", "win_rate", "interval", "fixed_sample_interval", "always_valid_interval"], properties: { variant_id: { $ref: "Id" }, variant_name: { type: "string", maxLength: 401, description: "The name that the variant had when the evaluation was created.", examples: ["concise.gpt-small"] }, wins: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of votes of all judges for this variant.", examples: [31] }, win_rate: { type: ["number", "null"], minimum: 0, maximum: 1, description: "The variant's share of the votes that name a variant. `null` if there are no such votes. With several judges, the share is computed for each scenario, and `win_rate` is the mean of these shares.", "x-assumption": "U59", examples: [0.62] }, interval: { description: "Wilson's interval of `win_rate`. It is a fixed-sample interval. It is valid only if you read the results once, after a number of votes that you chose before the start. Each scenario counts as one vote. So with several judges, the interval may be too wide, but never too narrow.", oneOf: [{ $ref: "Interval" }, { type: "null" }] }, fixed_sample_interval: { description: "The fixed-sample interval of `win_rate`. It is valid only if you read the results once, after a number of votes that you chose before the start. With one judge for each scenario, it is the same as `interval`. With several judges, it takes into account that judges of the same scenario may vote differently.", "x-assumption": "U59", oneOf: [{ $ref: "NamedInterval" }, { type: "null" }] }, always_valid_interval: { description: "The always-valid interval of `win_rate`. You may read it after every vote. In at least 95 % of evaluations, the interval contains the true win rate every time that you read it. With several judges, only scenarios with all their judgements count. `null` if no scenario counts.", "x-assumption": "U60", oneOf: [{ $ref: "NamedInterval" }, { type: "null" }] } } }, Ar = { type: "object", description: "A fixed-sample interval, with its level and method. It is valid only if you read the results once, after a number of judgements that you chose before the start.", required: ["low", "high", "level", "method"], properties: { low: { type: "number", description: "The lower end of the interval.", examples: [0.42] }, high: { type: "number", description: "The upper end of the interval.", examples: [0.71] }, level: { type: "number", minimum: 0, maximum: 1, description: "The confidence level, for example 0.95. If you repeated the evaluation many times, this share of the intervals would contain the true value.", examples: [0.95] }, method: { type: "string", enum: ["wilson", "student_t"], description: "`wilson`: Wilson's interval of a rate. `student_t`: Student's interval of a mean.", examples: ["wilson"] } } };
function J(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = J.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          let h = { instancePath: s + "/variant_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (d(l) < 36) {
          let h = { instancePath: s + "/variant_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (!q.test(l)) {
          let h = { instancePath: s + "/variant_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [h] : e.push(h), i++;
        }
      } else {
        let h = { instancePath: s + "/variant_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.variant_name !== void 0) {
      let l = a.variant_name;
      if (typeof l == "string") {
        if (d(l) > 401) {
          let h = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/maxLength", keyword: "maxLength", params: { limit: 401 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      } else {
        let h = { instancePath: s + "/variant_name", schemaPath: "#/properties/variant_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.wins !== void 0) {
      let l = a.wins;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let h = { instancePath: s + "/wins", schemaPath: "#/properties/wins/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let h = { instancePath: s + "/wins", schemaPath: "#/properties/wins/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (l < 0 || isNaN(l)) {
          let h = { instancePath: s + "/wins", schemaPath: "#/properties/wins/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.win_rate !== void 0) {
      let l = a.win_rate;
      if (!(typeof l == "number" && isFinite(l)) && l !== null) {
        let h = { instancePath: s + "/win_rate", schemaPath: "#/properties/win_rate/type", keyword: "type", params: { type: xt.properties.win_rate.type } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 1 || isNaN(l)) {
          let h = { instancePath: s + "/win_rate", schemaPath: "#/properties/win_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (l < 0 || isNaN(l)) {
          let h = { instancePath: s + "/win_rate", schemaPath: "#/properties/win_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.interval !== void 0) {
      let l = a.interval, h = i, c = !1, g = null, x = i;
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
            let k = { instancePath: s + "/interval/method", schemaPath: "Interval/properties/method/enum", keyword: "enum", params: { allowedValues: Ar.properties.method.enum } };
            e === null ? e = [k] : e.push(k), i++;
          }
        }
      } else {
        let y = { instancePath: s + "/interval", schemaPath: "Interval/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var t = x === i;
      if (t) {
        c = !0, g = 0;
        var r = {};
        r.low = !0, r.high = !0, r.level = !0, r.method = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var t = T === i;
      if (t && c ? (c = !1, g = [g, 1]) : t && (c = !0, g = 1), c)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let y = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: g } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.fixed_sample_interval !== void 0) {
      let l = a.fixed_sample_interval, h = i, c = !1, g = null, x = i;
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
      var o = x === i;
      if (o) {
        c = !0, g = 0;
        var n = {};
        n.low = !0, n.high = !0, n.level = !0, n.method = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/fixed_sample_interval", schemaPath: "#/properties/fixed_sample_interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var o = T === i;
      if (o && c ? (c = !1, g = [g, 1]) : o && (c = !0, g = 1), c)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let y = { instancePath: s + "/fixed_sample_interval", schemaPath: "#/properties/fixed_sample_interval/oneOf", keyword: "oneOf", params: { passingSchemas: g } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.always_valid_interval !== void 0) {
      let l = a.always_valid_interval, h = i, c = !1, g = null, x = i;
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
      var f = x === i;
      if (f) {
        c = !0, g = 0;
        var u = {};
        u.low = !0, u.high = !0, u.level = !0, u.method = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/always_valid_interval", schemaPath: "#/properties/always_valid_interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var f = T === i;
      if (f && c ? (c = !1, g = [g, 1]) : f && (c = !0, g = 1), c)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let y = { instancePath: s + "/always_valid_interval", schemaPath: "#/properties/always_valid_interval/oneOf", keyword: "oneOf", params: { passingSchemas: g } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
  } else {
    let l = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [l] : e.push(l), i++;
  }
  return J.errors = e, i === 0;
}
J.evaluated = { props: { variant_id: !0, variant_name: !0, wins: !0, win_rate: !0, interval: !0, fixed_sample_interval: !0, always_valid_interval: !0 }, dynamicProps: !1, dynamicItems: !1 };
function $(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = $.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
  return $.errors = e, i === 0;
}
$.evaluated = { props: { first_share: !0, votes_counted: !0, interval: !0 }, dynamicProps: !1, dynamicItems: !1 };
function B(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = B.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          let u = { instancePath: s + "/variants", schemaPath: "#/properties/variants/maxItems", keyword: "maxItems", params: { limit: 2 } };
          e === null ? e = [u] : e.push(u), i++;
        }
        if (n.length < 2) {
          let u = { instancePath: s + "/variants", schemaPath: "#/properties/variants/minItems", keyword: "minItems", params: { limit: 2 } };
          e === null ? e = [u] : e.push(u), i++;
        }
        let o = n.length;
        for (let u = 0; u < o; u++)
          J(n[u], { instancePath: s + "/variants/" + u, parentData: n, parentDataProperty: u, rootData: _, dynamicAnchors: w }) || (e = e === null ? J.errors : e.concat(J.errors), i = e.length);
      } else {
        let o = { instancePath: s + "/variants", schemaPath: "#/properties/variants/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.both_good !== void 0) {
      let n = a.both_good;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let o = { instancePath: s + "/both_good", schemaPath: "#/properties/both_good/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let o = { instancePath: s + "/both_good", schemaPath: "#/properties/both_good/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n < 0 || isNaN(n)) {
          let o = { instancePath: s + "/both_good", schemaPath: "#/properties/both_good/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [o] : e.push(o), i++;
        }
      }
    }
    if (a.both_bad !== void 0) {
      let n = a.both_bad;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let o = { instancePath: s + "/both_bad", schemaPath: "#/properties/both_bad/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let o = { instancePath: s + "/both_bad", schemaPath: "#/properties/both_bad/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n < 0 || isNaN(n)) {
          let o = { instancePath: s + "/both_bad", schemaPath: "#/properties/both_bad/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [o] : e.push(o), i++;
        }
      }
    }
    if (a.enough_votes !== void 0) {
      let n = a.enough_votes;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        if (n.is_enough === void 0) {
          let o = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "is_enough" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.leader_id === void 0) {
          let o = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "leader_id" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.method === void 0) {
          let o = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.level === void 0) {
          let o = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.votes_counted === void 0) {
          let o = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "votes_counted" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.votes_needed === void 0) {
          let o = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/required", keyword: "required", params: { missingProperty: "votes_needed" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.is_enough !== void 0 && typeof n.is_enough != "boolean") {
          let o = { instancePath: s + "/enough_votes/is_enough", schemaPath: "EnoughVotes/properties/is_enough/type", keyword: "type", params: { type: "boolean" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.leader_id !== void 0) {
          let o = n.leader_id;
          if (typeof o != "string" && o !== null) {
            let u = { instancePath: s + "/enough_votes/leader_id", schemaPath: "EnoughVotes/properties/leader_id/type", keyword: "type", params: { type: Ye.properties.leader_id.type } };
            e === null ? e = [u] : e.push(u), i++;
          }
          if (typeof o == "string" && d(o) > 36) {
            let u = { instancePath: s + "/enough_votes/leader_id", schemaPath: "EnoughVotes/properties/leader_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
            e === null ? e = [u] : e.push(u), i++;
          }
        }
        if (n.method !== void 0) {
          let o = n.method;
          if (typeof o != "string") {
            let u = { instancePath: s + "/enough_votes/method", schemaPath: "EnoughVotes/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [u] : e.push(u), i++;
          }
          if (o !== "wilson_excludes_half") {
            let u = { instancePath: s + "/enough_votes/method", schemaPath: "EnoughVotes/properties/method/enum", keyword: "enum", params: { allowedValues: Ye.properties.method.enum } };
            e === null ? e = [u] : e.push(u), i++;
          }
        }
        if (n.level !== void 0) {
          let o = n.level;
          if (typeof o == "number" && isFinite(o)) {
            if (o > 1 || isNaN(o)) {
              let u = { instancePath: s + "/enough_votes/level", schemaPath: "EnoughVotes/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o < 0 || isNaN(o)) {
              let u = { instancePath: s + "/enough_votes/level", schemaPath: "EnoughVotes/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [u] : e.push(u), i++;
            }
          } else {
            let u = { instancePath: s + "/enough_votes/level", schemaPath: "EnoughVotes/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [u] : e.push(u), i++;
          }
        }
        if (n.votes_counted !== void 0) {
          let o = n.votes_counted;
          if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
            let u = { instancePath: s + "/enough_votes/votes_counted", schemaPath: "EnoughVotes/properties/votes_counted/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [u] : e.push(u), i++;
          }
          if (typeof o == "number" && isFinite(o)) {
            if (o > 2147483647 || isNaN(o)) {
              let u = { instancePath: s + "/enough_votes/votes_counted", schemaPath: "EnoughVotes/properties/votes_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o < 0 || isNaN(o)) {
              let u = { instancePath: s + "/enough_votes/votes_counted", schemaPath: "EnoughVotes/properties/votes_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [u] : e.push(u), i++;
            }
          }
        }
        if (n.votes_needed !== void 0) {
          let o = n.votes_needed;
          if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o)) && o !== null) {
            let u = { instancePath: s + "/enough_votes/votes_needed", schemaPath: "EnoughVotes/properties/votes_needed/type", keyword: "type", params: { type: Ye.properties.votes_needed.type } };
            e === null ? e = [u] : e.push(u), i++;
          }
          if (typeof o == "number" && isFinite(o)) {
            if (o > 9007199254740991 || isNaN(o)) {
              let u = { instancePath: s + "/enough_votes/votes_needed", schemaPath: "EnoughVotes/properties/votes_needed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o < 0 || isNaN(o)) {
              let u = { instancePath: s + "/enough_votes/votes_needed", schemaPath: "EnoughVotes/properties/votes_needed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [u] : e.push(u), i++;
            }
          }
        }
      } else {
        let o = { instancePath: s + "/enough_votes", schemaPath: "EnoughVotes/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.enough_outcomes !== void 0) {
      let n = a.enough_outcomes;
      if (n && typeof n == "object" && !Array.isArray(n)) {
        if (n.is_enough === void 0) {
          let o = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "is_enough" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.leader_id === void 0) {
          let o = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "leader_id" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.method === void 0) {
          let o = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "method" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.level === void 0) {
          let o = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "level" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.outcomes_counted === void 0) {
          let o = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "outcomes_counted" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.outcomes_still_needed === void 0) {
          let o = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/required", keyword: "required", params: { missingProperty: "outcomes_still_needed" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.is_enough !== void 0 && typeof n.is_enough != "boolean") {
          let o = { instancePath: s + "/enough_outcomes/is_enough", schemaPath: "EnoughOutcomes/properties/is_enough/type", keyword: "type", params: { type: "boolean" } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n.leader_id !== void 0) {
          let o = n.leader_id;
          if (typeof o != "string" && o !== null) {
            let u = { instancePath: s + "/enough_outcomes/leader_id", schemaPath: "EnoughOutcomes/properties/leader_id/type", keyword: "type", params: { type: Je.properties.leader_id.type } };
            e === null ? e = [u] : e.push(u), i++;
          }
          if (typeof o == "string" && d(o) > 36) {
            let u = { instancePath: s + "/enough_outcomes/leader_id", schemaPath: "EnoughOutcomes/properties/leader_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
            e === null ? e = [u] : e.push(u), i++;
          }
        }
        if (n.method !== void 0) {
          let o = n.method;
          if (typeof o == "string") {
            if (d(o) > 40) {
              let u = { instancePath: s + "/enough_outcomes/method", schemaPath: "EnoughOutcomes/properties/method/maxLength", keyword: "maxLength", params: { limit: 40 } };
              e === null ? e = [u] : e.push(u), i++;
            }
          } else {
            let u = { instancePath: s + "/enough_outcomes/method", schemaPath: "EnoughOutcomes/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [u] : e.push(u), i++;
          }
        }
        if (n.level !== void 0) {
          let o = n.level;
          if (typeof o == "number" && isFinite(o)) {
            if (o > 1 || isNaN(o)) {
              let u = { instancePath: s + "/enough_outcomes/level", schemaPath: "EnoughOutcomes/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o < 0 || isNaN(o)) {
              let u = { instancePath: s + "/enough_outcomes/level", schemaPath: "EnoughOutcomes/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [u] : e.push(u), i++;
            }
          } else {
            let u = { instancePath: s + "/enough_outcomes/level", schemaPath: "EnoughOutcomes/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [u] : e.push(u), i++;
          }
        }
        if (n.outcomes_counted !== void 0) {
          let o = n.outcomes_counted;
          if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o))) {
            let u = { instancePath: s + "/enough_outcomes/outcomes_counted", schemaPath: "EnoughOutcomes/properties/outcomes_counted/type", keyword: "type", params: { type: "integer" } };
            e === null ? e = [u] : e.push(u), i++;
          }
          if (typeof o == "number" && isFinite(o)) {
            if (o > 2147483647 || isNaN(o)) {
              let u = { instancePath: s + "/enough_outcomes/outcomes_counted", schemaPath: "EnoughOutcomes/properties/outcomes_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o < 0 || isNaN(o)) {
              let u = { instancePath: s + "/enough_outcomes/outcomes_counted", schemaPath: "EnoughOutcomes/properties/outcomes_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [u] : e.push(u), i++;
            }
          }
        }
        if (n.outcomes_still_needed !== void 0) {
          let o = n.outcomes_still_needed;
          if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o)) && o !== null) {
            let u = { instancePath: s + "/enough_outcomes/outcomes_still_needed", schemaPath: "EnoughOutcomes/properties/outcomes_still_needed/type", keyword: "type", params: { type: Je.properties.outcomes_still_needed.type } };
            e === null ? e = [u] : e.push(u), i++;
          }
          if (typeof o == "number" && isFinite(o)) {
            if (o > 2147483647 || isNaN(o)) {
              let u = { instancePath: s + "/enough_outcomes/outcomes_still_needed", schemaPath: "EnoughOutcomes/properties/outcomes_still_needed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o < 0 || isNaN(o)) {
              let u = { instancePath: s + "/enough_outcomes/outcomes_still_needed", schemaPath: "EnoughOutcomes/properties/outcomes_still_needed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [u] : e.push(u), i++;
            }
          }
        }
        if (n.outcomes_needed !== void 0) {
          let o = n.outcomes_needed;
          if (!(typeof o == "number" && !(o % 1) && !isNaN(o) && isFinite(o)) && o !== null) {
            let u = { instancePath: s + "/enough_outcomes/outcomes_needed", schemaPath: "EnoughOutcomes/properties/outcomes_needed/type", keyword: "type", params: { type: Je.properties.outcomes_needed.type } };
            e === null ? e = [u] : e.push(u), i++;
          }
          if (typeof o == "number" && isFinite(o)) {
            if (o > 1e9 || isNaN(o)) {
              let u = { instancePath: s + "/enough_outcomes/outcomes_needed", schemaPath: "EnoughOutcomes/properties/outcomes_needed/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e9 } };
              e === null ? e = [u] : e.push(u), i++;
            }
            if (o < 0 || isNaN(o)) {
              let u = { instancePath: s + "/enough_outcomes/outcomes_needed", schemaPath: "EnoughOutcomes/properties/outcomes_needed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [u] : e.push(u), i++;
            }
          }
        }
      } else {
        let o = { instancePath: s + "/enough_outcomes", schemaPath: "EnoughOutcomes/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.position !== void 0) {
      let n = a.position, o = i, u = !1, f = null, l = i;
      $(n, { instancePath: s + "/position", parentData: a, parentDataProperty: "position", rootData: _, dynamicAnchors: w }) || (e = e === null ? $.errors : e.concat($.errors), i = e.length);
      var t = l === i;
      if (t) {
        u = !0, f = 0;
        var r = {};
        r.first_share = !0, r.votes_counted = !0, r.interval = !0;
      }
      let h = i;
      if (n !== null) {
        let c = { instancePath: s + "/position", schemaPath: "#/properties/position/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = h === i;
      if (t && u ? (u = !1, f = [f, 1]) : t && (u = !0, f = 1), u)
        i = o, e !== null && (o ? e.length = o : e = null);
      else {
        let c = { instancePath: s + "/position", schemaPath: "#/properties/position/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return B.errors = e, i === 0;
}
B.evaluated = { props: { variants: !0, both_good: !0, both_bad: !0, enough_votes: !0, enough_outcomes: !0, position: !0 }, dynamicProps: !1, dynamicItems: !1 };
var te = { type: "object", description: "The results of a single-model evaluation. The statistics use only scores that are numbers. The server counts each category separately. With several judges, each scenario counts once, with the mean of its judges' numbers.", "x-assumption": ["U36", "U59"], required: ["count", "mean", "median", "standard_deviation", "min", "max", "interval", "histogram", "categories"], properties: { count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scores that are numbers. Text that parses as a decimal number counts as a number. With several judges, this is the number of scenarios that have at least one such score.", examples: [42] }, mean: { type: ["number", "null"], description: "The mean of the numbers. `null` if no score is a number.", examples: [3.8] }, median: { type: ["number", "null"], description: "The median: the middle number, or the mean of the two middle numbers.", examples: [4] }, standard_deviation: { type: ["number", "null"], minimum: 0, description: "The standard deviation of the sample, with the divisor n - 1. `null` with fewer than two numbers.", examples: [0.9] }, min: { type: ["number", "null"], description: "The lowest number.", examples: [1] }, max: { type: ["number", "null"], description: "The highest number.", examples: [5] }, interval: { description: "Student's interval of the mean. It is a fixed-sample interval. It is valid only if you read the results once, after a number of judgements that you chose before the start.", oneOf: [{ $ref: "Interval" }, { type: "null" }] }, histogram: { type: "array", maxItems: 20, description: "The histogram of the numbers. If all numbers are whole and at most 20 bins are needed, each whole number has its own bin. Otherwise, there are ten bins of equal width.", items: { $ref: "HistogramBin" } }, categories: { type: "array", maxItems: 1e3, description: "The categories of all judges, the most frequent first. A category is a score that is not a number. The list contains at most 1,000 categories. The server counts only the first 20,000 different categories, in the order of the scenarios.", items: { $ref: "CategoryCount" } } } };
function K(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = K.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        let o = { instancePath: s + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let o = { instancePath: s + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n < 0 || isNaN(n)) {
          let o = { instancePath: s + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [o] : e.push(o), i++;
        }
      }
    }
    if (a.mean !== void 0) {
      let n = a.mean;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let o = { instancePath: s + "/mean", schemaPath: "#/properties/mean/type", keyword: "type", params: { type: te.properties.mean.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.median !== void 0) {
      let n = a.median;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let o = { instancePath: s + "/median", schemaPath: "#/properties/median/type", keyword: "type", params: { type: te.properties.median.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.standard_deviation !== void 0) {
      let n = a.standard_deviation;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let o = { instancePath: s + "/standard_deviation", schemaPath: "#/properties/standard_deviation/type", keyword: "type", params: { type: te.properties.standard_deviation.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n))) {
        let o = { instancePath: s + "/standard_deviation", schemaPath: "#/properties/standard_deviation/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.min !== void 0) {
      let n = a.min;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let o = { instancePath: s + "/min", schemaPath: "#/properties/min/type", keyword: "type", params: { type: te.properties.min.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.max !== void 0) {
      let n = a.max;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let o = { instancePath: s + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: te.properties.max.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.interval !== void 0) {
      let n = a.interval, o = i, u = !1, f = null, l = i;
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
            let g = { instancePath: s + "/interval/low", schemaPath: "Interval/properties/low/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [g] : e.push(g), i++;
          }
        }
        if (n.high !== void 0) {
          let c = n.high;
          if (!(typeof c == "number" && isFinite(c))) {
            let g = { instancePath: s + "/interval/high", schemaPath: "Interval/properties/high/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [g] : e.push(g), i++;
          }
        }
        if (n.level !== void 0) {
          let c = n.level;
          if (typeof c == "number" && isFinite(c)) {
            if (c > 1 || isNaN(c)) {
              let g = { instancePath: s + "/interval/level", schemaPath: "Interval/properties/level/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
              e === null ? e = [g] : e.push(g), i++;
            }
            if (c < 0 || isNaN(c)) {
              let g = { instancePath: s + "/interval/level", schemaPath: "Interval/properties/level/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              e === null ? e = [g] : e.push(g), i++;
            }
          } else {
            let g = { instancePath: s + "/interval/level", schemaPath: "Interval/properties/level/type", keyword: "type", params: { type: "number" } };
            e === null ? e = [g] : e.push(g), i++;
          }
        }
        if (n.method !== void 0) {
          let c = n.method;
          if (typeof c != "string") {
            let g = { instancePath: s + "/interval/method", schemaPath: "Interval/properties/method/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [g] : e.push(g), i++;
          }
          if (!(c === "wilson" || c === "student_t")) {
            let g = { instancePath: s + "/interval/method", schemaPath: "Interval/properties/method/enum", keyword: "enum", params: { allowedValues: Ar.properties.method.enum } };
            e === null ? e = [g] : e.push(g), i++;
          }
        }
      } else {
        let c = { instancePath: s + "/interval", schemaPath: "Interval/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = l === i;
      if (t) {
        u = !0, f = 0;
        var r = {};
        r.low = !0, r.high = !0, r.level = !0, r.method = !0;
      }
      let h = i;
      if (n !== null) {
        let c = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = h === i;
      if (t && u ? (u = !1, f = [f, 1]) : t && (u = !0, f = 1), u)
        i = o, e !== null && (o ? e.length = o : e = null);
      else {
        let c = { instancePath: s + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
    if (a.histogram !== void 0) {
      let n = a.histogram;
      if (Array.isArray(n)) {
        if (n.length > 20) {
          let u = { instancePath: s + "/histogram", schemaPath: "#/properties/histogram/maxItems", keyword: "maxItems", params: { limit: 20 } };
          e === null ? e = [u] : e.push(u), i++;
        }
        let o = n.length;
        for (let u = 0; u < o; u++) {
          let f = n[u];
          if (f && typeof f == "object" && !Array.isArray(f)) {
            if (f.from === void 0) {
              let l = { instancePath: s + "/histogram/" + u, schemaPath: "HistogramBin/required", keyword: "required", params: { missingProperty: "from" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (f.to === void 0) {
              let l = { instancePath: s + "/histogram/" + u, schemaPath: "HistogramBin/required", keyword: "required", params: { missingProperty: "to" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (f.count === void 0) {
              let l = { instancePath: s + "/histogram/" + u, schemaPath: "HistogramBin/required", keyword: "required", params: { missingProperty: "count" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (f.from !== void 0) {
              let l = f.from;
              if (!(typeof l == "number" && isFinite(l))) {
                let h = { instancePath: s + "/histogram/" + u + "/from", schemaPath: "HistogramBin/properties/from/type", keyword: "type", params: { type: "number" } };
                e === null ? e = [h] : e.push(h), i++;
              }
            }
            if (f.to !== void 0) {
              let l = f.to;
              if (!(typeof l == "number" && isFinite(l))) {
                let h = { instancePath: s + "/histogram/" + u + "/to", schemaPath: "HistogramBin/properties/to/type", keyword: "type", params: { type: "number" } };
                e === null ? e = [h] : e.push(h), i++;
              }
            }
            if (f.count !== void 0) {
              let l = f.count;
              if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                let h = { instancePath: s + "/histogram/" + u + "/count", schemaPath: "HistogramBin/properties/count/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [h] : e.push(h), i++;
              }
              if (typeof l == "number" && isFinite(l)) {
                if (l > 2147483647 || isNaN(l)) {
                  let h = { instancePath: s + "/histogram/" + u + "/count", schemaPath: "HistogramBin/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
                if (l < 0 || isNaN(l)) {
                  let h = { instancePath: s + "/histogram/" + u + "/count", schemaPath: "HistogramBin/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
              }
            }
          } else {
            let l = { instancePath: s + "/histogram/" + u, schemaPath: "HistogramBin/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [l] : e.push(l), i++;
          }
        }
      } else {
        let o = { instancePath: s + "/histogram", schemaPath: "#/properties/histogram/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.categories !== void 0) {
      let n = a.categories;
      if (Array.isArray(n)) {
        if (n.length > 1e3) {
          let u = { instancePath: s + "/categories", schemaPath: "#/properties/categories/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          e === null ? e = [u] : e.push(u), i++;
        }
        let o = n.length;
        for (let u = 0; u < o; u++) {
          let f = n[u];
          if (f && typeof f == "object" && !Array.isArray(f)) {
            if (f.category === void 0) {
              let l = { instancePath: s + "/categories/" + u, schemaPath: "CategoryCount/required", keyword: "required", params: { missingProperty: "category" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (f.count === void 0) {
              let l = { instancePath: s + "/categories/" + u, schemaPath: "CategoryCount/required", keyword: "required", params: { missingProperty: "count" } };
              e === null ? e = [l] : e.push(l), i++;
            }
            if (f.category !== void 0) {
              let l = f.category;
              if (typeof l == "string") {
                if (d(l) > 200) {
                  let h = { instancePath: s + "/categories/" + u + "/category", schemaPath: "CategoryCount/properties/category/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
              } else {
                let h = { instancePath: s + "/categories/" + u + "/category", schemaPath: "CategoryCount/properties/category/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [h] : e.push(h), i++;
              }
            }
            if (f.count !== void 0) {
              let l = f.count;
              if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
                let h = { instancePath: s + "/categories/" + u + "/count", schemaPath: "CategoryCount/properties/count/type", keyword: "type", params: { type: "integer" } };
                e === null ? e = [h] : e.push(h), i++;
              }
              if (typeof l == "number" && isFinite(l)) {
                if (l > 2147483647 || isNaN(l)) {
                  let h = { instancePath: s + "/categories/" + u + "/count", schemaPath: "CategoryCount/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
                if (l < 0 || isNaN(l)) {
                  let h = { instancePath: s + "/categories/" + u + "/count", schemaPath: "CategoryCount/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                  e === null ? e = [h] : e.push(h), i++;
                }
              }
            }
          } else {
            let l = { instancePath: s + "/categories/" + u, schemaPath: "CategoryCount/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [l] : e.push(l), i++;
          }
        }
      } else {
        let o = { instancePath: s + "/categories", schemaPath: "#/properties/categories/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return K.errors = e, i === 0;
}
K.evaluated = { props: { count: !0, mean: !0, median: !0, standard_deviation: !0, min: !0, max: !0, interval: !0, histogram: !0, categories: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Q(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Q.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
    if (a.metric === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.scenarios_counted === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios_counted" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.judgements_counted === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judgements_counted" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.raw === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "raw" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.alpha === void 0) {
      let u = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alpha" } };
      e === null ? e = [u] : e.push(u), i++;
    }
    if (a.metric !== void 0) {
      let u = a.metric;
      if (typeof u == "string") {
        if (d(u) > 40) {
          let f = { instancePath: s + "/metric", schemaPath: "#/properties/metric/maxLength", keyword: "maxLength", params: { limit: 40 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      } else {
        let f = { instancePath: s + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [f] : e.push(f), i++;
      }
    }
    if (a.scenarios_counted !== void 0) {
      let u = a.scenarios_counted;
      if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
        let f = { instancePath: s + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof u == "number" && isFinite(u)) {
        if (u > 2147483647 || isNaN(u)) {
          let f = { instancePath: s + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (u < 0 || isNaN(u)) {
          let f = { instancePath: s + "/scenarios_counted", schemaPath: "#/properties/scenarios_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.judgements_counted !== void 0) {
      let u = a.judgements_counted;
      if (!(typeof u == "number" && !(u % 1) && !isNaN(u) && isFinite(u))) {
        let f = { instancePath: s + "/judgements_counted", schemaPath: "#/properties/judgements_counted/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [f] : e.push(f), i++;
      }
      if (typeof u == "number" && isFinite(u)) {
        if (u > 2147483647 || isNaN(u)) {
          let f = { instancePath: s + "/judgements_counted", schemaPath: "#/properties/judgements_counted/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [f] : e.push(f), i++;
        }
        if (u < 0 || isNaN(u)) {
          let f = { instancePath: s + "/judgements_counted", schemaPath: "#/properties/judgements_counted/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [f] : e.push(f), i++;
        }
      }
    }
    if (a.raw !== void 0) {
      let u = a.raw, f = i, l = !1, h = null, c = i;
      I(u, { instancePath: s + "/raw", parentData: a, parentDataProperty: "raw", rootData: _, dynamicAnchors: w }) || (e = e === null ? I.errors : e.concat(I.errors), i = e.length);
      var t = c === i;
      if (t) {
        l = !0, h = 0;
        var r = {};
        r.value = !0, r.interval = !0;
      }
      let g = i;
      if (u !== null) {
        let x = { instancePath: s + "/raw", schemaPath: "#/properties/raw/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [x] : e.push(x), i++;
      }
      var t = g === i;
      if (t && l ? (l = !1, h = [h, 1]) : t && (l = !0, h = 1), l)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let x = { instancePath: s + "/raw", schemaPath: "#/properties/raw/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [x] : e.push(x), i++;
      }
    }
    if (a.alpha !== void 0) {
      let u = a.alpha, f = i, l = !1, h = null, c = i;
      I(u, { instancePath: s + "/alpha", parentData: a, parentDataProperty: "alpha", rootData: _, dynamicAnchors: w }) || (e = e === null ? I.errors : e.concat(I.errors), i = e.length);
      var o = c === i;
      if (o) {
        l = !0, h = 0;
        var n = {};
        n.value = !0, n.interval = !0;
      }
      let g = i;
      if (u !== null) {
        let x = { instancePath: s + "/alpha", schemaPath: "#/properties/alpha/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [x] : e.push(x), i++;
      }
      var o = g === i;
      if (o && l ? (l = !1, h = [h, 1]) : o && (l = !0, h = 1), l)
        i = f, e !== null && (f ? e.length = f : e = null);
      else {
        let x = { instancePath: s + "/alpha", schemaPath: "#/properties/alpha/oneOf", keyword: "oneOf", params: { passingSchemas: h } };
        e === null ? e = [x] : e.push(x), i++;
      }
    }
  } else {
    let u = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [u] : e.push(u), i++;
  }
  return Q.errors = e, i === 0;
}
Q.evaluated = { props: { metric: !0, scenarios_counted: !0, judgements_counted: !0, raw: !0, alpha: !0 }, dynamicProps: !1, dynamicItems: !1 };
var mr = { type: "object", description: "The judgements of one judge, compared with the judgements of the other judges.", "x-assumption": "U59", required: ["judge_id", "judgement_count", "is_outlying", "scenarios_compared", "alpha", "others_alpha", "position"], properties: { judge_id: { type: "string", maxLength: 36, description: "The id of the judge. It is the `judge_id` in the list of judges.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judgement_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that the judge has judged.", examples: [48] }, is_outlying: { type: "boolean", description: "Whether the judge is outlying. This is `true` if three conditions hold. First, at least 20 scenarios were compared. Second, the judge agrees less with the other judges than they agree with each other, and chance does not explain the difference. Third, `alpha` is below half of `others_alpha`.", examples: [!1] }, scenarios_compared: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that this judge and at least two others judged.", examples: [48] }, alpha: { type: ["number", "null"], description: "The agreement of the judge with the other judges on the compared scenarios, as Krippendorff's alpha. `null` if no scenarios were compared, or if all judgements are equal.", examples: [0.61] }, others_alpha: { type: ["number", "null"], description: "The agreement of the other judges with each other on the compared scenarios. `null` if `alpha` is `null`.", examples: [0.68] }, position: { oneOf: [{ $ref: "PositionShare" }, { type: "null" }] } } };
function G(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = G.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          let o = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [o] : e.push(o), i++;
        }
      } else {
        let o = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.judgement_count !== void 0) {
      let n = a.judgement_count;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let o = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let o = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n < 0 || isNaN(n)) {
          let o = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [o] : e.push(o), i++;
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
        let o = { instancePath: s + "/scenarios_compared", schemaPath: "#/properties/scenarios_compared/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let o = { instancePath: s + "/scenarios_compared", schemaPath: "#/properties/scenarios_compared/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n < 0 || isNaN(n)) {
          let o = { instancePath: s + "/scenarios_compared", schemaPath: "#/properties/scenarios_compared/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [o] : e.push(o), i++;
        }
      }
    }
    if (a.alpha !== void 0) {
      let n = a.alpha;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let o = { instancePath: s + "/alpha", schemaPath: "#/properties/alpha/type", keyword: "type", params: { type: mr.properties.alpha.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.others_alpha !== void 0) {
      let n = a.others_alpha;
      if (!(typeof n == "number" && isFinite(n)) && n !== null) {
        let o = { instancePath: s + "/others_alpha", schemaPath: "#/properties/others_alpha/type", keyword: "type", params: { type: mr.properties.others_alpha.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.position !== void 0) {
      let n = a.position, o = i, u = !1, f = null, l = i;
      $(n, { instancePath: s + "/position", parentData: a, parentDataProperty: "position", rootData: _, dynamicAnchors: w }) || (e = e === null ? $.errors : e.concat($.errors), i = e.length);
      var t = l === i;
      if (t) {
        u = !0, f = 0;
        var r = {};
        r.first_share = !0, r.votes_counted = !0, r.interval = !0;
      }
      let h = i;
      if (n !== null) {
        let c = { instancePath: s + "/position", schemaPath: "#/properties/position/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = h === i;
      if (t && u ? (u = !1, f = [f, 1]) : t && (u = !0, f = 1), u)
        i = o, e !== null && (o ? e.length = o : e = null);
      else {
        let c = { instancePath: s + "/position", schemaPath: "#/properties/position/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return G.errors = e, i === 0;
}
G.evaluated = { props: { judge_id: !0, judgement_count: !0, is_outlying: !0, scenarios_compared: !0, alpha: !0, others_alpha: !0, position: !0 }, dynamicProps: !1, dynamicItems: !1 };
function be(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = be.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          let h = { instancePath: s + "/evaluation_id", schemaPath: "Id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (d(l) < 36) {
          let h = { instancePath: s + "/evaluation_id", schemaPath: "Id/minLength", keyword: "minLength", params: { limit: 36 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (!q.test(l)) {
          let h = { instancePath: s + "/evaluation_id", schemaPath: "Id/format", keyword: "format", params: { format: "uuid" } };
          e === null ? e = [h] : e.push(h), i++;
        }
      } else {
        let h = { instancePath: s + "/evaluation_id", schemaPath: "Id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.evaluation_name !== void 0) {
      let l = a.evaluation_name;
      if (typeof l == "string") {
        if (d(l) > 200) {
          let h = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      } else {
        let h = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.evaluation_type !== void 0) {
      let l = a.evaluation_type;
      if (typeof l != "string") {
        let h = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (!(l === "human_a_b_testing" || l === "single_model_test")) {
        let h = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: ze.enum } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.status !== void 0) {
      let l = a.status;
      if (typeof l != "string") {
        let h = { instancePath: s + "/status", schemaPath: "EvaluationStatus/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (!(l === "EVALUATION_INITIALIZED" || l === "EVALUATION_STARTED" || l === "EVALUATION_FINISHED")) {
        let h = { instancePath: s + "/status", schemaPath: "EvaluationStatus/enum", keyword: "enum", params: { allowedValues: Lr.enum } };
        e === null ? e = [h] : e.push(h), i++;
      }
    }
    if (a.scenario_count !== void 0) {
      let l = a.scenario_count;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let h = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let h = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (l < 0 || isNaN(l)) {
          let h = { instancePath: s + "/scenario_count", schemaPath: "#/properties/scenario_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.judged_count !== void 0) {
      let l = a.judged_count;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let h = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let h = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (l < 0 || isNaN(l)) {
          let h = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.not_judged_count !== void 0) {
      let l = a.not_judged_count;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let h = { instancePath: s + "/not_judged_count", schemaPath: "#/properties/not_judged_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let h = { instancePath: s + "/not_judged_count", schemaPath: "#/properties/not_judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (l < 0 || isNaN(l)) {
          let h = { instancePath: s + "/not_judged_count", schemaPath: "#/properties/not_judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.judgement_count !== void 0) {
      let l = a.judgement_count;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let h = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 2147483647 || isNaN(l)) {
          let h = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (l < 0 || isNaN(l)) {
          let h = { instancePath: s + "/judgement_count", schemaPath: "#/properties/judgement_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.judgements_per_scenario !== void 0) {
      let l = a.judgements_per_scenario;
      if (!(typeof l == "number" && !(l % 1) && !isNaN(l) && isFinite(l))) {
        let h = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (typeof l == "number" && isFinite(l)) {
        if (l > 20 || isNaN(l)) {
          let h = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          e === null ? e = [h] : e.push(h), i++;
        }
        if (l < 1 || isNaN(l)) {
          let h = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [h] : e.push(h), i++;
        }
      }
    }
    if (a.votes !== void 0) {
      let l = a.votes, h = i, c = !1, g = null, x = i;
      B(l, { instancePath: s + "/votes", parentData: a, parentDataProperty: "votes", rootData: _, dynamicAnchors: w }) || (e = e === null ? B.errors : e.concat(B.errors), i = e.length);
      var t = x === i;
      if (t) {
        c = !0, g = 0;
        var r = {};
        r.variants = !0, r.both_good = !0, r.both_bad = !0, r.enough_votes = !0, r.enough_outcomes = !0, r.position = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/votes", schemaPath: "#/properties/votes/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var t = T === i;
      if (t && c ? (c = !1, g = [g, 1]) : t && (c = !0, g = 1), c)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let y = { instancePath: s + "/votes", schemaPath: "#/properties/votes/oneOf", keyword: "oneOf", params: { passingSchemas: g } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.scores !== void 0) {
      let l = a.scores, h = i, c = !1, g = null, x = i;
      K(l, { instancePath: s + "/scores", parentData: a, parentDataProperty: "scores", rootData: _, dynamicAnchors: w }) || (e = e === null ? K.errors : e.concat(K.errors), i = e.length);
      var o = x === i;
      if (o) {
        c = !0, g = 0;
        var n = {};
        n.count = !0, n.mean = !0, n.median = !0, n.standard_deviation = !0, n.min = !0, n.max = !0, n.interval = !0, n.histogram = !0, n.categories = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/scores", schemaPath: "#/properties/scores/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var o = T === i;
      if (o && c ? (c = !1, g = [g, 1]) : o && (c = !0, g = 1), c)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let y = { instancePath: s + "/scores", schemaPath: "#/properties/scores/oneOf", keyword: "oneOf", params: { passingSchemas: g } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.agreement !== void 0) {
      let l = a.agreement, h = i, c = !1, g = null, x = i;
      Q(l, { instancePath: s + "/agreement", parentData: a, parentDataProperty: "agreement", rootData: _, dynamicAnchors: w }) || (e = e === null ? Q.errors : e.concat(Q.errors), i = e.length);
      var f = x === i;
      if (f) {
        c = !0, g = 0;
        var u = {};
        u.metric = !0, u.scenarios_counted = !0, u.judgements_counted = !0, u.raw = !0, u.alpha = !0;
      }
      let T = i;
      if (l !== null) {
        let y = { instancePath: s + "/agreement", schemaPath: "#/properties/agreement/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [y] : e.push(y), i++;
      }
      var f = T === i;
      if (f && c ? (c = !1, g = [g, 1]) : f && (c = !0, g = 1), c)
        i = h, e !== null && (h ? e.length = h : e = null);
      else {
        let y = { instancePath: s + "/agreement", schemaPath: "#/properties/agreement/oneOf", keyword: "oneOf", params: { passingSchemas: g } };
        e === null ? e = [y] : e.push(y), i++;
      }
    }
    if (a.judges !== void 0) {
      let l = a.judges;
      if (!Array.isArray(l) && l !== null) {
        let h = { instancePath: s + "/judges", schemaPath: "#/properties/judges/type", keyword: "type", params: { type: Pt.properties.judges.type } };
        e === null ? e = [h] : e.push(h), i++;
      }
      if (Array.isArray(l)) {
        if (l.length > 1e3) {
          let c = { instancePath: s + "/judges", schemaPath: "#/properties/judges/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          e === null ? e = [c] : e.push(c), i++;
        }
        let h = l.length;
        for (let c = 0; c < h; c++)
          G(l[c], { instancePath: s + "/judges/" + c, parentData: l, parentDataProperty: c, rootData: _, dynamicAnchors: w }) || (e = e === null ? G.errors : e.concat(G.errors), i = e.length);
      }
    }
  } else {
    let l = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [l] : e.push(l), i++;
  }
  return be.errors = e, i === 0;
}
be.evaluated = { props: { evaluation_id: !0, evaluation_name: !0, evaluation_type: !0, status: !0, scenario_count: !0, judged_count: !0, not_judged_count: !0, judgement_count: !0, judgements_per_scenario: !0, votes: !0, scores: !0, agreement: !0, judges: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ke = je, ne = { type: "object", description: "A human evaluation, as a judge sees it.", required: ["evaluation_id", "evaluation_name", "evaluation_type", "instructions", "is_closed", "judgements_per_scenario", "scenario_count", "judged_count", "judge_id", "judge_name", "is_judge_name_fixed", "is_shared", "expires_at"], properties: { evaluation_id: { $ref: "Id" }, evaluation_name: { type: "string", maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, evaluation_type: { $ref: "EvaluationType" }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text.", examples: ["Choose the answer that helps the customer more."] }, is_closed: { type: "boolean", description: "Whether the evaluation is closed. A closed evaluation rejects judgements.", examples: [!1] }, judgements_per_scenario: { type: "integer", minimum: 1, maximum: 20, description: "The number of judges for each scenario.", examples: [3] }, scenario_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios.", examples: [120] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that the caller has judged.", examples: [12] }, judge_id: { type: ["string", "null"], maxLength: 36, description: "The caller's id as a judge. The order in which the judge sees the outputs depends on this id. If the caller uses the key of a shared invitation, this member is `null`, because nobody can judge with that key.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The name of the judge. `null` if the judge has no name.", examples: ["Maria"] }, is_judge_name_fixed: { type: "boolean", description: "Whether an editor fixed the name of the judge. If so, the judge cannot change the name.", examples: [!1] }, is_shared: { type: "boolean", description: "Whether the caller's key belongs to a shared invitation. If so, join with `createJudge` and use the new key.", examples: [!1] }, expires_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the caller's key expires. `null` if it never expires.", examples: ["2036-01-31T00:00:00.000Z"] } } };
function je(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = je.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: ze.enum } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.instructions !== void 0) {
      let r = a.instructions;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: ne.properties.instructions.type } };
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
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: ne.properties.judge_id.type } };
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
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: ne.properties.judge_name.type } };
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
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: ne.properties.expires_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return je.errors = e, i === 0;
}
je.evaluated = { props: { evaluation_id: !0, evaluation_name: !0, evaluation_type: !0, instructions: !0, is_closed: !0, judgements_per_scenario: !0, scenario_count: !0, judged_count: !0, judge_id: !0, judge_name: !0, is_judge_name_fixed: !0, is_shared: !0, expires_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Dr = qe, oe = { type: "object", description: "The next scenario for a judge.", required: ["status", "scenario", "first_shown", "reserved_until", "retry_at", "judged_count", "remaining_count"], properties: { status: { type: "string", enum: ["scenario", "none_left", "judged_by_others"], description: "The result of the request. `scenario`: the member `scenario` contains the next scenario. `none_left`: no scenario is left for this judge, except the scenario that the request named as `current`. `judged_by_others`: other judges have reserved the remaining scenarios. Repeat the request at `retry_at`.", examples: ["scenario"] }, scenario: { oneOf: [{ $ref: "EvaluationScenario" }, { type: "null" }] }, first_shown: { type: ["string", "null"], maxLength: 36, description: "The variant whose output you should show first, on the left or on top. The value is the same whenever this judge sees this scenario. `null` if `scenario` is `null`. Always `null` for `single_model_test`. To compute the value yourself, sort the two variant ids of the evaluation as text, and compute the SHA-256 hash of `<evaluation_scenario_id>/<judge_id>` (UTF-8). If the first byte of the hash is even, the value is the first id. Otherwise, it is the second id.", "x-assumption": "U57", examples: ["0198d2a4-6f03-7a5d-9b24-d6ea1c83f702"] }, reserved_until: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the reservation of `scenario` expires. `null` if `scenario` is `null`.", examples: ["2026-03-11T10:27:31.518Z"] }, retry_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When you should repeat the request, if the result is `judged_by_others`. At this time, a reservation of another judge expires. Otherwise `null`.", examples: ["2026-03-11T10:24:07.003Z"] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that the caller has judged.", examples: [12] }, remaining_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The maximum number of scenarios that are left for the caller. It is the lower one of two numbers: the number of scenarios that the caller has not judged, and the number of scenarios that do not have all their judgements. 0 for `none_left`.", examples: [38] } } };
function qe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = qe.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        let o = { instancePath: s + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (!(n === "scenario" || n === "none_left" || n === "judged_by_others")) {
        let o = { instancePath: s + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: oe.properties.status.enum } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.scenario !== void 0) {
      let n = a.scenario, o = i, u = !1, f = null, l = i;
      D(n, { instancePath: s + "/scenario", parentData: a, parentDataProperty: "scenario", rootData: _, dynamicAnchors: w }) || (e = e === null ? D.errors : e.concat(D.errors), i = e.length);
      var t = l === i;
      if (t) {
        u = !0, f = 0;
        var r = {};
        r.evaluation_scenario_id = !0, r.evaluation_id = !0, r.evaluation_type = !0, r.position = !0, r.inputs = !0, r.outputs = !0, r.vote = !0, r.score = !0, r.correct_answer = !0, r.is_pinned = !0, r.note = !0, r.revision = !0, r.created_at = !0, r.updated_at = !0, r.modified_by_id = !0, r.judged_at = !0, r.judged_by_id = !0, r.judgement_counts = !0;
      }
      let h = i;
      if (n !== null) {
        let c = { instancePath: s + "/scenario", schemaPath: "#/properties/scenario/oneOf/1/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [c] : e.push(c), i++;
      }
      var t = h === i;
      if (t && u ? (u = !1, f = [f, 1]) : t && (u = !0, f = 1), u)
        i = o, e !== null && (o ? e.length = o : e = null);
      else {
        let c = { instancePath: s + "/scenario", schemaPath: "#/properties/scenario/oneOf", keyword: "oneOf", params: { passingSchemas: f } };
        e === null ? e = [c] : e.push(c), i++;
      }
    }
    if (a.first_shown !== void 0) {
      let n = a.first_shown;
      if (typeof n != "string" && n !== null) {
        let o = { instancePath: s + "/first_shown", schemaPath: "#/properties/first_shown/type", keyword: "type", params: { type: oe.properties.first_shown.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "string" && d(n) > 36) {
        let o = { instancePath: s + "/first_shown", schemaPath: "#/properties/first_shown/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [o] : e.push(o), i++;
      }
    }
    if (a.reserved_until !== void 0) {
      let n = a.reserved_until;
      if (typeof n != "string" && n !== null) {
        let o = { instancePath: s + "/reserved_until", schemaPath: "#/properties/reserved_until/type", keyword: "type", params: { type: oe.properties.reserved_until.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "string") {
        if (d(n) > 24) {
          let o = { instancePath: s + "/reserved_until", schemaPath: "#/properties/reserved_until/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (!j.validate(n)) {
          let o = { instancePath: s + "/reserved_until", schemaPath: "#/properties/reserved_until/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [o] : e.push(o), i++;
        }
      }
    }
    if (a.retry_at !== void 0) {
      let n = a.retry_at;
      if (typeof n != "string" && n !== null) {
        let o = { instancePath: s + "/retry_at", schemaPath: "#/properties/retry_at/type", keyword: "type", params: { type: oe.properties.retry_at.type } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "string") {
        if (d(n) > 24) {
          let o = { instancePath: s + "/retry_at", schemaPath: "#/properties/retry_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (!j.validate(n)) {
          let o = { instancePath: s + "/retry_at", schemaPath: "#/properties/retry_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [o] : e.push(o), i++;
        }
      }
    }
    if (a.judged_count !== void 0) {
      let n = a.judged_count;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let o = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let o = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n < 0 || isNaN(n)) {
          let o = { instancePath: s + "/judged_count", schemaPath: "#/properties/judged_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [o] : e.push(o), i++;
        }
      }
    }
    if (a.remaining_count !== void 0) {
      let n = a.remaining_count;
      if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
        let o = { instancePath: s + "/remaining_count", schemaPath: "#/properties/remaining_count/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [o] : e.push(o), i++;
      }
      if (typeof n == "number" && isFinite(n)) {
        if (n > 2147483647 || isNaN(n)) {
          let o = { instancePath: s + "/remaining_count", schemaPath: "#/properties/remaining_count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [o] : e.push(o), i++;
        }
        if (n < 0 || isNaN(n)) {
          let o = { instancePath: s + "/remaining_count", schemaPath: "#/properties/remaining_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [o] : e.push(o), i++;
        }
      }
    }
  } else {
    let n = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [n] : e.push(n), i++;
  }
  return qe.errors = e, i === 0;
}
qe.evaluated = { props: { status: !0, scenario: !0, first_shown: !0, reserved_until: !0, retry_at: !0, judged_count: !0, remaining_count: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Er = Le, bt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Judge" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, dr = { type: "object", description: "A judge of a human evaluation, and the judge's progress.", required: ["judge_id", "judge_name", "judged_count", "created_at", "last_judged_at"], properties: { judge_id: { type: "string", maxLength: 36, description: "The id of the judge. It is the `judged_by_id` of the judge's judgements.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The name of the judge. `null` if the judge has no name.", examples: ["Maria"] }, judged_count: { type: "integer", minimum: 0, maximum: 2147483647, description: "The number of scenarios that the judge has judged.", examples: [12] }, created_at: { $ref: "Timestamp" }, last_judged_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the judge last gave or cleared a vote or a score. `null` if the judge has not judged.", examples: ["2026-03-11T10:22:31.518Z"] } } };
function X(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = X.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: dr.properties.judge_name.type } };
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/last_judged_at", schemaPath: "#/properties/last_judged_at/type", keyword: "type", params: { type: dr.properties.last_judged_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_judged_at", schemaPath: "#/properties/last_judged_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/last_judged_at", schemaPath: "#/properties/last_judged_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return X.errors = e, i === 0;
}
X.evaluated = { props: { judge_id: !0, judge_name: !0, judged_count: !0, created_at: !0, last_judged_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Le(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Le.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          X(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? X.errors : e.concat(X.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: bt.properties.next_cursor.type } };
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
  return Le.errors = e, i === 0;
}
Le.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var $r = Ie, jt = { type: "object", description: "A new judge and its API key, with the secret.", required: ["judge_id", "judge_name", "key_id", "expires_at", "secret"], properties: { judge_id: { type: "string", maxLength: 36, description: "The id of the judge. It is the `judged_by_id` of the judge's judgements.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: "string", maxLength: 100, description: "The name of the judge.", examples: ["Maria"] }, key_id: { $ref: "Id" }, expires_at: { type: ["string", "null"], format: "date-time", maxLength: 24, description: "When the key expires. `null` if it never expires.", examples: ["2036-01-31T00:00:00.000Z"] }, secret: { type: "string", maxLength: 200, description: "The whole API key. Only this response shows it.", examples: ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function Ie(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Ie.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: jt.properties.expires_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
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
  return Ie.errors = e, i === 0;
}
Ie.evaluated = { props: { judge_id: !0, judge_name: !0, key_id: !0, expires_at: !0, secret: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Or = Te, qt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "ResultsKey" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, fr = { type: "object", description: "An API key that can only read the results of one evaluation. It is shown without its secret.", required: ["results_key_id", "evaluation_id", "prefix", "results_key_name", "created_at", "last_used_at", "expires_at", "revoked_at"], properties: { results_key_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, results_key_name: { type: "string", maxLength: 200, description: "The purpose of the key.", examples: ["Product team"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: "string", maxLength: 24, format: "date-time", description: "When the key expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] } } };
function ee(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = ee.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: fr.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: fr.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return ee.errors = e, i === 0;
}
ee.evaluated = { props: { results_key_id: !0, evaluation_id: !0, prefix: !0, results_key_name: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Te(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Te.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          ee(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? ee.errors : e.concat(ee.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: qt.properties.next_cursor.type } };
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
  return Te.errors = e, i === 0;
}
Te.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Fr = Ne, hr = { type: "object", description: "A new key that shares the results, with its secret.", required: ["results_key_id", "evaluation_id", "prefix", "results_key_name", "created_at", "last_used_at", "expires_at", "revoked_at", "secret"], properties: { results_key_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, results_key_name: { type: "string", maxLength: 200, description: "The purpose of the key.", examples: ["Product team"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: "string", maxLength: 24, format: "date-time", description: "When the key expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] }, secret: { type: "string", maxLength: 200, description: "The whole API key. Only this response shows it.", examples: ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function Ne(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Ne.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: hr.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: hr.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
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
  return Ne.errors = e, i === 0;
}
Ne.evaluated = { props: { results_key_id: !0, evaluation_id: !0, prefix: !0, results_key_name: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0, secret: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Vr = Ae, Lt = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Invitation" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } }, ie = { type: "object", description: "An invitation: an API key that is only valid for judging one evaluation. The invitation is shown without the secret of the key.", required: ["invitation_id", "evaluation_id", "prefix", "invitation_name", "is_shared", "judge_id", "judge_name", "is_judge_name_fixed", "created_from_id", "created_at", "last_used_at", "expires_at", "revoked_at"], properties: { invitation_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the invitation's key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, invitation_name: { type: "string", maxLength: 200, description: "The purpose of the invitation.", examples: ["Maria from support"] }, is_shared: { type: "boolean", description: "Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.", examples: [!1] }, judge_id: { type: ["string", "null"], maxLength: 36, description: "The judge who is invited. `null` for a shared invitation.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The name of the judge. `null` for a shared invitation, or if the judge has no name yet.", examples: ["Maria"] }, is_judge_name_fixed: { type: "boolean", description: "Whether an editor fixed the name of the judge. If so, the judge cannot change the name.", examples: [!0] }, created_from_id: { type: ["string", "null"], maxLength: 36, description: "The shared invitation with which the judge joined. `null` for an invitation that an editor created.", examples: ["0198d2a4-5d01-7d22-9f53-7ac01b4e8d26"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: "string", maxLength: 24, format: "date-time", description: "When the key expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the invitation was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] } } };
function re(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = re.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: ie.properties.judge_id.type } };
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
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: ie.properties.judge_name.type } };
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
        let t = { instancePath: s + "/created_from_id", schemaPath: "#/properties/created_from_id/type", keyword: "type", params: { type: ie.properties.created_from_id.type } };
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: ie.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: ie.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return re.errors = e, i === 0;
}
re.evaluated = { props: { invitation_id: !0, evaluation_id: !0, prefix: !0, invitation_name: !0, is_shared: !0, judge_id: !0, judge_name: !0, is_judge_name_fixed: !0, created_from_id: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Ae(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Ae.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          re(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? re.errors : e.concat(re.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: Lt.properties.next_cursor.type } };
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
  return Ae.errors = e, i === 0;
}
Ae.evaluated = { props: { items: !0, next_cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var zr = De, se = { type: "object", description: "A new invitation, with the secret of its key.", required: ["invitation_id", "evaluation_id", "prefix", "invitation_name", "is_shared", "judge_id", "judge_name", "is_judge_name_fixed", "created_from_id", "created_at", "last_used_at", "expires_at", "revoked_at", "secret"], properties: { invitation_id: { $ref: "Id" }, evaluation_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the invitation's key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, invitation_name: { type: "string", maxLength: 200, description: "The purpose of the invitation.", examples: ["Maria from support"] }, is_shared: { type: "boolean", description: "Whether the invitation is shared. Everybody who has the link of a shared invitation can join as a separate judge.", examples: [!1] }, judge_id: { type: ["string", "null"], maxLength: 36, description: "The judge who is invited. `null` for a shared invitation.", examples: ["0198d2a4-5c03-7a2b-8c41-3e5d7f901b62"] }, judge_name: { type: ["string", "null"], maxLength: 100, description: "The name of the judge. `null` for a shared invitation, or if the judge has no name yet.", examples: ["Maria"] }, is_judge_name_fixed: { type: "boolean", description: "Whether an editor fixed the name of the judge. If so, the judge cannot change the name.", examples: [!0] }, created_from_id: { type: ["string", "null"], maxLength: 36, description: "The shared invitation with which the judge joined. `null` for an invitation that an editor created.", examples: ["0198d2a4-5d01-7d22-9f53-7ac01b4e8d26"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the invitation's key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: "string", maxLength: 24, format: "date-time", description: "When the key expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the invitation was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] }, secret: { type: "string", maxLength: 200, description: "The whole API key. Only this response shows it.", examples: ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function De(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = De.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: se.properties.judge_id.type } };
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
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: se.properties.judge_name.type } };
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
        let t = { instancePath: s + "/created_from_id", schemaPath: "#/properties/created_from_id/type", keyword: "type", params: { type: se.properties.created_from_id.type } };
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: se.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: se.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
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
  return De.errors = e, i === 0;
}
De.evaluated = { props: { invitation_id: !0, evaluation_id: !0, prefix: !0, invitation_name: !0, is_shared: !0, judge_id: !0, judge_name: !0, is_judge_name_fixed: !0, created_from_id: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0, secret: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Sr = Ee;
function Ee(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Ee.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), typeof a == "string") {
    if (d(a) > 1073741824) {
      let r = { instancePath: s, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1073741824 } };
      e === null ? e = [r] : e.push(r), i++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Ee.errors = e, i === 0;
}
Ee.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var Cr = $e;
function $e(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = $e.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), typeof a == "string") {
    if (d(a) > 1073741824) {
      let r = { instancePath: s, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1073741824 } };
      e === null ? e = [r] : e.push(r), i++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return $e.errors = e, i === 0;
}
$e.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var Ur = Oe;
function Oe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Oe.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), typeof a == "string") {
    if (d(a) > 1073741824) {
      let r = { instancePath: s, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 1073741824 } };
      e === null ? e = [r] : e.push(r), i++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "string" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return Oe.errors = e, i === 0;
}
Oe.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var Wr = S, pe = { type: "object", description: "An API key, without its secret.", required: ["key_id", "prefix", "key_name", "role", "user_id", "evaluation_id", "created_at", "last_used_at", "expires_at", "revoked_at"], properties: { key_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, key_name: { type: "string", maxLength: 200, description: "The purpose of the key.", examples: ["annotation page"] }, role: { $ref: "Role" }, user_id: { type: "string", maxLength: 36, description: "The user that the key acts for.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, evaluation_id: { type: ["string", "null"], maxLength: 36, description: "The evaluation that the key is limited to, if the key is an invitation or shares results. `null` for all other keys.", "x-assumption": ["U55", "U66"], examples: ["0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key expires. `null` if it never expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] } } }, Zr = { type: "string", description: "The role of an API key, which says what the key may do. The roles are listed from the lowest to the highest. Each role includes everything that the lower roles may do.", enum: ["viewer", "evaluator", "editor", "admin"], examples: ["evaluator"] };
function S(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = S.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/role", schemaPath: "Role/enum", keyword: "enum", params: { allowedValues: Zr.enum } };
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
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: pe.properties.evaluation_id.type } };
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
        if (!j.validate(r)) {
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
        let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/type", keyword: "type", params: { type: pe.properties.last_used_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: pe.properties.expires_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.revoked_at !== void 0) {
      let r = a.revoked_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/type", keyword: "type", params: { type: pe.properties.revoked_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/revoked_at", schemaPath: "#/properties/revoked_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), i++;
  }
  return S.errors = e, i === 0;
}
S.evaluated = { props: { key_id: !0, prefix: !0, key_name: !0, role: !0, user_id: !0, evaluation_id: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Mr = Fe, It = { type: "object", description: "One page of a list.", required: ["items", "next_cursor"], properties: { items: { type: "array", maxItems: 100, description: "The items of this page. The description of the operation states their order.", items: { $ref: "Key" } }, next_cursor: { type: ["string", "null"], maxLength: 256, description: "To get the next page, send this value as `cursor`. `null` on the last page.", examples: ["MDE5OGQyYTQtNmYwMC03YzNhLTlkNDEtMmI2ZjBjN2UxYTU1"] } } };
function Fe(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Fe.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
          S(r[n], { instancePath: s + "/items/" + n, parentData: r, parentDataProperty: n, rootData: _, dynamicAnchors: w }) || (e = e === null ? S.errors : e.concat(S.errors), i = e.length);
      } else {
        let t = { instancePath: s + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), i++;
      }
    }
    if (a.next_cursor !== void 0) {
      let r = a.next_cursor;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: It.properties.next_cursor.type } };
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
var Rr = Ve, le = { type: "object", description: "A new API key, with its secret.", required: ["key_id", "prefix", "key_name", "role", "user_id", "evaluation_id", "created_at", "last_used_at", "expires_at", "revoked_at", "secret"], properties: { key_id: { $ref: "Id" }, prefix: { type: "string", maxLength: 64, description: "The public prefix of the key, which identifies the key in lists and logs.", examples: ["jbx_3f9c27a1b0d4"] }, key_name: { type: "string", maxLength: 200, description: "The purpose of the key.", examples: ["annotation page"] }, role: { $ref: "Role" }, user_id: { type: "string", maxLength: 36, description: "The user that the key acts for.", examples: ["0198d2a4-5c02-7f19-b3d8-7a90c6e41d3f"] }, evaluation_id: { type: ["string", "null"], maxLength: 36, description: "The evaluation that the key is limited to, if the key is an invitation. `null` for all other keys.", "x-assumption": "U55", examples: ["0198d2a4-7a10-7e0b-8f27-5d3c9b1e4f60"] }, created_at: { $ref: "Timestamp" }, last_used_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When somebody last used the key. The server updates this time once per minute. `null` if nobody has used the key.", examples: ["2026-03-02T09:41:07.120Z"] }, expires_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key expires. `null` if it never expires.", examples: ["2036-01-31T00:00:00.000Z"] }, revoked_at: { type: ["string", "null"], maxLength: 24, format: "date-time", description: "When the key was revoked. `null` if it is not revoked.", examples: ["2026-05-01T08:00:00.000Z"] }, secret: { type: "string", maxLength: 200, description: "The whole API key. Only this response shows it.", examples: ["jbx_3f9c27a1b0d4_5b1d…"] } } };
function Ve(a, { instancePath: s = "", parentData: P, parentDataProperty: v, rootData: _ = a, dynamicAnchors: w = {} } = {}) {
  let e = null, i = 0, m = Ve.evaluated;
  if (m.dynamicProps && (m.props = void 0), m.dynamicItems && (m.items = void 0), a && typeof a == "object" && !Array.isArray(a)) {
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
        if (!q.test(r)) {
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
        let t = { instancePath: s + "/role", schemaPath: "Role/enum", keyword: "enum", params: { allowedValues: Zr.enum } };
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
    if (a.evaluation_id !== void 0) {
      let r = a.evaluation_id;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: le.properties.evaluation_id.type } };
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
        if (!j.validate(r)) {
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
        if (!j.validate(r)) {
          let t = { instancePath: s + "/last_used_at", schemaPath: "#/properties/last_used_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
      }
    }
    if (a.expires_at !== void 0) {
      let r = a.expires_at;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: le.properties.expires_at.type } };
        e === null ? e = [t] : e.push(t), i++;
      }
      if (typeof r == "string") {
        if (d(r) > 24) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 24 } };
          e === null ? e = [t] : e.push(t), i++;
        }
        if (!j.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), i++;
        }
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
        if (!j.validate(r)) {
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
  return Ve.errors = e, i === 0;
}
Ve.evaluated = { props: { key_id: !0, prefix: !0, key_name: !0, role: !0, user_id: !0, evaluation_id: !0, created_at: !0, last_used_at: !0, expires_at: !0, revoked_at: !0, secret: !0 }, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var $t = {
  getHealth: { 200: cr, 405: p, 406: p, 422: b, 500: p, 503: p },
  getVariantByEnv: { 200: yr, 304: null, 400: p, 401: p, 403: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  updateEvaluationScenario: { 200: Be, 204: null, 401: p, 403: p, 404: p, 405: p, 406: p, 409: p, 412: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  listApps: { 200: _r, 401: p, 403: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  createApp: { 201: Se, 401: p, 403: p, 405: p, 406: p, 409: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  getApp: { 200: Se, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  renameApp: { 200: Se, 401: p, 403: p, 404: p, 405: p, 406: p, 409: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  deleteApp: { 204: null, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  listVariants: { 200: gr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  createVariant: { 201: Ce, 401: p, 403: p, 404: p, 405: p, 406: p, 409: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  getVariant: { 200: Ce, 304: null, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  deleteVariant: { 204: null, 401: p, 403: p, 404: p, 405: p, 406: p, 409: p, 422: b, 429: p, 500: p, 503: p },
  updateVariantParameters: { 200: Ce, 401: p, 403: p, 404: p, 405: p, 406: p, 412: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  listVariantRevisions: { 200: vr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  getVariantRevision: { 200: wr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  compareVariantRevisions: { 200: kr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  listEnvironments: { 200: Pr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  listDeployments: { 200: xr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  deployVariant: { 201: br, 401: p, 403: p, 404: p, 405: p, 406: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  getLeaderboard: { 200: jr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  listHumanEvaluations: { 200: qr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  createHumanEvaluation: { 201: ae, 401: p, 403: p, 404: p, 405: p, 406: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  getHumanEvaluation: { 200: ae, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  updateHumanEvaluation: { 200: ae, 401: p, 403: p, 404: p, 405: p, 406: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  deleteHumanEvaluation: { 204: null, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  listEvaluationScenarios: { 200: Ir, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  createEvaluationScenarios: { 201: ae, 401: p, 403: p, 404: p, 405: p, 406: p, 409: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  getEvaluationScenario: { 200: Be, 304: null, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  listJudgements: { 200: Tr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  getHumanEvaluationResults: { 200: Nr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  getJudging: { 200: Ke, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  updateJudging: { 200: Ke, 401: p, 403: p, 404: p, 405: p, 406: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  reserveNextScenario: { 200: Dr, 401: p, 403: p, 404: p, 405: p, 406: p, 409: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  listJudges: { 200: Er, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  createJudge: { 201: $r, 401: p, 403: p, 404: p, 405: p, 406: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  listResultsKeys: { 200: Or, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  createResultsKey: { 201: Fr, 401: p, 403: p, 404: p, 405: p, 406: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  revokeResultsKey: { 204: null, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  listInvitations: { 200: Vr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  createInvitation: { 201: zr, 401: p, 403: p, 404: p, 405: p, 406: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  revokeInvitation: { 204: null, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  exportJudgementsSpreadsheet: { 200: Sr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  exportJudgementsCsv: { 200: Cr, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  exportJudgementsJsonLines: { 200: Ur, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  getCurrentKey: { 200: Wr, 401: p, 403: p, 405: p, 406: p, 429: p, 500: p, 503: p },
  listKeys: { 200: Mr, 401: p, 403: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p },
  createKey: { 201: Rr, 401: p, 403: p, 405: p, 406: p, 413: p, 415: p, 422: b, 429: p, 500: p, 503: p },
  revokeKey: { 204: null, 401: p, 403: p, 404: p, 405: p, 406: p, 422: b, 429: p, 500: p, 503: p }
};
export {
  $t as responses
};
