import {
  type Clock,
  closureAt,
  closuresByPlace,
  createTimetable,
  describeClosure,
  formatInstant,
  type NamedClosure,
  nextChange,
  type Place,
  type PublishedClosure,
} from '@campusway/campus';
import { useSyncExternalStore } from 'react';
import { college, derive } from './college.ts';
import { provideParts } from './college-store.ts';

/** The time of the device, as people in the college read it. */
export const clock: Clock = {
  now: () => Date.now(),
  get timeZone() {
    return college.facts.timeZone;
  },
};

/** `14:10` today, `24 November 2026, 14:10` before, on the clocks of the college. */
export function formatTime(at: number): string {
  return formatInstant(at, clock);
}

const closedAt = createTimetable(() => college.closures);

/** What is closed now: the same array until a closure begins or ends. */
export function closedNow(): readonly PublishedClosure[] {
  return closedAt(clock.now());
}

/** The same; the component renders again whenever a closure begins or ends. */
export function useClosures(): readonly PublishedClosure[] {
  return useSyncExternalStore(followChanges, closedNow, closedNow);
}

/** Returns the closure of a place whose doors are all closed now, else undefined. */
export function useClosureOf(): (place: Place | undefined) => NamedClosure | undefined {
  const inForce = useClosures();
  return (place) => {
    if (!place || inForce.length === 0) return undefined;
    return closureAt(derive(college.closures, toByPlace).get(place.id) ?? [], clock.now());
  };
}

/** Returns `Closed until Friday 17:00: painting` for such a place. */
export function useClosedText(): (place: Place | undefined) => string | undefined {
  const closureOf = useClosureOf();
  return (place) => {
    const closure = closureOf(place);
    return closure && describeClosure(closure, clock);
  };
}

function toByPlace(closures: readonly PublishedClosure[]) {
  return closuresByPlace(closures, college.places);
}

/** Time after which an open page follows a device whose clock is set, milliseconds. */
const maxDelay = 60_000;

const followers = new Set<() => void>();

/** Whether the page shows something that a closure changes. */
export function followsClosures(): boolean {
  return followers.size > 0;
}

/** Shows other closures on an open page, as of a later deployment. */
export function replaceClosures(closures: readonly PublishedClosure[]): void {
  provideParts({ closures });
  for (const check of followers) check();
}

function followChanges(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function check(): void {
    onChange();
    clearTimeout(timer);
    const next = nextChange(college.closures, clock.now());
    if (next !== undefined) timer = setTimeout(check, Math.min(next - clock.now(), maxDelay));
  }
  check();
  followers.add(check);
  // Timers stop while the device sleeps.
  document.addEventListener('visibilitychange', check);
  return () => {
    clearTimeout(timer);
    followers.delete(check);
    document.removeEventListener('visibilitychange', check);
  };
}
