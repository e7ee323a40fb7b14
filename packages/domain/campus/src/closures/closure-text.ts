import type { NamedClosure, TimedClosure } from '../model.ts';
import { capitalised } from '../text.ts';
import { isOrAre, lowerFirst } from '../wording/place-name.ts';
import { createTimetable } from './timetable.ts';

/** Time of the queries, and the time zone in which people read it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** IANA name. */
  readonly timeZone: string;
}

/**
 * Of several closures of one thing the one to name at an instant: rather for everybody than for step-free routes only,
 * then the one that ends last. Its end is that of the last one that follows without a gap.
 */
export function closureAt<Entry extends TimedClosure>(
  closures: readonly Entry[],
  at: number,
): Entry | undefined {
  const inForce = createTimetable(() => closures)(at);
  const [first] = inForce.toSorted(
    (a, b) => Number(a.stepFreeOnly ?? false) - Number(b.stepFreeOnly ?? false),
  );
  if (!first) return undefined;
  const alike = closures
    .filter(({ stepFreeOnly = false }) => stepFreeOnly === (first.stepFreeOnly ?? false))
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0));
  let [named, until] = [first, endOf(first)];
  for (const next of alike) {
    if ((next.from ?? 0) > until || endOf(next) <= until) continue;
    until = endOf(next);
    if (inForce.includes(next)) named = next;
  }
  return { ...named, until: Number.isFinite(until) ? until : undefined };
}

function endOf({ until = Number.POSITIVE_INFINITY }: TimedClosure): number {
  return until;
}

/** `Closed until Friday 17:00: painting`, on a place that has a heading. */
export function describeClosure({ reason, ...closure }: NamedClosure, clock: Clock): string {
  return `Closed ${extentOf(closure, clock)}: ${inSentence(reason)}`;
}

/**
 * `The west lift is closed until 17:00 (annual inspection).` for each thing that is closed now; `from 12:00 until 17:00` for
 * what closes later.
 */
export function explainClosures(closures: readonly NamedClosure[], clock: Clock): readonly string[] {
  const things = Map.groupBy(closures, ({ name }) => name);
  return [...things].flatMap(([name, own]) => {
    const at = Math.max(clock.now(), Math.min(...own.map(({ from = 0 }) => from)));
    const closure = closureAt(own, at);
    if (!closure) return [];
    return `${capitalised(name)} ${isOrAre(name)} closed ${extentOf(closure, clock)} (${inSentence(closure.reason)}).`;
  });
}

function extentOf({ stepFreeOnly, from = 0, until }: TimedClosure, clock: Clock): string {
  const begin = from > clock.now() ? `from ${formatInstant(from, clock)} ` : '';
  const end = until === undefined ? 'further notice' : formatInstant(until, clock);
  return `${stepFreeOnly ? 'for step-free routes ' : ''}${begin}until ${end}`;
}

function inSentence(reason: string): string {
  return lowerFirst(reason.replace(/\.$/, ''));
}

/** Less two hours: clocks that are set forward make a week shorter. */
const week = (7 * 24 - 2) * 3_600_000;

/** `17:00` today, `Friday 17:00` in the six days after, `27 November 2026, 17:00` on another day. */
export function formatInstant(at: number, { now, timeZone }: Clock): string {
  const format = (instant: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(instant);
  const isOn = (instant: number) =>
    format(at, { dateStyle: 'short' }) === format(instant, { dateStyle: 'short' });
  const time = format(at, { hour: '2-digit', minute: '2-digit' });
  if (isOn(now())) return time;
  const weekday = (instant: number) => format(instant, { weekday: 'long' });
  const isNear = at > now() && at < now() + week && weekday(at) !== weekday(now());
  return isNear ? `${weekday(at)} ${time}` : `${format(at, { dateStyle: 'long' })}, ${time}`;
}
