import type { Static } from 'typebox';
import { aliases } from './aliases.ts';
import { buildings } from './buildings.ts';
import { campusPlaces } from './campus-places.ts';
import { college } from './college.ts';
import { departments } from './departments.ts';
import { geometry } from './geometry.ts';
import { help } from './help.ts';
import { knownGaps } from './known-gaps.ts';
import { lookup } from './lookup.ts';
import { photos } from './photos.ts';
import { rooms } from './rooms.ts';
import { staff } from './staff.ts';
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
  geometry,
};

export type ShapeName = keyof typeof shapes;

/** Content of a file of each kind. */
export type Contents = { readonly [Name in ShapeName]: Static<(typeof shapes)[Name]> };
