import type { DepartmentCode, Room } from '../model.ts';

/**
 * Rooms where a visitor to a department goes: its office, else its head's, else its other department rooms, else all of
 * its rooms.
 */
export function officesOf(department: DepartmentCode, rooms: readonly Room[]): readonly Room[] {
  const own = rooms.filter((room) => room.department === department);
  const listed = own.filter(({ kind }) => kind === 'department');
  const offices = listed.filter(({ name }) => /\boffice\b/i.test(name));
  const others = offices.filter(({ name }) => !/\bhead\b/i.test(name));
  return [others, offices, listed, own].find(({ length }) => length > 0) ?? [];
}
