// Generated from openapi/ by `pnpm generate`. Do not edit.
/** Version of this package. */
export const sdkVersion = '0.1.0';
