import type { OpeningFeature } from '@campusway/campus';

/** Gates first, then the doors of everything that stands outdoors and the entrances of the academic block. */
export function outerDoors(openings: readonly OpeningFeature[]): OpeningFeature[] {
  const gates = openings.filter(({ category }) => category === 'gate');
  const others = openings.filter(
    ({ category, level }) => category === 'entrance' || (level === 0 && category !== 'gate'),
  );
  return [...gates, ...others];
}
