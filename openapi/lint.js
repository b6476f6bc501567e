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
        'described-value': () => ({
          Root(root, { report }) {
            const own = [root['x-scopes'], root['x-errors'], root.webhooks];
            const used = new Set();
            const meaningsOf = (name, values) => {
              const all = root['x-values'][name] ?? [];
              const fitting = all.filter((meanings) => values.every((value) => value in meanings));
              const size = (meanings) => Object.keys(meanings).length;
              return fitting.find((meanings) => size(meanings) === values.length) ?? fitting[0];
            };
            const visit = (name, node) => {
              if (typeof node !== 'object' || node === null) return;
              if (Array.isArray(node)) {
                for (const item of node) visit(item?.in ? item.name : name, item);
                return;
              }
              const values = Array.isArray(node.enum)
                ? node.enum.filter((value) => typeof value === 'string')
                : [];
              const isListed = own.some((list) => values.every((value) => value in list || value === '*'));
              const meanings = meaningsOf(name, values);
              if (meanings) used.add(meanings);
              if (values.length > 0 && !isListed && !meanings)
                report({
                  message: `shared/values.yaml does not say what ${values.join(', ')} of \`${name}\` mean.`,
                });
              for (const [key, value] of Object.entries(node)) {
                if (key.startsWith('x-') || key === 'example' || key === 'enum') continue;
                const isName = ['items', 'schema', 'anyOf', 'properties'].includes(key);
                visit(isName ? name : key, value);
              }
            };
            visit('', root.components.parameters);
            for (const [name, parameter] of Object.entries(root.components.parameters))
              visit(parameter.name ?? name, parameter);
            visit('', root.components.schemas);
            visit('', root.paths);
            for (const [name, all] of Object.entries(root['x-values']))
              for (const meanings of all)
                if (!used.has(meanings))
                  report({
                    message: `No \`${name}\` has the values ${Object.keys(meanings).join(', ')} of shared/values.yaml.`,
                  });
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
