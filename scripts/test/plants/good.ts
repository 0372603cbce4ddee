/** Returns a small contract without faults. It has at least one element for each lint rule to check. */
export function goodDocument(): any {
  const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
  const failed = ref('responses', 'Failed');
  const busy = ref('responses', 'Busy');
  const everywhere = { '405': failed, '406': failed, '500': failed, '503': busy };
  const withKey = {
    ...everywhere,
    '401': failed,
    '403': failed,
    '429': busy,
    '404': failed,
    '422': ref('responses', 'Invalid'),
  };
  const requestId = { 'X-Request-Id': ref('headers', 'X-Request-Id') };
  const found = () => ({
    description: 'The thing.',
    headers: { ETag: ref('headers', 'ETag'), ...requestId },
    content: { 'application/json': { schema: ref('schemas', 'Thing'), examples: { Thing: ref('examples', 'Thing') } } },
  });
  const made = () => {
    const { headers, ...rest } = found();
    return { ...rest, headers: { ...headers, 'Idempotency-Replayed': ref('headers', 'Idempotency-Replayed') } };
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: 'http://localhost:1/api', description: 'Here.' }],
    security: [{ ApiKey: [] }],
    tags: [{ name: 'things', description: 'Things.' }],
    paths: {
      '/health': {
        get: {
          operationId: 'getHealth',
          tags: ['things'],
          summary: 'Tell whether it is up',
          description: 'Says so.',
          security: [],
          responses: { '200': found(), ...everywhere },
        },
      },
      '/all-things/{thing_id}': {
        get: {
          operationId: 'getThing',
          tags: ['things'],
          summary: 'Read a thing',
          description: 'Gives the thing.',
          'x-role': 'viewer',
          'x-assumption': ['U01', 'U02'],
          parameters: [ref('parameters', 'ThingId')],
          responses: { '200': found(), ...withKey },
        },
        put: {
          operationId: 'updateThing',
          tags: ['things'],
          summary: 'Change a thing',
          description: 'Changes the thing.',
          'x-role': 'evaluator',
          parameters: [ref('parameters', 'ThingId'), ref('parameters', 'IdempotencyKey')],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: ref('schemas', 'ThingUpdate'),
                examples: { Named: { value: { thing_name: 'chair' } } },
              },
            },
          },
          responses: { '200': made(), '201': made(), ...withKey, '413': failed, '415': failed },
        },
      },
    },
    components: {
      securitySchemes: { ApiKey: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      parameters: {
        ThingId: {
          name: 'thing_id',
          in: 'path',
          required: true,
          description: 'The thing.',
          schema: { type: 'string', maxLength: 36 },
          example: 'a',
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'A key of your choice.',
          schema: { type: 'string', maxLength: 255 },
          example: 'a',
        },
      },
      headers: {
        'Idempotency-Replayed': {
          description: 'Tells that this is the first response again.',
          schema: { type: 'string', const: 'true' },
          example: 'true',
        },
        'X-Request-Id': { description: 'The id.', schema: { type: 'string', maxLength: 36 }, example: 'a' },
        ETag: { description: 'The tag of this state.', schema: { type: 'string', maxLength: 64 }, example: '"1"' },
      },
      examples: { Thing: { value: { thing_id: 'a', parts: [{ part_name: 'leg' }] } } },
      responses: {
        Failed: {
          description: 'No.',
          headers: requestId,
          content: {
            'application/problem+json': {
              schema: ref('schemas', 'Problem'),
              examples: { No: { value: { code: 'no' } } },
            },
          },
        },
        Busy: {
          description: 'Not now.',
          headers: requestId,
          'x-retry': { busy: 'always', no: 'idempotent' },
          content: {
            'application/problem+json': {
              schema: ref('schemas', 'Problem'),
              examples: { No: { value: { code: 'no' } } },
            },
          },
        },
        Invalid: {
          description: 'Wrong.',
          headers: requestId,
          content: {
            'application/json': {
              schema: ref('schemas', 'ValidationErrorBody'),
              examples: { Wrong: { value: { detail: [] } } },
            },
          },
        },
      },
      schemas: {
        Thing: {
          type: 'object',
          required: ['thing_id'],
          properties: {
            thing_id: { type: 'string', maxLength: 36, examples: ['a'] },
            parts: { type: 'array', maxItems: 9, items: ref('schemas', 'Part') },
          },
        },
        Part: {
          type: 'object',
          properties: { part_name: { type: 'string', enum: ['leg', 'seat'], examples: ['leg'] } },
        },
        ThingUpdate: {
          type: 'object',
          additionalProperties: false,
          properties: {
            thing_name: { type: ['string', 'null'], maxLength: 200, examples: ['chair'] },
            size: {
              type: 'object',
              additionalProperties: false,
              properties: { height: { type: 'integer', examples: [1] } },
            },
          },
        },
        Problem: {
          type: 'object',
          properties: {
            code: { type: 'string', const: 'no', examples: ['no'] },
            cause: ref('schemas', 'ProblemCode'),
          },
        },
        ProblemCode: {
          type: 'string',
          enum: ['no', 'busy'],
          examples: ['no'],
          'x-problems': {
            no: { status: 400, title: 'No', when: 'Always.', action: 'None.' },
            busy: { status: 503, title: 'Busy', when: 'Often.', action: 'Wait.' },
          },
        },
        ValidationErrorBody: {
          type: 'object',
          properties: { detail: { type: 'array', maxItems: 100, items: { type: 'object' } } },
        },
      },
    },
  };
}

/** A fault to plant in the small contract, and the problem that the linter must report. */
export interface Plant {
  /** The only lint rule that may report the fault. */
  rule: string;
  /** A part of the message that the lint rule must report. */
  message: string;
  plant: (parts: Parts) => void;
}

/** The contract in which a fault is planted, and parts of it that many faults change. */
export interface Parts {
  document: any;
  health: any;
  get: any;
  put: any;
  components: any;
  schemas: any;
}

export function partsOf(document: any): Parts {
  const { get, put } = document.paths['/all-things/{thing_id}'];
  return {
    document,
    health: document.paths['/health'].get,
    get,
    put,
    components: document.components,
    schemas: document.components.schemas,
  };
}
