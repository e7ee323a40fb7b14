import { type OpeningFeature, outdoors } from '@campusway/campus';

/** Gates first, then the doors of everything that stands outdoors and the entrances of buildings. */
export function outerDoors(openings: readonly OpeningFeature[]): OpeningFeature[] {
  const gates = openings.filter(({ category }) => category === 'gate');
  const others = openings.filter(
    ({ category, level }) => category === 'entrance' || (level === outdoors && category !== 'gate'),
  );
  return [...gates, ...others];
}
