import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Relations } from './relations.ts';
import { expandResource, type ResourceSource } from './resources.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
/** A JSON Schema or any other object of the document, by its members. */
// biome-ignore lint/suspicious/noExplicitAny: the sources are YAML; their content is checked by the linter on the joined document.
export type Node = Record<string, any>;

export interface EventSource {
  since: string;
  data: string;
  description: string;
  /** The scope for reading its records, if no operation `get` of the kind that `on` names has it. */
  scope?: string;
  /** The audited actions that emit it; none for a family that is not implemented yet. */
  on?: string[];
  /** Values that fields of the record have when it is emitted. */
  when?: Record<string, Json>;
  /** The event that endpoints of versions before `since` receive instead. */
  formerly?: string;
}

export interface ErrorSource {
  status: number;
  title: string;
  description: string;
  fields?: Record<string, Node>;
}

/** The contract as written: the root, the families joined, and the shared parts. */
export interface Source {
  root: Node;
  tags: Node[];
  resources: Record<string, ResourceSource>;
  paths: Record<string, Record<string, Node>>;
  schemas: Record<string, Node>;
  events: Record<string, EventSource>;
  errors: Record<string, ErrorSource>;
  /** What the values of enumerations mean, by the name of the field. */
  values: Record<string, Record<string, string>[]>;
  common: Node;
}

export function readSource(directory: string): Source {
  const read = (path: string): Node => parse(readFileSync(join(directory, path), 'utf8'), { merge: true });
  const source: Source = {
    root: read('openapi.yaml'),
    tags: [],
    resources: {},
    paths: {},
    schemas: {},
    events: {},
    errors: read('shared/errors.yaml'),
    values: read('shared/values.yaml'),
    common: read('shared/common.yaml'),
  };
  const files = readdirSync(join(directory, 'families')).sort();
  const families = files.map((file) => [file, read(`families/${file}`)] as const);
  for (const [file, { schemas, resources }] of families) {
    merge(source.schemas, schemas, file);
    merge(source.resources, resources, file);
  }
  const relations = new Relations(source.resources, source.schemas);
  source.schemas = relations.schemas();
  for (const [file, family] of families) {
    if (family.tag) source.tags.push(family.tag);
    const paths: Record<string, Record<string, Node>> = {};
    for (const [name, resource] of Object.entries<ResourceSource>(family.resources ?? {})) {
      // A family may define an operation of its own on the path of a resource.
      merge(paths, expandResource(name, resource, source.schemas, relations), file);
    }
    for (const [path, operations] of Object.entries<Record<string, Node>>(relations.ids(family.paths ?? {})))
      paths[path] = { ...paths[path], ...operations };
    for (const operations of Object.values(paths)) {
      for (const operation of Object.values(operations)) operation.tags = [family.tag.name];
    }
    merge(source.paths, paths, file);
    merge(source.events, family.events, file);
  }
  return source;
}

function merge<T>(into: Record<string, T>, from: Record<string, T> | undefined, file: string): void {
  for (const [key, value] of Object.entries(from ?? {})) {
    if (key in into) throw new Error(`${file}: ${key} is defined twice`);
    into[key] = value;
  }
}
