// In place of the part of @modelcontextprotocol/server that brings Ajv: the tools validate with Zod and pass their own validator.
export { default as process } from 'node:process';

export class DefaultJsonSchemaValidator {
  constructor() {
    throw new Error('JSON Schema validation is not part of this package.');
  }
}
