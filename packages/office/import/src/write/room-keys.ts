import type { CollegeSource, GeometryFile } from '../derive/draft/categories.ts';

export type RoomFile = CollegeSource['rooms'][number];
type RoomEntry = RoomFile['rooms'][number];

export function keyOfRoom({ number, id }: RoomEntry): string {
  return number ?? `id ${id}`;
}

/** The text by which the drawing names a room. */
export function signOf({ number, id }: RoomEntry): string {
  return number ?? id ?? '';
}

/** New number or id by the old one, of rooms that are drawn as before. */
export function renumberedRooms(before: unknown, after: unknown): ReadonlyMap<string, string> {
  const roomsIn = (file: unknown) =>
    ((file as Partial<GeometryFile> | undefined)?.features ?? []).flatMap(({ geometry, properties }) =>
      properties.feature_type === 'unit' && properties.room !== undefined
        ? [[JSON.stringify(geometry.coordinates), properties.room] as const]
        : [],
    );
  const now = new Map(roomsIn(after));
  return new Map(
    roomsIn(before).flatMap(([shape, room]) => {
      const other = now.get(shape);
      return other === undefined || other === room ? [] : [[room, other] as const];
    }),
  );
}
