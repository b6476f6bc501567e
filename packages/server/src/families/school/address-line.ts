import type { Schemas } from '../../contract/schemas.ts';

/** An address on one line; null if it has no parts. The reader of a report knows the country. */
export function addressLine(address: Schemas['School']['address']): string | null {
  const { line1, line2, suburb, city, province, postal_code } = address ?? {};
  const parts = [line1, line2, suburb, city, province, postal_code].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
