import type { PlanUnit, RoomKind, UnitCategory } from '@campusway/campus';
import type { PlanColour } from './palette.ts';

const byCategory: Readonly<Partial<Record<UnitCategory, PlanColour>>> = {
  room: 'other',
  auditorium: 'other',
  library: 'other',
  walkway: 'corridor',
  lobby: 'lobby',
  lounge: 'lobby',
  terrace: 'path',
  stairs: 'corridor',
  vegetation: 'green',
  opentobelow: 'ground',
  building: 'building',
  parking: 'path',
  road: 'path',
  plaza: 'lobby',
  fieldofplay: 'court',
  theater: 'path',
  water: 'water',
};

/** The colour of a unit's floor: rooms by kind, everything else by what it is. */
export function tintOf({ kind, category }: Pick<PlanUnit, 'kind' | 'category'>): PlanColour {
  return kind ?? byCategory[category] ?? 'service';
}

/** Kinds of rooms in the words of the legend. */
export const roomKinds: Readonly<Record<RoomKind, string>> = {
  classroom: 'Classroom',
  lab: 'Lab',
  faculty: 'Faculty',
  department: 'Department',
  waiting: 'Waiting',
  other: 'Other',
};
