import { type OpeningFeature, outdoors } from '@campusway/campus';

/** Gates first, then doors outdoors and entrances of buildings. */
export function outerDoors(openings: readonly OpeningFeature[]): OpeningFeature[] {
  const gates = openings.filter(({ category }) => category === 'gate');
  const others = openings.filter(
    ({ category, level }) => category === 'entrance' || (level === outdoors && category !== 'gate'),
  );
  return [...gates, ...others];
}
