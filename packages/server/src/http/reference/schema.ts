import { type DocumentedSchema, documented } from '../../contract/document.ts';
import { type Html, html } from './html.ts';
import { code, inline, markdown } from './markdown.ts';
import { meaningsOf } from './reading.ts';

export interface Field {
  name: string;
  schema: DocumentedSchema;
  description?: string | undefined;
  required?: boolean;
  /** The scopes that are needed to get the field in a response. */
  scopes?: readonly string[] | undefined;
}

export interface FieldOptions {
  /** Whether to show which values are accepted; not needed for responses. */
  limits: boolean;
  /** With this, fields can be linked to: `body` for `#body-name`. Fields of nested objects cannot. */
  anchor?: string;
  /** For response fields that are returned only to some keys. */
  scopesOf?: ReadonlyMap<string, readonly string[]>;
}

/** The fields of a body or a record, including those of nested objects. */
export function fieldsOf(given: DocumentedSchema, options: FieldOptions): Html {
  const { properties = {}, required = [] } = resolved(given);
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: options.limits && required.includes(name),
    scopes: options.scopesOf?.get(name),
  }));
  return fieldList(fields, options);
}

export const fieldList = (fields: readonly Field[], options: FieldOptions): Html =>
  html`<ul class="fields">${fields.map((field) => fieldItem(field, options))}</ul>`;

function fieldItem(
  { name, schema: given, description, required, scopes }: Field,
  options: FieldOptions,
): Html {
  const schema = resolved(given);
  const inner = innerOf(schema);
  const nested = [
    ...(inner ? [[html`<code>${name}</code>`, inner] as const] : []),
    ...Object.entries(schema['x-rows'] ?? {}).map(
      ([kind, row]) => [html`<code>${name}</code> if the kind is <code>${kind}</code>`, row] as const,
    ),
  ];
  const { anchor, ...nestedOptions } = options;
  const meanings = meaningsOf(name, schema.enum ?? schema.items?.enum ?? []);
  const notes = [typeOf(schema), ...valuesOf(schema), ...(options.limits ? limitsOf(schema) : [])];
  return html`<li${anchor && html` id="${anchor}-${name}"`}><div class="field"><code class="name">${name}</code> ${
    required && html`<span class="required">required</span> `
  }<span class="type">${notes.map((note, i) => [i > 0 && ' · ', note])}</span>${
    scopes && html` <span class="needs">needs ${scopes.map(code)}</span>`
  }</div>
${markdown(description ?? given.description ?? schema.description)}${meanings.length > 0 && html`<dl class="values">${meanings.map(([text, meaning]) => html`<dt><code>${text}</code></dt><dd>${inline(meaning)}</dd>`)}</dl>`}${nested.map(
  ([whose, object]) =>
    html`<details><summary>Fields of ${whose}</summary>${fieldsOf(object, nestedOptions)}</details>`,
)}</li>
`;
}

/** The schema that a reference, or a nullable reference, refers to. */
export function resolved(schema: DocumentedSchema): DocumentedSchema {
  const one = schema.anyOf?.find(({ type }) => type !== 'null');
  if (!one) return documented(schema);
  const { type = [], ...rest } = documented(one);
  return { ...rest, type: [...[type].flat(), 'null'] };
}

/** The object whose fields a value has: the value itself, or its items. */
function innerOf(schema: DocumentedSchema): DocumentedSchema | undefined {
  const one = resolved(schema.items ?? schema);
  return one.properties && Object.keys(one.properties).length > 0 ? one : undefined;
}

const plurals: Record<string, string> = { string: 'strings', object: 'objects', integer: 'integers' };

export function typeOf(schema: DocumentedSchema): string {
  const types = [schema.type ?? 'any'].flat();
  const names = types.map((type) => {
    if (type === 'array') {
      const item = String([resolved(schema.items ?? {}).type ?? 'value'].flat()[0]);
      return `array of ${plurals[item] ?? `${item}s`}`;
    }
    return type === 'string' && schema.format ? `string (${schema.format})` : type;
  });
  return names.join(' or ');
}

/** The possible values, if they can be listed. */
function valuesOf(schema: DocumentedSchema): Html[] {
  const list = (values: readonly unknown[]) => values.map((one, i) => [i > 0 && ', ', value(one)]);
  const known = schema['x-extensible-enum'] ?? schema.items?.['x-extensible-enum'];
  const values = schema.enum ?? schema.items?.enum;
  return [
    ...('const' in schema ? [html`always ${list([schema.const])}`] : []),
    ...(values ? [html`one of ${list(values)}`] : []),
    ...(known ? [html`one of ${list(known)}; later versions may add values`] : []),
  ];
}

const value = (one: unknown): Html => code(typeof one === 'string' ? one : JSON.stringify(one));

/** The other constraints on accepted values. */
function limitsOf(schema: DocumentedSchema): Html[] {
  const own = [
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minimum, schema.maximum, ''),
    range(schema.minItems, schema.maxItems, ' items'),
    range(undefined, schema.maxProperties, ' keys'),
    schema.exclusiveMinimum !== undefined && `more than ${schema.exclusiveMinimum}`,
    schema.uniqueItems && 'no duplicates',
  ];
  return [
    ...own.flatMap((text) => (text ? [html`${text}`] : [])),
    ...(schema.pattern ? [html`pattern <code>${schema.pattern}</code>`] : []),
    ...('default' in schema ? [html`default ${value(schema.default)}`] : []),
  ];
}

function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `at most ${most}${unit}`;
  if (most === undefined) return `at least ${least}${unit}`;
  return least === most ? `${most}${unit}` : `${least} to ${most}${unit}`;
}
