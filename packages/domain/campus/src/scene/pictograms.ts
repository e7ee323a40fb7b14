import type { LevelPlan } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf, overlaps } from '../geometry/polygon.ts';
import type { Wing } from '../model.ts';
import { placesDrawn } from '../place-kinds.ts';
import type { Extent } from './mark.ts';

const man =
  'M12 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.2 7.2h5.6a1.7 1.7 0 0 1 1.7 1.7v5.9h-1.8V9.7h-.6v12.1h-1.9v-7.1h-.4v7.1H9.9V9.7h-.6v5.1H7.5V8.9a1.7 1.7 0 0 1 1.7-1.7z';
const woman =
  'M12 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10.2 7.2h3.6c.8 0 1.4.5 1.6 1.2l1.7 5.7-1.7.5-1.4-4.6h-.4l2.3 7h-2.3v4.8h-1.3v-4.8h-.6v4.8h-1.3v-4.8H8.1l2.3-7H10l-1.4 4.6-1.7-.5 1.7-5.7c.2-.7.8-1.2 1.6-1.2z';

/**
 * Pictograms on a square of 24 units in the style of ISO 7001, as path data for plans; those of the ui-kit are
 * elements.
 */
export const pictograms = {
  man,
  woman,
  toilet: shifted(man, -5.2) + shifted(woman, 5.4),
  wheelchair:
    'M10.2 2.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.3 7.2h1.9v2.5h4.6v1.7h-4.6v2.3h5.2l2.4 5 1.4-.6.7 1.6-3 1.3-2.6-5.5H9.3zM8 10.9v1.9a4.5 4.5 0 1 0 6 5.6l1.1 2.1A6.3 6.3 0 1 1 8 10.9z',
  water:
    'M5 3.5h6V6H9.5v1.5h2.7a3.8 3.8 0 0 1 3.8 3.8v1.2h-3v-1a1 1 0 0 0-1-1H3V7.5h3.5V6H5zM14.5 13.5c.9 1.1 1.3 1.7 1.3 2.3a1.3 1.3 0 0 1-2.6 0c0-.6.4-1.2 1.3-2.3zM9 17.5h11l-1.2 4.5h-8.6z',
  information: 'M12 3a1.8 1.8 0 1 1 0 3.6A1.8 1.8 0 0 1 12 3zM9 9h4.6v9H16v2.5H8.5V18h2.3v-6.5H9z',
  firstaid: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z',
  atm: 'M2 6h20v12H2zm2 2v8h16V8zm8 1.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM5.5 10.9h2v2.2h-2zm11 0h2v2.2h-2z',
  vending:
    'M5 2h14v20H5zm2 2v11h7V4zm9 1.5v4h1.5v-4zM7 17v3h7v-3zm1.2-11.5h1.6v3.6H8.2zm3 0h1.6v3.6h-1.6zm-3 5h1.6V14H8.2zm3 0h1.6V14h-1.6z',
  bicycle:
    'M5.8 11.2a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 1.6a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM18.2 11.2a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 1.6a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM5.2 15l3.4-7H7V6.5h4v1.5h-.7l-.8 1.7h5.3l-.9-3.2H12V5h3.1l3 10.3-1.5.4-1.2-4.2-4 4.3H5.2z',
  /** No entry. */
  closed: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19zM6 10.2v3.6h12v-3.6z',
  spot: 'M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
};

export type PictogramName = keyof typeof pictograms;

/** Name of the pictogram of a unit or amenity; `spot` for categories without one. */
export function pictogramOf(type: keyof typeof placesDrawn, category: string): PictogramName | undefined {
  const { pictogram = 'none' } = placesDrawn[type].get(category) ?? {};
  if (pictogram === 'none') return undefined;
  return isDrawn(pictogram) ? pictogram : 'spot';
}

function isDrawn(name: string): name is PictogramName {
  return Object.hasOwn(pictograms, name);
}

/** Moves a path sideways. */
function shifted(path: string, by: number): string {
  return path.replace(/([MH])([\d.]+)/g, (_, command, x) => `${command}${Number(x) + by}`);
}

/** Minimum size for recognition and maximum size, pixels. */
const [min, max] = [11, 28];

export interface Pictogram {
  readonly name: PictogramName;
  /** Metres. */
  readonly at: Point;
  /** Side of the pictogram's square, pixels. */
  readonly size: number;
  /** Side of the plate below it, pixels. */
  readonly plate?: number;
}

/** Pictograms of units at their labels, and of amenities as small plates; with `wing`, only of that wing. */
export function toPictograms(
  { units, amenities }: Pick<LevelPlan, 'units' | 'amenities'>,
  extent: Extent,
  wing?: Wing,
): readonly Pictogram[] {
  const isOther = (own: Wing | undefined) => own !== undefined && wing !== undefined && own !== wing;
  const ofRooms = units.flatMap((unit): Pictogram[] => {
    const name = pictogramOf('unit', unit.category);
    const box = boxOf(unit.polygon[0] ?? []);
    if (!name || isOther(unit.wing) || !overlaps(box, extent.box)) return [];
    const room = Math.min(box.maxX - box.minX, box.maxY - box.minY) * extent.scale;
    return room * 0.8 < min ? [] : [{ name, at: unit.label, size: Math.min(room * 0.8, max) }];
  });
  const plate = Math.min(22, extent.scale * 2.2);
  const size = Math.max(min, plate * 0.84);
  const plates = amenities.flatMap(({ category, point, wing: own }): Pictogram[] => {
    const name = pictogramOf('amenity', category);
    return name && plate >= min && !isOther(own) ? [{ name, at: point, size, plate }] : [];
  });
  return [...ofRooms, ...plates];
}
