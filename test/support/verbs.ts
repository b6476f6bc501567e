import { fillPath, operations, pathParameters } from './document.ts';
import { idOf, type Populated } from './school.ts';
import { type RawAnswer, raw } from './server.ts';

/** Calls the operations of a resource: on the record with an id, or on none, under the records of a populated school. */
export type CallVerb = (verb: string, id?: string, body?: object) => Promise<RawAnswer>;

/** Whether a resource has an operation. */
export const hasVerb = (resource: string, verb: string): boolean =>
  operations.some(({ id }) => id === `${resource}.${verb}`);

export function verbsOf(
  { server, testKey }: { server: { url: string }; testKey: string },
  resource: string,
  { ids }: Populated,
): CallVerb {
  return (verb, id, body) => {
    const operation = operations.find((one) => one.id === `${resource}.${verb}`);
    if (!operation) throw new Error(`There is no ${resource}.${verb}`);
    const { method, path } = operation;
    const own = id === undefined ? undefined : pathParameters(path).at(-1);
    const url = fillPath(path, (name) => (name === own && id !== undefined ? id : idOf({ ids }, name)));
    return raw(server.url, testKey, method, url, body ? { body } : {});
  };
}
