import { expect } from 'vitest';

/** The values of all metrics, by their names with labels. */
export async function readMetrics(
  url: string | undefined,
  headers: Record<string, string> = {},
): Promise<Record<string, number>> {
  const response = await fetch(url ?? '', { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
