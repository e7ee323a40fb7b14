import type { ErrorObject } from 'ajv/dist/2020.js';
import { type ShapeName, validatorOf } from '../shapes/index.ts';
import type { DataFile } from '../source/data-file.ts';
import type { RawFinding } from './rule.ts';

/** Violations of the file's schema. */
export function checkSchema(file: DataFile, name: ShapeName): RawFinding[] {
  const validate = validatorOf(name);
  if (validate(file.value)) return [];
  const all = validate.errors ?? [];
  const wrongShapes = all
    .filter(isWrongShape)
    .map(({ instancePath }) => instancePath.slice(0, -'type'.length));
  const errors = all.filter(
    (error) =>
      !isRedundant(error) &&
      (isWrongShape(error) || !wrongShapes.some((path) => error.instancePath.startsWith(path))),
  );
  return errors.map((error) => ({ file: file.path, pointer: error.instancePath, ...explain(error) }));
}

/** Errors of "then" and of alternatives of "anyOf" repeat a more precise error. */
function isRedundant({ keyword, schemaPath }: ErrorObject): boolean {
  return keyword === 'if' || /\/anyOf\/\d+\//.test(schemaPath);
}

/** A wrong geometry type, such as a polygon instead of a line, makes further errors on its coordinates redundant. */
function isWrongShape({ keyword, instancePath }: ErrorObject): boolean {
  return keyword === 'const' && instancePath.endsWith('/geometry/type');
}

function explain(error: ErrorObject): Pick<RawFinding, 'message' | 'fix'> {
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
        fix: `Remove it, or check its spelling: ${Object.keys(parentSchema?.properties ?? {}).join(', ')}`,
      };
    case 'type':
      return {
        message: `${quote(data)} is ${nameOfType(data)}, not ${nameOfSchemaType(String(schema))}`,
        fix: schema === 'string' ? `${inQuotes(data)}${hint}` : hint,
      };
    case 'enum':
      return {
        message: `${quote(data)} is not an allowed value`,
        fix: `Use one of ${quoteAll(schema)}`,
      };
    case 'const':
      return {
        message: `${quote(data)} is not allowed: expected ${quote(schema)}`,
        fix:
          data === 'MultiPolygon'
            ? 'Draw each part as a separate feature with its own id'
            : `Write ${quote(schema)}`,
      };
    case 'oneOf':
      return { message: 'Exactly one of "room" and "doors" is needed', fix: 'Give one of the two' };
    case 'pattern':
    case 'format':
    case 'anyOf':
      return { message: `${quote(data)} has the wrong format`, fix: hint };
    case 'minLength':
    case 'minItems':
      return { message: `${quote(data)} is ${isBlank(data) ? 'empty' : 'too short'}`, fix: hint };
    case 'maxLength':
      return {
        message: `${quote(data)} is too long: ${String(data).length} characters`,
        fix: `Shorten it to ${params.limit} characters`,
      };
    case 'maxItems':
      return { message: `${quote(data)} has too many entries`, fix: hint };
    case 'uniqueItems':
      return { message: `${quote(data)} has an entry twice`, fix: 'Remove one of the two' };
    case 'minimum':
    case 'maximum': {
      const range = rangeOf(parentSchema ?? {});
      const fix = `Write a number ${range}`;
      return {
        message: `${quote(data)} is not a number ${range}`,
        fix: description ? `${fix}. ${description}` : fix,
      };
    }
    default:
      return { message: `${quote(data)} ${error.message ?? 'does not fit'}`, fix: hint };
  }
}

/** How a value becomes a text; an object has none. */
function inQuotes(data: unknown): string {
  const one: unknown = Array.isArray(data) ? data[0] : data;
  if (one === undefined || typeof one === 'object') return '';
  return `Write ${Array.isArray(data) ? 'one of them' : 'it'} in quotation marks: "${String(one)}". `;
}

/** `from -90 to 90`, `from 1`, `up to 5`. */
function rangeOf({ minimum, maximum }: NonNullable<ErrorObject['parentSchema']>): string {
  if (maximum === undefined) return `from ${minimum}`;
  return minimum === undefined ? `up to ${maximum}` : `from ${minimum} to ${maximum}`;
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
