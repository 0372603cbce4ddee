import { escapeToken, type MediaType, type Schema } from '@jurybox/openapi';
import { type Compared, mapCompared, shared, oneSided } from '../../compared.ts';
import { type Change, type ExampleMessage, type OperationRule, requiredChange } from '../rule.ts';

interface Body {
  pointer: string;
  content: Record<string, MediaType>;
}

export const mediaTypes = (bodies: Compared<Body>) =>
  mapCompared(bodies, ({ content }) => new Map(Object.entries(content)));

export const pointerOf = ({ revision }: Compared<Body>, type: string): string =>
  `${revision.pointer}/content/${escapeToken(type)}`;

export const sharedMediaTypes = (bodies: Compared<Body>) =>
  shared(mediaTypes(bodies)).map(({ key: type, ...media }) => ({
    type,
    pointer: pointerOf(bodies, type),
    media,
    schemas: mapCompared(media, schemaOf),
  }));

export const schemaOf = (media: MediaType | undefined): Schema =>
  typeof media?.schema === 'object' ? media.schema : {};

/** Makes a witness contain a body of the first media type, even if the operation does not require a body. */
function withBody(content: Body['content']): Pick<ExampleMessage, 'contentType'> {
  const [contentType] = Object.keys(content);
  return contentType === undefined ? {} : { contentType };
}

export const bodies: OperationRule = function* (operations): Iterable<Change> {
  const { base, revision } = mapCompared(operations, ({ requestBody }) => requestBody);
  if (base && revision) {
    yield* requiredChange({ base, revision }, 'the request body', {
      rule: 'body-required',
      pointer: revision.pointer,
      example: { withoutBody: true, refusal: 'requires a body' },
    });
    for (const { key: type, side, done } of oneSided(mediaTypes({ base, revision }))) {
      const pointer = pointerOf({ base, revision }, type);
      const message = `request content type ${type} ${done}`;
      const example = { validIn: side, contentType: type, refusal: `does not accept ${type}` };
      yield { rule: 'request-content-type', pointer, message, change: { [side]: type }, example };
    }
  } else if (revision) {
    const { required, content, pointer } = revision;
    yield {
      rule: 'body-added',
      // If a webhook or callback had no body before, callers do not read one, so a new body breaks none of them.
      ifSentByService: { level: 'minor' },
      pointer,
      message: `${required ? 'required' : 'optional'} request body added`,
      change: { revision: { types: Object.keys(content), required } },
      example: required
        ? { validIn: 'base', refusal: 'requires a body' }
        : { validIn: 'revision', ...withBody(content), refusal: 'accepts no body' },
    };
  } else if (base)
    yield {
      rule: 'body-removed',
      // If a webhook or callback no longer has a body, callers that read the body break. No witness can show this.
      ifSentByService: { position: 'contract', level: 'major' },
      pointer: base.pointer,
      message: 'request body removed',
      change: { base: Object.keys(base.content) },
      example: { validIn: 'base', ...withBody(base.content), refusal: 'accepts no body' },
    };
};
