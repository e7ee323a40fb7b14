import type { PlaceId } from '@campusway/campus';
import type { Slots } from '@campusway/contract';
import { loadParts, siteRoutes } from '@campusway/platform';
import { Button, once } from '@campusway/ui-kit';
import { useEffect, useReducer, useState } from 'react';
import type { Answer } from '../engine/search-engine.ts';
import { tabSite } from '../links/tab-site.ts';
import css from './AnswerCard.module.css';
import { AnswerMessage } from './AnswerCard.tsx';
import type { FoundAnswer } from './FoundAnswer.tsx';
import type { PlanMarks } from './use-marks.ts';

interface SearchAnswerProps {
  readonly query: string;
  readonly slots: Slots;
  readonly onPlace: (place: PlaceId | undefined) => void;
  readonly onMarks: (marks: PlanMarks | undefined) => void;
}

/** Loads the engine and builds its index, once. The lookup tables work without it. */
export const loadEngine = once(async () => {
  const [{ createEngine }] = await Promise.all([
    import('../engine/create-engine.ts'),
    loadParts(['departments', 'help', 'levels', 'lookup', 'places', 'rooms', 'screens', 'search']),
  ]);
  return createEngine(tabSite, siteRoutes());
});

/** Answer of the full-text search, for a query without an entry in the lookup tables. */
export function SearchAnswer({ query, slots, onPlace, onMarks }: SearchAnswerProps) {
  const [latest, setLatest] = useState<Found>();
  const [early] = useState(() => ({
    query,
    card: document.querySelector('[data-early] [aria-label="Answer"] > *'),
  }));
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isStale = false;
    find(query)
      .catch((): Found => ({ query }))
      .then((next) => !isStale && setLatest(next));
    return () => {
      isStale = true;
    };
  }, [query, attempt]);
  const found = latest?.query === query ? latest : undefined;
  const place = placeOf(found?.answer);
  useEffect(() => onPlace(place), [place, onPlace]);
  if (!found && early.query === query && early.card) return <EarlyAnswer card={early.card} />;
  if (!found) return <div className={css.waiting} data-loading="" />;
  const { answer, View } = found;
  if (!View) return <NotLoaded onRetry={retry} />;
  return <View key={query} query={query} answer={answer} slots={slots} onMarks={onMarks} />;
}

/** What the prerendered page answered, until the page has its own answer. */
function EarlyAnswer({ card }: { readonly card: Element }) {
  return <div ref={(place) => place?.append(card)} data-loading="" />;
}

/** The search did not load: it is loaded again when there is a network, or on request. */
function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const isOffline = navigator.onLine === false;
  return (
    <>
      <AnswerMessage
        text={
          isOffline
            ? 'The search did not load: you are offline. It answers when you are online again.'
            : 'The search did not load.'
        }
      />
      <Button onClick={onRetry}>Try again</Button>
    </>
  );
}

/** The place of a single match, or the destination of a route. */
function placeOf(answer: Answer | undefined): PlaceId | undefined {
  if (answer?.kind === 'one') return answer.match.place;
  if (answer?.kind === 'route' && answer.matches.length === 1) return answer.matches[0]?.place;
  return undefined;
}

/** Without an answer when the search did not load. */
type Found = { readonly query: string } & (
  | { readonly answer: Answer; readonly View: typeof FoundAnswer }
  | { readonly answer?: undefined; readonly View?: undefined }
);

async function find(query: string): Promise<Found> {
  const [engine, { FoundAnswer: View }] = await Promise.all([loadEngine(), import('./FoundAnswer.tsx')]);
  return { query, answer: engine.answer(query), View };
}
