import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Static } from 'typebox';
import { buildings } from './buildings.ts';
import { aliases, campusPlaces, help, knownGaps } from './campus-places.ts';
import { closures } from './closures.ts';
import { college } from './college.ts';
import { departments } from './departments.ts';
import { geometry } from './geometry.ts';
import { photos, staff } from './people.ts';
import { lookup, rooms } from './rooms.ts';
import { views } from './views.ts';

/** Schema of each kind of file: source of the types, the JSON Schema files for editors and the validation. */
export const shapes = {
  college,
  buildings,
  departments,
  staff,
  photos,
  rooms,
  lookup,
  'campus-places': campusPlaces,
  aliases,
  help,
  views,
  'known-gaps': knownGaps,
  closures,
  geometry,
};

export type ShapeName = keyof typeof shapes;

/** Content of a file of each kind. */
export type Contents = { readonly [Name in ShapeName]: Static<(typeof shapes)[Name]> };

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

/** JSON Schema files for editors, which the data files name in "$schema": text by path. */
export function editorSchemas(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(shapes).map(([name, shape]) => [
      fileURLToPath(new URL(`../../schemas/${name}.schema.json`, import.meta.url)),
      `${JSON.stringify(shape, null, 2)}\n`,
    ]),
  );
}
