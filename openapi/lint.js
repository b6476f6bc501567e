// Rules for what `z.fromJSONSchema` throws on or silently ignores, and for what every schema owes its readers.

const unsupported = [
  'not',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'unevaluatedItems',
  'discriminator',
  'dependentSchemas',
  'oneOf',
];
const typed = ['type', '$ref', 'anyOf', 'allOf', 'const', 'enum'];

const isSchema = (schema) => schema && typeof schema === 'object' && Object.keys(schema).length > 0;

export default function validatable() {
  return {
    id: 'validatable',
    rules: {
      oas3: {
        'no-unsupported-keyword': () => ({
          Schema(schema, { report, location }) {
            for (const key of unsupported) {
              if (key in schema)
                report({
                  message: `The validators do not support \`${key}\`.`,
                  location: location.child(key).key(),
                });
            }
          },
        }),
        'schema-has-type': () => ({
          Schema(schema, { report }) {
            if (isSchema(schema) && !typed.some((key) => key in schema))
              report({ message: 'A schema without a `type` accepts anything.' });
          },
        }),
        'no-siblings-of-ref': () => ({
          ref(node, { report }) {
            const siblings = Object.keys(node).filter((key) => key !== '$ref');
            if (siblings.length > 0)
              report({ message: `Beside a \`$ref\`, ${siblings.join(', ')} would be ignored.` });
          },
        }),
        'bounded-string': () => ({
          Schema(schema, { report }) {
            if (![schema.type].flat().includes('string')) return;
            if (['enum', 'const', 'maxLength', 'format', 'pattern'].some((key) => key in schema)) return;
            if ([schema.type].flat().length > 3) return;
            report({ message: 'A string needs a `maxLength`, an `enum`, a `format` or a `pattern`.' });
          },
        }),
        'described-property': () => ({
          SchemaProperties: {
            Schema(schema, { report, rawNode }) {
              if (!rawNode?.$ref && isSchema(schema) && !schema.description)
                report({ message: 'A property needs a `description`.' });
            },
          },
        }),
      },
    },
  };
}
