// @generated from spec/ — do not edit. Run: pnpm generate

var St = (i, n) => () => {
  try {
    return n || i((n = { exports: {} }).exports, n), n.exports;
  } catch (m) {
    throw n = 0, m;
  }
};
var bt = St((Lt) => {
  "use strict";
  Object.defineProperty(Lt, "__esModule", { value: !0 });
  function $t(i) {
    let n = i.length, m = 0, l = 0, u;
    for (; l < n; )
      m++, u = i.charCodeAt(l++), u >= 55296 && u <= 56319 && l < n && (u = i.charCodeAt(l), (u & 64512) === 56320 && l++);
    return m;
  }
  Lt.default = $t;
  $t.code = 'require("ajv/dist/runtime/ucs2length").default';
});
var Nt = St((P) => {
  "use strict";
  Object.defineProperty(P, "__esModule", { value: !0 });
  P.formatNames = P.fastFormats = P.fullFormats = void 0;
  function v(i, n) {
    return { validate: i, compare: n };
  }
  P.fullFormats = {
    // date: http://tools.ietf.org/html/rfc3339#section-5.6
    date: v(Vt, Dt),
    // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
    time: v(jt(!0), It),
    "date-time": v(Ft(!0), Jt),
    "iso-time": v(jt(), Ut),
    "iso-date-time": v(Ft(), Ot),
    // duration: https://tools.ietf.org/html/rfc3339#appendix-A
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri: Zi,
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
    regex: rs,
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
    byte: Yi,
    // signed 32 bit integer
    int32: { type: "number", validate: Qi },
    // signed 64 bit integer
    int64: { type: "number", validate: es },
    // C-type float
    float: { type: "number", validate: zt },
    // C-type double
    double: { type: "number", validate: zt },
    // hint to the UI to hide input strings
    password: !0,
    // unchecked string payload
    binary: !0
  };
  P.fastFormats = {
    ...P.fullFormats,
    date: v(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, Dt),
    time: v(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, It),
    "date-time": v(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, Jt),
    "iso-time": v(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, Ut),
    "iso-date-time": v(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, Ot),
    // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
    uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
    "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
    // email (sources from jsen validator):
    // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
    // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
    email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
  };
  P.formatNames = Object.keys(P.fullFormats);
  function Hi(i) {
    return i % 4 === 0 && (i % 100 !== 0 || i % 400 === 0);
  }
  var Ki = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, Wi = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  function Vt(i) {
    let n = Ki.exec(i);
    if (!n)
      return !1;
    let m = +n[1], l = +n[2], u = +n[3];
    return l >= 1 && l <= 12 && u >= 1 && u <= (l === 2 && Hi(m) ? 29 : Wi[l]);
  }
  function Dt(i, n) {
    if (i && n)
      return i > n ? 1 : i < n ? -1 : 0;
  }
  var qt = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
  function jt(i) {
    return function(m) {
      let l = qt.exec(m);
      if (!l)
        return !1;
      let u = +l[1], d = +l[2], e = +l[3], s = l[4], a = l[5] === "-" ? -1 : 1, r = +(l[6] || 0), t = +(l[7] || 0);
      if (r > 23 || t > 59 || i && !s)
        return !1;
      if (u <= 23 && d <= 59 && e < 60)
        return !0;
      let o = d - t * a, h = u - r * a - (o < 0 ? 1 : 0);
      return (h === 23 || h === -1) && (o === 59 || o === -1) && e < 61;
    };
  }
  function It(i, n) {
    if (!(i && n))
      return;
    let m = (/* @__PURE__ */ new Date("2020-01-01T" + i)).valueOf(), l = (/* @__PURE__ */ new Date("2020-01-01T" + n)).valueOf();
    if (m && l)
      return m - l;
  }
  function Ut(i, n) {
    if (!(i && n))
      return;
    let m = qt.exec(i), l = qt.exec(n);
    if (m && l)
      return i = m[1] + m[2] + m[3], n = l[1] + l[2] + l[3], i > n ? 1 : i < n ? -1 : 0;
  }
  var At = /t|\s/i;
  function Ft(i) {
    let n = jt(i);
    return function(l) {
      let u = l.split(At);
      return u.length === 2 && Vt(u[0]) && n(u[1]);
    };
  }
  function Jt(i, n) {
    if (!(i && n))
      return;
    let m = new Date(i).valueOf(), l = new Date(n).valueOf();
    if (m && l)
      return m - l;
  }
  function Ot(i, n) {
    if (!(i && n))
      return;
    let [m, l] = i.split(At), [u, d] = n.split(At), e = Dt(m, u);
    if (e !== void 0)
      return e || It(l, d);
  }
  var Mi = /\/|:/, Bi = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
  function Zi(i) {
    return Mi.test(i) && Bi.test(i);
  }
  var Rt = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
  function Yi(i) {
    return Rt.lastIndex = 0, Rt.test(i);
  }
  var Gi = -(2 ** 31), Xi = 2 ** 31 - 1;
  function Qi(i) {
    return Number.isInteger(i) && i <= Xi && i >= Gi;
  }
  function es(i) {
    return Number.isInteger(i);
  }
  function zt() {
    return !0;
  }
  var ts = /[^\\]\\Z/;
  function rs(i) {
    if (ts.test(i))
      return !1;
    try {
      return new RegExp(i), !0;
    } catch {
      return !1;
    }
  }
});

// part:parameters
var Ct = x, is = { type: "object", properties: { probe: { type: "string", enum: ["ready", "live"], default: "ready" } }, required: [] };
function x(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = x.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.probe === void 0 && (i.probe = "ready");
    let r = i.probe;
    if (typeof r != "string") {
      let t = { instancePath: n + "/probe", schemaPath: "#/properties/probe/type", keyword: "type", params: { type: "string" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (!(r === "ready" || r === "live")) {
      let t = { instancePath: n + "/probe", schemaPath: "#/properties/probe/enum", keyword: "enum", params: { allowedValues: is.properties.probe.enum } };
      e === null ? e = [t] : e.push(t), s++;
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return x.errors = e, s === 0;
}
x.evaluated = { props: { probe: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ht = L;
var p = bt().default;
function L(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = L.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return L.errors = e, s === 0;
}
L.evaluated = { props: { app_id: !0, environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Kt = b;
function b(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = b.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-none-match"] !== void 0) {
      let r = i["if-none-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: n + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return b.errors = e, s === 0;
}
b.evaluated = { props: { "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Wt = q;
var ss = { type: "string", description: "In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.", enum: ["human_a_b_testing", "single_model_test"], examples: ["human_a_b_testing"] };
function q(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = q.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_scenario_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_type === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_type" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.evaluation_scenario_id !== void 0) {
      let r = i.evaluation_scenario_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.evaluation_type !== void 0) {
      let r = i.evaluation_type;
      if (typeof r != "string") {
        let t = { instancePath: n + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (!(r === "human_a_b_testing" || r === "single_model_test")) {
        let t = { instancePath: n + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: ss.enum } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return q.errors = e, s === 0;
}
q.evaluated = { props: { evaluation_id: !0, evaluation_scenario_id: !0, evaluation_type: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Mt = j;
var Bt = new RegExp('^(\\*|(W/)?"[^"]*"([ \\t]*,[ \\t]*(W/)?"[^"]*")*)$', "u");
function j(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = j.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-match"] !== void 0) {
      let r = i["if-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: n + "/if-match", schemaPath: "#/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/if-match", schemaPath: "#/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!Bt.test(r)) {
          let t = { instancePath: n + "/if-match", schemaPath: "#/properties/if-match/pattern", keyword: "pattern", params: { pattern: '^(\\*|(W/)?"[^"]*"([ \\t]*,[ \\t]*(W/)?"[^"]*")*)$' } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/if-match", schemaPath: "#/properties/if-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.prefer !== void 0) {
      let r = i.prefer;
      if (typeof r == "string") {
        if (p(r) > 256) {
          let t = { instancePath: n + "/prefer", schemaPath: "#/properties/prefer/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/prefer", schemaPath: "#/properties/prefer/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return j.errors = e, s === 0;
}
j.evaluated = { props: { "if-match": !0, prefer: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Zt = A;
function A(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = A.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return A.errors = e, s === 0;
}
A.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Yt = D;
var k = new RegExp("^[!-~]+$", "u");
function D(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = D.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return D.errors = e, s === 0;
}
D.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Gt = I;
function I(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = I.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return I.errors = e, s === 0;
}
I.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Xt = N;
function N(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = N.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return N.errors = e, s === 0;
}
N.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Qt = E;
function E(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = E.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return E.errors = e, s === 0;
}
E.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var er = T;
function T(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = T.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return T.errors = e, s === 0;
}
T.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var tr = S;
function S(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = S.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return S.errors = e, s === 0;
}
S.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var rr = $;
function $(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = $.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return $.errors = e, s === 0;
}
$.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ir = F;
function F(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = F.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return F.errors = e, s === 0;
}
F.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var sr = R;
function R(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = R.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return R.errors = e, s === 0;
}
R.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var nr = z;
function z(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = z.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-none-match"] !== void 0) {
      let r = i["if-none-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: n + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return z.errors = e, s === 0;
}
z.evaluated = { props: { "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var ar = V;
function V(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = V.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return V.errors = e, s === 0;
}
V.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var or = U;
function U(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = U.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return U.errors = e, s === 0;
}
U.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var pr = J;
function J(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = J.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-match"] !== void 0) {
      let r = i["if-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: n + "/if-match", schemaPath: "#/properties/if-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/if-match", schemaPath: "#/properties/if-match/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!Bt.test(r)) {
          let t = { instancePath: n + "/if-match", schemaPath: "#/properties/if-match/pattern", keyword: "pattern", params: { pattern: '^(\\*|(W/)?"[^"]*"([ \\t]*,[ \\t]*(W/)?"[^"]*")*)$' } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/if-match", schemaPath: "#/properties/if-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return J.errors = e, s === 0;
}
J.evaluated = { props: { "if-match": !0, "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var lr = O;
function O(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = O.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return O.errors = e, s === 0;
}
O.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var mr = C;
function C(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = C.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return C.errors = e, s === 0;
}
C.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ur = H;
function H(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = H.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.revision === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.revision !== void 0) {
      let r = i.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: n + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: n + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: n + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return H.errors = e, s === 0;
}
H.evaluated = { props: { variant_id: !0, revision: !0 }, dynamicProps: !1, dynamicItems: !1 };
var dr = K;
function K(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = K.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return K.errors = e, s === 0;
}
K.evaluated = { props: { variant_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var cr = W;
function W(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = W.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.from === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.to === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.from !== void 0) {
      let r = i.from;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: n + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: n + "/from", schemaPath: "#/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: n + "/from", schemaPath: "#/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      }
    }
    if (i.to !== void 0) {
      let r = i.to;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: n + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: n + "/to", schemaPath: "#/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: n + "/to", schemaPath: "#/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return W.errors = e, s === 0;
}
W.evaluated = { props: { from: !0, to: !0 }, dynamicProps: !1, dynamicItems: !1 };
var yr = M;
function M(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = M.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return M.errors = e, s === 0;
}
M.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var hr = B;
function B(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = B.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return B.errors = e, s === 0;
}
B.evaluated = { props: { app_id: !0, environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var fr = Z;
function Z(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Z.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Z.errors = e, s === 0;
}
Z.evaluated = { props: { app_id: !0, environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var gr = Y;
function Y(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Y.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.limit === void 0 && (i.limit = 20), i.is_open !== void 0 && typeof i.is_open != "boolean") {
      let t = { instancePath: n + "/is_open", schemaPath: "#/properties/is_open/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Y.errors = e, s === 0;
}
Y.evaluated = { props: { is_open: !0, limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var _r = G;
function G(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = G.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return G.errors = e, s === 0;
}
G.evaluated = { props: { app_id: !0, environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var vr = X;
function X(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = X.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return X.errors = e, s === 0;
}
X.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Pr = Q;
function Q(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Q.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.deployment_request_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_request_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.deployment_request_id !== void 0) {
      let r = i.deployment_request_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/deployment_request_id", schemaPath: "#/properties/deployment_request_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/deployment_request_id", schemaPath: "#/properties/deployment_request_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/deployment_request_id", schemaPath: "#/properties/deployment_request_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Q.errors = e, s === 0;
}
Q.evaluated = { props: { deployment_request_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var kr = ee;
function ee(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ee.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.deployment_request_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_request_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.deployment_request_id !== void 0) {
      let r = i.deployment_request_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/deployment_request_id", schemaPath: "#/properties/deployment_request_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/deployment_request_id", schemaPath: "#/properties/deployment_request_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/deployment_request_id", schemaPath: "#/properties/deployment_request_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ee.errors = e, s === 0;
}
ee.evaluated = { props: { deployment_request_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var wr = te;
function te(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = te.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return te.errors = e, s === 0;
}
te.evaluated = { props: { app_id: !0, environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var xr = re;
function re(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = re.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return re.errors = e, s === 0;
}
re.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Lr = ie;
function ie(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ie.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ie.errors = e, s === 0;
}
ie.evaluated = { props: { app_id: !0, environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var br = se;
function se(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = se.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return se.errors = e, s === 0;
}
se.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var qr = ne;
function ne(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ne.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ne.errors = e, s === 0;
}
ne.evaluated = { props: { environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var jr = ae;
function ae(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ae.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.token !== void 0) {
      let r = i.token;
      if (typeof r == "string") {
        if (p(r) > 200) {
          let t = { instancePath: n + "/token", schemaPath: "#/properties/token/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.since !== void 0) {
      let r = i.since;
      if (typeof r == "string") {
        if (p(r) > 200) {
          let t = { instancePath: n + "/since", schemaPath: "#/properties/since/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.wait !== void 0) {
      let r = i.wait;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: n + "/wait", schemaPath: "#/properties/wait/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 3600 || isNaN(r)) {
          let t = { instancePath: n + "/wait", schemaPath: "#/properties/wait/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: n + "/wait", schemaPath: "#/properties/wait/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ae.errors = e, s === 0;
}
ae.evaluated = { props: { app_id: !0, token: !0, since: !0, wait: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ar = oe;
function oe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = oe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["last-event-id"] !== void 0) {
      let r = i["last-event-id"];
      if (typeof r == "string") {
        if (p(r) > 200) {
          let t = { instancePath: n + "/last-event-id", schemaPath: "#/properties/last-event-id/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/last-event-id", schemaPath: "#/properties/last-event-id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return oe.errors = e, s === 0;
}
oe.evaluated = { props: { "last-event-id": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Dr = pe;
function pe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = pe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return pe.errors = e, s === 0;
}
pe.evaluated = { props: { environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ir = le;
function le(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = le.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return le.errors = e, s === 0;
}
le.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Nr = me;
function me(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = me.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return me.errors = e, s === 0;
}
me.evaluated = { props: { environment: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Er = ue;
function ue(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ue.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-none-match"] !== void 0) {
      let r = i["if-none-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: n + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ue.errors = e, s === 0;
}
ue.evaluated = { props: { "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Tr = de;
function de(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = de.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.environment === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "environment" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.key === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.environment !== void 0) {
      let r = i.environment;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/environment", schemaPath: "#/properties/environment/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.key !== void 0) {
      let r = i.key;
      if (typeof r == "string") {
        if (p(r) > 200) {
          let t = { instancePath: n + "/key", schemaPath: "#/properties/key/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/key", schemaPath: "#/properties/key/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return de.errors = e, s === 0;
}
de.evaluated = { props: { environment: !0, key: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Sr = ce;
function ce(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ce.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ce.errors = e, s === 0;
}
ce.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var $r = ye;
function ye(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ye.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ye.errors = e, s === 0;
}
ye.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Fr = he;
function he(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = he.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return he.errors = e, s === 0;
}
he.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Rr = fe;
function fe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = fe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.app_id !== void 0) {
      let r = i.app_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return fe.errors = e, s === 0;
}
fe.evaluated = { props: { app_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var zr = ge;
function ge(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ge.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ge.errors = e, s === 0;
}
ge.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Vr = _e;
function _e(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = _e.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return _e.errors = e, s === 0;
}
_e.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ur = ve;
function ve(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ve.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ve.errors = e, s === 0;
}
ve.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Jr = Pe;
function Pe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Pe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Pe.errors = e, s === 0;
}
Pe.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Or = ke;
function ke(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ke.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ke.errors = e, s === 0;
}
ke.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Cr = we;
function we(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = we.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.limit === void 0 && (i.limit = 20), i.judged !== void 0 && typeof i.judged != "boolean") {
      let t = { instancePath: n + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (i.is_pinned !== void 0 && typeof i.is_pinned != "boolean") {
      let t = { instancePath: n + "/is_pinned", schemaPath: "#/properties/is_pinned/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (i.has_flag !== void 0 && typeof i.has_flag != "boolean") {
      let t = { instancePath: n + "/has_flag", schemaPath: "#/properties/has_flag/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (i.has_note !== void 0 && typeof i.has_note != "boolean") {
      let t = { instancePath: n + "/has_note", schemaPath: "#/properties/has_note/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return we.errors = e, s === 0;
}
we.evaluated = { props: { judged: !0, is_pinned: !0, has_flag: !0, has_note: !0, limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Hr = xe;
function xe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = xe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return xe.errors = e, s === 0;
}
xe.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Kr = Le;
function Le(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Le.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Le.errors = e, s === 0;
}
Le.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Wr = be;
function be(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = be.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_scenario_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.evaluation_scenario_id !== void 0) {
      let r = i.evaluation_scenario_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return be.errors = e, s === 0;
}
be.evaluated = { props: { evaluation_id: !0, evaluation_scenario_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Mr = qe;
function qe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = qe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["if-none-match"] !== void 0) {
      let r = i["if-none-match"];
      if (typeof r == "string") {
        if (p(r) > 1024) {
          let t = { instancePath: n + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1024 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return qe.errors = e, s === 0;
}
qe.evaluated = { props: { "if-none-match": !0 }, dynamicProps: !1, dynamicItems: !1 };
var Br = je;
function je(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = je.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_scenario_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_scenario_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.evaluation_scenario_id !== void 0) {
      let r = i.evaluation_scenario_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_scenario_id", schemaPath: "#/properties/evaluation_scenario_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return je.errors = e, s === 0;
}
je.evaluated = { props: { evaluation_id: !0, evaluation_scenario_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Zr = Ae;
function Ae(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ae.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ae.errors = e, s === 0;
}
Ae.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Yr = De;
function De(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = De.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return De.errors = e, s === 0;
}
De.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Gr = Ie;
function Ie(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ie.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ie.errors = e, s === 0;
}
Ie.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Xr = Ne;
function Ne(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ne.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ne.errors = e, s === 0;
}
Ne.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Qr = Ee;
function Ee(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ee.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ee.errors = e, s === 0;
}
Ee.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ei = Te;
function Te(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Te.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Te.errors = e, s === 0;
}
Te.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ti = Se;
function Se(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Se.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Se.errors = e, s === 0;
}
Se.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ri = $e;
function $e(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = $e.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return $e.errors = e, s === 0;
}
$e.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ii = Fe;
function Fe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Fe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Fe.errors = e, s === 0;
}
Fe.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var si = Re;
function Re(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Re.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Re.errors = e, s === 0;
}
Re.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ni = ze;
function ze(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ze.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ze.errors = e, s === 0;
}
ze.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ai = Ve;
function Ve(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ve.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ve.errors = e, s === 0;
}
Ve.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var oi = Ue;
function Ue(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ue.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.results_key_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results_key_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.results_key_id !== void 0) {
      let r = i.results_key_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/results_key_id", schemaPath: "#/properties/results_key_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/results_key_id", schemaPath: "#/properties/results_key_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/results_key_id", schemaPath: "#/properties/results_key_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ue.errors = e, s === 0;
}
Ue.evaluated = { props: { evaluation_id: !0, results_key_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var pi = Je;
function Je(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Je.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Je.errors = e, s === 0;
}
Je.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var li = Oe;
function Oe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Oe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Oe.errors = e, s === 0;
}
Oe.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var mi = Ce;
function Ce(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ce.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ce.errors = e, s === 0;
}
Ce.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ui = He;
function He(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = He.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return He.errors = e, s === 0;
}
He.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var di = Ke;
function Ke(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ke.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.invitation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.invitation_id !== void 0) {
      let r = i.invitation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/invitation_id", schemaPath: "#/properties/invitation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/invitation_id", schemaPath: "#/properties/invitation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/invitation_id", schemaPath: "#/properties/invitation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ke.errors = e, s === 0;
}
Ke.evaluated = { props: { evaluation_id: !0, invitation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ci = We;
function We(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = We.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return We.errors = e, s === 0;
}
We.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var yi = Me;
function Me(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Me.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judged !== void 0 && typeof i.judged != "boolean") {
      let r = { instancePath: n + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), s++;
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Me.errors = e, s === 0;
}
Me.evaluated = { props: { judged: !0 }, dynamicProps: !1, dynamicItems: !1 };
var hi = Be;
function Be(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Be.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Be.errors = e, s === 0;
}
Be.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var fi = Ze;
function Ze(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ze.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judged !== void 0 && typeof i.judged != "boolean") {
      let r = { instancePath: n + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), s++;
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ze.errors = e, s === 0;
}
Ze.evaluated = { props: { judged: !0 }, dynamicProps: !1, dynamicItems: !1 };
var gi = Ye;
function Ye(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ye.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_id !== void 0) {
      let r = i.evaluation_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_id", schemaPath: "#/properties/evaluation_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ye.errors = e, s === 0;
}
Ye.evaluated = { props: { evaluation_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var _i = Ge;
function Ge(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Ge.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judged !== void 0 && typeof i.judged != "boolean") {
      let r = { instancePath: n + "/judged", schemaPath: "#/properties/judged/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), s++;
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Ge.errors = e, s === 0;
}
Ge.evaluated = { props: { judged: !0 }, dynamicProps: !1, dynamicItems: !1 };
var vi = Xe;
function Xe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Xe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    i.limit === void 0 && (i.limit = 20);
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Xe.errors = e, s === 0;
}
Xe.evaluated = { props: { limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Pi = Qe;
function Qe(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Qe.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i["idempotency-key"] !== void 0) {
      let r = i["idempotency-key"];
      if (typeof r == "string") {
        if (p(r) > 255) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!k.test(r)) {
          let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Qe.errors = e, s === 0;
}
Qe.evaluated = { props: { "idempotency-key": !0 }, dynamicProps: !1, dynamicItems: !1 };
var ki = et;
function et(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = et.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.key_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.key_id !== void 0) {
      let r = i.key_id;
      if (typeof r == "string") {
        if (p(r) > 128) {
          let t = { instancePath: n + "/key_id", schemaPath: "#/properties/key_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (p(r) < 1) {
          let t = { instancePath: n + "/key_id", schemaPath: "#/properties/key_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/key_id", schemaPath: "#/properties/key_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return et.errors = e, s === 0;
}
et.evaluated = { props: { key_id: !0 }, dynamicProps: !1, dynamicItems: !1 };
var wi = rt;
var tt = Nt().fullFormats["date-time"];
function rt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = rt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.limit === void 0 && (i.limit = 20), i.action !== void 0) {
      let t = i.action;
      if (typeof t == "string") {
        if (p(t) > 64) {
          let o = { instancePath: n + "/action", schemaPath: "#/properties/action/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/action", schemaPath: "#/properties/action/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.object_id !== void 0) {
      let t = i.object_id;
      if (typeof t == "string") {
        if (p(t) > 128) {
          let o = { instancePath: n + "/object_id", schemaPath: "#/properties/object_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/object_id", schemaPath: "#/properties/object_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/object_id", schemaPath: "#/properties/object_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.actor_user_id !== void 0) {
      let t = i.actor_user_id;
      if (typeof t == "string") {
        if (p(t) > 36) {
          let o = { instancePath: n + "/actor_user_id", schemaPath: "#/properties/actor_user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/actor_user_id", schemaPath: "#/properties/actor_user_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/actor_user_id", schemaPath: "#/properties/actor_user_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.created_from !== void 0) {
      let t = i.created_from;
      if (typeof t == "string") {
        if (p(t) > 64) {
          let o = { instancePath: n + "/created_from", schemaPath: "#/properties/created_from/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (!tt.validate(t)) {
          let o = { instancePath: n + "/created_from", schemaPath: "#/properties/created_from/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/created_from", schemaPath: "#/properties/created_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.created_before !== void 0) {
      let t = i.created_before;
      if (typeof t == "string") {
        if (p(t) > 64) {
          let o = { instancePath: n + "/created_before", schemaPath: "#/properties/created_before/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (!tt.validate(t)) {
          let o = { instancePath: n + "/created_before", schemaPath: "#/properties/created_before/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/created_before", schemaPath: "#/properties/created_before/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return rt.errors = e, s === 0;
}
rt.evaluated = { props: { action: !0, object_id: !0, actor_user_id: !0, created_from: !0, created_before: !0, limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };
var xi = it;
function it(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = it.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.limit === void 0 && (i.limit = 20), i.created_from !== void 0) {
      let t = i.created_from;
      if (typeof t == "string") {
        if (p(t) > 64) {
          let o = { instancePath: n + "/created_from", schemaPath: "#/properties/created_from/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (!tt.validate(t)) {
          let o = { instancePath: n + "/created_from", schemaPath: "#/properties/created_from/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/created_from", schemaPath: "#/properties/created_from/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.created_before !== void 0) {
      let t = i.created_before;
      if (typeof t == "string") {
        if (p(t) > 64) {
          let o = { instancePath: n + "/created_before", schemaPath: "#/properties/created_before/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (!tt.validate(t)) {
          let o = { instancePath: n + "/created_before", schemaPath: "#/properties/created_before/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/created_before", schemaPath: "#/properties/created_before/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    let r = i.limit;
    if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
      let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (typeof r == "number" && isFinite(r)) {
      if (r > 100 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (r < 1 || isNaN(r)) {
        let t = { instancePath: n + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.cursor !== void 0) {
      let t = i.cursor;
      if (typeof t == "string") {
        if (p(t) > 256) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 256 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (p(t) < 1) {
          let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return it.errors = e, s === 0;
}
it.evaluated = { props: { created_from: !0, created_before: !0, limit: !0, cursor: !0 }, dynamicProps: !1, dynamicItems: !1 };

// part:bodies
var bi = nt, st = { type: "object", description: "The members to change. All members are optional. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422.", "x-assumption": ["U01", "U19", "U21", "U46"], additionalProperties: !1, properties: { vote: { type: ["string", "null"], maxLength: 36, description: 'For `human_a_b_testing`, the vote is the id of one of the evaluation\'s variants, `"1"` (both good) or `"0"` (both bad). `""` or `null` means "not voted". For `single_model_test`, the server accepts only `""` or `null`, which changes nothing.', "x-assumption": "U15", examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] }, score: { anyOf: [{ type: "string", maxLength: 200 }, { type: "number" }, { type: "null" }], description: 'For `single_model_test`, the score is a number or a category. `""` or `null` means "not scored". The server stores a whole number exactly or rejects it. The server rounds other numbers to the nearest double. If you need more digits, send the number as text. For `human_a_b_testing`, the server accepts only `""` or `null`, which changes nothing.', "x-assumption": ["U02", "U36", "U46"], examples: [4] }, correct_answer: { type: ["string", "null"], maxLength: 1e5, description: "The expected output.", examples: ["Ask the neighbours", "then offer a replacement."] }, outputs: { type: "array", maxItems: 10, description: "The outputs of the variants. This list replaces the stored list.", items: { $ref: "NewScenarioOutput" } }, inputs: { type: "array", maxItems: 100, description: "The inputs of the scenario, which each variant received. This list replaces the stored list.", items: { $ref: "NewScenarioInput" } }, is_pinned: { type: ["boolean", "null"], description: "`true` marks the scenario, so that somebody looks at it again. `false` or `null` removes the mark.", examples: [!0] }, note: { type: ["string", "null"], maxLength: 1e4, description: "A note by the person who judges.", examples: ["Friendlier", "and just as correct."] } } };
var f = bt().default;
function nt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = nt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    for (let t in i)
      if (!(t === "vote" || t === "score" || t === "correct_answer" || t === "outputs" || t === "inputs" || t === "is_pinned" || t === "note")) {
        let o = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t } };
        e === null ? e = [o] : e.push(o), s++;
      }
    if (i.vote !== void 0) {
      let t = i.vote;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: n + "/vote", schemaPath: "#/properties/vote/type", keyword: "type", params: { type: st.properties.vote.type } };
        e === null ? e = [o] : e.push(o), s++;
      }
      if (typeof t == "string" && f(t) > 36) {
        let o = { instancePath: n + "/vote", schemaPath: "#/properties/vote/maxLength", keyword: "maxLength", params: { limit: 36 } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.score !== void 0) {
      let t = i.score, o = s, h = !1, c = s;
      if (typeof t == "string") {
        if (f(t) > 200) {
          let _ = { instancePath: n + "/score", schemaPath: "#/properties/score/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [_] : e.push(_), s++;
        }
      } else {
        let _ = { instancePath: n + "/score", schemaPath: "#/properties/score/anyOf/0/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [_] : e.push(_), s++;
      }
      var r = c === s;
      h = h || r;
      let y = s;
      if (!(typeof t == "number" && isFinite(t))) {
        let _ = { instancePath: n + "/score", schemaPath: "#/properties/score/anyOf/1/type", keyword: "type", params: { type: "number" } };
        e === null ? e = [_] : e.push(_), s++;
      }
      var r = y === s;
      h = h || r;
      let g = s;
      if (t !== null) {
        let _ = { instancePath: n + "/score", schemaPath: "#/properties/score/anyOf/2/type", keyword: "type", params: { type: "null" } };
        e === null ? e = [_] : e.push(_), s++;
      }
      var r = g === s;
      if (h = h || r, h)
        s = o, e !== null && (o ? e.length = o : e = null);
      else {
        let _ = { instancePath: n + "/score", schemaPath: "#/properties/score/anyOf", keyword: "anyOf", params: {} };
        e === null ? e = [_] : e.push(_), s++;
      }
    }
    if (i.correct_answer !== void 0) {
      let t = i.correct_answer;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: n + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: st.properties.correct_answer.type } };
        e === null ? e = [o] : e.push(o), s++;
      }
      if (typeof t == "string" && f(t) > 1e5) {
        let o = { instancePath: n + "/correct_answer", schemaPath: "#/properties/correct_answer/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.outputs !== void 0) {
      let t = i.outputs;
      if (Array.isArray(t)) {
        if (t.length > 10) {
          let h = { instancePath: n + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 10 } };
          e === null ? e = [h] : e.push(h), s++;
        }
        let o = t.length;
        for (let h = 0; h < o; h++) {
          let c = t[h];
          if (c && typeof c == "object" && !Array.isArray(c)) {
            if (c.variant_id === void 0) {
              let y = { instancePath: n + "/outputs/" + h, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              e === null ? e = [y] : e.push(y), s++;
            }
            if (c.variant_output === void 0) {
              let y = { instancePath: n + "/outputs/" + h, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              e === null ? e = [y] : e.push(y), s++;
            }
            for (let y in c)
              if (!(y === "variant_id" || y === "variant_output")) {
                let g = { instancePath: n + "/outputs/" + h, schemaPath: "NewScenarioOutput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y } };
                e === null ? e = [g] : e.push(g), s++;
              }
            if (c.variant_id !== void 0) {
              let y = c.variant_id;
              if (typeof y == "string") {
                if (f(y) > 36) {
                  let g = { instancePath: n + "/outputs/" + h + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                  e === null ? e = [g] : e.push(g), s++;
                }
                if (f(y) < 1) {
                  let g = { instancePath: n + "/outputs/" + h + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [g] : e.push(g), s++;
                }
              } else {
                let g = { instancePath: n + "/outputs/" + h + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [g] : e.push(g), s++;
              }
            }
            if (c.variant_output !== void 0) {
              let y = c.variant_output;
              if (typeof y == "string") {
                if (f(y) > 1e5) {
                  let g = { instancePath: n + "/outputs/" + h + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [g] : e.push(g), s++;
                }
              } else {
                let g = { instancePath: n + "/outputs/" + h + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [g] : e.push(g), s++;
              }
            }
          } else {
            let y = { instancePath: n + "/outputs/" + h, schemaPath: "NewScenarioOutput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [y] : e.push(y), s++;
          }
        }
      } else {
        let o = { instancePath: n + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.inputs !== void 0) {
      let t = i.inputs;
      if (Array.isArray(t)) {
        if (t.length > 100) {
          let h = { instancePath: n + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [h] : e.push(h), s++;
        }
        let o = t.length;
        for (let h = 0; h < o; h++) {
          let c = t[h];
          if (c && typeof c == "object" && !Array.isArray(c)) {
            if (c.input_name === void 0) {
              let y = { instancePath: n + "/inputs/" + h, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              e === null ? e = [y] : e.push(y), s++;
            }
            if (c.input_value === void 0) {
              let y = { instancePath: n + "/inputs/" + h, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              e === null ? e = [y] : e.push(y), s++;
            }
            for (let y in c)
              if (!(y === "input_name" || y === "input_value")) {
                let g = { instancePath: n + "/inputs/" + h, schemaPath: "NewScenarioInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: y } };
                e === null ? e = [g] : e.push(g), s++;
              }
            if (c.input_name !== void 0) {
              let y = c.input_name;
              if (typeof y == "string") {
                if (f(y) > 200) {
                  let g = { instancePath: n + "/inputs/" + h + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [g] : e.push(g), s++;
                }
                if (f(y) < 1) {
                  let g = { instancePath: n + "/inputs/" + h + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [g] : e.push(g), s++;
                }
              } else {
                let g = { instancePath: n + "/inputs/" + h + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [g] : e.push(g), s++;
              }
            }
            if (c.input_value !== void 0) {
              let y = c.input_value;
              if (typeof y == "string") {
                if (f(y) > 1e5) {
                  let g = { instancePath: n + "/inputs/" + h + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [g] : e.push(g), s++;
                }
              } else {
                let g = { instancePath: n + "/inputs/" + h + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [g] : e.push(g), s++;
              }
            }
          } else {
            let y = { instancePath: n + "/inputs/" + h, schemaPath: "NewScenarioInput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [y] : e.push(y), s++;
          }
        }
      } else {
        let o = { instancePath: n + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.is_pinned !== void 0) {
      let t = i.is_pinned;
      if (typeof t != "boolean" && t !== null) {
        let o = { instancePath: n + "/is_pinned", schemaPath: "#/properties/is_pinned/type", keyword: "type", params: { type: st.properties.is_pinned.type } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.note !== void 0) {
      let t = i.note;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: n + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: st.properties.note.type } };
        e === null ? e = [o] : e.push(o), s++;
      }
      if (typeof t == "string" && f(t) > 1e4) {
        let o = { instancePath: n + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let t = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), s++;
  }
  return nt.errors = e, s === 0;
}
nt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var qi = at;
var ji = new RegExp("^\\S(?:.*\\S)?$", "u");
function at(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = at.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_name === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (r !== "app_name") {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.app_name !== void 0) {
      let r = i.app_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: n + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/app_name", schemaPath: "#/properties/app_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!ji.test(r)) {
          let t = { instancePath: n + "/app_name", schemaPath: "#/properties/app_name/pattern", keyword: "pattern", params: { pattern: "^\\S(?:.*\\S)?$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return at.errors = e, s === 0;
}
at.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ai = ot;
function ot(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ot.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.app_name === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_name" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (r !== "app_name") {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.app_name !== void 0) {
      let r = i.app_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: n + "/app_name", schemaPath: "#/properties/app_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/app_name", schemaPath: "#/properties/app_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!ji.test(r)) {
          let t = { instancePath: n + "/app_name", schemaPath: "#/properties/app_name/pattern", keyword: "pattern", params: { pattern: "^\\S(?:.*\\S)?$" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/app_name", schemaPath: "#/properties/app_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ot.errors = e, s === 0;
}
ot.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Di = pt, ns = { type: "object", description: "A new variant. Its name is `<base_name>.<config_name>`, unique in the application. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["base_name", "config_name", "parameters"], additionalProperties: !1, properties: { base_name: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.](?:[^.]*[^\\s.])?$", description: "The part of the name before the dot. It has no dot, and no space at either end.", examples: ["concise"] }, config_name: { type: "string", minLength: 1, maxLength: 200, pattern: "^[^\\s.](?:[^.]*[^\\s.])?$", description: "The part of the name after the dot. It has no dot, and no space at either end.", examples: ["gpt-small"] }, parameters: { $ref: "NewParameters" }, uri: { type: ["string", "null"], maxLength: 2048, description: "The address at which a program can call the variant, if it has one.", examples: ["https://llm.internal/support-assistant/concise"] } } };
var Li = new RegExp("^[^\\s.](?:[^.]*[^\\s.])?$", "u");
function pt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = pt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.base_name === void 0) {
      let t = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_name" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (i.config_name === void 0) {
      let t = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config_name" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    if (i.parameters === void 0) {
      let t = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    for (let t in i)
      if (!(t === "base_name" || t === "config_name" || t === "parameters" || t === "uri")) {
        let o = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t } };
        e === null ? e = [o] : e.push(o), s++;
      }
    if (i.base_name !== void 0) {
      let t = i.base_name;
      if (typeof t == "string") {
        if (f(t) > 200) {
          let o = { instancePath: n + "/base_name", schemaPath: "#/properties/base_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (f(t) < 1) {
          let o = { instancePath: n + "/base_name", schemaPath: "#/properties/base_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (!Li.test(t)) {
          let o = { instancePath: n + "/base_name", schemaPath: "#/properties/base_name/pattern", keyword: "pattern", params: { pattern: "^[^\\s.](?:[^.]*[^\\s.])?$" } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/base_name", schemaPath: "#/properties/base_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.config_name !== void 0) {
      let t = i.config_name;
      if (typeof t == "string") {
        if (f(t) > 200) {
          let o = { instancePath: n + "/config_name", schemaPath: "#/properties/config_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (f(t) < 1) {
          let o = { instancePath: n + "/config_name", schemaPath: "#/properties/config_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (!Li.test(t)) {
          let o = { instancePath: n + "/config_name", schemaPath: "#/properties/config_name/pattern", keyword: "pattern", params: { pattern: "^[^\\s.](?:[^.]*[^\\s.])?$" } };
          e === null ? e = [o] : e.push(o), s++;
        }
      } else {
        let o = { instancePath: n + "/config_name", schemaPath: "#/properties/config_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.parameters !== void 0) {
      let t = i.parameters;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (Object.keys(t).length > 200) {
          let o = { instancePath: n + "/parameters", schemaPath: "NewParameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        for (let o in t) {
          let h = s;
          if (typeof o == "string" && f(o) > 256) {
            let c = { instancePath: n + "/parameters", schemaPath: "NewParameters/propertyNames/maxLength", keyword: "maxLength", params: { limit: 256 }, propertyName: o };
            e === null ? e = [c] : e.push(c), s++;
          }
          var r = h === s;
          if (!r) {
            let c = { instancePath: n + "/parameters", schemaPath: "NewParameters/propertyNames", keyword: "propertyNames", params: { propertyName: o } };
            e === null ? e = [c] : e.push(c), s++;
          }
        }
      } else {
        let o = { instancePath: n + "/parameters", schemaPath: "NewParameters/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
    if (i.uri !== void 0) {
      let t = i.uri;
      if (typeof t != "string" && t !== null) {
        let o = { instancePath: n + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: ns.properties.uri.type } };
        e === null ? e = [o] : e.push(o), s++;
      }
      if (typeof t == "string" && f(t) > 2048) {
        let o = { instancePath: n + "/uri", schemaPath: "#/properties/uri/maxLength", keyword: "maxLength", params: { limit: 2048 } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let t = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), s++;
  }
  return pt.errors = e, s === 0;
}
pt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ii = lt;
function lt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = lt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.parameters === void 0) {
      let t = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parameters" } };
      e === null ? e = [t] : e.push(t), s++;
    }
    for (let t in i)
      if (t !== "parameters") {
        let o = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: t } };
        e === null ? e = [o] : e.push(o), s++;
      }
    if (i.parameters !== void 0) {
      let t = i.parameters;
      if (t && typeof t == "object" && !Array.isArray(t)) {
        if (Object.keys(t).length > 200) {
          let o = { instancePath: n + "/parameters", schemaPath: "NewParameters/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        for (let o in t) {
          let h = s;
          if (typeof o == "string" && f(o) > 256) {
            let c = { instancePath: n + "/parameters", schemaPath: "NewParameters/propertyNames/maxLength", keyword: "maxLength", params: { limit: 256 }, propertyName: o };
            e === null ? e = [c] : e.push(c), s++;
          }
          var r = h === s;
          if (!r) {
            let c = { instancePath: n + "/parameters", schemaPath: "NewParameters/propertyNames", keyword: "propertyNames", params: { propertyName: o } };
            e === null ? e = [c] : e.push(c), s++;
          }
        }
      } else {
        let o = { instancePath: n + "/parameters", schemaPath: "NewParameters/type", keyword: "type", params: { type: "object" } };
        e === null ? e = [o] : e.push(o), s++;
      }
    }
  } else {
    let t = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [t] : e.push(t), s++;
  }
  return lt.errors = e, s === 0;
}
lt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ni = mt, as = { type: "object", description: "The members to change. The server does not change a member that is absent.", additionalProperties: !1, properties: { required_role: { type: "string", enum: ["editor", "admin"], description: "The lowest role that may deploy to the environment, and approve or reject its deployment requests.", examples: ["admin"] }, requires_approval: { type: "boolean", description: "Whether another person must approve each deployment to the environment.", examples: [!0] } } };
function mt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = mt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    for (let r in i)
      if (!(r === "required_role" || r === "requires_approval")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.required_role !== void 0) {
      let r = i.required_role;
      if (typeof r != "string") {
        let t = { instancePath: n + "/required_role", schemaPath: "#/properties/required_role/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (!(r === "editor" || r === "admin")) {
        let t = { instancePath: n + "/required_role", schemaPath: "#/properties/required_role/enum", keyword: "enum", params: { allowedValues: as.properties.required_role.enum } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.requires_approval !== void 0 && typeof i.requires_approval != "boolean") {
      let r = { instancePath: n + "/requires_approval", schemaPath: "#/properties/requires_approval/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), s++;
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return mt.errors = e, s === 0;
}
mt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ei = ut;
function ut(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ut.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (!(r === "variant_id" || r === "revision" || r === "note" || r === "served_deployment_number")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (f(r) > 128) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.revision !== void 0) {
      let r = i.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: n + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: n + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: n + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      }
    }
    if (i.note !== void 0) {
      let r = i.note;
      if (typeof r == "string") {
        if (f(r) > 500) {
          let t = { instancePath: n + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.served_deployment_number !== void 0) {
      let r = i.served_deployment_number;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: n + "/served_deployment_number", schemaPath: "#/properties/served_deployment_number/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: n + "/served_deployment_number", schemaPath: "#/properties/served_deployment_number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: n + "/served_deployment_number", schemaPath: "#/properties/served_deployment_number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ut.errors = e, s === 0;
}
ut.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ti = dt, os = { type: "object", description: "Your decision about a deployment request. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["decision"], additionalProperties: !1, properties: { decision: { type: "string", enum: ["approved", "rejected", "withdrawn"], description: "What you decide.", examples: ["approved"] }, note: { type: "string", minLength: 1, maxLength: 500, description: "The reason for your decision.", examples: ["Fewer complaints in the last evaluation."] } } };
function dt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = dt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.decision === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (!(r === "decision" || r === "note")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.decision !== void 0) {
      let r = i.decision;
      if (typeof r != "string") {
        let t = { instancePath: n + "/decision", schemaPath: "#/properties/decision/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (!(r === "approved" || r === "rejected" || r === "withdrawn")) {
        let t = { instancePath: n + "/decision", schemaPath: "#/properties/decision/enum", keyword: "enum", params: { allowedValues: os.properties.decision.enum } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.note !== void 0) {
      let r = i.note;
      if (typeof r == "string") {
        if (f(r) > 500) {
          let t = { instancePath: n + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return dt.errors = e, s === 0;
}
dt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Si = ct;
function ct(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ct.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.variant_id === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_id" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (!(r === "variant_id" || r === "revision" || r === "note" || r === "served_deployment_number")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.variant_id !== void 0) {
      let r = i.variant_id;
      if (typeof r == "string") {
        if (f(r) > 128) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/variant_id", schemaPath: "#/properties/variant_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.revision !== void 0) {
      let r = i.revision;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: n + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: n + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: n + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      }
    }
    if (i.note !== void 0) {
      let r = i.note;
      if (typeof r == "string") {
        if (f(r) > 500) {
          let t = { instancePath: n + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/note", schemaPath: "#/properties/note/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.served_deployment_number !== void 0) {
      let r = i.served_deployment_number;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: n + "/served_deployment_number", schemaPath: "#/properties/served_deployment_number/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 2147483647 || isNaN(r)) {
          let t = { instancePath: n + "/served_deployment_number", schemaPath: "#/properties/served_deployment_number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (r < 0 || isNaN(r)) {
          let t = { instancePath: n + "/served_deployment_number", schemaPath: "#/properties/served_deployment_number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ct.errors = e, s === 0;
}
ct.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Et = yt;
function yt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = yt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (Object.keys(i).length > 200) {
      let r = { instancePath: n, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 200 } };
      e === null ? e = [r] : e.push(r), s++;
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return yt.errors = e, s === 0;
}
yt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var $i = ht, ps = { type: "object", description: "A new evaluation: variants of one application, and scenarios to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["evaluation_name", "evaluation_type", "variant_ids", "scenarios"], additionalProperties: !1, properties: { evaluation_name: { type: "string", minLength: 1, maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, evaluation_type: { $ref: "EvaluationType" }, variant_ids: { type: "array", minItems: 1, maxItems: 2, uniqueItems: !0, description: "The variants to judge: two for `human_a_b_testing`, one for `single_model_test`. The evaluation uses their latest revisions.", items: { type: "string", minLength: 1, maxLength: 128, examples: ["0198d2a4-6f02-7e4c-8a13-c5d90b72e6f1"] } }, scenarios: { type: "array", maxItems: 1e3, description: "The scenarios, in the order of their positions. You can add more scenarios later.", items: { $ref: "ScenarioCreate" } }, judgements_per_scenario: { type: "integer", minimum: 1, maximum: 20, description: "The number of judges that each scenario should have. With the default 1, all callers share one judgement for each scenario. With a higher number, each caller has its own judgement.", "x-assumption": "U54", examples: [3] }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text.", examples: ["Choose the answer that helps the customer more."] } } }, ls = { type: "string", description: "In `human_a_b_testing`, people vote between two variants. In `single_model_test`, people give scores to one variant.", enum: ["human_a_b_testing", "single_model_test"], examples: ["human_a_b_testing"] }, ms = { type: "object", description: "A scenario to judge. If a text contains U+0000 or an unpaired surrogate, the response is 422.", required: ["inputs"], additionalProperties: !1, properties: { inputs: { type: "array", minItems: 1, maxItems: 100, description: "The inputs of the scenario, which each variant received.", items: { $ref: "NewScenarioInput" } }, outputs: { type: "array", maxItems: 10, description: "The outputs of the variants, at most one for each variant.", items: { $ref: "NewScenarioOutput" } }, correct_answer: { type: ["string", "null"], maxLength: 1e5, description: "The expected output.", examples: ["Ask the neighbours", "then offer a replacement."] } } };
function w(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = w.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.inputs === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (!(r === "inputs" || r === "outputs" || r === "correct_answer")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.inputs !== void 0) {
      let r = i.inputs;
      if (Array.isArray(r)) {
        if (r.length > 100) {
          let o = { instancePath: n + "/inputs", schemaPath: "#/properties/inputs/maxItems", keyword: "maxItems", params: { limit: 100 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (r.length < 1) {
          let o = { instancePath: n + "/inputs", schemaPath: "#/properties/inputs/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++) {
          let h = r[o];
          if (h && typeof h == "object" && !Array.isArray(h)) {
            if (h.input_name === void 0) {
              let c = { instancePath: n + "/inputs/" + o, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_name" } };
              e === null ? e = [c] : e.push(c), s++;
            }
            if (h.input_value === void 0) {
              let c = { instancePath: n + "/inputs/" + o, schemaPath: "NewScenarioInput/required", keyword: "required", params: { missingProperty: "input_value" } };
              e === null ? e = [c] : e.push(c), s++;
            }
            for (let c in h)
              if (!(c === "input_name" || c === "input_value")) {
                let y = { instancePath: n + "/inputs/" + o, schemaPath: "NewScenarioInput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c } };
                e === null ? e = [y] : e.push(y), s++;
              }
            if (h.input_name !== void 0) {
              let c = h.input_name;
              if (typeof c == "string") {
                if (f(c) > 200) {
                  let y = { instancePath: n + "/inputs/" + o + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  e === null ? e = [y] : e.push(y), s++;
                }
                if (f(c) < 1) {
                  let y = { instancePath: n + "/inputs/" + o + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [y] : e.push(y), s++;
                }
              } else {
                let y = { instancePath: n + "/inputs/" + o + "/input_name", schemaPath: "NewScenarioInput/properties/input_name/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), s++;
              }
            }
            if (h.input_value !== void 0) {
              let c = h.input_value;
              if (typeof c == "string") {
                if (f(c) > 1e5) {
                  let y = { instancePath: n + "/inputs/" + o + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [y] : e.push(y), s++;
                }
              } else {
                let y = { instancePath: n + "/inputs/" + o + "/input_value", schemaPath: "NewScenarioInput/properties/input_value/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), s++;
              }
            }
          } else {
            let c = { instancePath: n + "/inputs/" + o, schemaPath: "NewScenarioInput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [c] : e.push(c), s++;
          }
        }
      } else {
        let t = { instancePath: n + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.outputs !== void 0) {
      let r = i.outputs;
      if (Array.isArray(r)) {
        if (r.length > 10) {
          let o = { instancePath: n + "/outputs", schemaPath: "#/properties/outputs/maxItems", keyword: "maxItems", params: { limit: 10 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++) {
          let h = r[o];
          if (h && typeof h == "object" && !Array.isArray(h)) {
            if (h.variant_id === void 0) {
              let c = { instancePath: n + "/outputs/" + o, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_id" } };
              e === null ? e = [c] : e.push(c), s++;
            }
            if (h.variant_output === void 0) {
              let c = { instancePath: n + "/outputs/" + o, schemaPath: "NewScenarioOutput/required", keyword: "required", params: { missingProperty: "variant_output" } };
              e === null ? e = [c] : e.push(c), s++;
            }
            for (let c in h)
              if (!(c === "variant_id" || c === "variant_output")) {
                let y = { instancePath: n + "/outputs/" + o, schemaPath: "NewScenarioOutput/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c } };
                e === null ? e = [y] : e.push(y), s++;
              }
            if (h.variant_id !== void 0) {
              let c = h.variant_id;
              if (typeof c == "string") {
                if (f(c) > 36) {
                  let y = { instancePath: n + "/outputs/" + o + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
                  e === null ? e = [y] : e.push(y), s++;
                }
                if (f(c) < 1) {
                  let y = { instancePath: n + "/outputs/" + o + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/minLength", keyword: "minLength", params: { limit: 1 } };
                  e === null ? e = [y] : e.push(y), s++;
                }
              } else {
                let y = { instancePath: n + "/outputs/" + o + "/variant_id", schemaPath: "NewScenarioOutput/properties/variant_id/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), s++;
              }
            }
            if (h.variant_output !== void 0) {
              let c = h.variant_output;
              if (typeof c == "string") {
                if (f(c) > 1e5) {
                  let y = { instancePath: n + "/outputs/" + o + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
                  e === null ? e = [y] : e.push(y), s++;
                }
              } else {
                let y = { instancePath: n + "/outputs/" + o + "/variant_output", schemaPath: "NewScenarioOutput/properties/variant_output/type", keyword: "type", params: { type: "string" } };
                e === null ? e = [y] : e.push(y), s++;
              }
            }
          } else {
            let c = { instancePath: n + "/outputs/" + o, schemaPath: "NewScenarioOutput/type", keyword: "type", params: { type: "object" } };
            e === null ? e = [c] : e.push(c), s++;
          }
        }
      } else {
        let t = { instancePath: n + "/outputs", schemaPath: "#/properties/outputs/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.correct_answer !== void 0) {
      let r = i.correct_answer;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: n + "/correct_answer", schemaPath: "#/properties/correct_answer/type", keyword: "type", params: { type: ms.properties.correct_answer.type } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "string" && f(r) > 1e5) {
        let t = { instancePath: n + "/correct_answer", schemaPath: "#/properties/correct_answer/maxLength", keyword: "maxLength", params: { limit: 1e5 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return w.errors = e, s === 0;
}
w.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function ht(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ht.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.evaluation_name === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_name" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.evaluation_type === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluation_type" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.variant_ids === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "variant_ids" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.scenarios === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (!(r === "evaluation_name" || r === "evaluation_type" || r === "variant_ids" || r === "scenarios" || r === "judgements_per_scenario" || r === "instructions")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.evaluation_name !== void 0) {
      let r = i.evaluation_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: n + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/evaluation_name", schemaPath: "#/properties/evaluation_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.evaluation_type !== void 0) {
      let r = i.evaluation_type;
      if (typeof r != "string") {
        let t = { instancePath: n + "/evaluation_type", schemaPath: "EvaluationType/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (!(r === "human_a_b_testing" || r === "single_model_test")) {
        let t = { instancePath: n + "/evaluation_type", schemaPath: "EvaluationType/enum", keyword: "enum", params: { allowedValues: ls.enum } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.variant_ids !== void 0) {
      let r = i.variant_ids;
      if (Array.isArray(r)) {
        if (r.length > 2) {
          let c = { instancePath: n + "/variant_ids", schemaPath: "#/properties/variant_ids/maxItems", keyword: "maxItems", params: { limit: 2 } };
          e === null ? e = [c] : e.push(c), s++;
        }
        if (r.length < 1) {
          let c = { instancePath: n + "/variant_ids", schemaPath: "#/properties/variant_ids/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [c] : e.push(c), s++;
        }
        let t = r.length;
        for (let c = 0; c < t; c++) {
          let y = r[c];
          if (typeof y == "string") {
            if (f(y) > 128) {
              let g = { instancePath: n + "/variant_ids/" + c, schemaPath: "#/properties/variant_ids/items/maxLength", keyword: "maxLength", params: { limit: 128 } };
              e === null ? e = [g] : e.push(g), s++;
            }
            if (f(y) < 1) {
              let g = { instancePath: n + "/variant_ids/" + c, schemaPath: "#/properties/variant_ids/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [g] : e.push(g), s++;
            }
          } else {
            let g = { instancePath: n + "/variant_ids/" + c, schemaPath: "#/properties/variant_ids/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [g] : e.push(g), s++;
          }
        }
        let o = r.length, h;
        if (o > 1) {
          let c = {};
          for (; o--; ) {
            let y = r[o];
            if (typeof y == "string") {
              if (typeof c[y] == "number") {
                h = c[y];
                let g = { instancePath: n + "/variant_ids", schemaPath: "#/properties/variant_ids/uniqueItems", keyword: "uniqueItems", params: { i: o, j: h } };
                e === null ? e = [g] : e.push(g), s++;
                break;
              }
              c[y] = o;
            }
          }
        }
      } else {
        let t = { instancePath: n + "/variant_ids", schemaPath: "#/properties/variant_ids/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.scenarios !== void 0) {
      let r = i.scenarios;
      if (Array.isArray(r)) {
        if (r.length > 1e3) {
          let o = { instancePath: n + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++)
          w(r[o], { instancePath: n + "/scenarios/" + o, parentData: r, parentDataProperty: o, rootData: u, dynamicAnchors: d }) || (e = e === null ? w.errors : e.concat(w.errors), s = e.length);
      } else {
        let t = { instancePath: n + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.judgements_per_scenario !== void 0) {
      let r = i.judgements_per_scenario;
      if (!(typeof r == "number" && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let t = { instancePath: n + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/type", keyword: "type", params: { type: "integer" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "number" && isFinite(r)) {
        if (r > 20 || isNaN(r)) {
          let t = { instancePath: n + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/maximum", keyword: "maximum", params: { comparison: "<=", limit: 20 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (r < 1 || isNaN(r)) {
          let t = { instancePath: n + "/judgements_per_scenario", schemaPath: "#/properties/judgements_per_scenario/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      }
    }
    if (i.instructions !== void 0) {
      let r = i.instructions;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: n + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: ps.properties.instructions.type } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "string" && f(r) > 1e4) {
        let t = { instancePath: n + "/instructions", schemaPath: "#/properties/instructions/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ht.errors = e, s === 0;
}
ht.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Fi = ft, us = { type: "object", description: "The members to change. The server does not change a member that is absent. If a text contains U+0000 or an unpaired surrogate, the response is 422.", additionalProperties: !1, properties: { evaluation_name: { type: "string", minLength: 1, maxLength: 200, description: "The name of the evaluation.", examples: ["Concise or warm?"] }, is_closed: { type: "boolean", description: "`true` closes the evaluation, `false` reopens it.", examples: [!0] }, instructions: { type: ["string", "null"], maxLength: 1e4, description: "Instructions that tell the judges what to do, as plain text. `null` removes the instructions.", examples: ["Choose the answer that helps the customer more."] } } };
function ft(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = ft.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    for (let r in i)
      if (!(r === "evaluation_name" || r === "is_closed" || r === "instructions")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.evaluation_name !== void 0) {
      let r = i.evaluation_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: n + "/evaluation_name", schemaPath: "#/properties/evaluation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/evaluation_name", schemaPath: "#/properties/evaluation_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/evaluation_name", schemaPath: "#/properties/evaluation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.is_closed !== void 0 && typeof i.is_closed != "boolean") {
      let r = { instancePath: n + "/is_closed", schemaPath: "#/properties/is_closed/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.instructions !== void 0) {
      let r = i.instructions;
      if (typeof r != "string" && r !== null) {
        let t = { instancePath: n + "/instructions", schemaPath: "#/properties/instructions/type", keyword: "type", params: { type: us.properties.instructions.type } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (typeof r == "string" && f(r) > 1e4) {
        let t = { instancePath: n + "/instructions", schemaPath: "#/properties/instructions/maxLength", keyword: "maxLength", params: { limit: 1e4 } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return ft.errors = e, s === 0;
}
ft.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ri = gt;
function gt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = gt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.scenarios === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (r !== "scenarios") {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.scenarios !== void 0) {
      let r = i.scenarios;
      if (Array.isArray(r)) {
        if (r.length > 1e3) {
          let o = { instancePath: n + "/scenarios", schemaPath: "#/properties/scenarios/maxItems", keyword: "maxItems", params: { limit: 1e3 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        if (r.length < 1) {
          let o = { instancePath: n + "/scenarios", schemaPath: "#/properties/scenarios/minItems", keyword: "minItems", params: { limit: 1 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++)
          w(r[o], { instancePath: n + "/scenarios/" + o, parentData: r, parentDataProperty: o, rootData: u, dynamicAnchors: d }) || (e = e === null ? w.errors : e.concat(w.errors), s = e.length);
      } else {
        let t = { instancePath: n + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return gt.errors = e, s === 0;
}
gt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var zi = _t;
function _t(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = _t.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judge_name === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (r !== "judge_name") {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.judge_name !== void 0) {
      let r = i.judge_name;
      if (typeof r == "string") {
        if (f(r) > 100) {
          let t = { instancePath: n + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/judge_name", schemaPath: "#/properties/judge_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return _t.errors = e, s === 0;
}
_t.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Vi = vt;
function vt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = vt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    for (let r in i)
      if (!(r === "current" || r === "skip")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.current !== void 0) {
      let r = i.current;
      if (typeof r == "string") {
        if (f(r) > 128) {
          let t = { instancePath: n + "/current", schemaPath: "#/properties/current/maxLength", keyword: "maxLength", params: { limit: 128 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/current", schemaPath: "#/properties/current/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/current", schemaPath: "#/properties/current/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.skip !== void 0) {
      let r = i.skip;
      if (Array.isArray(r)) {
        if (r.length > 20) {
          let o = { instancePath: n + "/skip", schemaPath: "#/properties/skip/maxItems", keyword: "maxItems", params: { limit: 20 } };
          e === null ? e = [o] : e.push(o), s++;
        }
        let t = r.length;
        for (let o = 0; o < t; o++) {
          let h = r[o];
          if (typeof h == "string") {
            if (f(h) > 128) {
              let c = { instancePath: n + "/skip/" + o, schemaPath: "#/properties/skip/items/maxLength", keyword: "maxLength", params: { limit: 128 } };
              e === null ? e = [c] : e.push(c), s++;
            }
            if (f(h) < 1) {
              let c = { instancePath: n + "/skip/" + o, schemaPath: "#/properties/skip/items/minLength", keyword: "minLength", params: { limit: 1 } };
              e === null ? e = [c] : e.push(c), s++;
            }
          } else {
            let c = { instancePath: n + "/skip/" + o, schemaPath: "#/properties/skip/items/type", keyword: "type", params: { type: "string" } };
            e === null ? e = [c] : e.push(c), s++;
          }
        }
      } else {
        let t = { instancePath: n + "/skip", schemaPath: "#/properties/skip/type", keyword: "type", params: { type: "array" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return vt.errors = e, s === 0;
}
vt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ui = Pt;
function Pt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = Pt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.judge_name === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judge_name" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (r !== "judge_name") {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.judge_name !== void 0) {
      let r = i.judge_name;
      if (typeof r == "string") {
        if (f(r) > 100) {
          let t = { instancePath: n + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/judge_name", schemaPath: "#/properties/judge_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return Pt.errors = e, s === 0;
}
Pt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ji = kt;
var Tt = Nt().fullFormats["date-time"];
function kt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = kt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.results_key_name === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results_key_name" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (!(r === "results_key_name" || r === "expires_at")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.results_key_name !== void 0) {
      let r = i.results_key_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: n + "/results_key_name", schemaPath: "#/properties/results_key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/results_key_name", schemaPath: "#/properties/results_key_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/results_key_name", schemaPath: "#/properties/results_key_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.expires_at !== void 0) {
      let r = i.expires_at;
      if (typeof r == "string") {
        if (f(r) > 64) {
          let t = { instancePath: n + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!Tt.validate(r)) {
          let t = { instancePath: n + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return kt.errors = e, s === 0;
}
kt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Oi = wt;
function wt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = wt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.invitation_name === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "invitation_name" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (!(r === "invitation_name" || r === "judge_name" || r === "judge_id" || r === "is_shared" || r === "expires_at")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.invitation_name !== void 0) {
      let r = i.invitation_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: n + "/invitation_name", schemaPath: "#/properties/invitation_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/invitation_name", schemaPath: "#/properties/invitation_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/invitation_name", schemaPath: "#/properties/invitation_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.judge_name !== void 0) {
      let r = i.judge_name;
      if (typeof r == "string") {
        if (f(r) > 100) {
          let t = { instancePath: n + "/judge_name", schemaPath: "#/properties/judge_name/maxLength", keyword: "maxLength", params: { limit: 100 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/judge_name", schemaPath: "#/properties/judge_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/judge_name", schemaPath: "#/properties/judge_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.judge_id !== void 0) {
      let r = i.judge_id;
      if (typeof r == "string") {
        if (f(r) > 36) {
          let t = { instancePath: n + "/judge_id", schemaPath: "#/properties/judge_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/judge_id", schemaPath: "#/properties/judge_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/judge_id", schemaPath: "#/properties/judge_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.is_shared !== void 0 && typeof i.is_shared != "boolean") {
      let r = { instancePath: n + "/is_shared", schemaPath: "#/properties/is_shared/type", keyword: "type", params: { type: "boolean" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.expires_at !== void 0) {
      let r = i.expires_at;
      if (typeof r == "string") {
        if (f(r) > 64) {
          let t = { instancePath: n + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!Tt.validate(r)) {
          let t = { instancePath: n + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return wt.errors = e, s === 0;
}
wt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var Ci = xt;
var ds = { type: "string", description: "The role of an API key, which says what the key may do. The roles are listed from the lowest to the highest. Each role includes everything that the lower roles may do.", enum: ["viewer", "evaluator", "editor", "admin"], examples: ["evaluator"] };
function xt(i, { instancePath: n = "", parentData: m, parentDataProperty: l, rootData: u = i, dynamicAnchors: d = {} } = {}) {
  let e = null, s = 0, a = xt.evaluated;
  if (a.dynamicProps && (a.props = void 0), a.dynamicItems && (a.items = void 0), i && typeof i == "object" && !Array.isArray(i)) {
    if (i.key_name === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_name" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    if (i.role === void 0) {
      let r = { instancePath: n, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" } };
      e === null ? e = [r] : e.push(r), s++;
    }
    for (let r in i)
      if (!(r === "key_name" || r === "role" || r === "user_id" || r === "expires_at")) {
        let t = { instancePath: n, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r } };
        e === null ? e = [t] : e.push(t), s++;
      }
    if (i.key_name !== void 0) {
      let r = i.key_name;
      if (typeof r == "string") {
        if (f(r) > 200) {
          let t = { instancePath: n + "/key_name", schemaPath: "#/properties/key_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/key_name", schemaPath: "#/properties/key_name/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/key_name", schemaPath: "#/properties/key_name/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.role !== void 0) {
      let r = i.role;
      if (typeof r != "string") {
        let t = { instancePath: n + "/role", schemaPath: "Role/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
      if (!(r === "viewer" || r === "evaluator" || r === "editor" || r === "admin")) {
        let t = { instancePath: n + "/role", schemaPath: "Role/enum", keyword: "enum", params: { allowedValues: ds.enum } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.user_id !== void 0) {
      let r = i.user_id;
      if (typeof r == "string") {
        if (f(r) > 36) {
          let t = { instancePath: n + "/user_id", schemaPath: "#/properties/user_id/maxLength", keyword: "maxLength", params: { limit: 36 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (f(r) < 1) {
          let t = { instancePath: n + "/user_id", schemaPath: "#/properties/user_id/minLength", keyword: "minLength", params: { limit: 1 } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/user_id", schemaPath: "#/properties/user_id/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
    if (i.expires_at !== void 0) {
      let r = i.expires_at;
      if (typeof r == "string") {
        if (f(r) > 64) {
          let t = { instancePath: n + "/expires_at", schemaPath: "#/properties/expires_at/maxLength", keyword: "maxLength", params: { limit: 64 } };
          e === null ? e = [t] : e.push(t), s++;
        }
        if (!Tt.validate(r)) {
          let t = { instancePath: n + "/expires_at", schemaPath: "#/properties/expires_at/format", keyword: "format", params: { format: "date-time" } };
          e === null ? e = [t] : e.push(t), s++;
        }
      } else {
        let t = { instancePath: n + "/expires_at", schemaPath: "#/properties/expires_at/type", keyword: "type", params: { type: "string" } };
        e === null ? e = [t] : e.push(t), s++;
      }
    }
  } else {
    let r = { instancePath: n, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
    e === null ? e = [r] : e.push(r), s++;
  }
  return xt.errors = e, s === 0;
}
xt.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// <stdin>
var Ps = {
  getHealth: { path: null, query: Ct, header: null, body: null },
  getVariantByEnv: { path: null, query: Ht, header: Kt, body: null },
  updateEvaluationScenario: { path: Wt, query: null, header: Mt, body: bi },
  listApps: { path: null, query: Zt, header: null, body: null },
  createApp: { path: null, query: null, header: Yt, body: qi },
  getApp: { path: Gt, query: null, header: null, body: null },
  renameApp: { path: Xt, query: null, header: null, body: Ai },
  deleteApp: { path: Qt, query: null, header: null, body: null },
  listVariants: { path: er, query: tr, header: null, body: null },
  createVariant: { path: rr, query: null, header: ir, body: Di },
  getVariant: { path: sr, query: null, header: nr, body: null },
  deleteVariant: { path: ar, query: null, header: null, body: null },
  updateVariantParameters: { path: or, query: null, header: pr, body: Ii },
  listVariantRevisions: { path: lr, query: mr, header: null, body: null },
  getVariantRevision: { path: ur, query: null, header: null, body: null },
  compareVariantRevisions: { path: dr, query: cr, header: null, body: null },
  listEnvironments: { path: yr, query: null, header: null, body: null },
  updateEnvironment: { path: hr, query: null, header: null, body: Ni },
  listDeploymentRequests: { path: fr, query: gr, header: null, body: null },
  createDeploymentRequest: { path: _r, query: null, header: vr, body: Ei },
  getDeploymentRequest: { path: Pr, query: null, header: null, body: null },
  updateDeploymentRequest: { path: kr, query: null, header: null, body: Ti },
  listDeployments: { path: wr, query: xr, header: null, body: null },
  deployVariant: { path: Lr, query: null, header: br, body: Si },
  watchEnvironment: { path: qr, query: jr, header: Ar, body: null },
  getStreamToken: { path: Dr, query: Ir, header: null, body: null },
  evaluateFlags: { path: Nr, query: null, header: Er, body: Et },
  evaluateFlag: { path: Tr, query: null, header: null, body: Et },
  getLeaderboard: { path: Sr, query: null, header: null, body: null },
  listHumanEvaluations: { path: $r, query: Fr, header: null, body: null },
  createHumanEvaluation: { path: Rr, query: null, header: zr, body: $i },
  getHumanEvaluation: { path: Vr, query: null, header: null, body: null },
  updateHumanEvaluation: { path: Ur, query: null, header: null, body: Fi },
  deleteHumanEvaluation: { path: Jr, query: null, header: null, body: null },
  listEvaluationScenarios: { path: Or, query: Cr, header: null, body: null },
  createEvaluationScenarios: { path: Hr, query: null, header: Kr, body: Ri },
  getEvaluationScenario: { path: Wr, query: null, header: Mr, body: null },
  listJudgements: { path: Br, query: Zr, header: null, body: null },
  getHumanEvaluationResults: { path: Yr, query: null, header: null, body: null },
  getJudging: { path: Gr, query: null, header: null, body: null },
  updateJudging: { path: Xr, query: null, header: null, body: zi },
  reserveNextScenario: { path: Qr, query: null, header: null, body: Vi },
  listJudges: { path: ei, query: ti, header: null, body: null },
  createJudge: { path: ri, query: null, header: null, body: Ui },
  listResultsKeys: { path: ii, query: si, header: null, body: null },
  createResultsKey: { path: ni, query: null, header: ai, body: Ji },
  revokeResultsKey: { path: oi, query: null, header: null, body: null },
  listInvitations: { path: pi, query: li, header: null, body: null },
  createInvitation: { path: mi, query: null, header: ui, body: Oi },
  revokeInvitation: { path: di, query: null, header: null, body: null },
  exportJudgementsSpreadsheet: { path: ci, query: yi, header: null, body: null },
  exportJudgementsCsv: { path: hi, query: fi, header: null, body: null },
  exportJudgementsJsonLines: { path: gi, query: _i, header: null, body: null },
  getCurrentKey: { path: null, query: null, header: null, body: null },
  listKeys: { path: null, query: vi, header: null, body: null },
  createKey: { path: null, query: null, header: Pi, body: Ci },
  revokeKey: { path: ki, query: null, header: null, body: null },
  listAdminLog: { path: null, query: wi, header: null, body: null },
  listUsage: { path: null, query: xi, header: null, body: null }
};
export {
  Ps as requests
};
