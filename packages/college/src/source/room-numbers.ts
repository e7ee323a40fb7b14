import type { Levels, MapFeature, Room } from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';

type Buildings = Contents['buildings']['buildings'];
type Entry = Contents['rooms']['rooms'][number];

/** Room numbers that are unique in the college, and signs on doors where they differ. */
export class RoomNumbers {
  readonly #prefixes: ReadonlyMap<string, string>;
  readonly #unnumbered: ReadonlySet<string>;

  constructor(buildings: Buildings, files: readonly Contents['rooms'][]) {
    this.#prefixes = new Map(
      buildings.flatMap(({ roomPrefix = '', levels }) => levels.map(({ id }) => [id, roomPrefix] as const)),
    );
    this.#unnumbered = new Set(
      files.flatMap(({ rooms }) =>
        rooms.flatMap(({ number, id }) => (number === undefined ? (id ?? []) : [])),
      ),
    );
  }

  /** @param written number on the door, or id of a room without one */
  numberOf(written: string, level: string): string {
    return this.#unnumbered.has(written) ? written : `${this.#prefixes.get(level) ?? ''}${written}`;
  }

  identify({ number, id = '' }: Pick<Entry, 'number' | 'id'>, level: string): Pick<Room, 'number' | 'sign'> {
    if (number === undefined) return { number: id, sign: '' };
    const whole = this.numberOf(number, level);
    return whole === number ? { number } : { number: whole, sign: number };
  }

  /** Replaces the room of a unit by its unique number. */
  rename(feature: MapFeature, levels: Levels): MapFeature {
    if (feature.type !== 'unit' || feature.room === undefined) return feature;
    return { ...feature, room: this.numberOf(feature.room, levels[feature.level]?.id ?? '') };
  }
}
