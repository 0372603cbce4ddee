// @generated from spec/ — do not edit. Run: pnpm generate

var it = (i, s) => () => {
  try {
    return s || i((s = { exports: {} }).exports, s), s.exports;
  } catch (u) {
    throw s = 0, u;
  }
};
var Ge = it((Ye) => {
  "use strict";
  Object.defineProperty(Ye, "__esModule", { value: !0 });
  function at(i) {
    let s = i.length, u = 0, l = 0, d;
    for (; l < s; )
      u++, d = i.charCodeAt(l++), d >= 55296 && d <= 56319 && l < s && (d = i.charCodeAt(l), (d & 64512) === 56320 && l++);
    return u;
  }
  Ye.default = at;
  at.code = 'require("ajv/dist/runtime/ucs2length").default';
});
var br = it((P) => {
  "use strict";
  Object.defineProperty(P, "__esModule", { value: !0 });
  P.formatNames = P.fastFormats = P.fullFormats = void 0;
  function _(i, s) {
    return { validate: i, compare: s };
  }
  P.fullFormats = {
    // date: http://tools.ietf.org/html/rfc3339#section-5.6
    date: _(kr, tt),
    // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
    time: _(Qe(!0), rt),
    "date-time": _(vr(!0), xr),
    "iso-time": _(Qe(), wr),
    "iso-date-time": _(vr(), Lr),
    // duration: https://tools.ietf.org/html/rfc3339#appendix-A
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri: Yr,
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
    regex: ii,
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
    int32: { type: "number", validate: ei },
    // signed 64 bit integer
    int64: { type: "number", validate: ti },
    // C-type float
    float: { type: "number", validate: Pr },
    // C-type double
    double: { type: "number", validate: Pr },
    // hint to the UI to hide input strings
    password: !0,
    // unchecked string payload
    binary: !0
  };
  P.fastFormats = {
    ...P.fullFormats,
    date: _(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, tt),
    time: _(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, rt),
    "date-time": _(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, xr),
    "iso-time": _(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, wr),
    "iso-date-time": _(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, Lr),
    // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
    uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
    "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
    // email (sources from jsen validator):
    // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
    // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
    email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
  };
  P.formatNames = Object.keys(P.fullFormats);
  function Mr(i) {
    return i % 4 === 0 && (i % 100 !== 0 || i % 400 === 0);
  }
  var Wr = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, Kr = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  function kr(i) {
    let s = Wr.exec(i);
    if (!s)
      return !1;
    let u = +s[1], l = +s[2], d = +s[3];
    return l >= 1 && l <= 12 && d >= 1 && d <= (l === 2 && Mr(u) ? 29 : Kr[l]);
  }
  function tt(i, s) {
    if (i && s)
      return i > s ? 1 : i < s ? -1 : 0;
  }
  var Xe = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
  function Qe(i) {
    return function(u) {
      let l = Xe.exec(u);
      if (!l)
        return !1;
      let d = +l[1], c = +l[2], e = +l[3], a = l[4], n = l[5] === "-" ? -1 : 1, r = +(l[6] || 0), t = +(l[7] || 0);
      if (r > 23 || t > 59 || i && !a)
        return !1;
      if (d <= 23 && c <= 59 && e < 60)
        return !0;
      let o = c - t * n, h = d - r * n - (o < 0 ? 1 : 0);
      return (h === 23 || h === -1) && (o === 59 || o === -1) && e < 61;
    };
  }
  function rt(i, s) {
    if (!(i && s))
      return;
    let u = (/* @__PURE__ */ new Date("2020-01-01T" + i)).valueOf(), l = (/* @__PURE__ */ new Date("2020-01-01T" + s)).valueOf();
    if (u && l)
      return u - l;
  }
  function wr(i, s) {
    if (!(i && s))
      return;
    let u = Xe.exec(i), l = Xe.exec(s);
    if (u && l)
      return i = u[1] + u[2] + u[3], s = l[1] + l[2] + l[3], i > s ? 1 : i < s ? -1 : 0;
  }
  var et = /t|\s/i;
  function vr(i) {
    let s = Qe(i);
    return function(l) {
      let d = l.split(et);
      return d.length === 2 && kr(d[0]) && s(d[1]);
    };
  }
  function xr(i, s) {
    if (!(i && s))
      return;
    let u = new Date(i).valueOf(), l = new Date(s).valueOf();
    if (u && l)
      return u - l;
  }
  function Lr(i, s) {
    if (!(i && s))
      return;
    let [u, l] = i.split(et), [d, c] = s.split(et), e = tt(u, d);
    if (e !== void 0)
      return e || rt(l, c);
  }
  var Br = /\/|:/, Zr = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
  function Yr(i) {
    return Br.test(i) && Zr.test(i);
  }
  var _r = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
  function Gr(i) {
    return _r.lastIndex = 0, _r.test(i);
  }
  var Xr = -(2 ** 31), Qr = 2 ** 31 - 1;
  function ei(i) {
    return Number.isInteger(i) && i <= Qr && i >= Xr;
  }
  function ti(i) {
    return Number.isInteger(i);
  }
  function Pr() {
    return !0;
  }
  var ri = /[^\\]\\Z/;
  function ii(i) {
    if (ri.test(i))
      return !1;
    try {
      return new RegExp(i), !0;
    } catch {
      return !1;
    }
  }
});

// part:parameters
var st = x, Hr = { type: "object", properties: { probe: { type: "string", enum: ["ready", "live"], default: "ready" } }, required: [] };
function x(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = x.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.probe === void 0 && (i.probe = "ready");
    let r = i.probe;
    if (typeof r != "string") {
      let t = { instancePath: s + "/probe", schemaPath: "#/properties/probe/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [t] : e.push(t), a++;
    }
    if (!(r === "ready" || r === "live")) {
      let t = { instancePath: s + "/probe", schemaPath: "#/properties/probe/enum", keyword: "enum", params: { allowedValues: Hr.properties.probe.enum } };
      e === null ? e = [t] : e.push(t), a++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return x.errors = e, a === 0;
}
x.evaluated = { props: { probe: !0 }, dynamicProps: !1, dynamicItems: !1 };
var nt = L;
var p = Ge().default;
function L(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var ot = b;
function b(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var pt = j;
var Cr = { type: "string", description: "In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.", enum: ["human_a_b_testing", "single_model_test"], examples: ["human_a_b_testing"] };
function j(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: Cr.enum } };
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
var lt = q;
var ut = new RegExp('^(\\*|(W/)?"[^"]*"([ \\t]*,[ \\t]*(W/)?"[^"]*")*)$', "u");
function q(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
        if (!ut.test(r)) {
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
var mt = A;
function A(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var dt = I;
var w = new RegExp("^[!-~]+$", "u");
function I(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = I.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!w.test(r)) {
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
var ct = D;
function D(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var yt = N;
function N(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var ht = E;
function E(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var ft = S;
function S(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var gt = $;
function $(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = $.evaluated;
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
  return $.errors = e, a === 0;
}
$.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var vt = T;
function T(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = T.evaluated;
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
  return T.errors = e, a === 0;
}
T.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var _t = z;
function z(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = z.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!w.test(r)) {
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
var Pt = V;
function V(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var kt = J;
function J(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = J.evaluated;
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
  return J.errors = e, a === 0;
}
J.evaluated = { props: { "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var wt = F;
function F(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var xt = O;
function O(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = O.evaluated;
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
  return O.errors = e, a === 0;
}
O.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Lt = U;
function U(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = U.evaluated;
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
        if (!ut.test(r)) {
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
        if (!w.test(r)) {
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
  return U.errors = e, a === 0;
}
U.evaluated = { props: { "if-match": !0, "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var bt = R;
function R(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = R.evaluated;
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
  return R.errors = e, a === 0;
}
R.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var jt = H;
function H(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = H.evaluated;
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
  return H.errors = e, a === 0;
}
H.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var qt = C;
function C(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = C.evaluated;
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
  return C.errors = e, a === 0;
}
C.evaluated = { props: { variant_id: !0, revision: !0 }, dynamicProps: !1, dynamicItems: !1 };
var At = M;
function M(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = M.evaluated;
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
  return M.errors = e, a === 0;
}
M.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var It = W;
function W(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = W.evaluated;
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
  return W.errors = e, a === 0;
}
W.evaluated = { props: { from: !0, to: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Dt = K;
function K(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = K.evaluated;
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
  return K.errors = e, a === 0;
}
K.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Nt = B;
function B(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Et = Z;
function Z(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var St = Y;
function Y(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var $t = G;
function G(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = G.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!w.test(r)) {
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
var Tt = X;
function X(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var zt = Q;
function Q(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Vt = ee;
function ee(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Jt = te;
function te(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Ft = re;
function re(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = re.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!w.test(r)) {
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
var Ot = ie;
function ie(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Ut = ae;
function ae(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Rt = se;
function se(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Ht = ne;
function ne(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Ct = oe;
function oe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Mt = pe;
function pe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Wt = le;
function le(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = le.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!w.test(r)) {
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
var Kt = ue;
function ue(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Bt = me;
function me(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Zt = de;
function de(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Yt = ce;
function ce(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Gt = ye;
function ye(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Xt = he;
function he(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var Qt = fe;
function fe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var er = ge;
function ge(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var tr = ve;
function ve(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ve.evaluated;
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
  return ve.errors = e, a === 0;
}
ve.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var rr = _e;
function _e(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = _e.evaluated;
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
  return _e.errors = e, a === 0;
}
_e.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ir = Pe;
function Pe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var ar = ke;
function ke(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var sr = we;
function we(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var nr = xe;
function xe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var or = Le;
function Le(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Le.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!w.test(r)) {
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
var pr = be;
function be(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = be.evaluated;
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
  return be.errors = e, a === 0;
}
be.evaluated = { props: { evaluation_id: !0, invitation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var lr = je;
function je(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var ur = qe;
function qe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = qe.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judged !== void 0 && typeof i.judged != "boolean") {
      let r = { instancePath: s + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), a++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return qe.errors = e, a === 0;
}
qe.evaluated = { props: { judged: !0 }, dynamicProps: !1, dynamicItems: !1 };
var mr = Ae;
function Ae(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
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
var dr = Ie;
function Ie(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ie.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judged !== void 0 && typeof i.judged != "boolean") {
      let r = { instancePath: s + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), a++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ie.errors = e, a === 0;
}
Ie.evaluated = { props: { judged: !0 }, dynamicProps: !1, dynamicItems: !1 };
var cr = De;
function De(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = De.evaluated;
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
  return De.errors = e, a === 0;
}
De.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var yr = Ne;
function Ne(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ne.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judged !== void 0 && typeof i.judged != "boolean") {
      let r = { instancePath: s + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), a++;
    }
  } else {
    let r = { instancePath: s, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), a++;
  }
  return Ne.errors = e, a === 0;
}
Ne.evaluated = { props: { judged: !0 }, dynamicProps: !1, dynamicItems: !1 };
var hr = Ee;
function Ee(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ee.evaluated;
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
  return Ee.errors = e, a === 0;
}
Ee.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var fr = Se;
function Se(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Se.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: s + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), a++;
        }
        if (!w.test(r)) {
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
  return Se.errors = e, a === 0;
}
Se.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var gr = $e;
function $e(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = $e.evaluated;
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
  return $e.errors = e, a === 0;
}
$e.evaluated = { props: { key_id: !0 }, dynamicProps: !1, dynamicItems: !1 };

// part:bodies
var qr = ze, Te = { type: "object", description: "The members to change. All members are optional. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422.", "x-assumption": ["U01", "U19", "U21", "U46"], additionalProperties: !1, properties: { vote: { type: ["string", "null"], maxLength: 36, description: 'For `human_a_b_testing`, the vote is the id of one of the evaluation\'s variants, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted". For `single_model_test`, the server accepts only `""` or `null`, which changes nothing.', "x-assumption": "U15", examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, score: { anyOf: [{ type: "string", maxLength: 200 }, { type: "number" }, { type: "null" }], description: 'For `single_model_test`, the score is a number or a category. `""` or `null` means "not scored". The server stores a whole number exactly or rejects it. It rounds other numbers to the nearest double. If you need more digits, send the number as text. For `human_a_b_testing`, the server accepts only `""` or `null`, which changes nothing.', "x-assumption": ["U02", "U36", "U46"], examples: [4] }, correct_answer: { type: ["string", "null"], maxLength: 1e5, description: "The expected output.", examples: ["Ask the neighbours", "then offer a replacement."] }, outputs: { type: "array", maxItems: 10, description: "The outputs of the variants. This list replaces the stored list.", items: { $ref: "NewScenarioOutput" } }, inputs: { type: "array", maxItems: 100, description: "The inputs of the variants. This list replaces the stored list.", items: { $ref: "NewScenarioInput" } }, is_pinned: { type: ["boolean", "null"], description: "Whether somebody marked the scenario in order to look at it again. `null` means `false`.", examples: [!0] }, note: { type: ["string", "null"], maxLength: 1e4, description: "A note by the person who judges.", examples: ["Friendlier", "and just as correct."] } } };
var f = Ge().default;
function ze(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = ze.evaluated;
  if (n.dynamicProps && (n.props = void 0), n.dynamicItems && (n.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    for (let t in i)
      if (!(t === "vote" || t === "score" || t === "correct_answer" || t === "outputs" || t === "inputs" || t === "is_pinned" || t === "note")) {
        let o = { instancePath: s, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t } };
        e === null ? e = [o] : e.push(o), a++;
      }
    if (i.vote !== void 0) {
      let t = i.vote;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: s + "/vote", schemaPath: "#/properties/vote/type", keyword: "type", params: { type: Te.properties.vote.type } };
        e === null ? e = [o] : e.push(o), a++;
      }
      if (typeof t == "string" && f(t) > 36) {
        let o = { instancePath: s + "/vote", schemaPath: "#/properties/vote/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.score !== void 0) {
      let t = i.score, o = a, h = !1, m = a;
      if (typeof t == "string") {
        if (f(t) > 200) {
          let v = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [v] : e.push(v), a++;
        }
      } else {
        let v = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/0/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [v] : e.push(v), a++;
      }
      var r = m === a;
      h = h || r;
      let y = a;
      if (!(typeof t == "number" && isFinite(t))) {
        let v = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/1/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [v] : e.push(v), a++;
      }
      var r = y === a;
      h = h || r;
      let g = a;
      if (t !== null) {
        let v = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf/2/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [v] : e.push(v), a++;
      }
      var r = g === a;
      if (h = h || r, h)
        a = o, e !== null && (o ? e.length = o : e = null);
      else {
        let v = { instancePath: s + "/score", schemaPath: "#/properties/score/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [v] : e.push(v), a++;
      }
    }
    if (i.correct_answer !== void 0) {
      let t = i.correct_answer;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: s + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: Te.properties.correct_answer.type } };
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
          let m = t[h];
          if (m && typeof m == "object" && !Array.isArray(m)) {
            if (m.variant_id === void 0) {
              let y = { instancePath: s + "/outputs/" + h, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              e === null ? e = [y] : e.push(y), a++;
            }
            if (m.variant_output === void 0) {
              let y = { instancePath: s + "/outputs/" + h, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              e === null ? e = [y] : e.push(y), a++;
            }
            for (let y in m)
              if (!(y === "variant_id" || y === "variant_output")) {
                let g = { instancePath: s + "/outputs/" + h, schemaPath: "NewScenarioOutput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y } };
                e === null ? e = [g] : e.push(g), a++;
              }
            if (m.variant_id !== void 0) {
              let y = m.variant_id;
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
            if (m.variant_output !== void 0) {
              let y = m.variant_output;
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
          let m = t[h];
          if (m && typeof m == "object" && !Array.isArray(m)) {
            if (m.input_name === void 0) {
              let y = { instancePath: s + "/inputs/" + h, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              e === null ? e = [y] : e.push(y), a++;
            }
            if (m.input_value === void 0) {
              let y = { instancePath: s + "/inputs/" + h, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              e === null ? e = [y] : e.push(y), a++;
            }
            for (let y in m)
              if (!(y === "input_name" || y === "input_value")) {
                let g = { instancePath: s + "/inputs/" + h, schemaPath: "NewScenarioInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y } };
                e === null ? e = [g] : e.push(g), a++;
              }
            if (m.input_name !== void 0) {
              let y = m.input_name;
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
            if (m.input_value !== void 0) {
              let y = m.input_value;
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
        let o = { instancePath: s + "/is_pinned", schemaPath: "#/properties/is_pinned/type", keyword: "type", params: { type: Te.properties.is_pinned.type } };
        e === null ? e = [o] : e.push(o), a++;
      }
    }
    if (i.note !== void 0) {
      let t = i.note;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: s + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: Te.properties.note.type } };
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
  return ze.errors = e, a === 0;
}
ze.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ar = Ve;
var Ir = new RegExp("^\\S(?:.*\\S)?$", "u");
function Ve(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ve.evaluated;
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
        if (!Ir.test(r)) {
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
  return Ve.errors = e, a === 0;
}
Ve.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Dr = Je;
function Je(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Je.evaluated;
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
        if (!Ir.test(r)) {
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
  return Je.errors = e, a === 0;
}
Je.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Nr = Fe, ai = { type: "object", description: "A new variant. Its name is `<base_name>.<config_name>`, unique in the application. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["base_name", "config_name", "parameters"], additionalProperties: !1, properties: { base_name: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.](?:[^.]*[^\\s.])?$", description: "The part of the name before the dot. It has no dot, and no space at either end.", examples: ["concise"] }, config_name: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.](?:[^.]*[^\\s.])?$", description: "The part of the name after the dot. It has no dot, and no space at either end.", examples: ["gpt-small"] }, parameters: { $ref: "NewParameters" }, uri: { type: ["string", "null"], maxLength: 2048, description: "The address at which a program can call the variant, if it has one.", examples: ["https://llm.internal/support-assistant/concise"] } } };
var jr = new RegExp("^[^\\s.](?:[^.]*[^\\s.])?$", "u");
function Fe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Fe.evaluated;
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
        if (!jr.test(t)) {
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
        if (!jr.test(t)) {
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
            let m = { instancePath: s + "/parameters", schemaPath: "NewParameters/propertyNames/maxLength", keyword: "maxLength", params: { limit: 256 }, propertyName: o };
            e === null ? e = [m] : e.push(m), a++;
          }
          var r = h === a;
          if (!r) {
            let m = { instancePath: s + "/parameters", schemaPath: "NewParameters/propertyNames", keyword: "propertyNames", params: { propertyName: o } };
            e === null ? e = [m] : e.push(m), a++;
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
        let o = { instancePath: s + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: ai.properties.uri.type } };
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
  return Fe.errors = e, a === 0;
}
Fe.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Er = Oe;
function Oe(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Oe.evaluated;
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
            let m = { instancePath: s + "/parameters", schemaPath: "NewParameters/propertyNames/maxLength", keyword: "maxLength", params: { limit: 256 }, propertyName: o };
            e === null ? e = [m] : e.push(m), a++;
          }
          var r = h === a;
          if (!r) {
            let m = { instancePath: s + "/parameters", schemaPath: "NewParameters/propertyNames", keyword: "propertyNames", params: { propertyName: o } };
            e === null ? e = [m] : e.push(m), a++;
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
  return Oe.errors = e, a === 0;
}
Oe.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Sr = Ue;
function Ue(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ue.evaluated;
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
  return Ue.errors = e, a === 0;
}
Ue.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var $r = Re, si = { type: "object", description: "A new evaluation: variants of one application, and scenarios to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["evaluation_name", "evaluation_type", "variant_ids", "scenarios"], additionalProperties: !1, properties: { evaluation_name: { type: "string", minLength: 1, maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, evaluation_type: { $ref: "EvaluationType" }, variant_ids: { type: "array", minItems: 1, maxItems: 2, uniqueItems: !0, description: "The variants to judge: two for `human_a_b_testing`, one for `single_model_test`. The evaluation uses their latest revisions.", items: { type: "string", minLength: 1, maxLength: 128, examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] } }, scenarios: { type: "array", maxItems: 1e3, description: "The scenarios, in the order of their positions. You can add more scenarios later.", items: { $ref: "ScenarioCreate" } }, judgements_per_scenario: { type: "integer", minimum: 1, maximum: 20, description: "The number of judges that each scenario should have. With the default 1, all callers share one judgement for each scenario. With a higher number, each caller has its own judgement.", "x-assumption": "U54", examples: [3] }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text.", examples: ["Choose the answer that helps the customer more."] } } }, ni = { type: "string", description: "In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.", enum: ["human_a_b_testing", "single_model_test"], examples: ["human_a_b_testing"] }, oi = { type: "object", description: "A scenario to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["inputs"], additionalProperties: !1, properties: { inputs: { type: "array", minItems: 1, maxItems: 100, description: "The inputs of the variants.", items: { $ref: "NewScenarioInput" } }, outputs: { type: "array", maxItems: 10, description: "The outputs of the variants, at most one for each variant.", items: { $ref: "NewScenarioOutput" } }, correct_answer: { type: ["string", "null"], maxLength: 1e5, description: "The expected output.", examples: ["Ask the neighbours", "then offer a replacement."] } } };
function k(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = k.evaluated;
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
              let m = { instancePath: s + "/inputs/" + o, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              e === null ? e = [m] : e.push(m), a++;
            }
            if (h.input_value === void 0) {
              let m = { instancePath: s + "/inputs/" + o, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              e === null ? e = [m] : e.push(m), a++;
            }
            for (let m in h)
              if (!(m === "input_name" || m === "input_value")) {
                let y = { instancePath: s + "/inputs/" + o, schemaPath: "NewScenarioInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m } };
                e === null ? e = [y] : e.push(y), a++;
              }
            if (h.input_name !== void 0) {
              let m = h.input_name;
              if (typeof m == "string") {
                if (f(m) > 200) {
                  let y = { instancePath: s + "/inputs/" + o + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
                if (f(m) < 1) {
                  let y = { instancePath: s + "/inputs/" + o + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
              } else {
                let y = { instancePath: s + "/inputs/" + o + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), a++;
              }
            }
            if (h.input_value !== void 0) {
              let m = h.input_value;
              if (typeof m == "string") {
                if (f(m) > 1e5) {
                  let y = { instancePath: s + "/inputs/" + o + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
              } else {
                let y = { instancePath: s + "/inputs/" + o + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), a++;
              }
            }
          } else {
            let m = { instancePath: s + "/inputs/" + o, schemaPath: "NewScenarioInput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [m] : e.push(m), a++;
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
              let m = { instancePath: s + "/outputs/" + o, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              e === null ? e = [m] : e.push(m), a++;
            }
            if (h.variant_output === void 0) {
              let m = { instancePath: s + "/outputs/" + o, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              e === null ? e = [m] : e.push(m), a++;
            }
            for (let m in h)
              if (!(m === "variant_id" || m === "variant_output")) {
                let y = { instancePath: s + "/outputs/" + o, schemaPath: "NewScenarioOutput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: m } };
                e === null ? e = [y] : e.push(y), a++;
              }
            if (h.variant_id !== void 0) {
              let m = h.variant_id;
              if (typeof m == "string") {
                if (f(m) > 36) {
                  let y = { instancePath: s + "/outputs/" + o + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
                if (f(m) < 1) {
                  let y = { instancePath: s + "/outputs/" + o + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
              } else {
                let y = { instancePath: s + "/outputs/" + o + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), a++;
              }
            }
            if (h.variant_output !== void 0) {
              let m = h.variant_output;
              if (typeof m == "string") {
                if (f(m) > 1e5) {
                  let y = { instancePath: s + "/outputs/" + o + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [y] : e.push(y), a++;
                }
              } else {
                let y = { instancePath: s + "/outputs/" + o + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), a++;
              }
            }
          } else {
            let m = { instancePath: s + "/outputs/" + o, schemaPath: "NewScenarioOutput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [m] : e.push(m), a++;
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
        let t = { instancePath: s + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: oi.properties.correct_answer.type } };
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
  return k.errors = e, a === 0;
}
k.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function Re(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Re.evaluated;
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
        let t = { instancePath: s + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: ni.enum } };
        e === null ? e = [t] : e.push(t), a++;
      }
    }
    if (i.variant_ids !== void 0) {
      let r = i.variant_ids;
      if (Array.isArray(r)) {
        if (r.length > 2) {
          let m = { instancePath: s + "/variant_ids", schemaPath: "#/properties/variant_ids/maxItems", keyword: "maxItems", params: { limit: 2 } };
          e === null ? e = [m] : e.push(m), a++;
        }
        if (r.length < 1) {
          let m = { instancePath: s + "/variant_ids", schemaPath: "#/properties/variant_ids/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [m] : e.push(m), a++;
        }
        let t = r.length;
        for (let m = 0; m < t; m++) {
          let y = r[m];
          if (typeof y == "string") {
            if (f(y) > 128) {
              let g = { instancePath: s + "/variant_ids/" + m, schemaPath: "#/properties/variant_ids/items/maxLength", keyword: "maxLength", params: { limit: 128 } };
              e === null ? e = [g] : e.push(g), a++;
            }
            if (f(y) < 1) {
              let g = { instancePath: s + "/variant_ids/" + m, schemaPath: "#/properties/variant_ids/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [g] : e.push(g), a++;
            }
          } else {
            let g = { instancePath: s + "/variant_ids/" + m, schemaPath: "#/properties/variant_ids/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [g] : e.push(g), a++;
          }
        }
        let o = r.length, h;
        if (o > 1) {
          let m = {};
          for (; o--; ) {
            let y = r[o];
            if (typeof y == "string") {
              if (typeof m[y] == "number") {
                h = m[y];
                let g = { instancePath: s + "/variant_ids", schemaPath: "#/properties/variant_ids/uniqueItems", keyword: "uniqueItems", params: { i: o, j: h } };
                e === null ? e = [g] : e.push(g), a++;
                break;
              }
              m[y] = o;
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
          k(r[o], { instancePath: s + "/scenarios/" + o, parentData: r, parentDataProperty: o, rootData: d, dynamicAnchors: c }) || (e = e === null ? k.errors : e.concat(k.errors), a = e.length);
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
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: si.properties.instructions.type } };
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
  return Re.errors = e, a === 0;
}
Re.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Tr = He, pi = { type: "object", description: "The members to change. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422.", additionalProperties: !1, properties: { evaluation_name: { type: "string", minLength: 1, maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, is_closed: { type: "boolean", description: "`true` closes the evaluation, `false` reopens it.", examples: [!0] }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text. `null` removes the instructions.", examples: ["Choose the answer that helps the customer more."] } } };
function He(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = He.evaluated;
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
        let t = { instancePath: s + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: pi.properties.instructions.type } };
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
  return He.errors = e, a === 0;
}
He.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var zr = Ce;
function Ce(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ce.evaluated;
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
          k(r[o], { instancePath: s + "/scenarios/" + o, parentData: r, parentDataProperty: o, rootData: d, dynamicAnchors: c }) || (e = e === null ? k.errors : e.concat(k.errors), a = e.length);
      } else {
        let t = { instancePath: s + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" } };
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
var Vr = Me;
function Me(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Me.evaluated;
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
  return Me.errors = e, a === 0;
}
Me.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Jr = We;
function We(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = We.evaluated;
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
              let m = { instancePath: s + "/skip/" + o, schemaPath: "#/properties/skip/items/maxLength", keyword: "maxLength", params: { limit: 128 } };
              e === null ? e = [m] : e.push(m), a++;
            }
            if (f(h) < 1) {
              let m = { instancePath: s + "/skip/" + o, schemaPath: "#/properties/skip/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [m] : e.push(m), a++;
            }
          } else {
            let m = { instancePath: s + "/skip/" + o, schemaPath: "#/properties/skip/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [m] : e.push(m), a++;
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
  return We.errors = e, a === 0;
}
We.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Fr = Ke;
function Ke(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ke.evaluated;
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
  return Ke.errors = e, a === 0;
}
Ke.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Or = Be;
var Ur = br().fullFormats["date-time"];
function Be(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Be.evaluated;
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
        if (!Ur.validate(r)) {
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
  return Be.errors = e, a === 0;
}
Be.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Rr = Ze;
var li = { type: "string", description: "The role of an API key, which says what the key may do. The roles are listed from the lowest to the highest. Each role includes everything that the lower roles may do.", enum: ["viewer", "evaluator", "editor", "admin"], examples: ["evaluator"] };
function Ze(i, { instancePath: s = "", parentData: u, parentDataProperty: l, rootData: d = i, dynamicAnchors: c = {} } = {}) {
  let e = null, a = 0, n = Ze.evaluated;
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
        let t = { instancePath: s + "/role", schemaPath: "Role/enum", keyword: "enum", params: { allowedValues: li.enum } };
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
        if (!Ur.validate(r)) {
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
  return Ze.errors = e, a === 0;
}
Ze.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var gi = {
  getHealth: { path: null, query: st, header: null, body: null },
  getVariantByEnv: { path: null, query: nt, header: ot, body: null },
  updateEvaluationScenario: { path: pt, query: null, header: lt, body: qr },
  listApps: { path: null, query: mt, header: null, body: null },
  createApp: { path: null, query: null, header: dt, body: Ar },
  getApp: { path: ct, query: null, header: null, body: null },
  renameApp: { path: yt, query: null, header: null, body: Dr },
  deleteApp: { path: ht, query: null, header: null, body: null },
  listVariants: { path: ft, query: gt, header: null, body: null },
  createVariant: { path: vt, query: null, header: _t, body: Nr },
  getVariant: { path: Pt, query: null, header: kt, body: null },
  deleteVariant: { path: wt, query: null, header: null, body: null },
  updateVariantParameters: { path: xt, query: null, header: Lt, body: Er },
  listVariantRevisions: { path: bt, query: jt, header: null, body: null },
  getVariantRevision: { path: qt, query: null, header: null, body: null },
  compareVariantRevisions: { path: At, query: It, header: null, body: null },
  listEnvironments: { path: Dt, query: null, header: null, body: null },
  listDeployments: { path: Nt, query: Et, header: null, body: null },
  deployVariant: { path: St, query: null, header: $t, body: Sr },
  getLeaderboard: { path: Tt, query: null, header: null, body: null },
  listHumanEvaluations: { path: zt, query: Vt, header: null, body: null },
  createHumanEvaluation: { path: Jt, query: null, header: Ft, body: $r },
  getHumanEvaluation: { path: Ot, query: null, header: null, body: null },
  updateHumanEvaluation: { path: Ut, query: null, header: null, body: Tr },
  deleteHumanEvaluation: { path: Rt, query: null, header: null, body: null },
  listEvaluationScenarios: { path: Ht, query: Ct, header: null, body: null },
  createEvaluationScenarios: { path: Mt, query: null, header: Wt, body: zr },
  getEvaluationScenario: { path: Kt, query: null, header: Bt, body: null },
  listJudgements: { path: Zt, query: Yt, header: null, body: null },
  getHumanEvaluationResults: { path: Gt, query: null, header: null, body: null },
  getJudging: { path: Xt, query: null, header: null, body: null },
  updateJudging: { path: Qt, query: null, header: null, body: Vr },
  reserveNextScenario: { path: er, query: null, header: null, body: Jr },
  listJudges: { path: tr, query: rr, header: null, body: null },
  createJudge: { path: ir, query: null, header: null, body: Fr },
  listInvitations: { path: ar, query: sr, header: null, body: null },
  createInvitation: { path: nr, query: null, header: or, body: Or },
  revokeInvitation: { path: pr, query: null, header: null, body: null },
  exportJudgementsSpreadsheet: { path: lr, query: ur, header: null, body: null },
  exportJudgementsCsv: { path: mr, query: dr, header: null, body: null },
  exportJudgementsJsonLines: { path: cr, query: yr, header: null, body: null },
  getCurrentKey: { path: null, query: null, header: null, body: null },
  listKeys: { path: null, query: hr, header: null, body: null },
  createKey: { path: null, query: null, header: fr, body: Rr },
  revokeKey: { path: gr, query: null, header: null, body: null }
};
export {
  gi as requests
};
