import { indexOfLevel, outdoors, type Point } from '@campusway/campus';
import type { RoomEntry } from '../derive/draft/categories.ts';
import { toId } from '../derive/draft/names.ts';
import type { Line } from '../geometry/lines.ts';
import { ImportError } from '../model.ts';
import type { DrawnCollege } from './drawn-college.ts';
import { isOpen, lineOfDoorAt, toDoor } from './place-door.ts';
import { snap } from './place-way.ts';
import { applyEdit, editOf, type PlanEdit } from './plan-edits.ts';

/** What a person draws or writes on a plan. */
export type Change = Door | Way | Name;

interface Door {
  readonly do: 'door';
  readonly level: string;
  /** A proposed line, or else a point on a wall. */
  readonly line?: Line;
  readonly at?: Point;
}

interface Way {
  readonly do: 'way';
  readonly level: string;
  readonly line: Line;
}

interface Name extends Pick<RoomEntry, 'number' | 'name' | 'kind'> {
  readonly do: 'name';
  /** Id of the room's unit. */
  readonly unit: string;
}

/**
 * The edits of a change.
 *
 * @throws {ImportError} if it cannot be drawn
 */
export function editsOf(drawn: DrawnCollege, change: Change): PlanEdit[] {
  if (change.do === 'door') return drawDoor(drawn, change);
  return change.do === 'way' ? drawWay(drawn, change) : nameRoom(drawn, change);
}

function drawDoor(drawn: DrawnCollege, { level, at, line: proposed }: Door): PlanEdit[] {
  const units = drawn.on('unit', level);
  const line = proposed ?? (at && lineOfDoorAt(at, units));
  if (!line) throw new ImportError('There is no wall: click on the wall that has the door');
  if (isOpen(line, drawn.on('opening', level))) throw new ImportError('There is a door already');
  const isGround = drawn.levels.find(({ id }) => id === level)?.ordinal === 0 || drawn.entered.has(level);
  const door = toDoor(line, units, isGround);
  if (!door) throw new ImportError('There is no room and no corridor beside this wall');
  const { category, unit } = door;
  const properties = { feature_type: 'opening', category, swing: 'none', leaves: 1 };
  const value = lineFeature(drawn, `${category}-${unit.id}`, { coordinates: line, properties });
  return [{ path: drawn.pathOf(unit.id), list: 'features', value }];
}

function drawWay(drawn: DrawnCollege, { level, line }: Way): PlanEdit[] {
  const [ways, index] = [drawn.on('way', level), indexOfLevel(drawn.levels, level)];
  const ends = line.map((point) => snap(point, { ways, openings: drawn.openingsOn(level) }));
  const points = ends.map(({ point }) => point);
  // The later corner of a way first, so that the index of the other one stays.
  const corners = ends
    .flatMap(({ point, corner }) => (corner ? [{ point, ...corner }] : []))
    .toSorted((a, b) => b.after - a.after);
  const isOnePiece = new Set(corners.map(({ way, after }) => `${way.id} ${after}`)).size < corners.length;
  if (isOnePiece || String(points[0]) === String(points[1]))
    throw new ImportError('Both ends are at the same place: click the two places that the way joins');
  let { texts } = drawn;
  const edits = corners.map(({ way, point, after }) => {
    const place = { path: drawn.pathOf(way.id), list: 'features', key: way.id } as const;
    const edit = editOf(texts, place, { at: ['geometry', 'coordinates'], value: point, after });
    texts = applyEdit(texts, edit) ?? texts;
    return edit;
  });
  const [file = ''] = [...drawn.geometry].find(([, { level: own }]) => own === level) ?? [];
  const properties = { feature_type: 'way', category: index === outdoors ? 'path' : 'corridor' };
  const value = lineFeature(drawn, `way-${level}`, { coordinates: points, properties });
  return [...edits, { path: edits[0]?.path ?? file, list: 'features', value }];
}

function nameRoom(drawn: DrawnCollege, { unit: id, number, name = '', kind }: Name): PlanEdit[] {
  const unit = drawn.features.filter((one) => one.type === 'unit').find((one) => one.id === id);
  if (!unit) throw new ImportError(`There is no room "${id}"`);
  const { room: known, wing, level: own } = unit;
  const sign = number?.trim();
  const taken = known === undefined && sign ? drawn.entryOf({ room: sign, level: own }) : undefined;
  if (taken)
    throw new ImportError(
      `The number "${sign}" is that of "${taken.entry.name}" in ${taken.path}: write another one`,
    );
  const text = name.trim() || (kind === 'classroom' ? 'Classroom' : 'Room');
  const listed = drawn.entryOf(unit);
  if (listed && known !== undefined) {
    const place = { path: listed.path, list: 'rooms', key: known } as const;
    const first = editOf(drawn.texts, place, { at: ['name'], value: text });
    const texts = applyEdit(drawn.texts, first) ?? drawn.texts;
    return [first, editOf(texts, place, { at: ['kind'], value: kind })];
  }
  if (!sign && name.trim() === '') throw new ImportError('Write a number or a name');
  const room = known ?? (sign || newId(drawn, toId(text)));
  const [level = '', path] = [drawn.levels[own]?.id, drawn.pathOf(id)];
  const imported = drawn.geometry.get(path)?.imported;
  const list = [...drawn.rooms].find(([, file]) => file.level === level && file.imported === imported);
  const place = { path, list: 'features', key: id } as const;
  const value = { ...(sign ? { number: room } : { id: room }), ...(wing && { wing }), kind, name: text };
  const file = { level, ...(imported && { imported }) };
  return [
    ...(known === undefined ? [editOf(drawn.texts, place, { at: ['properties', 'room'], value: room })] : []),
    { path: list?.[0] ?? `rooms/${level}.json`, list: 'rooms', value, file },
  ];
}

function lineFeature(
  drawn: DrawnCollege,
  id: string,
  { coordinates, properties }: { readonly coordinates: readonly Point[]; readonly properties: object },
) {
  return { type: 'Feature', id: newId(drawn, id), geometry: { type: 'LineString', coordinates }, properties };
}

/** The id, with a number if something has it. */
function newId({ features, rooms }: DrawnCollege, id: string): string {
  const listed = [...rooms.values()].flatMap((file) => file.rooms.map((room) => room.number ?? room.id));
  const taken = new Set([...features.map((feature) => feature.id), ...listed]);
  for (let count = 1; ; count++) {
    const next = count === 1 ? id : `${id}-${count}`;
    if (!taken.has(next)) return next;
  }
}
