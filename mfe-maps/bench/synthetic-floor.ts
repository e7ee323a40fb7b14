import type { LevelPlan, PlanUnit, Point, RoomKind } from '@campusway/campus';

const kinds: readonly RoomKind[] = ['classroom', 'lab', 'faculty', 'department', 'waiting', 'other'];
const [room, corridor, wall] = [4, 2, 0.1];

/** A floor of `count` rooms in rows on both sides of corridors; `shift` makes another floor of the same size. */
export function createSyntheticFloor(count: number, shift = 0): LevelPlan {
  const columns = Math.ceil(Math.sqrt(count * 1.6));
  const units = Array.from({ length: count }, (_, i) => toUnit(i, { columns, shift }));
  const rows = Math.ceil(count / columns);
  const [width, height] = [columns * room, rows * (room + corridor / 2) + corridor];
  return {
    level: 1,
    name: 'Synthetic floor',
    outline: [rectangle(0, 0, width, height)],
    units,
    openings: [],
    amenities: [],
    details: [],
    fixtures: [],
    ways: [],
  };
}

function toUnit(
  i: number,
  { columns, shift }: { readonly columns: number; readonly shift: number },
): PlanUnit {
  const [column, row] = [i % columns, Math.floor(i / columns)];
  const x = column * room;
  const y = row * room + Math.ceil(row / 2) * corridor;
  const number = String(i + 1);
  return {
    id: `room-${number}`,
    category: 'room',
    room: number,
    kind: kinds[(i * 7 + row + shift) % kinds.length] ?? 'other',
    polygon: [rectangle(x + wall, y + wall, x + room - wall, y + room - wall)],
    label: [x + room / 2, y + room / 2],
  };
}

function rectangle(x0: number, y0: number, x1: number, y1: number): readonly Point[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}
