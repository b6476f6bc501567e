declare module 'virtual:catalog' {
  export const events: readonly { type: string; summary: string; since: string; example: unknown }[];
  export const scopes: Readonly<Record<string, string>>;
  export const versions: readonly string[];
}
