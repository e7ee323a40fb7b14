import { type AmenityFeature, type MapFeature, placeOfRoom, type UnitFeature } from '../geometry/features.ts';
import { labelPoint } from '../geometry/label-point.ts';
import { midpoint, type Point, toCentimetres } from '../geometry/point.ts';
import type { Place } from '../model.ts';
import { factsOf, type PlaceKind, placesDrawn } from '../place-kinds.ts';
import type { DerivedGraph } from '../walking-graph/derive-walking-graph.ts';

/** A place as far as the drawing describes it; room names come from the room list. */
export type PlaceStop = Omit<Place, 'aliases' | 'name'> & { readonly name?: string };

/** Everything drawn that a route can start or end at, with its doors in the walking graph. */
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
      const place = {
        ...common,
        kind,
        ...categoryOf(kind, feature),
        nodes,
        ...at(labelPoint(feature.polygon)),
      };
      return [feature.room ? { ...place, id: placeOfRoom(feature.room), code: feature.room } : place];
    }
    const node = derived.nodeOf.get(feature.id);
    if (node === undefined) return [];
    if (feature.type === 'opening' && feature.category === 'entrance') {
      return [{ ...common, kind: 'entrance', nodes: [node], ...at(midpoint(...feature.line)) }];
    }
    if (feature.type !== 'amenity') return [];
    const { kind } = placesDrawn.amenity.get(feature.category) ?? { kind: 'facility' };
    return [{ ...common, kind, ...categoryOf(kind, feature), nodes: [node], ...at(feature.point) }];
  });
}

function at(point: Point): { x: number; y: number } {
  const [x, y] = toCentimetres(point);
  return { x, y };
}

function kindOfUnit({ room, category }: UnitFeature): PlaceKind | undefined {
  return room ? 'room' : placesDrawn.unit.get(category)?.kind;
}

function categoryOf(kind: PlaceKind, { category }: UnitFeature | AmenityFeature): Pick<Place, 'category'> {
  return factsOf(kind).hasAudience ? { category } : {};
}
