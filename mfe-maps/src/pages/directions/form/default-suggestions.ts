import type { Place } from '@campusway/campus';
import { storeyText } from '@campusway/campus/content';
import { capitalised, findNearestTarget, nearestOffersIn } from '@campusway/campus/lookup';
import { college, readVisitStart, useSavedPlaces } from '@campusway/platform';
import type { EndpointName } from '../../../journey/find-endpoint.ts';
import { findTarget } from '../../../journey/find-target.ts';
import { pageRouter } from '../../../journey/find-way.ts';
import type { Directions } from '../use-directions.ts';
import type { Journey } from '../use-journey.ts';
import { readRecentPlaces, type Suggestion } from './recent-places.ts';

/** Suggestions before typing: where a walk ended, the `near` start, recent places, at most four saved ones, if `nearest` "Nearest ...", the gates, the map, the campus places. */
export function useDefaultSuggestions({ near, ended }: Pick<Directions, 'near' | 'ended'>) {
  const saved = useSavedPlaces()
    .slice(0, 4)
    .map(({ id, name, detail }) => ({ id, title: name, where: detail }));
  return (end: EndpointName, nearest: boolean, onMap: () => void): readonly Suggestion[] => {
    const known = [
      ...(end === 'from' ? [ended, near, lastStart()].flatMap((one) => one ?? []) : []),
      ...readRecentPlaces(),
      ...saved,
      ...(nearest ? nearestSuggestions() : []),
      ...gateSuggestions(),
      { id: 'map', title: 'Choose on the map', where: 'tap a room or a place', onTake: onMap },
      ...suggest(college.campusPlaces),
    ];
    return known.filter(({ id }, at) => known.findIndex((one) => one.id === id) === at);
  };
}

type Ends = Pick<Journey, 'from' | 'to' | 'ends'> & Partial<Pick<Journey, 'here'>>;

/** What an end may offer: not the other end, under the name of a person or of the same door either, "Nearest ..." only for a destination, and on the page of a sign one place. */
export function offersFor(end: EndpointName, { ends, here, ...journey }: Ends) {
  const other = end === 'from' ? 'to' : 'from';
  const { [other]: known } = journey;
  const taken = known.kind === 'target' ? [known.target.id, ends[other]] : [];
  const { findPlace } = pageRouter();
  const nodesOf = (id = '') => findPlace(id)?.nodes ?? [];
  const isTaken = (id: string) =>
    taken.includes(id) || taken.some((one) => nodesOf(one).some((node) => nodesOf(id).includes(node)));
  const sources = { findPlace, findPerson: () => undefined, isPosition: true };
  const isOne = (id: string) =>
    here === undefined ? !findNearestTarget(id, college.places) : findTarget(id, sources).kind === 'target';
  return ({ id, link, place = id, onTake }: Suggestion): boolean =>
    (link?.from ?? onTake) !== undefined ||
    !(isTaken(id) || isTaken(place) || (end === 'from' && !isOne(place)));
}

/** The scanned door or the last start; omits the default start. */
function lastStart(): Suggestion | undefined {
  const { id, name: title } = readVisitStart() ?? {};
  if (id && title && id !== college.facts.defaultStart?.id) return { id, title, where: 'your last start' };
}

const suggest = (places: readonly Place[]): readonly Suggestion[] =>
  places.map((place) => ({
    id: place.id,
    title: place.name,
    code: place.code,
    where: storeyText(college.levels, place),
  }));

const gateSuggestions = () => suggest(college.campusPlaces.filter(({ kind }) => kind === 'gate'));

/** Gates and floors: where everyone can begin. */
export function commonSuggestions(): readonly Suggestion[] {
  const floors = college.levels.flatMap(({ id, building, screen, title }) =>
    building && screen ? { id, title: capitalised(title), where: 'floor plan' } : [],
  );
  return [...gateSuggestions(), ...floors];
}

const nearestSuggestions = (): readonly Suggestion[] =>
  nearestOffersIn(college.places).map(({ id, name }) => ({ id, title: name, where: 'from your start' }));
