import { type UnitFeature, UnitFinder } from '@campusway/campus';
import { type CollegeSource, readDrawing, toLevels } from '@campusway/college/source';
import type { ImdfFeature, Pen } from './pen.ts';

/** Relationships of doors with the units on both sides, and of the units of one staircase or lift. */
export function relationFeatures(pen: Pen, source: CollegeSource): ImdfFeature[] {
  const levels = toLevels(source.buildings);
  const drawing = readDrawing(source, levels);
  const unit = ({ id }: UnitFeature) => ({ id: pen.id('unit', id), feature_type: 'unit' });
  const write = (own: string, properties: object) =>
    pen.feature('relationship', own, {
      geometry: null,
      properties: { direction: 'undirected', hours: null, ...properties },
    });

  const traversals = [...Map.groupBy(drawing, ({ level }) => level).values()].flatMap((features) => {
    const finder = new UnitFinder(features.filter((feature) => feature.type === 'unit'));
    return features.flatMap((feature) => {
      if (feature.type !== 'opening') return [];
      const [left, right] = finder.sidesOf(feature);
      if (!left || !right || left.unit === right.unit) return [];
      const door = { id: pen.id('opening', feature.id), feature_type: 'opening' };
      return write(feature.id, {
        ...{ category: 'traversal', origin: unit(left.unit), intermediary: [door] },
        destination: unit(right.unit),
      });
    });
  });

  const inShafts = drawing.filter((feature) => feature.type === 'unit' && feature.shaft !== undefined);
  const shafts = Map.groupBy(inShafts as UnitFeature[], ({ shaft }) => shaft);
  const climbs = [...shafts].flatMap(([shaft, units]) => {
    const upwards = units.toSorted(
      (a, b) => (levels[a.level]?.elevation ?? 0) - (levels[b.level]?.elevation ?? 0),
    );
    const category = upwards[0]?.category === 'elevator' ? 'elevator' : 'stairs';
    // A lift is one relationship over all of its levels, stairs have one from each level to the next.
    const flights =
      category === 'elevator' ? [upwards] : upwards.slice(1).map((upper, i) => [upwards[i] ?? upper, upper]);
    return flights.flatMap((flight, at) => {
      const [lowest, highest] = [flight[0], flight.at(-1)];
      if (!lowest || !highest || lowest === highest) return [];
      return write(`${shaft}/${at}`, {
        ...{ category, origin: unit(lowest), intermediary: flight.slice(1, -1).map(unit) },
        destination: unit(highest),
      });
    });
  });
  return [...traversals, ...climbs];
}
