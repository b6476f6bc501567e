declare module 'virtual:catalog' {
  export const events: readonly {
    type: string;
    summary: string;
    since: string;
    /** The scope for reading its records. */
    scope: string;
    example: unknown;
  }[];
  /** The fields by which events of each type can be filtered, with their values if they are one of some. */
  export const filterFields: Readonly<
    Record<string, Readonly<Record<string, readonly (string | number | boolean | null)[] | null>>>
  >;
  export const scopes: Readonly<Record<string, string>>;
  /** The scopes that each role gives for the whole school. */
  export const roleScopes: Readonly<Record<string, readonly string[]>>;
  export const versions: readonly string[];
}

declare module 'virtual:import-catalog' {
  /** The fields of the rows of each kind of import. */
  export const importFields: Readonly<Record<string, readonly string[]>>;
  /** A row of each kind of import. */
  export const importExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Those of these fields that are codes of countries or languages. */
  export const importCodes: Readonly<Record<string, Readonly<Record<string, 'country' | 'language'>>>>;
  /** The scopes that somebody needs to import rows of a kind. */
  export const importScopes: Readonly<Record<string, readonly string[]>>;
  /** The values of those of these fields that have one of some values. */
  export const importValues: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
