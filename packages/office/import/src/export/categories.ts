import type { CollegeSource } from '@campusway/college/source';

type RoomKind = CollegeSource['rooms'][number]['rooms'][number]['kind'];

const byRoomKind: Readonly<Record<RoomKind, string>> = {
  classroom: 'classroom',
  lab: 'laboratory',
  faculty: 'office',
  department: 'office',
  waiting: 'waitingroom',
  other: 'room',
};

/** Our categories of units that IMDF does not have. */
const byCategory: Readonly<Record<string, string>> = {
  building: 'structure',
  plaza: 'unenclosedarea',
  water: 'unspecified',
};

/** @param kind of the room that the unit is */
export function unitCategoryOf(category: string, kind: RoomKind | undefined): string {
  if (category === 'room' && kind) return byRoomKind[kind];
  return category.startsWith('prayerroom') ? 'room' : (byCategory[category] ?? category);
}

export function openingCategoryOf(category: string): string {
  return category === 'entrance' || category === 'gate' ? 'pedestrian.principal' : 'pedestrian';
}

export function fixtureCategoryOf(category: string): string {
  return category === 'flagpole' ? 'obstruction' : 'vegetation';
}
