import { grounds, type Levels } from '../../src/level.ts';
import { ordinal } from '../../src/wording/measures.ts';

/** The grounds and one building with floors of 4 m, `first floor` at the entrance. */
export function numberedLevels(count: number): Levels {
  const floors = Array.from({ length: count }, (_, i) => ({
    id: `level-${i + 1}`,
    building: 'block',
    ordinal: i,
    shortName: String(i + 1),
    name: `${ordinal(i + 1)} floor`,
    title: `${ordinal(i + 1)} floor`,
    elevation: i * 4,
  }));
  return [grounds, ...floors];
}
