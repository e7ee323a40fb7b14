import type { Place } from '@campusway/campus';
import { storeyText } from '@campusway/campus/content';
import { capitalised, findNearestTarget, nearestOffersIn } from '@campusway/campus/lookup';
import { college, readVisitStart, useSavedPlaces } from '@campusway/platform';
import type { EndpointName } from '../../../journey/find-endpoint.ts';
import type { Journey } from '../use-journey.ts';
import { readRecentPlaces, type Suggestion } from './recent-places.ts';

/** Suggestions before typing: the `near` start, recent and saved places, if `nearest` "Nearest ...", the gates, the map, the campus places. */
export function useDefaultSuggestions(near: Suggestion | undefined) {
  const saved = useSavedPlaces()
    .slice(0, maxSaved)
    .map(({ id, name, detail }) => ({ id, title: name, where: detail }));
  return (end: EndpointName, nearest: boolean, onMap: () => void): readonly Suggestion[] => {
    const known = [
      ...(end === 'from' ? [...(near ? [near] : []), ...currentPosition()] : []),
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

/** What an end may offer: not the other end, under the name of a person either, and "Nearest ..." only for a destination. */
export function offersFor(end: EndpointName, { ends, ...journey }: Pick<Journey, 'from' | 'to' | 'ends'>) {
  const other = end === 'from' ? 'to' : 'from';
  const { [other]: known } = journey;
  const taken = known.kind === 'target' ? [known.target.id, ends[other]] : [];
  const isNearest = (id: string) => findNearestTarget(id, college.places) !== undefined;
  return ({ id, from, place = id }: Suggestion): boolean =>
    from !== undefined || !(taken.includes(id) || taken.includes(place) || (end === 'from' && isNearest(id)));
}

const maxSaved = 4;

/** The scanned door or the last start; omits the default start. */
function currentPosition(): readonly Suggestion[] {
  const start = readVisitStart();
  if (!start || start.id === college.facts.defaultStart?.id) return [];
  return [{ id: start.id, title: start.name, where: 'where you were last' }];
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
