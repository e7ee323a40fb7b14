import Type, { type TObjectOptions, type TProperties, type TSchema, type TSchemaOptions } from 'typebox';

/** An object with exactly these fields. */
export function entry<Properties extends TProperties>(properties: Properties, options?: TObjectOptions) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** The content of a file. */
export function file<Properties extends TProperties>(
  title: string,
  properties: Properties,
  options?: TObjectOptions,
) {
  const $schema = Type.String({
    description: 'This schema, so that an editor completes and checks the file.',
  });
  const $comment = Type.String({
    description: 'A note for those who edit the file. The site does not show it.',
  });
  return entry(
    { $schema: Type.Optional($schema), $comment: Type.Optional($comment), ...properties },
    { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...options },
  );
}

/** A list of fixed length: TypeBox's tuples use syntax that JSON Schema 2020-12 has removed. */
export function fixedList<Tuple extends readonly unknown[]>(
  items: TSchema,
  length: Tuple['length'],
  description: string,
) {
  return Type.Unsafe<Tuple>(Type.Array(items, { minItems: length, maxItems: length, description }));
}

/** Characters of a text: every visitor loads it, and the gate refuses pages that grow by as much. */
const maxText = 1000;

export const text = (description?: string, options?: TSchemaOptions) =>
  Type.String({ minLength: 1, maxLength: maxText, ...(description && { description }), ...options });

export const id = (description = 'Readable and stable.') =>
  Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    description: `${description} Small letters, digits and hyphens.`,
  });

/** Ids of rooms contain their number, in any script. */
export const placeId = (description: string) =>
  Type.String({ pattern: '^[^\\s\\p{C}\\p{Lu}/?#]+$', description });

export const personId = (description: string) =>
  Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)+$', description });

export const departmentCode = (
  description = 'Short code of the department, as in the address of its pages.',
) => Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', description });

/** Without surrounding white space and invisible characters. */
const signPattern = '^[^\\s\\p{C}]([^\\p{C}]{0,22}[^\\s\\p{C}])?$';

export const roomNumber = (description = 'Number on the door, as it is written there: "205", "A-1.05".') =>
  Type.String({ pattern: signPattern, description });

export const level = (description = 'Id of a level of buildings.json.') => id(description);

export const campus = () => id('Id of a campus of college.json, in a college with several.');

export const levelOrOutdoors = () => id('Id of a level of buildings.json, or "outdoors".');

export const wing = (options?: TSchemaOptions) =>
  Type.String({ pattern: signPattern, description: 'The part of the building: "west".', ...options });

/** Search words that are not shown. */
export const otherNames = (description = 'Other names that people search for.') =>
  Type.Array(text(), { description, uniqueItems: true });

/** Metres from the point 0, 0: limits the effect of typos. */
const maxDistance = 100_000;

export const position = () =>
  fixedList<[x: number, y: number]>(
    Type.Number({ minimum: -maxDistance, maximum: maxDistance }),
    2,
    'x and y in metres: x grows eastwards, y northwards.',
  );

/** Mark of an imported file, for which the check is lenient. */
export const imported = () =>
  Type.Optional(
    text(
      'What the file was imported from: "polymap.zip". Geometry that was not drawn for this site passes with warnings.',
    ),
  );
