import { type ExampleOperation, exampleOperations } from '../generated/examples.ts';

/** What a request addresses, or which methods its path has; undefined if there is no such path. */
export type Route =
  | { operation: ExampleOperation; params: Record<string, string> }
  | { operation?: undefined; allow: string[] };

interface Path {
  segments: readonly string[];
  operations: readonly ExampleOperation[];
}

// Fixed segments come before parameters: /audit-log/verify is not an entry.
const paths: readonly Path[] = [...new Set(exampleOperations.map(({ path }) => path))]
  .map((path) => ({
    segments: path.split('/'),
    operations: exampleOperations.filter((operation) => operation.path === path),
  }))
  .toSorted((a, b) => parameters(a) - parameters(b));

/** Finds the operation of a request, as the server does: by the path exactly as it was sent. */
export function routeOf(method: string, pathname: string): Route | undefined {
  const sent = pathname.split('/');
  const found = paths.find(
    ({ segments }) =>
      segments.length === sent.length &&
      segments.every((segment, index) =>
        segment.startsWith('{') ? sent[index] !== '' : segment === sent[index],
      ),
  );
  if (!found) return undefined;
  const wanted = method === 'HEAD' ? 'GET' : method;
  const operation = found.operations.find((one) => one.method.toUpperCase() === wanted);
  if (!operation) {
    const allow = found.operations.map((one) => one.method.toUpperCase());
    return { allow: allow.includes('GET') ? [...allow, 'HEAD'] : allow };
  }
  const params = Object.fromEntries(
    found.segments.flatMap((segment, index) =>
      segment.startsWith('{') ? [[segment.slice(1, -1), sent[index] ?? '']] : [],
    ),
  );
  return { operation, params };
}

function parameters({ segments }: Path): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}
