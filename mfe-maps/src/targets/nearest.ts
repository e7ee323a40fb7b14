import type { Place, PlaceKind } from '@campusway/campus';
import type { Target } from './target.ts';

interface Nearest {
  readonly id: string;
  readonly name: string;
  /** Words by which people look for it. */
  readonly aliases: readonly string[];
  readonly kind: PlaceKind;
  /** Only toilets come in several sorts: for everybody, for some of us, or made for a wheelchair. */
  readonly sort?: 'any' | 'female' | 'male' | 'wheelchair';
}

/** What people look for without caring which one they find. */
export const nearestKinds: readonly Nearest[] = [
  {
    id: 'nearest-toilet',
    name: 'Nearest toilet',
    aliases: ['toilet', 'restroom', 'washroom', 'wc', 'bathroom', 'loo'],
    kind: 'toilet',
    sort: 'any',
  },
  {
    id: 'nearest-womens-toilet',
    name: 'Nearest women’s toilet',
    aliases: ['womens toilet', 'women toilet', 'ladies', 'ladies toilet', 'womens washroom', 'girls toilet'],
    kind: 'toilet',
    sort: 'female',
  },
  {
    id: 'nearest-mens-toilet',
    name: 'Nearest men’s toilet',
    aliases: ['mens toilet', 'men toilet', 'gents', 'gents toilet', 'mens washroom', 'boys toilet'],
    kind: 'toilet',
    sort: 'male',
  },
  {
    id: 'nearest-accessible-toilet',
    name: 'Nearest accessible toilet',
    aliases: ['wheelchair toilet', 'disabled toilet', 'accessible washroom'],
    kind: 'toilet',
    sort: 'wheelchair',
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
  const { name, kind, sort } = nearest;
  const all = places.filter((place) => place.kind === kind);
  if (sort === undefined) return { kind: 'nearest', id, name, places: all };
  const open = sort === 'female' || sort === 'male' ? all.filter((place) => isOpenTo(place, sort)) : all;
  const stepFreePlaces = open.filter(isForWheelchairs);
  if (sort === 'wheelchair') return { kind: 'nearest', id, name, places: stepFreePlaces };
  return {
    kind: 'nearest',
    id,
    name,
    places: open.filter((place) => !isForWheelchairs(place)),
    stepFreePlaces,
  };
}

function isForWheelchairs({ category }: Place): boolean {
  return category?.endsWith('.wheelchair') ?? false;
}

/** A toilet that is not said to be for one sex is for both. */
function isOpenTo({ category }: Place, sex: 'female' | 'male'): boolean {
  const parts = category?.split('.') ?? [];
  return parts.includes(sex) || !(parts.includes('female') || parts.includes('male'));
}
