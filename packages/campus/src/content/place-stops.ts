import { type MapFeature, placeOfRoom, type UnitFeature } from '../geometry/features.ts';
import { labelPoint } from '../geometry/label-point.ts';
import { midpoint, type Point, toCentimetres } from '../geometry/point.ts';
import type { Place, PlaceKind } from '../model.ts';
import type { DerivedGraph } from '../walking-graph/derive-walking-graph.ts';

/** A place as far as the drawing knows it; names of rooms come from the room list. */
export type PlaceStop = Omit<Place, 'aliases' | 'name'> & { readonly name?: string };

/** Everything on the drawing that a route can start or end at, with its doors in the walking graph. */
export function placeStops(features: readonly MapFeature[], derived: DerivedGraph): PlaceStop[] {
  return features.flatMap((feature): PlaceStop[] => {
    const common = {
      id: feature.id,
      level: feature.level,
      ...(feature.wing && { wing: feature.wing }),
      ...(feature.name && { name: feature.name }),
    };
    if (feature.type === 'unit') {
      const kind = kindOfUnit(feature);
      if (!kind) return [];
      const nodes = derived.doorsOf.get(feature.id) ?? [];
      const sort = kind === 'toilet' && { category: feature.category };
      const place = { ...common, kind, ...sort, nodes, ...at(labelPoint(feature.polygon)) };
      return [feature.room ? { ...place, id: placeOfRoom(feature.room), code: feature.room } : place];
    }
    const node = derived.nodeOf.get(feature.id);
    if (node === undefined) return [];
    if (feature.type === 'opening' && feature.category === 'entrance') {
      return [{ ...common, kind: 'entrance', nodes: [node], ...at(midpoint(...feature.line)) }];
    }
    if (feature.type !== 'amenity') return [];
    const kind = feature.category === 'drinkingwater' ? 'water' : 'facility';
    return [{ ...common, kind, nodes: [node], ...at(feature.point) }];
  });
}

function at(point: Point): { x: number; y: number } {
  const [x, y] = toCentimetres(point);
  return { x, y };
}

function kindOfUnit({ room, category }: UnitFeature): PlaceKind | undefined {
  if (room) return 'room';
  if (category === 'elevator') return 'lift';
  if (category === 'stairs') return 'stairs';
  return category.startsWith('restroom') ? 'toilet' : undefined;
}
