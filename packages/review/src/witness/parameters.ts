import { isObject, type Parameter } from '@jurybox/openapi';

/** The characters between the items of a list or the members of an object, for styles that do not use a comma. */
const delimiters: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '|' };

/** Serializes the value of a parameter by its OpenAPI `style`, as RFC 6570 defines. */
export function serializeParameter(
  { name, in: place, style: given, explode: exploded, content, allowReserved }: Parameter,
  value: unknown,
): string {
  const isNamed = place === 'query' || place === 'cookie';
  const style = given ?? (isNamed ? 'form' : 'simple');
  const explode = exploded ?? style === 'form';
  const encode = (part: unknown) =>
    place === 'header' || place === 'cookie'
      ? text(part)
      : (allowReserved === true ? encodeURI : encodeURIComponent)(text(part));
  const begin = style === 'matrix' ? ';' : style === 'label' ? '.' : '';
  /** The characters between the items or members of a value, if `explode` is true. */
  const apart = begin === '' ? (isNamed ? '&' : ',') : begin;
  const withName = (written: string) => (isNamed || style === 'matrix' ? `${name}=${written}` : written);
  if (content) return `${isNamed ? `${name}=` : ''}${encode(JSON.stringify(value))}`;
  const between = delimiters[style];
  if (Array.isArray(value)) {
    const items = value.map(encode);
    return begin + (explode && !between ? items.map(withName).join(apart) : withName(items.join(between ?? ',')));
  }
  if (!isObject(value)) return begin + withName(encode(value));
  const members = Object.entries(value);
  if (style === 'deepObject') return members.map(([key, item]) => `${name}[${key}]=${encode(item)}`).join('&');
  const written = explode
    ? members.map(([key, item]) => `${key}=${encode(item)}`).join(apart)
    : withName(
        members
          .flat()
          .map(encode)
          .join(between ?? ','),
      );
  return begin + written;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
