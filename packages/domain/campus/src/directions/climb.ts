import { getLevel, isUpwards, withArticle } from '../level.ts';
import type { Leg } from '../routing/route.ts';
import { formatFloors } from '../wording/measures.ts';
import { nameInText, shortName } from '../wording/place-name.ts';
import type { Journey } from './step.ts';

/** `Take the lift by 212 up 1 floor to the third floor`, with its figure. */
export function describeClimb(
  { surroundings }: Journey,
  { kind, level, toLevel, nodes }: Leg,
): { readonly text: string; readonly figure: string } {
  const node = nodes[0] as number;
  const place = surroundings.placeAt(node);
  const name = place && place.kind === kind ? nameInText(place) : `the ${kind}`;
  const beside = surroundings.nearestRoom(node);
  const { levels } = surroundings;
  const [start, end] = [getLevel(levels, level), getLevel(levels, toLevel)];
  const figure = formatFloors(Math.abs(end.ordinal - start.ordinal));
  const by = beside ? ` by ${shortName(beside)}` : '';
  const text = `Take ${name}${by} ${isUpwards(levels, level, toLevel) ? 'up' : 'down'} ${figure} to ${withArticle(end.name)}`;
  return { text, figure };
}
