import type { Campus } from '../model.ts';
import { formatMinutes } from '../wording/measures.ts';
import { nameWithWing } from '../wording/place-name.ts';
import type { Route } from './route.ts';

/** `This way takes the east lift: 2 minutes more.` */
export function explainDetour({ legs, seconds }: Route, open: Route, { places }: Campus): string {
  const more = formatMinutes(seconds - open.seconds);
  const climb = legs.find(
    ({ kind, edges: [edge = -1] }) => (kind === 'lift' || kind === 'stairs') && !open.edges.includes(edge),
  );
  const shaft =
    climb &&
    places.find(({ kind, nodes }) => kind === climb.kind && nodes.includes(climb.nodes[0] as number));
  return shaft ? `This way takes ${nameWithWing(shaft)}: ${more} more.` : `This way takes ${more} more.`;
}
