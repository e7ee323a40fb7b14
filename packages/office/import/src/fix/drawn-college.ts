import {
  type Box,
  emptyPlan,
  indexOfLevel,
  type LevelPlan,
  type Levels,
  levelsOfOpening,
  type MapFeature,
  mergePlans,
  midpoint,
  type OpeningFeature,
  outdoors,
  type Point,
  type Polygon,
  type Room,
  toLevelPlan,
  type UnitFeature,
  withRooms,
} from '@campusway/campus';
import type { Finding } from '@campusway/college/check';
import { drawLevel } from '@campusway/college/sheets';
import { enteredLevels } from '../derive/doors/entrances.ts';
import { type CollegeSource, type GeometryFile, isRoom, type RoomEntry } from '../derive/draft/categories.ts';
import { measureReach } from '../write/reach.ts';
import { findTasks, type Task } from './find-tasks.ts';
import type { Texts } from './plan-edits.ts';

/** A level to be shown: SVG content in metres with y downwards, everything else with y upwards. */
export interface ShownLevel {
  readonly svg: string;
  readonly box: Box;
  readonly ways: readonly (readonly Point[])[];
  /** Middles of gates and entrances outdoors, where paths start. */
  readonly entrances: readonly Point[];
  readonly rooms: readonly ShownRoom[];
}

/** A room; number, name and kind are those of its list. */
export interface ShownRoom extends Partial<Pick<RoomEntry, 'number' | 'name' | 'kind'>> {
  /** Id of its unit. */
  readonly unit: string;
  readonly outline: Polygon;
}

/** The plans of a college as drawn in its files, with what is to be fixed. */
export class DrawnCollege {
  readonly texts: Texts;
  readonly geometry: ReadonlyMap<string, GeometryFile>;
  readonly rooms: ReadonlyMap<string, CollegeSource['rooms'][number]>;
  readonly levels: Levels;
  readonly features: readonly MapFeature[];
  readonly tasks: readonly Task[];
  /** Ids of the levels on which buildings are entered. */
  readonly entered: ReadonlySet<string>;
  /** Number of findings that are not on a plan. */
  readonly elsewhere: number;

  /** @param texts of all files in `geometry` and `rooms`, and of `buildings.json` */
  constructor(texts: Texts, findings: readonly Finding[]) {
    const filesIn = <File>(folder: string) =>
      new Map(
        [...texts].flatMap(([path, text]) =>
          path.startsWith(folder) ? [[path, JSON.parse(text) as File] as const] : [],
        ),
      );
    const [file] = filesIn<Pick<CollegeSource, 'buildings'>>('buildings').values();
    this.texts = texts;
    this.geometry = filesIn('geometry/');
    this.rooms = filesIn('rooms/');
    const reach = measureReach(file?.buildings ?? [], [...this.geometry.values()]);
    this.levels = reach.levels;
    this.features = reach.features;
    this.entered = enteredLevels(this.#floors());
    const { entered } = this;
    this.tasks = findTasks({ reach, findings, entered, placeOf: (finding) => this.#placeOf(finding) });
    this.elsewhere = findings.filter((finding) => !this.#placeOf(finding)).length;
  }

  /** The levels with a plan. */
  get plans(): Levels {
    const drawn = new Set(this.features.flatMap(({ type, level }) => (type === 'level' ? [level] : [])));
    return this.levels.filter((_, index) => drawn.has(index));
  }

  show(id: string): ShownLevel | undefined {
    const level = this.plans.find((one) => one.id === id);
    if (!level) return undefined;
    const isOutside = level === this.levels[outdoors];
    const around = this.plans.filter(({ ordinal, building }) => isOutside && ordinal === 0 && building);
    const [first = emptyPlan, ...more] = around.map((one) => this.#planOf(one.id));
    const rooms = this.on('unit', id).filter(({ category }) => isRoom(category) && !isOutside);
    return {
      ...drawLevel(this.#planOf(id), mergePlans([first, ...more])),
      ways: this.on('way', id).map(({ points }) => points),
      entrances: isOutside ? this.openingsOn(id).map(({ line }) => midpoint(...line)) : [],
      rooms: rooms.map((unit) => {
        const { number, name, kind } = this.entryOf(unit)?.entry ?? {};
        return { unit: unit.id, outline: unit.polygon, ...{ number, name, kind } };
      }),
    };
  }

  /** Features of a type on a level. */
  on<Type extends MapFeature['type']>(type: Type, id: string) {
    const level = indexOfLevel(this.levels, id);
    return this.features.filter(
      (feature): feature is Extract<MapFeature, { type: Type }> =>
        feature.type === type && feature.level === level,
    );
  }

  /** Openings that lead to a level. */
  openingsOn(id: string): OpeningFeature[] {
    const level = indexOfLevel(this.levels, id);
    return this.features
      .filter((feature) => feature.type === 'opening')
      .filter((opening) => levelsOfOpening(opening).includes(level));
  }

  /** Path of the file with a feature. */
  pathOf(id: string): string {
    const isIn = ({ features }: GeometryFile) => features.some((feature) => feature.id === id);
    return [...this.geometry].find(([, file]) => isIn(file))?.[0] ?? '';
  }

  /** The entry of a room in its list, with the path of the file. */
  entryOf({ room, level }: Pick<UnitFeature, 'room' | 'level'>) {
    const id = this.levels[level]?.id;
    for (const [path, file] of this.rooms) {
      const entry = file.level === id && file.rooms.find((one) => (one.number ?? one.id) === room);
      if (entry) return { path, entry };
    }
    return undefined;
  }

  #floors() {
    return this.levels.flatMap(({ id, ordinal, building }) => {
      const openings = this.on('opening', id).map(({ category }) => ({
        isEntrance: category === 'entrance',
      }));
      const drawn = { units: this.on('unit', id), ways: this.on('way', id), openings };
      return building === undefined ? [] : [{ level: id, ordinal, building, ...drawn }];
    });
  }

  #planOf(id: string): LevelPlan {
    const level = indexOfLevel(this.levels, id);
    const entries = [...this.rooms.values()].flatMap((file) => (file.level === id ? file.rooms : []));
    const rooms = entries.map(({ number, id: own = '', ...room }): Room => {
      return {
        aliases: [],
        ...room,
        level,
        number: number ?? own,
        ...(number === undefined && { sign: '' }),
      };
    });
    return withRooms(toLevelPlan(this.features.filter((feature) => feature.level === level)), rooms);
  }

  #placeOf({ file, pointer }: Finding): { level: string; feature?: string | undefined } | undefined {
    const index = Number(pointer.split('/')[2]);
    const geometry = this.geometry.get(file);
    if (geometry) return { level: geometry.level, feature: geometry.features[index]?.id };
    const list = this.rooms.get(file);
    const room = list?.rooms[index]?.number ?? list?.rooms[index]?.id;
    const unit = list && this.on('unit', list.level).find((one) => room !== undefined && one.room === room);
    return list && { level: list.level, feature: unit?.id };
  }
}
