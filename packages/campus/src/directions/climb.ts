import type { Leg } from '../routing/route.ts';
import { floorName } from './floor-name.ts';
import { nameInText, shortName } from './place-name.ts';
import type { Journey } from './step.ts';

/** `Take the lift by 212 to the third floor.` */
export function describeClimb({ surroundings }: Journey, { kind, level, toLevel, nodes }: Leg): string {
  const node = nodes[0] as number;
  const place = surroundings.placeAt(node);
  const name = place && place.kind === kind ? nameInText(place) : `the ${kind}`;
  const beside = surroundings.nearestRoom(node);
  const direction = kind === 'lift' ? '' : toLevel > level ? ' up' : ' down';
  return `Take ${name}${beside ? ` by ${shortName(beside)}` : ''}${direction} to the ${floorName(toLevel)}.`;
}
