import type { Severity } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { addresses } from './addresses.ts';
import { collegeFacts } from './college-facts.ts';
import { departmentsRule } from './departments.ts';
import { doorlessRooms, doors } from './doors.ts';
import { levelNames, levelsRule } from './levels.ts';
import { lookupRule } from './lookup.ts';
import { overlaps } from './overlaps.ts';
import { pathNames } from './path-names.ts';
import { placesResolve } from './places-resolve.ts';
import { reachability } from './reachability.ts';
import { rings } from './rings.ts';
import { roomsDrawn } from './rooms-drawn.ts';
import { shafts } from './shafts.ts';
import { staffRooms } from './staff-rooms.ts';
import { stepFree } from './step-free.ts';
import { steps } from './steps.ts';
import { strayAmenities } from './stray-amenities.ts';
import { strayWays } from './stray-ways.ts';
import { repeatedNumbers, uniqueIds } from './unique-ids.ts';
import { viewsRule } from './views.ts';
import { wallCrossings } from './wall-crossings.ts';
import { wallGaps } from './wall-gaps.ts';
import { withinOutlines } from './within-outlines.ts';

/** All rules, by usefulness of their findings: names, then shapes, then ways. */
export const rules: readonly Rule[] = [
  collegeFacts,
  ...uniqueIds,
  repeatedNumbers,
  levelsRule,
  levelNames,
  addresses,
  departmentsRule,
  staffRooms,
  lookupRule,
  roomsDrawn,
  placesResolve,
  viewsRule,
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
