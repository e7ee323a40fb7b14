import type { Place } from '../model.ts';
import { aliasesInCommon, audiences, type NearestOffer, nearestOffers } from '../place-kinds.ts';
import { foldText } from './fold-text.ts';

/** "Nearest ..." offers for which the college has places, those for everyone also under the college's words for the kind. */
export function nearestOffersIn(places: readonly Place[]): readonly NearestOffer[] {
  const byKind = Map.groupBy(places, ({ kind }) => kind);
  return nearestOffers.flatMap((offer) => {
    const alike = byKind.get(offer.kind);
    if (!alike) return [];
    const isForAll = offer.audience === undefined || offer.audience === 'any';
    return isForAll ? { ...offer, aliases: [...offer.aliases, ...aliasesInCommon(alike)] } : offer;
  });
}

export function findNearestTarget(id: string, places: readonly Place[]): Target | undefined {
  const nearest = nearestOffers.find((candidate) => candidate.id === id);
  if (!nearest) return undefined;
  const { name, kind, audience } = nearest;
  const target = { kind: 'nearest', id, name } as const;
  const all = places.filter((place) => place.kind === kind);
  if (audience === undefined) return { ...target, places: all };
  if (audience === 'wheelchair') return { ...target, places: all.filter(isForWheelchairs) };
  const others = all.filter((place) => !isForWheelchairs(place));
  if (audience === 'any') return { ...target, places: others, stepFreePlaces: all.filter(isForWheelchairs) };
  return {
    ...target,
    places: others.filter(isOpenTo(audience)),
    stepFreePlaces: all.filter(isOpenTo(audience)),
  };
}

/** The nearest of what a word of a visitor names: `toilets`, `Nearest loo`, `womens-toilet`. */
export function findNearestNamed(text: string, places: readonly Place[]): Target | undefined {
  const named = keyOf(text);
  const offer = nearestOffersIn(places).find(({ name, aliases }) =>
    [name, ...aliases].some((word) => keyOf(word) === named),
  );
  return offer && findNearestTarget(offer.id, places);
}

function keyOf(name: string): string {
  const words = foldText(name).replace(/['’]/g, '').replace(/[_-]/g, ' ');
  return words.replace(/^nearest /, '').replace(/s$/, '');
}

/** Offers for one audience each, of the kind of an offer for audiences, where there are such places: women's, men's and accessible toilets. */
export function audienceOffers(id: string, places: readonly Place[]): readonly NearestOffer[] {
  const own = nearestOffers.find((offer) => offer.id === id && offer.audience);
  const alike = places.filter(({ kind }) => kind === own?.kind);
  return nearestOffers.filter(
    ({ kind, audience = '' }) =>
      kind === own?.kind &&
      alike.some((place) =>
        isForWheelchairs(place) ? audience === 'wheelchair' : wordsIn(place).includes(audience),
      ),
  );
}

/** Every place of the target is for wheelchairs. */
export function isAccessible(target: Target): boolean {
  const places = placesOf(target, false);
  return places.length > 0 && places.every(isForWheelchairs);
}

/** Whether only a step-free way leads there for whom it is made. */
export function isForWheelchairs({ category }: Place): boolean {
  return category?.endsWith('.wheelchair') ?? false;
}

/** `['restroom', 'female', 'wheelchair']` */
function wordsIn({ category }: Place): readonly string[] {
  return category?.split('.') ?? [];
}

/** A toilet without a sex in its category is for everyone, unless it is for wheelchairs. */
function isOpenTo(sex: 'female' | 'male') {
  return (place: Place): boolean => {
    const parts = wordsIn(place);
    return parts.includes(sex) || !parts.some((part) => audiences.some(({ id }) => id === part));
  };
}

/** A destination: a place, or the nearest of several. */
export type Target =
  | { readonly kind: 'place'; readonly id: string; readonly name: string; readonly place: Place }
  | {
      readonly kind: 'nearest';
      readonly id: string;
      readonly name: string;
      readonly places: readonly Place[];
      /** The subset for step-free routes, where not all are suitable. */
      readonly stepFreePlaces?: readonly Place[] | undefined;
    };

export function placesOf(target: Target, stepFree: boolean): readonly Place[] {
  if (target.kind === 'place') return [target.place];
  return (stepFree && target.stepFreePlaces) || target.places;
}
