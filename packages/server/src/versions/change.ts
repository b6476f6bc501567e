import type { OperationId, SchemaName } from '../contract.ts';
import { invalidField } from '../errors.ts';

type Fields = Record<string, unknown>;
type Transform = (value: Fields) => Fields;

/** What one version changed, as small pure functions between it and the version before. */
export interface VersionChange {
  /** The version that brought the change. */
  readonly date: string;
  /** Bodies of requests, from the former version up to this one. */
  readonly requests: Partial<Record<OperationId, Transform>>;
  /** Records, pages and event payloads, from this version down to the former one. */
  readonly schemas: Partial<Record<SchemaName, Transform>>;
  /** JSON pointers into a body of this version, as the former one calls them. */
  readonly pointers: Readonly<Record<string, string>>;
}

/** Gives a field the name that it has from this version on; the former version does not know the new name. */
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
