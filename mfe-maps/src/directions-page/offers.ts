import { outdoors, titleOf } from '@campusway/campus';
import { college } from '@campusway/platform';
import { nearestOffersIn } from '../endpoints/nearest.ts';
import type { Suggestion } from '../place-search/suggestion.ts';

/** Before anything is typed: the places that everybody knows. */
export const placeOffers = (): readonly Suggestion[] =>
  college.campusPlaces.map(({ id, name, code, level }) => ({
    id,
    title: name,
    code,
    where: level === outdoors ? 'on the campus' : titleOf(college.levels, level),
  }));

/** With a known start, first what is near. */
export const nearestOffers = (): readonly Suggestion[] => [
  ...nearestOffersIn(college.places).map(({ id, name }) => ({
    id,
    title: name,
    where: 'from where you start',
  })),
  ...placeOffers(),
];
