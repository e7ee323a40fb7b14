import type { Campus, NamedClosure } from '../model.ts';
import { capitalised } from '../text.ts';
import { formatMinutes } from '../wording/measures.ts';
import { lowerFirst, nameWithWing } from '../wording/place-name.ts';
import type { Route } from './route.ts';

/** Time of the queries, and the time zone in which people read it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** IANA name. */
  readonly timeZone: string;
}

/** `The west lift is closed until 17:00 (annual inspection).` for each closure. */
export function explainClosures(closures: readonly NamedClosure[], clock: Clock): string {
  const sentences = closures.map(({ name, reason, stepFreeOnly, until }) => {
    const verb = name.endsWith('stairs') ? 'are' : 'is';
    const whom = stepFreeOnly ? ' for step-free routes' : '';
    const why = lowerFirst(reason.replace(/\.$/, ''));
    return `${capitalised(name)} ${verb} closed${whom} until ${formatUntil(until, clock)} (${why}).`;
  });
  return sentences.join(' ');
}

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

/** `17:00` today, `27 November 2026, 17:00` on another day. */
function formatUntil(until: number | undefined, { now, timeZone }: Clock): string {
  if (until === undefined) return 'further notice';
  const format = (at: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(at);
  const time = format(until, { hour: '2-digit', minute: '2-digit' });
  const isToday = format(until, { dateStyle: 'short' }) === format(now(), { dateStyle: 'short' });
  return isToday ? time : `${format(until, { dateStyle: 'long' })}, ${time}`;
}
