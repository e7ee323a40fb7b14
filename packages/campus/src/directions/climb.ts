import type { Leg } from '../routing/route.ts';
import { floorName } from './floor-name.ts';
import { nameInText, shortName } from './place-name.ts';
import type { Journey } from './step.ts';
import { distanceBetween, type Surroundings } from './surroundings.ts';

/** Metres within which a room tells where a lift is. */
const NEAR = 10;

/** `Take the lift by 212 to the third floor.` */
export function describeClimb({ surroundings }: Journey, { kind, level, toLevel, nodes }: Leg): string {
  const node = nodes[0] as number;
  const place = surroundings.placeAt(node);
  const name = place && place.kind === kind ? nameInText(place) : `the ${kind}`;
  const beside = nearestRoom(surroundings, node, level);
  const direction = kind === 'lift' ? '' : toLevel > level ? ' up' : ' down';
  return `Take ${name}${beside ? ` by ${beside}` : ''}${direction} to the ${floorName(toLevel)}.`;
}

/** The room or venue whose door is nearest to a node, on its level. */
function nearestRoom({ graph, places }: Surroundings, node: number, level: number): string | undefined {
  let name: string | undefined;
  let least = NEAR;
  for (const place of places) {
    if (place.level !== level || (place.kind !== 'room' && place.kind !== 'venue')) continue;
    for (const door of place.nodes) {
      const distance = distanceBetween(graph, node, door);
      if (distance >= least) continue;
      least = distance;
      name = shortName(place);
    }
  }
  return name;
}
