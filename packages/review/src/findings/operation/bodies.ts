/** The rules for the bodies of requests. */
import { escapeToken, type MediaType, type Operation, type Schema } from '@jurybox/openapi';
import { type Compared, keysOf, mapCompared, otherSide } from '../../compared.ts';
import { operationRule } from '../rule.ts';

interface Body {
  pointer: string;
  content: Record<string, MediaType>;
}

/**
 * Returns every media type that a body or response has in at least one contract. `pointer` leads to the media type in
 * the revision.
 */
export function mediaTypes(
  bodies: Compared<Body>,
): (Compared<MediaType | undefined> & { type: string; pointer: string })[] {
  const contents = mapCompared(bodies, ({ content }) => content);
  return keysOf(contents).map((type) => ({
    type,
    pointer: `${bodies.revision.pointer}/content/${escapeToken(type)}`,
    ...mapCompared(contents, (content) => content[type]),
  }));
}

/** Returns the media types that a body or response has in both contracts. */
export const sharedMediaTypes = (bodies: Compared<Body>) =>
  mediaTypes(bodies).flatMap(({ type, pointer, base, revision }) =>
    base && revision
      ? [{ type, pointer, media: { base, revision }, schemas: mapCompared({ base, revision }, schemaOf) }]
      : [],
  );

export const schemaOf = (media: MediaType | undefined): Schema =>
  typeof media?.schema === 'object' ? media.schema : {};

const bodiesOf = (operations: Compared<Operation>) => mapCompared(operations, ({ requestBody }) => requestBody);

const bodyAdded = operationRule(
  {
    name: 'body-added',
    mirror: 'body-removed',
    levels: ['minor'],
    waiver: 'a webhook or callback that now has a body breaks no caller, because callers did not read a body',
  },
  (operations) => {
    const { base, revision } = bodiesOf(operations);
    if (base || !revision) return [];
    const { required, content, pointer } = revision;
    return {
      direction: required ? 'narrows' : 'widens',
      position: 'request',
      ifSentByService: { level: 'minor' },
      pointer,
      message: `${required ? 'required' : 'optional'} request body added`,
      change: { base: undefined, revision: { types: Object.keys(content), required } },
      example: required
        ? { validIn: 'base', refusal: 'the revision requires a body' }
        : { validIn: 'revision', refusal: 'the base accepts no body' },
    };
  },
);

const bodyRemoved = operationRule(
  {
    name: 'body-removed',
    mirror: 'body-added',
    levels: ['major'],
    waiver: 'a webhook or callback without its body is major, because callers read the body; no message can show this',
  },
  (operations) => {
    const { base, revision } = bodiesOf(operations);
    if (!base || revision) return [];
    return {
      direction: 'narrows',
      position: 'request',
      ifSentByService: { position: 'contract', level: 'major' },
      pointer: base.pointer,
      message: 'request body removed',
      change: { base: Object.keys(base.content), revision: undefined },
      example: { validIn: 'base', refusal: 'the revision accepts no body' },
    };
  },
);

const bodyRequired = operationRule({ name: 'body-required', mirror: 'self' }, (operations) => {
  const { base, revision } = bodiesOf(operations);
  if (!base || !revision || base.required === revision.required) return [];
  const optionalSide = revision.required ? 'base' : 'revision';
  return {
    direction: revision.required ? 'narrows' : 'widens',
    position: 'request',
    pointer: revision.pointer,
    message: `the request body is ${revision.required ? 'now' : 'no longer'} required`,
    change: { base: base.required, revision: revision.required },
    example: { validIn: optionalSide, withoutBody: true, refusal: `the ${otherSide(optionalSide)} requires a body` },
  };
});

const requestContentType = operationRule({ name: 'request-content-type', mirror: 'self' }, (operations) => {
  const { base, revision } = bodiesOf(operations);
  if (!base || !revision) return [];
  return mediaTypes({ base, revision }).flatMap((media) => {
    if (media.base && media.revision) return [];
    const { type, pointer } = media;
    const side = media.revision ? 'revision' : 'base';
    return {
      direction: media.revision ? 'widens' : 'narrows',
      position: 'request',
      pointer,
      message: `request content type ${type} ${media.revision ? 'added' : 'removed'}`,
      change: mapCompared({ base: media.base, revision: media.revision }, (one) => one && type),
      example: { validIn: side, contentType: type, refusal: `the ${otherSide(side)} does not accept ${type}` },
    };
  });
});

export const bodyRules = [bodyAdded, bodyRemoved, bodyRequired, requestContentType];
