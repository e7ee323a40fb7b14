import type { Rule, Severity } from '../rule.ts';
import { campusesRule } from './campuses.ts';
import { closuresRule } from './closures.ts';
import { collegeFacts } from './college-facts.ts';
import { doorlessRooms, doors } from './doors.ts';
import { addresses, prefixedNumbers, repeatedNumbers, uniqueIds } from './ids.ts';
import { levelNames, levelsRule } from './levels.ts';
import { lookupRule } from './lookup.ts';
import { rings, withinOutlines } from './outlines.ts';
import { overlaps } from './overlaps.ts';
import { departmentsRule, shownPeople, staffRooms } from './people.ts';
import { placeNames } from './place-names.ts';
import { helpAnswers, placesResolve, roomsDrawn, strayAmenities } from './places.ts';
import { reachability, stepFree } from './reachability.ts';
import { departmentScreens, viewsRule } from './views.ts';
import { wallCrossings, wallGaps } from './walls.ts';
import { pathNames, shafts, steps, strayWays } from './ways.ts';

/** All rules, by usefulness of their findings: names, then shapes, then ways. */
export const rules: readonly Rule[] = [
  collegeFacts,
  campusesRule,
  ...uniqueIds,
  repeatedNumbers,
  prefixedNumbers,
  levelsRule,
  levelNames,
  addresses,
  departmentsRule,
  staffRooms,
  shownPeople,
  lookupRule,
  roomsDrawn,
  placesResolve,
  placeNames,
  helpAnswers,
  viewsRule,
  departmentScreens,
  closuresRule,
  rings,
  overlaps,
  withinOutlines,
  wallGaps,
  doors,
  doorlessRooms,
  wallCrossings,
  strayAmenities,
  strayWays,
  pathNames,
  steps,
  shafts,
  reachability,
  stepFree,
];

/**
 * Severity of a rule's findings in an imported file; `error` unless listed. Foreign plans follow other conventions: rooms
 * meet without a wall between them, and doors or entrances may be missing.
 */
export const importedProfile: Readonly<Record<string, Severity | 'off'>> = {
  encoding: 'warning',
  polygons: 'warning',
  overlaps: 'warning',
  'wall-gaps': 'off',
  doors: 'warning',
  'doorless-rooms': 'warning',
  'wall-crossings': 'warning',
  'stray-amenities': 'warning',
  'stray-ways': 'warning',
  'path-names': 'off',
  steps: 'warning',
  shafts: 'warning',
  'drawn-twice': 'warning',
  reachability: 'warning',
  'step-free': 'warning',
};
