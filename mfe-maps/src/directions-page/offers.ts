import { outdoors, titleOf } from '@campusway/campus';
import { college, readVisitStart, type SavedPlace, useSavedPlaces } from '@campusway/platform';
import type { EndName } from '../endpoints/find-end.ts';
import { nearestOffersIn } from '../endpoints/nearest.ts';
import { readRecentPlaces } from '../place-search/recent-places.ts';
import type { Suggestion } from '../place-search/suggestion.ts';

interface OfferOptions {
  /** What is near is offered too: the other end is known. */
  readonly nearest: boolean;
  readonly onMap: () => void;
}

/** Before anything is typed: what this device knows, then the map, then what everybody knows. */
export function useOffers(): (end: EndName, options: OfferOptions) => readonly Suggestion[] {
  const saved = useSavedPlaces().slice(0, maxSaved).map(fromSaved);
  return (end, { nearest, onMap }) => {
    const known = [
      ...readRecentPlaces(),
      ...saved,
      { id: 'map', title: 'Choose on the map', where: 'press a room or a place', onTake: onMap },
      ...(end === 'from' ? whereIAm() : []),
      ...(nearest ? nearestOffers() : []),
      ...placeOffers(),
    ];
    return known.filter(({ id }, index) => known.findIndex((other) => other.id === id) === index);
  };
}

const maxSaved = 4;

function fromSaved({ id, name, detail }: SavedPlace): Suggestion {
  return { id, title: name, where: detail };
}

/** The door that was scanned or the last start; what every visit starts with says nothing. */
function whereIAm(): readonly Suggestion[] {
  const start = readVisitStart();
  if (!start || start.id === college.facts.defaultStart?.id) return [];
  return [{ id: start.id, title: 'Where I am', where: start.name }];
}

/** The places that everybody knows. */
const placeOffers = (): readonly Suggestion[] =>
  college.campusPlaces.map(({ id, name, code, level }) => ({
    id,
    title: name,
    code,
    where: level === outdoors ? 'on the campus' : titleOf(college.levels, level),
  }));

const nearestOffers = (): readonly Suggestion[] =>
  nearestOffersIn(college.places).map(({ id, name }) => ({ id, title: name, where: 'from where you start' }));
