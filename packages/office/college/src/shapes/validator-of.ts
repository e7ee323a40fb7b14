import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contents, type ShapeName, shapes } from './index.ts';

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
});
addFormats.default(ajv);

/** Validates a value against the schema of a kind of file. Ajv compiles each schema once. */
export function validatorOf<Name extends ShapeName>(name: Name): ValidateFunction<Contents[Name]> {
  return ajv.compile<Contents[Name]>(shapes[name]);
}
