export { Rollbook } from './client.ts';
export type { RequestDiagnostics } from './diagnostics.ts';
export type { ClientErrorCode, ErrorCode, FieldError } from './errors.ts';
export {
  AbortError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  ConnectionError,
  GoneError,
  InvalidArgumentError,
  InvalidResponseError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  RollbookError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors.ts';
export type * from './generated/records.ts';
export type * from './generated/resources.ts';
export { newestVersion } from './generated/resources.ts';
export type { GenericMethod } from './generic.ts';
export type {
  ApiKeyOption,
  ChangedOptions,
  ChangeOptions,
  ConditionalOptions,
  DocumentOptions,
  Fetch,
  FetchInit,
  JsonOptions,
  Limits,
  Logger,
  Middleware,
  OutgoingRequest,
  ReadOptions,
  RequestOptions,
  ResponseHead,
  RollbookOptions,
  WriteOptions,
} from './options.ts';
export type { List, Page } from './pages.ts';
export type { Call, Result } from './result.ts';
