import type { DeliveryWithRequest } from '@rollbook/sdk';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request of a delivery as a command, without its signature. */
export function curlOf({ request: { url, headers, body } }: DeliveryWithRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  return [`curl ${quoted(url)}`, ...lines, `--data-raw ${quoted(body ?? '')}`].join(' \\\n  ');
}
