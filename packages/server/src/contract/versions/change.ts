import { invalidField } from '../errors.ts';
import type { OperationId, SchemaName } from '../schemas.ts';

type Fields = Record<string, unknown>;
type Transform = (value: Fields) => Fields;

/** The changes of one version, as small pure functions between it and the previous version. */
export interface VersionChange {
  /** The version that introduced the change. */
  readonly date: string;
  /** Converts bodies of requests from the previous version up to this one. */
  readonly requests: Partial<Record<OperationId, Transform>>;
  /** Converts records, pages and event payloads from this version down to the previous one. */
  readonly schemas: Partial<Record<SchemaName, Transform>>;
  /** Converts JSON pointers into a body of this version to those of the previous one. */
  readonly pointers: Readonly<Record<string, string>>;
}

/** Renames a field in this version; the previous version does not have the new name. */
export const rename =
  (former: string, name: string): Transform =>
  (value) => {
    if (name in value)
      throw invalidField(`/${name}`, 'unknown_field', `is named ${former} in this version`, 'unknown_field');
    return renamed(value, former, name);
  };

export const renameBack =
  (former: string, name: string): Transform =>
  (value) =>
    renamed(value, name, former);

const renamed: (value: Fields, from: string, to: string) => Fields = (value, from, to) =>
  Object.fromEntries(Object.entries(value).map(([field, content]) => [field === from ? to : field, content]));
