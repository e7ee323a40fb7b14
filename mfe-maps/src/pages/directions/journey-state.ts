import { chipNamed, nameStoreys } from '@campusway/campus';
import { toCanonicalId } from '@campusway/campus/lookup';
import { type NavigationLink, paths, placePaths } from '@campusway/contract';
import { college } from '@campusway/platform';
import { parseLink, readParameters } from '../../journey/parse-link.ts';

/** What the directions page shows; the address has all of it. */
export interface JourneyState extends NavigationLink {
  /** Chip of the category whose places are shown. */
  readonly category?: string | undefined;
  /** Floor of the whole route; a chosen step has its own. */
  readonly floor?: number | undefined;
  /** Index of the chosen step; while walking, the one after the last is the arrival. */
  readonly step?: number | undefined;
  readonly isWalking?: boolean | undefined;
  /** In the history entry: suggested as the start, since the list measured from it. */
  readonly near?: Readonly<Record<'id' | 'title' | 'where', string>> | undefined;
}

/** `push` adds a history entry, `back` returns to the entry below if this one was opened from it, `none` changes nothing. */
type HistoryChange = 'push' | 'replace' | 'back' | 'none';

/** A method's type, so that each action has values of its own. */
type Change<Result> = { of(state: JourneyState, ...values: unknown[]): Result }['of'];

export interface Transition {
  readonly history: HistoryChange | Change<HistoryChange>;
  /** A new entry of a sign's page is /navigate; with this it stays the sign's page. */
  readonly keepsPage?: true;
  readonly change: Change<JourneyState>;
}

const endsOf = ({ from, to, stepFree }: JourneyState): NavigationLink => ({ from, to, stepFree });

/** Every change of the page. A new route forgets floor and step. */
export const transitions = {
  choose: {
    history: 'push',
    change: (state, chosen: NavigationLink & Pick<JourneyState, 'near'>) => ({ ...endsOf(state), ...chosen }),
  },
  startAt: { history: 'replace', change: (state, from: string) => ({ ...state, from }) },
  swap: { history: 'push', change: ({ from, to, stepFree }) => ({ from: to, to: from, stepFree }) },
  clear: { history: 'push', change: ({ stepFree }) => ({ stepFree }) },
  setStepFree: {
    history: 'replace',
    change: (state, stepFree: boolean) => ({
      ...(state.to ? { ...endsOf(state), category: state.category } : state),
      stepFree: stepFree || undefined,
    }),
  },
  /** The same chip again closes the category. */
  clickChip: {
    history: ({ category }, chip: string | undefined) =>
      category === undefined ? 'push' : category === chip ? 'back' : 'replace',
    keepsPage: true,
    change: (state, chip: string | undefined) => ({
      ...state,
      category: state.category === chip ? undefined : chip,
    }),
  },
  showFloor: { history: 'replace', change: (state, floor: number) => ({ ...state, floor, step: undefined }) },
  showStep: { history: 'replace', change: (state, step: number) => ({ ...state, floor: undefined, step }) },
  showRoute: { history: 'replace', change: (state) => ({ ...state, floor: undefined, step: undefined }) },
  /** Guidance may take a second to load: the button is pressed again. */
  walk: {
    history: ({ isWalking }) => (isWalking ? 'none' : 'push'),
    change: (state, step: number) => ({ ...endsOf(state), step, isWalking: true }),
  },
  walkOn: {
    history: 'replace',
    change: (state, by: 1 | -1, arrival: number) => ({
      ...state,
      step: Math.min(Math.max(Math.min(state.step ?? 0, arrival) + by, 0), arrival),
    }),
  },
  stopWalking: { history: ({ isWalking }) => (isWalking ? 'back' : 'none'), change: endsOf },
} as const satisfies Record<string, Transition>;

export type Action = keyof typeof transitions;

/** Values of an action, after the state. */
export type ValuesOf<Name extends Action> =
  Parameters<(typeof transitions)[Name]['change']> extends [JourneyState?, ...infer Values] ? Values : never;

/** Limit of digits: no route has ten thousand steps. */
const stepNumber = /^[1-9]\d{0,3}$/;

/** State of an address, with the ids of what it names. What the college does not have is left out; the length of the route is not known here. */
export function parseState(parameters: URLSearchParams): JourneyState {
  const query = readParameters(parameters);
  const text = query.get('step') ?? '';
  const step = stepNumber.test(text) ? Number(text) - 1 : undefined;
  const floor = nameStoreys(college.levels).find(({ name }) => name === query.get('floor'))?.floor;
  const { from, to, stepFree } = parseLink(query);
  return {
    from: from && toCanonicalId(from, college),
    to: to && toCanonicalId(to, college),
    stepFree,
    category: chipNamed(query.get('category') ?? '', college.places),
    floor: step === undefined ? floor : undefined,
    step,
    isWalking: query.has('walking') && step !== undefined,
  };
}

/** Address of a state. `here` is the place of a sign: the start, as long as the state has none. */
export function toPath({ category, floor, step, isWalking, ...link }: JourneyState, here?: string): string {
  const [path = '', ends] = paths.navigate(link).split('?');
  const query = new URLSearchParams(ends);
  const name = nameStoreys(college.levels).find((one) => one.floor === floor)?.name;
  if (category !== undefined) query.set('category', category);
  if (name !== undefined) query.set('floor', name);
  if (step !== undefined) query.set('step', String(step + 1));
  if (isWalking) query.set('walking', '1');
  const base = here !== undefined && link.from === undefined ? placePaths.here(here) : path;
  return query.size > 0 ? `${base}?${query}` : base;
}
