import type { ErrorObject } from 'ajv/dist/2020.js';
import type { ShapeName } from '../shapes/index.ts';
import { validatorOf } from '../shapes/validator-of.ts';
import type { DataFile } from '../source/data-file.ts';
import type { Fault } from './finding.ts';

/** What in the file does not keep to its schema. */
export function checkSchema(file: DataFile, name: ShapeName): Fault[] {
  const validate = validatorOf(name);
  if (validate(file.value)) return [];
  const all = validate.errors ?? [];
  const wrongShapes = all
    .filter(isWrongShape)
    .map(({ instancePath }) => instancePath.slice(0, -'type'.length));
  const errors = all.filter(
    (error) =>
      !isEcho(error) &&
      (isWrongShape(error) || !wrongShapes.some((path) => error.instancePath.startsWith(path))),
  );
  return errors.map((error) => ({ file: file.path, pointer: error.instancePath, ...explain(error) }));
}

/** "Then" and the alternatives of "any" only repeat what another error says better. */
function isEcho({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'if' || /\/anyOf\/\d+\//.test(schemaPath);
}

/** A polygon where a line belongs: what the schema says about its coordinates then only repeats that. */
function isWrongShape({ keyword, instancePath }: ErrorObject): boolean {
  return keyword === 'const' && instancePath.endsWith('/geometry/type');
}

function explain(error: ErrorObject): Pick<Fault, 'message' | 'fix'> {
  const { keyword, params, data, parentSchema, schema } = error;
  const description: string | undefined = parentSchema?.description;
  const hint = description ?? 'See the schema that the file names in its first lines';
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return { message: `"${params.missingProperty}" is missing`, fix: `Add "${params.missingProperty}"` };
    case 'additionalProperties':
      return {
        message: `"${params.additionalProperty}" is not known here`,
        fix: `Take it out, or look whether it is misspelt: ${Object.keys(parentSchema?.properties ?? {}).join(', ')}`,
      };
    case 'type':
      return {
        message: `${quote(data)} is ${nameOfType(data)} where ${nameOfSchemaType(String(schema))} belongs`,
        fix: schema === 'string' ? `Write it in quotation marks: "${String(data)}". ${hint}` : hint,
      };
    case 'enum':
      return {
        message: `${quote(data)} is not one of the words allowed`,
        fix: `Use one of ${quoteAll(schema)}`,
      };
    case 'const':
      return {
        message: `${quote(data)} stands where ${quote(schema)} belongs`,
        fix:
          data === 'MultiPolygon'
            ? 'Draw each of its parts as a feature of its own, with an id of its own'
            : `Write ${quote(schema)}`,
      };
    case 'oneOf':
      return { message: 'Exactly one of "room" and "doors" is needed', fix: 'Give one of the two' };
    case 'pattern':
    case 'format':
    case 'anyOf':
      return { message: `${quote(data)} is not written as it has to be here`, fix: hint };
    case 'minLength':
    case 'minItems':
      return { message: `${quote(data)} is ${isBlank(data) ? 'empty' : 'too short'}`, fix: hint };
    case 'maxItems':
      return { message: `${quote(data)} has too many entries`, fix: hint };
    case 'uniqueItems':
      return { message: `${quote(data)} has an entry twice`, fix: 'Take one of the two out' };
    case 'minimum':
    case 'maximum':
      return { message: `${quote(data)} is not a number allowed here`, fix: hint };
    default:
      return { message: `${quote(data)} ${error.message ?? 'does not fit'}`, fix: hint };
  }
}

function isBlank(data: unknown): boolean {
  return data === '' || (Array.isArray(data) && data.length === 0);
}

function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function quoteAll(values: unknown): string {
  return Array.isArray(values) ? values.map(quote).join(', ') : quote(values);
}

function nameOfType(value: unknown): string {
  if (value === null) return 'empty (null)';
  if (Array.isArray(value)) return 'a list';
  return nameOfSchemaType(typeof value);
}

function nameOfSchemaType(type: string): string {
  const names: Readonly<Record<string, string>> = {
    string: 'text',
    number: 'a number',
    integer: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object in braces',
  };
  return names[type] ?? type;
}
