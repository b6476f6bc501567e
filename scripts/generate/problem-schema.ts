import type { Node, Source } from './source.ts';

/** The schema of error responses, with the fields that some of them have in addition. */
export function problemSchema(source: Source): Node {
  const fields = Object.assign({}, ...Object.values(source.errors).map((error) => error.fields ?? {}));
  return {
    type: 'object',
    description: 'An error response (problem details, RFC 9457).',
    required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
    properties: {
      type: { type: 'string', maxLength: 2048, description: 'URL of the documentation of the code.' },
      title: {
        type: 'string',
        maxLength: 200,
        description: 'Short summary of the error; the same for every error with this code.',
      },
      status: { type: 'integer', description: 'HTTP status.' },
      detail: {
        type: 'string',
        maxLength: 2000,
        description: 'Human-readable explanation of what is wrong and what to do.',
      },
      code: { type: 'string', enum: Object.keys(source.errors), description: 'Stable code of the error.' },
      request_id: { type: 'string', maxLength: 64, description: 'Identifier of the request.' },
      errors: {
        type: 'array',
        description: 'All field errors of the body or the parameters.',
        items: {
          type: 'object',
          description: 'A field error.',
          required: ['pointer', 'code', 'detail'],
          properties: {
            pointer: {
              type: 'string',
              maxLength: 1000,
              description: 'JSON pointer into the body, or `?name` for a query parameter.',
            },
            code: { type: 'string', maxLength: 64, description: 'Stable code of the field error.' },
            detail: {
              type: 'string',
              maxLength: 1000,
              description: 'What is wrong and what is expected.',
            },
          },
        },
      },
      ...fields,
    },
  };
}
