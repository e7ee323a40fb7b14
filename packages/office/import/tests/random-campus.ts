import { createFrame } from '../src/earth-frame.ts';
import { ring } from './shapes.ts';

/** What a random campus is made of; every number may be any. */
export interface CampusPlan {
  readonly latitude: number;
  readonly buildings: readonly BuildingPlan[];
}

interface BuildingPlan {
  /** Degrees, counter-clockwise. */
  readonly rotation: number;
  readonly basements: number;
  readonly storeys: number;
  /** Widths of the rooms along the corridor, metres. */
  readonly widths: readonly number[];
  readonly corridor: number;
  /** Metres between two rooms. */
  readonly wall: number;
  readonly hasLift: boolean;
  /** Room above the corridor, by its place, that is a second corridor at right angles to the first one. */
  readonly branch: number;
  /** Every nth room above the corridor is entered through the room below a wall of its own. */
  readonly backRoom: number;
  readonly isClockwise: boolean;
}

type Corner = readonly [x: number, y: number];
type Feature = Readonly<Record<string, unknown>>;

const depth = 6;

/** A campus as the files of an IMDF archive: buildings of one long corridor with rooms on both sides, and its stairs. */
export function drawRandomCampus({ latitude, buildings }: CampusPlan): Map<string, string> {
  const frame = createFrame({ longitude: 8.4, latitude, rotation: 0 });
  const files: Record<'building' | 'level' | 'unit' | 'opening', Feature[]> = {
    building: [],
    level: [],
    unit: [],
    opening: [],
  };
  const feature = (type: keyof typeof files, id: string, geometry: unknown, properties: object) =>
    files[type].push({ type: 'Feature', id, feature_type: type, geometry, properties });

  buildings.forEach((plan, b) => {
    const { widths, corridor, wall, branch, backRoom, isClockwise } = plan;
    const angle = (plan.rotation * Math.PI) / 180;
    const place = ([x, y]: Corner) =>
      frame.toDegrees([
        b * 400 + x * Math.cos(angle) - y * Math.sin(angle),
        x * Math.sin(angle) + y * Math.cos(angle),
      ]);
    const polygon = (x0: number, y0: number, x1: number, y1: number) => {
      const outline = ring(x0, y0, x1, y1).map(place);
      return { type: 'Polygon', coordinates: [isClockwise ? outline.toReversed() : outline] };
    };
    const line = (a: Corner, z: Corner) => ({ type: 'LineString', coordinates: [place(a), place(z)] });
    const left = (i: number) => widths.slice(0, i).reduce((sum, width) => sum + width, 0);
    const length = left(widths.length);
    const [south, north] = [depth, depth + corridor];
    feature('building', `b${b}`, null, { name: { en: `House ${b + 1}` }, category: 'unspecified' });

    for (let ordinal = -plan.basements; ordinal < plan.storeys; ordinal++) {
      const level = `b${b}-l${ordinal + plan.basements}`;
      const on = { level_id: level };
      feature('level', level, polygon(-0.3, -0.3, length + 0.3, north + depth + 0.3), {
        ...{ ordinal, name: { en: `Level ${ordinal}` }, short_name: { en: `${ordinal}` } },
        building_ids: [`b${b}`],
      });
      feature('unit', `${level}-corridor`, polygon(0, south, length, north), { ...on, category: 'walkway' });
      if (ordinal === 0)
        feature('opening', `${level}-entrance`, line([0, south + 0.2], [0, north - 0.2]), {
          ...on,
          category: 'pedestrian.principal',
        });
      widths.forEach((width, i) => {
        const [x0, x1] = [left(i) + wall / 2, left(i) + width - wall / 2];
        const middle = (x0 + x1) / 2;
        const door = (id: string, y: number) =>
          feature('opening', `${level}-${id}-${i}`, line([middle - 0.45, y], [middle + 0.45, y]), {
            ...on,
            category: 'pedestrian',
          });
        const name = { en: `${100 * (ordinal + plan.basements) + i}` };
        feature('unit', `${level}-south-${i}`, polygon(x0, 0, x1, south - wall), {
          ...{ ...on, category: 'classroom', name },
        });
        door('door-south', south - wall / 2);
        const y0 = north + wall;
        if (i < 2) {
          const category = i === 0 || !plan.hasLift ? 'stairs' : 'elevator';
          feature('unit', `${level}-${category}-${i}`, polygon(x0, y0, x1, north + depth), {
            ...on,
            category,
          });
          if (i === 0 || plan.hasLift) door(`door-${category}`, north + wall / 2);
          return;
        }
        if (i === branch) {
          // Open to the corridor: they share a wall in which no opening is drawn.
          const id = `${level}-branch`;
          feature('unit', id, polygon(x0, north, x1, north + depth), { ...on, category: 'walkway' });
          return;
        }
        const isSplit = i % backRoom === 0;
        const y1 = isSplit ? north + depth / 2 : north + depth;
        feature('unit', `${level}-north-${i}`, polygon(x0, y0, x1, y1), { ...on, category: 'office', name });
        door('door-north', north + wall / 2);
        if (!isSplit) return;
        feature('unit', `${level}-back-${i}`, polygon(x0, y1 + wall, x1, north + depth), {
          ...{ ...on, category: 'storage', name: { en: `Store ${level} ${i}` } },
        });
        door('door-back', y1 + wall / 2);
      });
    }
  });
  return new Map(
    Object.entries(files).map(([type, features]) => [
      `${type}.geojson`,
      JSON.stringify({ type: 'FeatureCollection', name: type, features }),
    ]),
  );
}
