import { isObject, type Parameter } from '@jurybox/openapi';

/** Serializes the value of a parameter by its OpenAPI `style`, as RFC 6570 defines. */
export function serializeParameter(
  { name, in: place, style: given, explode: exploded, content, allowReserved }: Parameter,
  value: unknown,
): string {
  const style = given ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = exploded ?? style === 'form';
  const encode = (part: unknown) =>
    place === 'header' || place === 'cookie'
      ? text(part)
      : allowReserved === true
        ? encodeURI(text(part))
        : encodeURIComponent(text(part));
  const named = place === 'query' || place === 'cookie';
  if (content) return named ? `${name}=${encode(JSON.stringify(value))}` : encode(JSON.stringify(value));
  if (Array.isArray(value)) {
    if (named && explode && style === 'form') return value.map((item) => `${name}=${encode(item)}`).join('&');
    if (style === 'matrix')
      return explode
        ? value.map((item) => `;${name}=${encode(item)}`).join('')
        : `;${name}=${value.map(encode).join(',')}`;
    const joined = value
      .map(encode)
      .join(
        style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '|' : style === 'label' && explode ? '.' : ',',
      );
    return named ? `${name}=${joined}` : style === 'label' ? `.${joined}` : joined;
  }
  if (isObject(value)) {
    const pairs = Object.entries(value);
    if (style === 'deepObject') return pairs.map(([key, item]) => `${name}[${key}]=${encode(item)}`).join('&');
    if (named && explode) return pairs.map(([key, item]) => `${key}=${encode(item)}`).join('&');
    if (style === 'matrix')
      return explode
        ? pairs.map(([key, item]) => `;${key}=${encode(item)}`).join('')
        : `;${name}=${pairs.flat().map(encode).join(',')}`;
    const joined = explode
      ? pairs.map(([key, item]) => `${key}=${encode(item)}`).join(style === 'label' ? '.' : ',')
      : pairs.flat().map(encode).join(',');
    return named ? `${name}=${joined}` : style === 'label' ? `.${joined}` : joined;
  }
  if (named) return `${name}=${encode(value)}`;
  return style === 'label' ? `.${encode(value)}` : style === 'matrix' ? `;${name}=${encode(value)}` : encode(value);
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
