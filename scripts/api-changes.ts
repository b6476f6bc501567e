// What breaks clients of an API between two versions of its OpenAPI document. docs/guides/versions.md says what may change.
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
interface Schema {
  [name: string]: unknown;
  $ref?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  anyOf?: Schema[];
  description?: string;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Body {
  $ref?: string;
  required?: boolean;
  content?: Record<string, { schema?: Schema }>;
  headers?: Record<string, unknown>;
}
interface Operation {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
  'x-scopes-if'?: Record<string, string[]>[];
  'x-record'?: string;
  'x-emits'?: string[];
  'x-max-body'?: number;
  'x-scope'?: string;
  'x-on'?: string[];
}
type Paths = Record<string, Record<string, Operation>>;

/** The parts of the document that are compared. */
export interface ApiDocument {
  info: { version: string };
  paths: Paths;
  webhooks: Paths;
  components: Record<string, Record<string, unknown>>;
  'x-versions': { date: string }[];
  'x-scopes': Record<string, unknown>;
  'x-role-scopes': Record<string, string[]>;
  'x-errors': Record<string, { status: number }>;
}

/** Who sends a value: what the server accepts must not become less, and what it returns must not become more. */
type Direction = 'sent' | 'received';

/** Enumerations whose description says so get new values without a new version. */
const isOpen = ({ description = '' }: Schema): boolean => /later versions may add values/i.test(description);

const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];

/** The changes that break clients of the earlier document, one line each, in the order of the document. */
export function breakingChanges(before: ApiDocument, after: ApiDocument): string[] {
  const comparison = new Comparison(before, after);
  comparison.document();
  return comparison.changes;
}

class Comparison {
  readonly changes: string[] = [];
  readonly #before: ApiDocument;
  readonly #after: ApiDocument;
  /** Components that were compared, each once in each direction. */
  readonly #compared = new Set<string>();

  constructor(before: ApiDocument, after: ApiDocument) {
    this.#before = before;
    this.#after = after;
  }

  document(): void {
    const [before, after] = [this.#before, this.#after];
    const dates = after['x-versions'].map(({ date }) => date);
    this.#missing(
      'API version',
      before['x-versions'].map(({ date }) => date),
      dates,
    );
    this.#missing('scope', Object.keys(before['x-scopes']), Object.keys(after['x-scopes']));
    for (const [role, scopes] of Object.entries(before['x-role-scopes']))
      this.#missing(`role ${role}: scope`, scopes, after['x-role-scopes'][role] ?? []);
    this.#missing('error', Object.keys(before['x-errors']), Object.keys(after['x-errors']));
    for (const [code, { status }] of Object.entries(before['x-errors'])) {
      const now = after['x-errors'][code]?.status;
      if (now !== undefined && now !== status) this.#add(`error ${code}: status ${status} is ${now}`);
    }
    for (const [path, methods] of Object.entries(before.paths))
      for (const [method, operation] of Object.entries(methods))
        this.#operation(`${method.toUpperCase()} ${path}`, operation, after.paths[path]?.[method]);
    for (const [type, { post: event }] of Object.entries(before.webhooks))
      if (event) this.#event(`event ${type}`, event, after.webhooks[type]?.post);
  }

  #operation(at: string, before: Operation, after: Operation | undefined): void {
    if (!after) return void this.#add(`${at}: the operation is removed`);
    if (after.operationId !== before.operationId)
      this.#add(`${at}: the operation ${before.operationId} is named ${after.operationId}`);
    this.#scopes(at, before, after);
    this.#missing(`${at}: emitted event`, before['x-emits'], after['x-emits']);
    if ((after['x-max-body'] ?? 0) < (before['x-max-body'] ?? 0))
      this.#add(`${at}: the largest body is smaller`);
    this.#parameters(at, before, after);
    this.#body(at, before.requestBody, after.requestBody);
    for (const [status, response] of Object.entries(before.responses ?? {})) {
      // Error codes have a list of their own.
      if (Number(status) < 400)
        this.#response(`${at}: response ${status}`, response, after.responses?.[status]);
    }
  }

  #scopes(at: string, before: Operation, after: Operation): void {
    const scopesOf = ({ security = [] }: Operation) => security.map((each) => Object.values(each).flat());
    const now = scopesOf(after);
    const sufficient = (held: string[]) =>
      now.length === 0 || now.some((needed) => needed.every((scope) => held.includes(scope)));
    const held = scopesOf(before);
    for (const scopes of held.length === 0 ? [[]] : held)
      if (!sufficient(scopes) || (held.length === 0 && now.length > 0))
        this.#add(`${at}: the scopes ${scopes.join(', ') || '(none)'} are not sufficient`);
    const conditions = ({ 'x-scopes-if': entries = [] }: Operation) =>
      entries.flatMap(({ scopes = [], ...rest }) =>
        Object.entries(rest).flatMap(([kind, of]) =>
          [of].flat().map((value) => ({ kind, value, text: `${kind} ${value}: ${scopes.join(', ')}` })),
        ),
      );
    const known = new Set(conditions(before).map(({ text }) => text));
    const fields = this.#before.components.schemas?.[before['x-record'] ?? ''] as Schema | undefined;
    for (const { kind, value, text } of conditions(after)) {
      const isNew = kind === 'shows' && fields && !Object.hasOwn(fields.properties ?? {}, value);
      if (!known.has(text) && !isNew) this.#add(`${at}: scopes are needed for ${text}`);
    }
  }

  #parameters(at: string, before: Operation, after: Operation): void {
    const listed = (document: ApiDocument, { parameters = [] }: Operation) =>
      new Map(
        parameters.map((each) => {
          const parameter = resolved(document, each);
          return [`${parameter.in} parameter ${parameter.name}`, parameter];
        }),
      );
    const earlier = listed(this.#before, before);
    const later = listed(this.#after, after);
    this.#missing(`${at}:`, [...earlier.keys()], [...later.keys()]);
    for (const [name, parameter] of later) {
      const known = earlier.get(name);
      if (parameter.required && !known?.required) this.#add(`${at}: ${name} is required`);
      if (known) this.#schema(`${at}: ${name}`, known.schema, parameter.schema, 'sent');
    }
  }

  #body(at: string, before: Body | undefined, after: Body | undefined): void {
    if (before && !after) return void this.#add(`${at}: the body is removed`);
    if (after?.required && !before?.required) this.#add(`${at}: a body is required`);
    this.#content(`${at}: body`, before, after, 'sent');
  }

  #response(at: string, first: Body, second: Body | undefined): void {
    if (!second) return void this.#add(`${at} is removed`);
    const before = resolved(this.#before, first);
    const after = resolved(this.#after, second);
    this.#missing(`${at}: header`, Object.keys(before.headers ?? {}), Object.keys(after.headers ?? {}));
    this.#content(at, before, after, 'received');
  }

  #content(at: string, before: Body | undefined, after: Body | undefined, direction: Direction): void {
    for (const [media, { schema }] of Object.entries(before?.content ?? {})) {
      const now = after?.content?.[media];
      if (!now) this.#add(`${at}: ${media} is removed`);
      else if (schema && now.schema) this.#schema(at, schema, now.schema, direction);
    }
  }

  #event(at: string, before: Operation, after: Operation | undefined): void {
    if (!after) return void this.#add(`${at} is removed`);
    if (before['x-scope'] !== after['x-scope'])
      this.#add(`${at}: the scope ${before['x-scope']} is ${after['x-scope']}`);
    this.#missing(`${at}: cause`, before['x-on'], after['x-on']);
    const headers = (document: ApiDocument, { parameters = [] }: Operation) =>
      parameters.map((each) => resolved(document, each).name);
    this.#missing(`${at}: header`, headers(this.#before, before), headers(this.#after, after));
    // The server sends it.
    this.#content(at, before.requestBody, after.requestBody, 'received');
  }

  #schema(at: string, first: Schema, second: Schema, direction: Direction): void {
    if (first.$ref !== undefined && first.$ref === second.$ref) {
      const key = `${direction} ${first.$ref}`;
      if (this.#compared.has(key)) return;
      this.#compared.add(key);
    }
    const isShared = first.$ref !== undefined && first.$ref === second.$ref;
    const name = isShared ? `${first.$ref?.split('/').at(-1)} (${direction})` : at;
    this.#values(name, resolved(this.#before, first), resolved(this.#after, second), direction);
  }

  #values(at: string, before: Schema, after: Schema, direction: Direction): void {
    this.#types(at, before, after, direction);
    this.#enumeration(at, before, after, direction);
    if (direction === 'sent') this.#limits(at, before, after);
    else
      for (const name of ['format', 'pattern'])
        if (before[name] !== undefined && before[name] !== after[name])
          this.#add(`${at}: ${name} is changed`);
    this.#fields(at, before, after, direction);
    if (before.items && after.items) this.#schema(`${at}[]`, before.items, after.items, direction);
    if (before.propertyNames && after.propertyNames)
      this.#schema(`${at} names`, before.propertyNames, after.propertyNames, direction);
    this.#alternatives(at, before, after, direction);
  }

  #types(at: string, before: Schema, after: Schema, direction: Direction): void {
    const [wide, narrow] = direction === 'sent' ? [after, before] : [before, after];
    const allowed = typesOf(wide);
    if (allowed.length === 0) return;
    const others = typesOf(narrow).filter(
      (type) => !allowed.includes(type) && !(type === 'integer' && allowed.includes('number')),
    );
    if (others.length > 0 || typesOf(narrow).length === 0)
      this.#add(
        `${at}: the type ${typesOf(before).join(' or ') || 'any'} is ${typesOf(after).join(' or ') || 'any'}`,
      );
  }

  #enumeration(at: string, before: Schema, after: Schema, direction: Direction): void {
    const [known, now] = [valuesOf(before), valuesOf(after)];
    if (known && now) {
      this.#missing(`${at}: value`, known, now);
      const added = now.filter((value) => !known.includes(value));
      if (direction === 'received' && !isOpen(before))
        for (const value of added) this.#add(`${at}: value ${value} is added`);
    } else if (direction === 'sent' ? now : known)
      this.#add(direction === 'sent' ? `${at}: has a list of values` : `${at}: has no list of values`);
  }

  /** What is accepted must not become less. */
  #limits(at: string, before: Schema, after: Schema): void {
    const bound = (schema: Schema, name: string, none: number) =>
      typeof schema[name] === 'number' ? schema[name] : none;
    for (const name of upperBounds) {
      const none = Number.POSITIVE_INFINITY;
      if (bound(after, name, none) < bound(before, name, none)) this.#add(`${at}: ${name} is smaller`);
    }
    for (const name of lowerBounds) {
      const none = /Length|Items|Properties/.test(name) ? 0 : Number.NEGATIVE_INFINITY;
      if (bound(after, name, none) > bound(before, name, none)) this.#add(`${at}: ${name} is larger`);
    }
    for (const name of ['format', 'pattern', 'multipleOf', 'x-required-unless']) {
      const now = JSON.stringify(after[name]);
      if (now !== undefined && now !== JSON.stringify(before[name])) this.#add(`${at}: ${name} is changed`);
    }
    if (after.uniqueItems === true && before.uniqueItems !== true) this.#add(`${at}: items must be unique`);
    if (before.default !== undefined && JSON.stringify(before.default) !== JSON.stringify(after.default))
      this.#add(`${at}: the default is changed`);
    const refersTo = ({ 'x-ref': ref }: Schema) => JSON.stringify((ref as { to?: unknown } | undefined)?.to);
    const [to, now] = [refersTo(before), refersTo(after)];
    if (to !== undefined && now !== undefined && to !== now) this.#add(`${at}: refers to ${now}`);
  }

  #fields(at: string, before: Schema, after: Schema, direction: Direction): void {
    const [known, now] = [before.properties ?? {}, after.properties ?? {}];
    this.#missing(`${at}: field`, Object.keys(known), Object.keys(now));
    const [required, stillRequired] = [before.required ?? [], after.required ?? []];
    if (direction === 'sent')
      for (const name of stillRequired.filter((each) => !required.includes(each)))
        this.#add(`${at}: field ${name} is required`);
    else
      for (const name of required.filter((each) => each in now && !stillRequired.includes(each)))
        this.#add(`${at}: field ${name} can be missing`);
    for (const [name, schema] of Object.entries(known)) {
      const other = now[name];
      if (other) this.#schema(`${at}.${name}`, schema, other, direction);
    }
    const [others, otherNow] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
    if (direction === 'sent' && others !== false && otherNow === false)
      this.#add(`${at}: other fields are rejected`);
    if (typeof others === 'object' && typeof otherNow === 'object')
      this.#schema(`${at}.*`, others, otherNow, direction);
  }

  /** Alternatives are compared as a whole. */
  #alternatives(at: string, before: Schema, after: Schema, direction: Direction): void {
    const [wide, narrow] = direction === 'sent' ? [after.anyOf, before.anyOf] : [before.anyOf, after.anyOf];
    if (!wide) return;
    const allowed = wide.map((each) => JSON.stringify(each));
    if (!narrow || narrow.some((each) => !allowed.includes(JSON.stringify(each))))
      this.#add(`${at}: the alternatives are changed`);
    for (const each of narrow ?? []) this.#schema(`${at} alternative`, each, each, direction);
  }

  #missing(what: string, before: readonly string[] = [], after: readonly string[] = []): void {
    for (const name of before) if (!after.includes(name)) this.#add(`${what} ${name} is removed`);
  }

  #add(change: string): void {
    this.changes.push(change);
  }
}

const typesOf = ({ type = [] }: Schema): string[] => [type].flat();

const valuesOf = (schema: Schema): string[] | undefined =>
  (schema.const === undefined ? schema.enum : [schema.const])?.map((value) => JSON.stringify(value));

/** What a reference leads to. */
function resolved<T extends { $ref?: string }>(document: ApiDocument, value: T): T {
  if (value.$ref === undefined) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  const found = document.components[kind]?.[name];
  if (found === undefined) throw new Error(`${value.$ref} is not in the document`);
  return resolved(document, found as T);
}
