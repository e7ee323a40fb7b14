import Type, { type TObjectOptions, type TProperties, type TSchema, type TSchemaOptions } from 'typebox';

/** An object that has these fields and no others. */
export function entry<Properties extends TProperties>(properties: Properties, options?: TObjectOptions) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** The content of a whole file. */
export function file<Properties extends TProperties>(title: string, properties: Properties) {
  const $schema = Type.String({
    description: 'This schema, so that an editor completes and checks the file.',
  });
  return entry(
    { $schema: Type.Optional($schema), ...properties },
    { $schema: 'https://json-schema.org/draft/2020-12/schema', title },
  );
}

/** A list of fixed length: TypeBox writes a tuple in a way that JSON Schema 2020-12 no longer has. */
export function fixedList<Tuple extends readonly unknown[]>(
  items: TSchema,
  length: Tuple['length'],
  description: string,
) {
  return Type.Unsafe<Tuple>(Type.Array(items, { minItems: length, maxItems: length, description }));
}

export const text = (description?: string, options?: TSchemaOptions) =>
  Type.String({ minLength: 1, ...(description && { description }), ...options });

export const id = (description = 'Readable and stable: small letters, figures and hyphens.') =>
  Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', description });

export const personId = (description: string) =>
  Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)+$', description });

export const departmentCode = (
  description = 'Short code of the department, as in the address of its pages.',
) => Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', description });

export const roomNumber = (
  description = 'Number on the door: its figures, the first one the floor, then a capital letter if there is one.',
) => Type.String({ pattern: '^[1-9][0-9]{2,6}[A-Z]?$', description });

export const floor = (description = 'Floor, 1 to 4.') =>
  Type.Integer({ minimum: 1, maximum: 4, description });

export const level = () =>
  Type.Integer({ minimum: 0, maximum: 4, description: '0 for the grounds, 1 to 4 for the floors.' });

export const wing = (options?: TSchemaOptions) => Type.Enum(['west', 'east'], options);

/** Words that are found and not shown. */
export const otherNames = (description = 'Other names that people search for.') =>
  Type.Array(text(), { description, uniqueItems: true });

export const position = () =>
  fixedList<[x: number, y: number]>(
    Type.Number(),
    2,
    'x and y in metres: x grows eastwards from 0 to 400, y northwards from 0 to 240.',
  );
