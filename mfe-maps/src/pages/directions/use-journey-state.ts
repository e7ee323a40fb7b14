import { useLocation, useNavigate } from '@campusway/platform';
import { useEffect, useMemo, useRef } from 'react';
import { readHistoryState } from '../../journey/use-link.ts';
import {
  type Action,
  type JourneyState,
  parseState,
  type Transition,
  toPath,
  transitions,
  type ValuesOf,
} from './journey-state.ts';

/** Floor and step of the overview from which walking or a category was opened. */
export type Overview = Pick<JourneyState, 'floor' | 'step'>;

/** What a history entry knows beside its address; `card` and `choosing` are what is open over the map. */
interface Entry extends Partial<Record<'card' | 'choosing', unknown>> {
  /** Undefined unless walking or a category was opened from the entry below. */
  readonly overview?: Overview | undefined;
  /** Shown without step-free: a later choice does not change it. */
  readonly isQuickest?: boolean;
  readonly near?: JourneyState['near'];
}

/** Page state in the address, and the only function that changes it. `here` is the place of a sign's page. */
export function useJourneyState(here?: string) {
  const rendered = useLocation();
  const { search, state: saved } = rendered;
  const navigate = useNavigate();
  const left = useRef<unknown>(undefined);
  const { overview, isQuickest, near } = toEntry(saved);
  const state = useMemo(() => parseState(new URLSearchParams(search)), [search]);

  function act<Name extends Action>(name: Name, ...values: ValuesOf<Name>): void {
    const latest = readLatest();
    const { history, change, keepsPage }: Transition = transitions[name];
    const kind = typeof history === 'function' ? history(latest, ...values) : history;
    const below = readEntry().overview;
    const { floor, step, isWalking } = latest;
    // With another floor, the entry below would be another view.
    if (kind === 'back' && below && (isWalking || (below.floor === floor && below.step === step))) {
      // The browser goes back later: once for each rendered page.
      if (left.current !== rendered) navigate(-1);
      left.current = rendered;
      return;
    }
    const isNew = kind === 'push';
    // /navigate has the sign's place in its address.
    const isHere = !isNew || keepsPage;
    const next = change(isHere ? latest : { ...latest, from: latest.from ?? here }, ...values);
    const isKept = (next.from ?? here) === (latest.from ?? here) && next.to === latest.to;
    const isSame = isKept || name === 'swap';
    const overview = next.isWalking || next.category !== undefined ? { floor, step } : undefined;
    const path = toPath(next, isHere ? here : undefined);
    // Pressed again: one entry for one target.
    if (kind === 'none' || (isNew && path === location.pathname + location.search)) return;
    navigate(path, {
      // What was chosen on the map replaces the entry of its prompt.
      replace: !isNew || readEntry().choosing !== undefined,
      state: isNew
        ? { overview, isQuickest: next.stepFree === false || (isSame && isQuickest), near: next.near }
        : { ...readEntry(), card: undefined, ...(name === 'setStepFree' && { isQuickest: !next.stepFree }) },
    });
  }

  return { state, act, opensTab: rendered.key === 'default', overview, isQuickest, near };
}

type Shown = { readonly state: JourneyState; readonly stepFree: boolean };

/** Rewrites an address without the step-free choice of an earlier visit, or with a step that the route lacks. `stepCount` is undefined until the directions are known, 0 without a route. */
export function useTrueAddress({ state, stepFree }: Shown, stepCount: number | undefined): void {
  const { search, pathname, state: saved } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const { from, to, step = -1 } = state;
    // While walking, the arrival follows the last step.
    const isBeyond = stepCount !== undefined && step >= stepCount + (stepCount && state.isWalking ? 1 : 0);
    const isOtherRoute = (from ?? to) !== undefined && stepFree && !state.stepFree;
    const shown = {
      ...state,
      stepFree: stepFree || undefined,
      // The route with stairs has other steps.
      ...((isOtherRoute || isBeyond) && { step: undefined, isWalking: undefined }),
    };
    const [, query = ''] = toPath(shown).split('?');
    const entry = { ...toEntry(saved), isQuickest: !stepFree };
    const isRendered = search === window.location.search && pathname === window.location.pathname;
    if (isRendered && (query !== search.slice(1) || entry.isQuickest !== !!toEntry(saved).isQuickest))
      navigate(query ? `${pathname}?${query}` : pathname, { replace: true, state: entry });
  }, [state, stepFree, stepCount, search, pathname, saved, navigate]);
}

/** The browser's current address and entry are newer than the rendered ones. */
export function readLatest(): JourneyState {
  return parseState(new URLSearchParams(window.location.search));
}

const readEntry = () => toEntry(readHistoryState());

function toEntry(saved: unknown): Entry {
  const entry: Entry = Object(saved);
  return (entry.card ?? entry.choosing) ? { ...entry, overview: undefined } : entry;
}
