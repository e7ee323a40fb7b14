import type { Place, PlaceKind } from '@campusway/campus';
import type { Target } from './target.ts';

interface Nearest {
  readonly id: string;
  readonly name: string;
  /** Words by which people look for it. */
  readonly aliases: readonly string[];
  readonly kind: PlaceKind;
  /** Only toilets come in several sorts. */
  readonly accessible?: boolean;
}

/** What people look for without caring which one they find. */
export const nearestKinds: readonly Nearest[] = [
  {
    id: 'nearest-toilet',
    name: 'Nearest toilet',
    aliases: ['toilet', 'restroom', 'washroom', 'wc', 'bathroom', 'loo'],
    kind: 'toilet',
    accessible: false,
  },
  {
    id: 'nearest-accessible-toilet',
    name: 'Nearest accessible toilet',
    aliases: ['wheelchair toilet', 'disabled toilet', 'accessible washroom'],
    kind: 'toilet',
    accessible: true,
  },
  {
    id: 'nearest-water',
    name: 'Nearest drinking water',
    aliases: ['water', 'water cooler', 'drinking fountain'],
    kind: 'water',
  },
  { id: 'nearest-lift', name: 'Nearest lift', aliases: ['lift', 'elevator'], kind: 'lift' },
  { id: 'nearest-stairs', name: 'Nearest stairs', aliases: ['stairs', 'staircase', 'steps'], kind: 'stairs' },
  {
    id: 'nearest-exit',
    name: 'Nearest exit',
    aliases: ['exit', 'way out', 'entrance', 'door outside'],
    kind: 'entrance',
  },
];

export function findNearestTarget(id: string, places: readonly Place[]): Target | undefined {
  const nearest = nearestKinds.find((candidate) => candidate.id === id);
  if (!nearest) return undefined;
  const { name, kind, accessible } = nearest;
  const all = places.filter((place) => place.kind === kind);
  const isAccessible = (place: Place) => place.id.includes('accessible');
  if (accessible === undefined) return { kind: 'nearest', id, name, places: all };
  const stepFreePlaces = all.filter(isAccessible);
  if (accessible) return { kind: 'nearest', id, name, places: stepFreePlaces };
  return { kind: 'nearest', id, name, places: all.filter((place) => !isAccessible(place)), stepFreePlaces };
}
