// The types of the document, for openapi-fetch, openapi-msw and other programs that take `paths`.
export type { components, operations, paths } from './generated/openapi.ts';
