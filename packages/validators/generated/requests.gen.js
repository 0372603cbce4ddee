// @generated from spec/ — do not edit. Run: pnpm generate

var ut = (i, s) => () => {
  try {
    return s || i((s = { exports: {} }).exports, s), s.exports;
  } catch (u) {
    throw s = 0, u;
  }
};
var it = ut((rt) => {
  "use strict";
  Object.defineProperty(rt, "__esModule", { value: !0 });
  function mt(i) {
    let s = i.length, u = 0, l = 0, m;
    for (; l < s; )
      u++, m = i.charCodeAt(l++), m >= 55296 && m <= 56319 && l < s && (m = i.charCodeAt(l), (m & 64512) === 56320 && l++);
    return u;
  }
  rt.default = mt;
  mt.code = 'require("ajv/dist/runtime/ucs2length").default';
});
var Vr = ut((P) => {
  "use strict";
  Object.defineProperty(P, "__esModule", { value: !0 });
  P.formatNames = P.fastFormats = P.fullFormats = void 0;
  function v(i, s) {
    return { validate: i, compare: s };
  }
  P.fullFormats = {
    // date: http://tools.ietf.org/html/rfc3339#section-5.6
    date: v(Sr, ot),
    // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
    time: v(st(!0), pt),
    "date-time": v(Dr(!0), $r),
    "iso-time": v(st(), Tr),
    "iso-date-time": v(Dr(), zr),
    // duration: https://tools.ietf.org/html/rfc3339#appendix-A
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri: pi,
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
    regex: hi,
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
    byte: li,
    // signed 32 bit integer
    int32: { type: "number", validate: di },
    // signed 64 bit integer
    int64: { type: "number", validate: ci },
    // C-type float
    float: { type: "number", validate: Er },
    // C-type double
    double: { type: "number", validate: Er },
    // hint to the UI to hide input strings
    password: !0,
    // unchecked string payload
    binary: !0
  };
  P.fastFormats = {
    ...P.fullFormats,
    date: v(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, ot),
    time: v(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, pt),
    "date-time": v(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, $r),
    "iso-time": v(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, Tr),
    "iso-date-time": v(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, zr),
    // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
    uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
    "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
    // email (sources from jsen validator):
    // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
    // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
    email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
  };
  P.formatNames = Object.keys(P.fullFormats);
  function ii(i) {
    return i % 4 === 0 && (i % 100 !== 0 || i % 400 === 0);
  }
  var ai = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, si = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  function Sr(i) {
    let s = ai.exec(i);
    if (!s)
      return !1;
    let u = +s[1], l = +s[2], m = +s[3];
    return l >= 1 && l <= 12 && m >= 1 && m <= (l === 2 && ii(u) ? 29 : si[l]);
  }
  function ot(i, s) {
    if (i && s)
      return i > s ? 1 : i < s ? -1 : 0;
  }
  var at = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
  function st(i) {
    return function(u) {
      let l = at.exec(u);
      if (!l)
        return !1;
      let m = +l[1], c = +l[2], e = +l[3], a = l[4], n = l[5] === "-" ? -1 : 1, r = +(l[6] || 0), t = +(l[7] || 0);
      if (r > 23 || t > 59 || i && !a)
        return !1;
      if (m <= 23 && c <= 59 && e < 60)
        return !0;
      let o = c - t * n, h = m - r * n - (o < 0 ? 1 : 0);
      return (h === 23 || h === -1) && (o === 59 || o === -1) && e < 61;
    };
  }
  function pt(i, s) {
    if (!(i && s))
      return;
    let u = (/* @__PURE__ */ new Date("2020-01-01T" + i)).valueOf(), l = (/* @__PURE__ */ new Date("2020-01-01T" + s)).valueOf();
    if (u && l)
      return u - l;
  }
  function Tr(i, s) {
    if (!(i && s))
      return;
    let u = at.exec(i), l = at.exec(s);
    if (u && l)
      return i = u[1] + u[2] + u[3], s = l[1] + l[2] + l[3], i > s ? 1 : i < s ? -1 : 0;
  }
  var nt = /t|\s/i;
  function Dr(i) {
    let s = st(i);
    return function(l) {
      let m = l.split(nt);
      return m.length === 2 && Sr(m[0]) && s(m[1]);
    };
  }
  function $r(i, s) {
    if (!(i && s))
      return;
    let u = new Date(i).valueOf(), l = new Date(s).valueOf();
    if (u && l)
      return u - l;
  }
  function zr(i, s) {
    if (!(i && s))
      return;
    let [u, l] = i.split(nt), [m, c] = s.split(nt), e = ot(u, m);
    if (e !== void 0)
      return e || pt(l, c);
  }
  var ni = /\/|:/, oi = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
  function pi(i) {
    return ni.test(i) && oi.test(i);
  }
  var Nr = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
  function li(i) {
    return Nr.lastIndex = 0, Nr.test(i);
  }
  var ui = -(2 ** 31), mi = 2 ** 31 - 1;
  function di(i) {
    return Number.isInteger(i) && i <= mi && i >= ui;
  }
  function ci(i) {
    return Number.isInteger(i);
  }
  function Er() {
    return !0;
  }
  var yi = /[^\\]\\Z/;
  function hi(i) {
    if (yi.test(i))
      return !1;
    try {
      return new RegExp(i), !0;
    } catch {
      return !1;
    }
  }
});

// part:parameters
var dt = x, ti = { type: "object", properties: { probe: { type: "string", enum: ["ready", "live"], default: "ready" } }, required: [] };
function x(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = x.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.probe === void 0 && (i.probe = "ready");
    let r = i.probe;
    if (typeof r != "string") {
      let t = { instancePath: s + "/probe", schemaPath: "#/properties/probe/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (!(r === "ready" || r === "live")) {
      let t = { instancePath: s + "/probe", schemaPath: "#/properties/probe/enum", keyword: "enum", params: { allowedValues: ti.properties.probe.enum } };
      e === null ? e = [t] : e.push(t), a++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return x.errors = e, a === 0;
}
x.evaluated = { props: { probe: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ct = L;
var p = it().default;
function L(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = L.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.environment === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return L.errors = e, a === 0;
}
L.evaluated = { props: { app_id: !0, environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var yt = b;
function b(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = b.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-none-match"] !== void 0) {
      let r = i["if-none-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: s + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return b.errors = e, a === 0;
}
b.evaluated = { props: { "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var ht = j;
var ri = { type: "string", description: "In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.", enum: ["human_a_b_testing", "single_model_test"], examples: ["human_a_b_testing"] };
function j(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = j.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_scenario_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_type === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_type" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.evaluation_scenario_id !== void 0) {
      let r = i.evaluation_scenario_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.evaluation_type !== void 0) {
      let r = i.evaluation_type;
      if (typeof r != "string") {
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (!(r === "human_a_b_testing" || r === "single_model_test")) {
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: ri.enum } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return j.errors = e, a === 0;
}
j.evaluated = { props: { evaluation_id: !0, evaluation_scenario_id: !0, evaluation_type: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ft = q;
var gt = new RegExp('^(\\*|(W/)?"[^"]*"([ \\t]*,[ \\t]*(W/)?"[^"]*")*)$', "u");
function q(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = q.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-match"] !== void 0) {
      let r = i["if-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: s + "/if-match", schemaPath: "#/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/if-match", schemaPath: "#/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!gt.test(r)) {
          let t = { instancePath: s + "/if-match", schemaPath: "#/properties/if-match/pattern", keyword: "pattern", params: { pattern: '^(\\*|(W/)?"[^"]*"([ \\t]*,[ \\t]*(W/)?"[^"]*")*)$' } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/if-match", schemaPath: "#/properties/if-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.prefer !== void 0) {
      let r = i.prefer;
      if (typeof r == "string") {
        if (p(r) > 256) {
          let t = { instancePath: s + "/prefer", schemaPath: "#/properties/prefer/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/prefer", schemaPath: "#/properties/prefer/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return q.errors = e, a === 0;
}
q.evaluated = { props: { "if-match": !0, prefer: !0 }, dynamicProps: !1, dynamicItems: !1 };
var _t = A;
function A(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = A.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return A.errors = e, a === 0;
}
A.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var vt = I;
var k = new RegExp("^[!-~]+$", "u");
function I(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = I.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!k.test(r)) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return I.errors = e, a === 0;
}
I.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Pt = D;
function D(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = D.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return D.errors = e, a === 0;
}
D.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var kt = N;
function N(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = N.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return N.errors = e, a === 0;
}
N.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var wt = E;
function E(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = E.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return E.errors = e, a === 0;
}
E.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var xt = S;
function S(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = S.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return S.errors = e, a === 0;
}
S.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Lt = T;
function T(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = T.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return T.errors = e, a === 0;
}
T.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var bt = $;
function $(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = $.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return $.errors = e, a === 0;
}
$.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var jt = z;
function z(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = z.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!k.test(r)) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return z.errors = e, a === 0;
}
z.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var qt = V;
function V(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = V.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return V.errors = e, a === 0;
}
V.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var At = R;
function R(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = R.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-none-match"] !== void 0) {
      let r = i["if-none-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: s + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return R.errors = e, a === 0;
}
R.evaluated = { props: { "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var It = F;
function F(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = F.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return F.errors = e, a === 0;
}
F.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Dt = J;
function J(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = J.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return J.errors = e, a === 0;
}
J.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Nt = O;
function O(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = O.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-match"] !== void 0) {
      let r = i["if-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: s + "/if-match", schemaPath: "#/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/if-match", schemaPath: "#/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!gt.test(r)) {
          let t = { instancePath: s + "/if-match", schemaPath: "#/properties/if-match/pattern", keyword: "pattern", params: { pattern: '^(\\*|(W/)?"[^"]*"([ \\t]*,[ \\t]*(W/)?"[^"]*")*)$' } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/if-match", schemaPath: "#/properties/if-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!k.test(r)) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return O.errors = e, a === 0;
}
O.evaluated = { props: { "if-match": !0, "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Et = U;
function U(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = U.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return U.errors = e, a === 0;
}
U.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var St = C;
function C(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = C.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return C.errors = e, a === 0;
}
C.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Tt = H;
function H(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = H.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.revision === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.revision !== void 0) {
      let r = i.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return H.errors = e, a === 0;
}
H.evaluated = { props: { variant_id: !0, revision: !0 }, dynamicProps: !1, dynamicItems: !1 };
var $t = K;
function K(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = K.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return K.errors = e, a === 0;
}
K.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var zt = M;
function M(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = M.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.from === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.to === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.from !== void 0) {
      let r = i.from;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      }
    }
    if (i.to !== void 0) {
      let r = i.to;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/to", schemaPath: "#/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return M.errors = e, a === 0;
}
M.evaluated = { props: { from: !0, to: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Vt = W;
function W(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = W.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return W.errors = e, a === 0;
}
W.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Rt = B;
function B(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = B.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.environment === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return B.errors = e, a === 0;
}
B.evaluated = { props: { app_id: !0, environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ft = Z;
function Z(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Z.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Z.errors = e, a === 0;
}
Z.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Jt = Y;
function Y(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Y.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.environment === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Y.errors = e, a === 0;
}
Y.evaluated = { props: { app_id: !0, environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ot = G;
function G(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = G.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!k.test(r)) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return G.errors = e, a === 0;
}
G.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ut = X;
function X(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = X.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return X.errors = e, a === 0;
}
X.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ct = Q;
function Q(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Q.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Q.errors = e, a === 0;
}
Q.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ht = ee;
function ee(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ee.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ee.errors = e, a === 0;
}
ee.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Kt = te;
function te(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = te.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return te.errors = e, a === 0;
}
te.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Mt = re;
function re(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = re.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!k.test(r)) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return re.errors = e, a === 0;
}
re.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Wt = ie;
function ie(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ie.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ie.errors = e, a === 0;
}
ie.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Bt = ae;
function ae(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ae.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ae.errors = e, a === 0;
}
ae.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Zt = se;
function se(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = se.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return se.errors = e, a === 0;
}
se.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Yt = ne;
function ne(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ne.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ne.errors = e, a === 0;
}
ne.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Gt = oe;
function oe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = oe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.limit === void 0 && (i.limit = 20), i.judged !== void 0 && typeof i.judged != "boolean") {
      let t = { instancePath: s + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (i.is_pinned !== void 0 && typeof i.is_pinned != "boolean") {
      let t = { instancePath: s + "/is_pinned", schemaPath: "#/properties/is_pinned/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (i.has_flag !== void 0 && typeof i.has_flag != "boolean") {
      let t = { instancePath: s + "/has_flag", schemaPath: "#/properties/has_flag/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (i.has_note !== void 0 && typeof i.has_note != "boolean") {
      let t = { instancePath: s + "/has_note", schemaPath: "#/properties/has_note/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return oe.errors = e, a === 0;
}
oe.evaluated = { props: { judged: !0, is_pinned: !0, has_flag: !0, has_note: !0, limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Xt = pe;
function pe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = pe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return pe.errors = e, a === 0;
}
pe.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Qt = le;
function le(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = le.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!k.test(r)) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return le.errors = e, a === 0;
}
le.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var er = ue;
function ue(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ue.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_scenario_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.evaluation_scenario_id !== void 0) {
      let r = i.evaluation_scenario_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ue.errors = e, a === 0;
}
ue.evaluated = { props: { evaluation_id: !0, evaluation_scenario_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var tr = me;
function me(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = me.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-none-match"] !== void 0) {
      let r = i["if-none-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: s + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return me.errors = e, a === 0;
}
me.evaluated = { props: { "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var rr = de;
function de(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = de.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_scenario_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.evaluation_scenario_id !== void 0) {
      let r = i.evaluation_scenario_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return de.errors = e, a === 0;
}
de.evaluated = { props: { evaluation_id: !0, evaluation_scenario_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ir = ce;
function ce(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ce.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ce.errors = e, a === 0;
}
ce.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ar = ye;
function ye(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ye.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ye.errors = e, a === 0;
}
ye.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var sr = he;
function he(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = he.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return he.errors = e, a === 0;
}
he.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var nr = fe;
function fe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = fe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return fe.errors = e, a === 0;
}
fe.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var or = ge;
function ge(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ge.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ge.errors = e, a === 0;
}
ge.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var pr = _e;
function _e(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = _e.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return _e.errors = e, a === 0;
}
_e.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var lr = ve;
function ve(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ve.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ve.errors = e, a === 0;
}
ve.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ur = Pe;
function Pe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Pe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Pe.errors = e, a === 0;
}
Pe.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var mr = ke;
function ke(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ke.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ke.errors = e, a === 0;
}
ke.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var dr = we;
function we(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = we.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return we.errors = e, a === 0;
}
we.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var cr = xe;
function xe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = xe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return xe.errors = e, a === 0;
}
xe.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var yr = Le;
function Le(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Le.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!k.test(r)) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Le.errors = e, a === 0;
}
Le.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var hr = be;
function be(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = be.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.results_key_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results_key_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.results_key_id !== void 0) {
      let r = i.results_key_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/results_key_id", schemaPath: "#/properties/results_key_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/results_key_id", schemaPath: "#/properties/results_key_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/results_key_id", schemaPath: "#/properties/results_key_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return be.errors = e, a === 0;
}
be.evaluated = { props: { evaluation_id: !0, results_key_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var fr = je;
function je(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = je.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return je.errors = e, a === 0;
}
je.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var gr = qe;
function qe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = qe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return qe.errors = e, a === 0;
}
qe.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var _r = Ae;
function Ae(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ae.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ae.errors = e, a === 0;
}
Ae.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var vr = Ie;
function Ie(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ie.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!k.test(r)) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ie.errors = e, a === 0;
}
Ie.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Pr = De;
function De(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = De.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.invitation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.invitation_id !== void 0) {
      let r = i.invitation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/invitation_id", schemaPath: "#/properties/invitation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/invitation_id", schemaPath: "#/properties/invitation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/invitation_id", schemaPath: "#/properties/invitation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return De.errors = e, a === 0;
}
De.evaluated = { props: { evaluation_id: !0, invitation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var kr = Ne;
function Ne(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ne.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ne.errors = e, a === 0;
}
Ne.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var wr = Ee;
function Ee(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ee.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judged !== void 0 && typeof i.judged != "boolean") {
      let r = { instancePath: s + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), a++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ee.errors = e, a === 0;
}
Ee.evaluated = { props: { judged: !0 }, dynamicProps: !1, dynamicItems: !1 };
var xr = Se;
function Se(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Se.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Se.errors = e, a === 0;
}
Se.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Lr = Te;
function Te(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Te.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judged !== void 0 && typeof i.judged != "boolean") {
      let r = { instancePath: s + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), a++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Te.errors = e, a === 0;
}
Te.evaluated = { props: { judged: !0 }, dynamicProps: !1, dynamicItems: !1 };
var br = $e;
function $e(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = $e.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return $e.errors = e, a === 0;
}
$e.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var jr = ze;
function ze(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ze.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judged !== void 0 && typeof i.judged != "boolean") {
      let r = { instancePath: s + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), a++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return ze.errors = e, a === 0;
}
ze.evaluated = { props: { judged: !0 }, dynamicProps: !1, dynamicItems: !1 };
var qr = Ve;
function Ve(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ve.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: s + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (p(t) < 1) {
          let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ve.errors = e, a === 0;
}
Ve.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ar = Re;
function Re(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Re.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!k.test(r)) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Re.errors = e, a === 0;
}
Re.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ir = Fe;
function Fe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Fe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.key_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.key_id !== void 0) {
      let r = i.key_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: s + "/key_id", schemaPath: "#/properties/key_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (p(r) < 1) {
          let t = { instancePath: s + "/key_id", schemaPath: "#/properties/key_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/key_id", schemaPath: "#/properties/key_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Fe.errors = e, a === 0;
}
Fe.evaluated = { props: { key_id: !0 }, dynamicProps: !1, dynamicItems: !1 };

// part:bodies
var Fr = Oe, Je = { type: "object", description: "The members to change. All members are optional. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422.", "x-assumption": ["U01", "U19", "U21", "U46"], additionalProperties: !1, properties: { vote: { type: ["string", "null"], maxLength: 36, description: 'For `human_a_b_testing`, the vote is the id of one of the evaluation\'s variants, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted". For `single_model_test`, the server accepts only `""` or `null`, which changes nothing.', "x-assumption": "U15", examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, score: { anyOf: [{ type: "string", maxLength: 200 }, { type: "number" }, { type: "null" }], description: 'For `single_model_test`, the score is a number or a category. `""` or `null` means "not scored". The server stores a whole number exactly or rejects it. It rounds other numbers to the nearest double. If you need more digits, send the number as text. For `human_a_b_testing`, the server accepts only `""` or `null`, which changes nothing.', "x-assumption": ["U02", "U36", "U46"], examples: [4] }, correct_answer: { type: ["string", "null"], maxLength: 1e5, description: "The expected output.", examples: ["Ask the neighbours", "then offer a replacement."] }, outputs: { type: "array", maxItems: 10, description: "The outputs of the variants. This list replaces the stored list.", items: { $ref: "NewScenarioOutput" } }, inputs: { type: "array", maxItems: 100, description: "The inputs of the variants. This list replaces the stored list.", items: { $ref: "NewScenarioInput" } }, is_pinned: { type: ["boolean", "null"], description: "Whether somebody marked the scenario in order to look at it again. `null` means `false`.", examples: [!0] }, note: { type: ["string", "null"], maxLength: 1e4, description: "A note by the person who judges.", examples: ["Friendlier", "and just as correct."] } } };
var f = it().default;
function Oe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Oe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    for (let t in i)
      if (!(t === "vote" || t === "score" || t === "correct_answer" || t === "outputs" || t === "inputs" || t === "is_pinned" || t === "note")) {
        let o = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t } };
        e === null ? e = [o] : e.push(o), a++;
      }
    if (i.vote !== void 0) {
      let t = i.vote;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: s + "/vote", schemaPath: "#/properties/vote/type", keyword: "type", params: { type: Je.properties.vote.type } };
        e === null ? e = [o] : e.push(o), a++;
      }
      if (typeof t == "string" && f(t) > 36) {
        let o = { instancePath: s + "/vote", schemaPath: "#/properties/vote/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.score !== void 0) {
      let t = i.score, o = a, h = !1, d = a;
      if (typeof t == "string") {
        if (f(t) > 200) {
          let _ = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [_] : e.push(_), a++;
        }
      } else {
        let _ = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/0/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [_] : e.push(_), a++;
      }
      var r = d === a;
      h = h || r;
      let y = a;
      if (!(typeof t == "number" && isFinite(t))) {
        let _ = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/1/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [_] : e.push(_), a++;
      }
      var r = y === a;
      h = h || r;
      let g = a;
      if (t !== null) {
        let _ = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/2/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [_] : e.push(_), a++;
      }
      var r = g === a;
      if (h = h || r, h)
        a = o, e !== null && (o ? e.length = o : e = null);
      else {
        let _ = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [_] : e.push(_), a++;
      }
    }
    if (i.correct_answer !== void 0) {
      let t = i.correct_answer;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: s + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: Je.properties.correct_answer.type } };
        e === null ? e = [o] : e.push(o), a++;
      }
      if (typeof t == "string" && f(t) > 1e5) {
        let o = { instancePath: s + "/correct_answer", schemaPath: "#/properties/correct_answer/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.outputs !== void 0) {
      let t = i.outputs;
      if (Array.isArray(t)) {
        if (t.length > 10) {
          let h = { instancePath: s + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 10 } };
          e === null ? e = [h] : e.push(h), a++;
        }
        let o = t.length;
        for (let h = 0; h < o; h++) {
          let d = t[h];
          if (d && typeof d == "object" && !Array.isArray(d)) {
            if (d.variant_id === void 0) {
              let y = { instancePath: s + "/outputs/" + h, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              e === null ? e = [y] : e.push(y), a++;
            }
            if (d.variant_output === void 0) {
              let y = { instancePath: s + "/outputs/" + h, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              e === null ? e = [y] : e.push(y), a++;
            }
            for (let y in d)
              if (!(y === "variant_id" || y === "variant_output")) {
                let g = { instancePath: s + "/outputs/" + h, schemaPath: "NewScenarioOutput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y } };
                e === null ? e = [g] : e.push(g), a++;
              }
            if (d.variant_id !== void 0) {
              let y = d.variant_id;
              if (typeof y == "string") {
                if (f(y) > 36) {
                  let g = { instancePath: s + "/outputs/" + h + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                  e === null ? e = [g] : e.push(g), a++;
                }
                if (f(y) < 1) {
                  let g = { instancePath: s + "/outputs/" + h + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [g] : e.push(g), a++;
                }
              } else {
                let g = { instancePath: s + "/outputs/" + h + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [g] : e.push(g), a++;
              }
            }
            if (d.variant_output !== void 0) {
              let y = d.variant_output;
              if (typeof y == "string") {
                if (f(y) > 1e5) {
                  let g = { instancePath: s + "/outputs/" + h + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [g] : e.push(g), a++;
                }
              } else {
                let g = { instancePath: s + "/outputs/" + h + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [g] : e.push(g), a++;
              }
            }
          } else {
            let y = { instancePath: s + "/outputs/" + h, schemaPath: "NewScenarioOutput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [y] : e.push(y), a++;
          }
        }
      } else {
        let o = { instancePath: s + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.inputs !== void 0) {
      let t = i.inputs;
      if (Array.isArray(t)) {
        if (t.length > 100) {
          let h = { instancePath: s + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [h] : e.push(h), a++;
        }
        let o = t.length;
        for (let h = 0; h < o; h++) {
          let d = t[h];
          if (d && typeof d == "object" && !Array.isArray(d)) {
            if (d.input_name === void 0) {
              let y = { instancePath: s + "/inputs/" + h, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              e === null ? e = [y] : e.push(y), a++;
            }
            if (d.input_value === void 0) {
              let y = { instancePath: s + "/inputs/" + h, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              e === null ? e = [y] : e.push(y), a++;
            }
            for (let y in d)
              if (!(y === "input_name" || y === "input_value")) {
                let g = { instancePath: s + "/inputs/" + h, schemaPath: "NewScenarioInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y } };
                e === null ? e = [g] : e.push(g), a++;
              }
            if (d.input_name !== void 0) {
              let y = d.input_name;
              if (typeof y == "string") {
                if (f(y) > 200) {
                  let g = { instancePath: s + "/inputs/" + h + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [g] : e.push(g), a++;
                }
                if (f(y) < 1) {
                  let g = { instancePath: s + "/inputs/" + h + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [g] : e.push(g), a++;
                }
              } else {
                let g = { instancePath: s + "/inputs/" + h + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [g] : e.push(g), a++;
              }
            }
            if (d.input_value !== void 0) {
              let y = d.input_value;
              if (typeof y == "string") {
                if (f(y) > 1e5) {
                  let g = { instancePath: s + "/inputs/" + h + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [g] : e.push(g), a++;
                }
              } else {
                let g = { instancePath: s + "/inputs/" + h + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [g] : e.push(g), a++;
              }
            }
          } else {
            let y = { instancePath: s + "/inputs/" + h, schemaPath: "NewScenarioInput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [y] : e.push(y), a++;
          }
        }
      } else {
        let o = { instancePath: s + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.is_pinned !== void 0) {
      let t = i.is_pinned;
      if (typeof t != "boolean" && t !== null) {
        let o = { instancePath: s + "/is_pinned", schemaPath: "#/properties/is_pinned/type", keyword: "type", params: { type: Je.properties.is_pinned.type } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.note !== void 0) {
      let t = i.note;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: s + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: Je.properties.note.type } };
        e === null ? e = [o] : e.push(o), a++;
      }
      if (typeof t == "string" && f(t) > 1e4) {
        let o = { instancePath: s + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let t = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), a++;
  }
  return Oe.errors = e, a === 0;
}
Oe.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Jr = Ue;
var Or = new RegExp("^\\S(?:.*\\S)?$", "u");
function Ue(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ue.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (r !== "app_name") {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.app_name !== void 0) {
      let r = i.app_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!Or.test(r)) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/pattern", keyword: "pattern", params: { pattern: "^\\S(?:.*\\S)?$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ue.errors = e, a === 0;
}
Ue.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ur = Ce;
function Ce(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ce.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (r !== "app_name") {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.app_name !== void 0) {
      let r = i.app_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!Or.test(r)) {
          let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/pattern", keyword: "pattern", params: { pattern: "^\\S(?:.*\\S)?$" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ce.errors = e, a === 0;
}
Ce.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Cr = He, fi = { type: "object", description: "A new variant. Its name is `<base_name>.<config_name>`, unique in the application. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["base_name", "config_name", "parameters"], additionalProperties: !1, properties: { base_name: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.](?:[^.]*[^\\s.])?$", description: "The part of the name before the dot. It has no dot, and no space at either end.", examples: ["concise"] }, config_name: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.](?:[^.]*[^\\s.])?$", description: "The part of the name after the dot. It has no dot, and no space at either end.", examples: ["gpt-small"] }, parameters: { $ref: "NewParameters" }, uri: { type: ["string", "null"], maxLength: 2048, description: "The address at which a program can call the variant, if it has one.", examples: ["https://llm.internal/support-assistant/concise"] } } };
var Rr = new RegExp("^[^\\s.](?:[^.]*[^\\s.])?$", "u");
function He(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = He.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.base_name === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_name" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (i.config_name === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config_name" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (i.parameters === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    for (let t in i)
      if (!(t === "base_name" || t === "config_name" || t === "parameters" || t === "uri")) {
        let o = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t } };
        e === null ? e = [o] : e.push(o), a++;
      }
    if (i.base_name !== void 0) {
      let t = i.base_name;
      if (typeof t == "string") {
        if (f(t) > 200) {
          let o = { instancePath: s + "/base_name", schemaPath: "#/properties/base_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (f(t) < 1) {
          let o = { instancePath: s + "/base_name", schemaPath: "#/properties/base_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (!Rr.test(t)) {
          let o = { instancePath: s + "/base_name", schemaPath: "#/properties/base_name/pattern", keyword: "pattern", params: { pattern: "^[^\\s.](?:[^.]*[^\\s.])?$" } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/base_name", schemaPath: "#/properties/base_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.config_name !== void 0) {
      let t = i.config_name;
      if (typeof t == "string") {
        if (f(t) > 200) {
          let o = { instancePath: s + "/config_name", schemaPath: "#/properties/config_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (f(t) < 1) {
          let o = { instancePath: s + "/config_name", schemaPath: "#/properties/config_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (!Rr.test(t)) {
          let o = { instancePath: s + "/config_name", schemaPath: "#/properties/config_name/pattern", keyword: "pattern", params: { pattern: "^[^\\s.](?:[^.]*[^\\s.])?$" } };
          e === null ? e = [o] : e.push(o), a++;
        }
      } else {
        let o = { instancePath: s + "/config_name", schemaPath: "#/properties/config_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.parameters !== void 0) {
      let t = i.parameters;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (Object.keys(t).length > 200) {
          let o = { instancePath: s + "/parameters", schemaPath: "NewParameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        for (let o in t) {
          let h = a;
          if (typeof o == "string" && f(o) > 256) {
            let d = { instancePath: s + "/parameters", schemaPath: "NewParameters/propertyNames/maxLength", keyword: "maxLength", params: { limit: 256 }, propertyName: o };
            e === null ? e = [d] : e.push(d), a++;
          }
          var r = h === a;
          if (!r) {
            let d = { instancePath: s + "/parameters", schemaPath: "NewParameters/propertyNames", keyword: "propertyNames", params: { propertyName: o } };
            e === null ? e = [d] : e.push(d), a++;
          }
        }
      } else {
        let o = { instancePath: s + "/parameters", schemaPath: "NewParameters/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.uri !== void 0) {
      let t = i.uri;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: s + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: fi.properties.uri.type } };
        e === null ? e = [o] : e.push(o), a++;
      }
      if (typeof t == "string" && f(t) > 2048) {
        let o = { instancePath: s + "/uri", schemaPath: "#/properties/uri/maxLength", keyword: "maxLength", params: { limit: 2048 } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let t = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), a++;
  }
  return He.errors = e, a === 0;
}
He.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Hr = Ke;
function Ke(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ke.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.parameters === void 0) {
      let t = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    for (let t in i)
      if (t !== "parameters") {
        let o = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t } };
        e === null ? e = [o] : e.push(o), a++;
      }
    if (i.parameters !== void 0) {
      let t = i.parameters;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (Object.keys(t).length > 200) {
          let o = { instancePath: s + "/parameters", schemaPath: "NewParameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        for (let o in t) {
          let h = a;
          if (typeof o == "string" && f(o) > 256) {
            let d = { instancePath: s + "/parameters", schemaPath: "NewParameters/propertyNames/maxLength", keyword: "maxLength", params: { limit: 256 }, propertyName: o };
            e === null ? e = [d] : e.push(d), a++;
          }
          var r = h === a;
          if (!r) {
            let d = { instancePath: s + "/parameters", schemaPath: "NewParameters/propertyNames", keyword: "propertyNames", params: { propertyName: o } };
            e === null ? e = [d] : e.push(d), a++;
          }
        }
      } else {
        let o = { instancePath: s + "/parameters", schemaPath: "NewParameters/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
  } else {
    let t = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), a++;
  }
  return Ke.errors = e, a === 0;
}
Ke.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Kr = Me;
function Me(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Me.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (!(r === "variant_id" || r === "revision")) {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (f(r) > 128) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.revision !== void 0) {
      let r = i.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Me.errors = e, a === 0;
}
Me.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Mr = We, gi = { type: "object", description: "A new evaluation: variants of one application, and scenarios to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["evaluation_name", "evaluation_type", "variant_ids", "scenarios"], additionalProperties: !1, properties: { evaluation_name: { type: "string", minLength: 1, maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, evaluation_type: { $ref: "EvaluationType" }, variant_ids: { type: "array", minItems: 1, maxItems: 2, uniqueItems: !0, description: "The variants to judge: two for `human_a_b_testing`, one for `single_model_test`. The evaluation uses their latest revisions.", items: { type: "string", minLength: 1, maxLength: 128, examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] } }, scenarios: { type: "array", maxItems: 1e3, description: "The scenarios, in the order of their positions. You can add more scenarios later.", items: { $ref: "ScenarioCreate" } }, judgements_per_scenario: { type: "integer", minimum: 1, maximum: 20, description: "The number of judges that each scenario should have. With the default 1, all callers share one judgement for each scenario. With a higher number, each caller has its own judgement.", "x-assumption": "U54", examples: [3] }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text.", examples: ["Choose the answer that helps the customer more."] } } }, _i = { type: "string", description: "In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.", enum: ["human_a_b_testing", "single_model_test"], examples: ["human_a_b_testing"] }, vi = { type: "object", description: "A scenario to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["inputs"], additionalProperties: !1, properties: { inputs: { type: "array", minItems: 1, maxItems: 100, description: "The inputs of the variants.", items: { $ref: "NewScenarioInput" } }, outputs: { type: "array", maxItems: 10, description: "The outputs of the variants, at most one for each variant.", items: { $ref: "NewScenarioOutput" } }, correct_answer: { type: ["string", "null"], maxLength: 1e5, description: "The expected output.", examples: ["Ask the neighbours", "then offer a replacement."] } } };
function w(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = w.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.inputs === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (!(r === "inputs" || r === "outputs" || r === "correct_answer")) {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.inputs !== void 0) {
      let r = i.inputs;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let o = { instancePath: s + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (r.length < 1) {
          let o = { instancePath: s + "/inputs", schemaPath: "#/properties/inputs/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++) {
          let h = r[o];
          if (h && typeof h == "object" && !Array.isArray(h)) {
            if (h.input_name === void 0) {
              let d = { instancePath: s + "/inputs/" + o, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              e === null ? e = [d] : e.push(d), a++;
            }
            if (h.input_value === void 0) {
              let d = { instancePath: s + "/inputs/" + o, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              e === null ? e = [d] : e.push(d), a++;
            }
            for (let d in h)
              if (!(d === "input_name" || d === "input_value")) {
                let y = { instancePath: s + "/inputs/" + o, schemaPath: "NewScenarioInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: d } };
                e === null ? e = [y] : e.push(y), a++;
              }
            if (h.input_name !== void 0) {
              let d = h.input_name;
              if (typeof d == "string") {
                if (f(d) > 200) {
                  let y = { instancePath: s + "/inputs/" + o + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
                if (f(d) < 1) {
                  let y = { instancePath: s + "/inputs/" + o + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
              } else {
                let y = { instancePath: s + "/inputs/" + o + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), a++;
              }
            }
            if (h.input_value !== void 0) {
              let d = h.input_value;
              if (typeof d == "string") {
                if (f(d) > 1e5) {
                  let y = { instancePath: s + "/inputs/" + o + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
              } else {
                let y = { instancePath: s + "/inputs/" + o + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), a++;
              }
            }
          } else {
            let d = { instancePath: s + "/inputs/" + o, schemaPath: "NewScenarioInput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [d] : e.push(d), a++;
          }
        }
      } else {
        let t = { instancePath: s + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.outputs !== void 0) {
      let r = i.outputs;
      if (Array.isArray(r)) {
        if (r.length > 10) {
          let o = { instancePath: s + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 10 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++) {
          let h = r[o];
          if (h && typeof h == "object" && !Array.isArray(h)) {
            if (h.variant_id === void 0) {
              let d = { instancePath: s + "/outputs/" + o, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              e === null ? e = [d] : e.push(d), a++;
            }
            if (h.variant_output === void 0) {
              let d = { instancePath: s + "/outputs/" + o, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              e === null ? e = [d] : e.push(d), a++;
            }
            for (let d in h)
              if (!(d === "variant_id" || d === "variant_output")) {
                let y = { instancePath: s + "/outputs/" + o, schemaPath: "NewScenarioOutput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: d } };
                e === null ? e = [y] : e.push(y), a++;
              }
            if (h.variant_id !== void 0) {
              let d = h.variant_id;
              if (typeof d == "string") {
                if (f(d) > 36) {
                  let y = { instancePath: s + "/outputs/" + o + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
                if (f(d) < 1) {
                  let y = { instancePath: s + "/outputs/" + o + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
              } else {
                let y = { instancePath: s + "/outputs/" + o + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), a++;
              }
            }
            if (h.variant_output !== void 0) {
              let d = h.variant_output;
              if (typeof d == "string") {
                if (f(d) > 1e5) {
                  let y = { instancePath: s + "/outputs/" + o + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
              } else {
                let y = { instancePath: s + "/outputs/" + o + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), a++;
              }
            }
          } else {
            let d = { instancePath: s + "/outputs/" + o, schemaPath: "NewScenarioOutput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [d] : e.push(d), a++;
          }
        }
      } else {
        let t = { instancePath: s + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.correct_answer !== void 0) {
      let r = i.correct_answer;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: vi.properties.correct_answer.type } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (typeof r == "string" && f(r) > 1e5) {
        let t = { instancePath: s + "/correct_answer", schemaPath: "#/properties/correct_answer/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return w.errors = e, a === 0;
}
w.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function We(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = We.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_name" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.evaluation_type === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_type" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.variant_ids === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_ids" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.scenarios === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (!(r === "evaluation_name" || r === "evaluation_type" || r === "variant_ids" || r === "scenarios" || r === "judgements_per_scenario" || r === "instructions")) {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.evaluation_name !== void 0) {
      let r = i.evaluation_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.evaluation_type !== void 0) {
      let r = i.evaluation_type;
      if (typeof r != "string") {
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (!(r === "human_a_b_testing" || r === "single_model_test")) {
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: _i.enum } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.variant_ids !== void 0) {
      let r = i.variant_ids;
      if (Array.isArray(r)) {
        if (r.length > 2) {
          let d = { instancePath: s + "/variant_ids", schemaPath: "#/properties/variant_ids/maxItems", keyword: "maxItems", params: { limit: 2 } };
          e === null ? e = [d] : e.push(d), a++;
        }
        if (r.length < 1) {
          let d = { instancePath: s + "/variant_ids", schemaPath: "#/properties/variant_ids/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [d] : e.push(d), a++;
        }
        let t = r.length;
        for (let d = 0; d < t; d++) {
          let y = r[d];
          if (typeof y == "string") {
            if (f(y) > 128) {
              let g = { instancePath: s + "/variant_ids/" + d, schemaPath: "#/properties/variant_ids/items/maxLength", keyword: "maxLength", params: { limit: 128 } };
              e === null ? e = [g] : e.push(g), a++;
            }
            if (f(y) < 1) {
              let g = { instancePath: s + "/variant_ids/" + d, schemaPath: "#/properties/variant_ids/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [g] : e.push(g), a++;
            }
          } else {
            let g = { instancePath: s + "/variant_ids/" + d, schemaPath: "#/properties/variant_ids/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [g] : e.push(g), a++;
          }
        }
        let o = r.length, h;
        if (o > 1) {
          let d = {};
          for (; o--; ) {
            let y = r[o];
            if (typeof y == "string") {
              if (typeof d[y] == "number") {
                h = d[y];
                let g = { instancePath: s + "/variant_ids", schemaPath: "#/properties/variant_ids/uniqueItems", keyword: "uniqueItems", params: { i: o, j: h } };
                e === null ? e = [g] : e.push(g), a++;
                break;
              }
              d[y] = o;
            }
          }
        }
      } else {
        let t = { instancePath: s + "/variant_ids", schemaPath: "#/properties/variant_ids/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.scenarios !== void 0) {
      let r = i.scenarios;
      if (Array.isArray(r)) {
        if (r.length > 1e3) {
          let o = { instancePath: s + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++)
          w(r[o], { instancePath: s + "/scenarios/" + o, parentData: r, parentDataProperty: o, rootData: m, dynamicAnchors: c }) || (e = e === null ? w.errors : e.concat(w.errors), a = e.length);
      } else {
        let t = { instancePath: s + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.judgements_per_scenario !== void 0) {
      let r = i.judgements_per_scenario;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 20 || isNaN(r)) {
          let t = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: s + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      }
    }
    if (i.instructions !== void 0) {
      let r = i.instructions;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: gi.properties.instructions.type } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (typeof r == "string" && f(r) > 1e4) {
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return We.errors = e, a === 0;
}
We.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Wr = Be, Pi = { type: "object", description: "The members to change. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422.", additionalProperties: !1, properties: { evaluation_name: { type: "string", minLength: 1, maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, is_closed: { type: "boolean", description: "`true` closes the evaluation, `false` reopens it.", examples: [!0] }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text. `null` removes the instructions.", examples: ["Choose the answer that helps the customer more."] } } };
function Be(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Be.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    for (let r in i)
      if (!(r === "evaluation_name" || r === "is_closed" || r === "instructions")) {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.evaluation_name !== void 0) {
      let r = i.evaluation_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.is_closed !== void 0 && typeof i.is_closed != "boolean") {
      let r = { instancePath: s + "/is_closed", schemaPath: "#/properties/is_closed/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.instructions !== void 0) {
      let r = i.instructions;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: Pi.properties.instructions.type } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (typeof r == "string" && f(r) > 1e4) {
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Be.errors = e, a === 0;
}
Be.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Br = Ze;
function Ze(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ze.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.scenarios === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (r !== "scenarios") {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.scenarios !== void 0) {
      let r = i.scenarios;
      if (Array.isArray(r)) {
        if (r.length > 1e3) {
          let o = { instancePath: s + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        if (r.length < 1) {
          let o = { instancePath: s + "/scenarios", schemaPath: "#/properties/scenarios/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++)
          w(r[o], { instancePath: s + "/scenarios/" + o, parentData: r, parentDataProperty: o, rootData: m, dynamicAnchors: c }) || (e = e === null ? w.errors : e.concat(w.errors), a = e.length);
      } else {
        let t = { instancePath: s + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ze.errors = e, a === 0;
}
Ze.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Zr = Ye;
function Ye(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ye.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judge_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (r !== "judge_name") {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.judge_name !== void 0) {
      let r = i.judge_name;
      if (typeof r == "string") {
        if (f(r) > 100) {
          let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ye.errors = e, a === 0;
}
Ye.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Yr = Ge;
function Ge(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ge.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    for (let r in i)
      if (!(r === "current" || r === "skip")) {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.current !== void 0) {
      let r = i.current;
      if (typeof r == "string") {
        if (f(r) > 128) {
          let t = { instancePath: s + "/current", schemaPath: "#/properties/current/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/current", schemaPath: "#/properties/current/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/current", schemaPath: "#/properties/current/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.skip !== void 0) {
      let r = i.skip;
      if (Array.isArray(r)) {
        if (r.length > 20) {
          let o = { instancePath: s + "/skip", schemaPath: "#/properties/skip/maxItems", keyword: "maxItems", params: { limit: 20 } };
          e === null ? e = [o] : e.push(o), a++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++) {
          let h = r[o];
          if (typeof h == "string") {
            if (f(h) > 128) {
              let d = { instancePath: s + "/skip/" + o, schemaPath: "#/properties/skip/items/maxLength", keyword: "maxLength", params: { limit: 128 } };
              e === null ? e = [d] : e.push(d), a++;
            }
            if (f(h) < 1) {
              let d = { instancePath: s + "/skip/" + o, schemaPath: "#/properties/skip/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [d] : e.push(d), a++;
            }
          } else {
            let d = { instancePath: s + "/skip/" + o, schemaPath: "#/properties/skip/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [d] : e.push(d), a++;
          }
        }
      } else {
        let t = { instancePath: s + "/skip", schemaPath: "#/properties/skip/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ge.errors = e, a === 0;
}
Ge.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Gr = Xe;
function Xe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Xe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judge_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (r !== "judge_name") {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.judge_name !== void 0) {
      let r = i.judge_name;
      if (typeof r == "string") {
        if (f(r) > 100) {
          let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Xe.errors = e, a === 0;
}
Xe.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Xr = Qe;
var lt = Vr().fullFormats["date-time"];
function Qe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Qe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.results_key_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results_key_name" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (!(r === "results_key_name" || r === "expires_at")) {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.results_key_name !== void 0) {
      let r = i.results_key_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: s + "/results_key_name", schemaPath: "#/properties/results_key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/results_key_name", schemaPath: "#/properties/results_key_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/results_key_name", schemaPath: "#/properties/results_key_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.expires_at !== void 0) {
      let r = i.expires_at;
      if (typeof r == "string") {
        if (f(r) > 64) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!lt.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Qe.errors = e, a === 0;
}
Qe.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Qr = et;
function et(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = et.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.invitation_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_name" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (!(r === "invitation_name" || r === "judge_name" || r === "judge_id" || r === "is_shared" || r === "expires_at")) {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.invitation_name !== void 0) {
      let r = i.invitation_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: s + "/invitation_name", schemaPath: "#/properties/invitation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/invitation_name", schemaPath: "#/properties/invitation_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/invitation_name", schemaPath: "#/properties/invitation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.judge_name !== void 0) {
      let r = i.judge_name;
      if (typeof r == "string") {
        if (f(r) > 100) {
          let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.judge_id !== void 0) {
      let r = i.judge_id;
      if (typeof r == "string") {
        if (f(r) > 36) {
          let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.is_shared !== void 0 && typeof i.is_shared != "boolean") {
      let r = { instancePath: s + "/is_shared", schemaPath: "#/properties/is_shared/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.expires_at !== void 0) {
      let r = i.expires_at;
      if (typeof r == "string") {
        if (f(r) > 64) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!lt.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return et.errors = e, a === 0;
}
et.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var ei = tt;
var ki = { type: "string", description: "The role of an API key, which says what the key may do. The roles are listed from the lowest to the highest. Each role includes everything that the lower roles may do.", enum: ["viewer", "evaluator", "editor", "admin"], examples: ["evaluator"] };
function tt(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: m = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = tt.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.key_name === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_name" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    if (i.role === void 0) {
      let r = { instancePath: s, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      e === null ? e = [r] : e.push(r), a++;
    }
    for (let r in i)
      if (!(r === "key_name" || r === "role" || r === "user_id" || r === "expires_at")) {
        let t = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), a++;
      }
    if (i.key_name !== void 0) {
      let r = i.key_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: s + "/key_name", schemaPath: "#/properties/key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/key_name", schemaPath: "#/properties/key_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/key_name", schemaPath: "#/properties/key_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.role !== void 0) {
      let r = i.role;
      if (typeof r != "string") {
        let t = { instancePath: s + "/role", schemaPath: "Role/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
      if (!(r === "viewer" || r === "evaluator" || r === "editor" || r === "admin")) {
        let t = { instancePath: s + "/role", schemaPath: "Role/enum", keyword: "enum", params: { allowedValues: ki.enum } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.user_id !== void 0) {
      let r = i.user_id;
      if (typeof r == "string") {
        if (f(r) > 36) {
          let t = { instancePath: s + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (f(r) < 1) {
          let t = { instancePath: s + "/user_id", schemaPath: "#/properties/user_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.expires_at !== void 0) {
      let r = i.expires_at;
      if (typeof r == "string") {
        if (f(r) > 64) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!lt.validate(r)) {
          let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), a++;
        }
      } else {
        let t = { instancePath: s + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return tt.errors = e, a === 0;
}
tt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var Ii = {
  getHealth: { path: null, query: dt, header: null, body: null },
  getVariantByEnv: { path: null, query: ct, header: yt, body: null },
  updateEvaluationScenario: { path: ht, query: null, header: ft, body: Fr },
  listApps: { path: null, query: _t, header: null, body: null },
  createApp: { path: null, query: null, header: vt, body: Jr },
  getApp: { path: Pt, query: null, header: null, body: null },
  renameApp: { path: kt, query: null, header: null, body: Ur },
  deleteApp: { path: wt, query: null, header: null, body: null },
  listVariants: { path: xt, query: Lt, header: null, body: null },
  createVariant: { path: bt, query: null, header: jt, body: Cr },
  getVariant: { path: qt, query: null, header: At, body: null },
  deleteVariant: { path: It, query: null, header: null, body: null },
  updateVariantParameters: { path: Dt, query: null, header: Nt, body: Hr },
  listVariantRevisions: { path: Et, query: St, header: null, body: null },
  getVariantRevision: { path: Tt, query: null, header: null, body: null },
  compareVariantRevisions: { path: $t, query: zt, header: null, body: null },
  listEnvironments: { path: Vt, query: null, header: null, body: null },
  listDeployments: { path: Rt, query: Ft, header: null, body: null },
  deployVariant: { path: Jt, query: null, header: Ot, body: Kr },
  getLeaderboard: { path: Ut, query: null, header: null, body: null },
  listHumanEvaluations: { path: Ct, query: Ht, header: null, body: null },
  createHumanEvaluation: { path: Kt, query: null, header: Mt, body: Mr },
  getHumanEvaluation: { path: Wt, query: null, header: null, body: null },
  updateHumanEvaluation: { path: Bt, query: null, header: null, body: Wr },
  deleteHumanEvaluation: { path: Zt, query: null, header: null, body: null },
  listEvaluationScenarios: { path: Yt, query: Gt, header: null, body: null },
  createEvaluationScenarios: { path: Xt, query: null, header: Qt, body: Br },
  getEvaluationScenario: { path: er, query: null, header: tr, body: null },
  listJudgements: { path: rr, query: ir, header: null, body: null },
  getHumanEvaluationResults: { path: ar, query: null, header: null, body: null },
  getJudging: { path: sr, query: null, header: null, body: null },
  updateJudging: { path: nr, query: null, header: null, body: Zr },
  reserveNextScenario: { path: or, query: null, header: null, body: Yr },
  listJudges: { path: pr, query: lr, header: null, body: null },
  createJudge: { path: ur, query: null, header: null, body: Gr },
  listResultsKeys: { path: mr, query: dr, header: null, body: null },
  createResultsKey: { path: cr, query: null, header: yr, body: Xr },
  revokeResultsKey: { path: hr, query: null, header: null, body: null },
  listInvitations: { path: fr, query: gr, header: null, body: null },
  createInvitation: { path: _r, query: null, header: vr, body: Qr },
  revokeInvitation: { path: Pr, query: null, header: null, body: null },
  exportJudgementsSpreadsheet: { path: kr, query: wr, header: null, body: null },
  exportJudgementsCsv: { path: xr, query: Lr, header: null, body: null },
  exportJudgementsJsonLines: { path: br, query: jr, header: null, body: null },
  getCurrentKey: { path: null, query: null, header: null, body: null },
  listKeys: { path: null, query: qr, header: null, body: null },
  createKey: { path: null, query: null, header: Ar, body: ei },
  revokeKey: { path: Ir, query: null, header: null, body: null }
};
export {
  Ii as requests
};
