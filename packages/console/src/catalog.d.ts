declare module 'virtual:catalog' {
  export const events: readonly { type: string; summary: string; since: string; example: unknown }[];
  export const scopes: Readonly<Record<string, string>>;
  /** The fields of the rows of each kind of import. */
  export const importFields: Readonly<Record<string, readonly string[]>>;
  export const versions: readonly string[];
}
