/**
 * Facts of each kind of place, one row each, for the drawing, the search, directions and the plan. A new amenity needs
 * a row, and a pictogram unless the neutral one suffices.
 */

import { type WordOf, wordsIn } from './text.ts';

/** Pictogram on the plan by IMDF category; `none` for what is drawn in another way or not at all. */
type Categories = Readonly<Record<string, string>>;

/** Part of an IMDF category that names the users of a place: `female` of `restroom.female`. */
export type Audience = 'female' | 'male' | 'wheelchair';

/** "Nearest ..." as a destination. */
export interface NearestOffer {
  readonly kind: PlaceKind;
  /** `nearest-` and the kind unless the row says otherwise. */
  readonly id: string;
  /** `Nearest` and the first word of the kind unless the row says otherwise. */
  readonly name: string;
  /** Search words; those of the kind unless the row says otherwise. */
  readonly aliases: readonly string[];
  /** `any` prefers places that are not reserved for wheelchair users, except on a step-free route. */
  readonly audience?: Audience | 'any';
}

interface PlaceKindFacts {
  /** IMDF categories of units and amenities of this kind. */
  readonly units?: Categories;
  readonly amenities?: Categories;
  /** The category of its places names their audience. */
  readonly hasAudience?: true;
  /**
   * One of many alike, such as lifts and toilets: any of them will do. Listed as an amenity by the search, with an
   * article in sentences, less prominent than a room with the same door, offered as "Nearest ...".
   */
  readonly isInterchangeable?: true;
  /** Has an inside: directions from it begin with `Leave`. */
  readonly isEntered?: true;
  /** Not counted among the doors of a corridor. */
  readonly isUncounted?: true;
  /** Name of the chip on the map that shows all such places. */
  readonly chip?: string;
  /** Search words for all such places, the display name first; the kind's own name unless given. */
  readonly words?: readonly [string, ...string[]];
  /** For interchangeable kinds; one offer for all audiences unless given. */
  readonly nearest?: readonly Partial<Omit<NearestOffer, 'kind'>>[];
}

const room = { isInterchangeable: true, isEntered: true } as const;
const fixture = { isInterchangeable: true, isUncounted: true } as const;

/** Maps several categories, given as rows of words, to one pictogram. */
function drawnAs<const Row extends string>(pictogram: string, ...rows: readonly Row[]) {
  const entries = wordsIn(...rows).map((category) => [category, pictogram]);
  return Object.fromEntries(entries) as Readonly<Record<WordOf<Row>, string>>;
}

const restrooms = {
  ...drawnAs('toilet', 'restroom restroom.family restroom.transgender restroom.unisex'),
  ...drawnAs(
    'wheelchair',
    'restroom.wheelchair restroom.female.wheelchair restroom.male.wheelchair restroom.transgender.wheelchair',
    'restroom.unisex.wheelchair',
  ),
  'restroom.female': 'woman',
  'restroom.male': 'man',
};

/** Words of visitors from other countries, by pictogram. */
const wordsAbroad: Readonly<Record<string, readonly string[]>> = {
  toilet: wordsIn('latrine toilette baño bagno banheiro aseos tuvalet'),
  library: wordsIn('biblioteca bibliothek bibliothèque bibliotheek kütüphane'),
  canteen: wordsIn('cantina cantine mensa kantine comedor refeitório yemekhane'),
  parking: wordsIn('parkplatz parcheggio estacionamiento estacionamento aparcamiento stationnement otopark'),
};

export function wordsAbroadFor({ pictogram = '' }: { readonly pictogram?: string | undefined }) {
  return wordsAbroad[pictogram] ?? [];
}

const prayerRooms = drawnAs(
  'prayer',
  'prayerroom prayerroom.buddhism prayerroom.christianity prayerroom.hinduism prayerroom.islam',
  'prayerroom.islam.female prayerroom.islam.male prayerroom.judaism prayerroom.shintoism prayerroom.sikh',
  'prayerroom.taoic',
);

/** In the order in which the nearest ones are offered. */
export const placeKinds = {
  room: { isEntered: true },
  venue: { isEntered: true },
  building: { isEntered: true, words: ['building', 'block'] },
  facility: {
    amenities: {
      ...drawnAs('information', 'information reception.desk'),
      'parking.wheelchair': 'wheelchair',
      seating: 'none',
      ...drawnAs(
        'spot',
        'bus cashier childplayarea exhibit foodservice handsanitizerstation landmark lostandfound mailbox',
        'meetingpoint mobilityrescue parking parking.ev parking.motorcycle photobooth police rideshare security',
        'service shuttle smokingarea studentadmissions studentservices swimmingpool taxi ticketing wifi unspecified',
      ),
    },
  },
  gate: { words: ['gate', 'entrance'] },
  /** What is named on the plan and nothing else: a lawn, a court, a path. Never a landmark nor in the list of a screen. */
  area: {},
  toilet: {
    ...room,
    units: restrooms,
    amenities: restrooms,
    hasAudience: true,
    chip: 'Toilets',
    words: [
      'toilet',
      'loo',
      'pee',
      'hands',
      'washroom',
      'restroom',
      'bathroom',
      'wc',
      'urinal',
      'lavatory',
      ...wordsAbroadFor({ pictogram: 'toilet' }),
    ],
    nearest: [
      { audience: 'any' },
      {
        id: 'nearest-womens-toilet',
        name: 'Nearest women’s toilet',
        aliases: [
          'womens toilet',
          'women toilet',
          'ladies',
          'ladies toilet',
          'womens washroom',
          'girls toilet',
        ],
        audience: 'female',
      },
      {
        id: 'nearest-mens-toilet',
        name: 'Nearest men’s toilet',
        aliases: ['mens toilet', 'men toilet', 'gents', 'gents toilet', 'mens washroom', 'boys toilet'],
        audience: 'male',
      },
      {
        id: 'nearest-accessible-toilet',
        name: 'Nearest accessible toilet',
        aliases: ['wheelchair toilet', 'disabled toilet', 'accessible washroom'],
        audience: 'wheelchair',
      },
    ],
  },
  water: {
    ...fixture,
    amenities: { drinkingwater: 'water', drinkingfountain: 'water' },
    chip: 'Drinking water',
    words: ['drinking water', 'water', 'water cooler', 'tap', 'fountain'],
    nearest: [{ aliases: ['water', 'water cooler', 'drinking fountain'] }],
  },
  lift: { ...fixture, units: { elevator: 'none' }, chip: 'Lifts', words: ['lift', 'elevator'] },
  stairs: {
    isInterchangeable: true,
    units: { stairs: 'none' },
    words: ['stairs', 'staircase', 'steps', 'stairway'],
  },
  entrance: {
    isInterchangeable: true,
    chip: 'Exits',
    words: ['entrance', 'entry', 'door'],
    nearest: [
      { id: 'nearest-exit', name: 'Nearest exit', aliases: ['exit', 'way out', 'entrance', 'door outside'] },
    ],
  },
  atm: {
    ...fixture,
    amenities: { atm: 'atm' },
    words: ['ATM', 'cash machine', 'cash', 'cash point', 'cash dispenser', 'money'],
  },
  vending: {
    ...fixture,
    amenities: { vendingmachine: 'vending' },
    chip: 'Food',
    words: ['vending machine', 'snacks', 'drinks', 'snack machine'],
  },
  bicycle: {
    ...fixture,
    amenities: { 'parking.bicycle': 'bicycle' },
    words: ['bicycle stand', 'bicycle parking', 'bike stand', 'bike rack', 'bike parking', 'cycle stand'],
  },
  prayer: {
    ...room,
    units: prayerRooms,
    amenities: prayerRooms,
    hasAudience: true,
    words: ['prayer room', 'prayer', 'quiet room', 'worship'],
  },
  parents: {
    ...room,
    units: { mothersroom: 'spot' },
    amenities: { mothersroom: 'spot', babychanging: 'spot' },
    words: ['parents room', 'baby changing', 'mothers room', 'nursing room', 'feeding room', 'nappy'],
  },
  shower: {
    ...room,
    units: { shower: 'spot' },
    amenities: { shower: 'spot' },
    words: ['shower', 'showers', 'changing room'],
  },
  firstaid: {
    ...room,
    units: { firstaid: 'firstaid' },
    amenities: { firstaid: 'firstaid' },
    words: ['first aid', 'medical room', 'sick room', 'nurse'],
  },
  defibrillator: {
    ...fixture,
    amenities: { defibrillator: 'firstaid' },
    words: ['defibrillator', 'AED', 'emergency defibrillator'],
  },
  extinguisher: {
    ...fixture,
    amenities: { fireextinguisher: 'spot', firealarmpullstation: 'spot' },
    words: ['fire extinguisher', 'fire alarm', 'extinguisher'],
  },
  charging: {
    ...fixture,
    amenities: { powerchargingstation: 'spot' },
    words: ['charging station', 'charging point', 'phone charger', 'power socket'],
  },
  copier: {
    ...fixture,
    amenities: { copymachine: 'spot' },
    words: ['copier', 'photocopier', 'printer', 'xerox', 'copy machine'],
  },
  lockers: {
    ...fixture,
    amenities: { coinlocker: 'spot', baggagestorage: 'spot' },
    words: ['lockers', 'locker', 'luggage'],
  },
  phone: {
    ...fixture,
    amenities: { phone: 'spot', payphone: 'spot', 'phone.emergency': 'spot' },
    words: ['phone', 'telephone', 'payphone', 'emergency phone'],
  },
} as const satisfies Readonly<Record<string, PlaceKindFacts>>;

export type PlaceKind = keyof typeof placeKinds;

type CategoriesIn<Field extends 'units' | 'amenities'> = {
  [Kind in PlaceKind]: (typeof placeKinds)[Kind] extends Readonly<Record<Field, infer Of>> ? keyof Of : never;
}[PlaceKind];
export type PlaceUnitCategory = CategoriesIn<'units'>;
export type AmenityCategory = CategoriesIn<'amenities'>;

const allKinds = Object.keys(placeKinds) as readonly PlaceKind[];

/** Empty for a kind that only newer data has. */
export function factsOf(kind: PlaceKind): PlaceKindFacts {
  return placeKinds[kind] ?? {};
}

/** Words for places of the kind, the display name first. */
export function wordsOf(kind: PlaceKind): readonly [string, ...string[]] {
  return factsOf(kind).words ?? [kind];
}

/** Names of all chips, in the order of the table. */
export const placeChips: readonly string[] = [
  ...new Set(allKinds.flatMap((kind) => factsOf(kind).chip ?? [])),
];

/** Names of the chips with at least one of these places, in the order of the table. */
export function chipsAmong(places: readonly ChipPlace[]): readonly string[] {
  const present = new Set(places.map(chipOf));
  return placeChips.filter((chip) => present.has(chip));
}

/** The chip that a text names, in any case and also in the singular: `Toilets` for `toilet`. */
export function chipNamed(text: string, places: readonly ChipPlace[]): string | undefined {
  const named = text.toLowerCase();
  return chipsAmong(places).find((chip) => [named, `${named}s`].includes(chip.toLowerCase()));
}

interface ChipPlace {
  readonly kind: PlaceKind;
  readonly pictogram?: string | undefined;
}

/** Name of the chip that shows a place; undefined for most places. By pictogram where the kind is too general. */
export function chipOf({ kind, pictogram }: ChipPlace): string | undefined {
  return factsOf(kind).chip ?? (pictogram === 'canteen' ? 'Food' : undefined);
}

/** "Nearest ..." as destinations, in the order of the table. */
export const nearestOffers: readonly NearestOffer[] = allKinds.flatMap((kind) => {
  const { isInterchangeable, nearest = [{}] } = factsOf(kind);
  const aliases = wordsOf(kind);
  const defaults = { kind, id: `nearest-${kind}`, name: `Nearest ${aliases[0]}`, aliases };
  return isInterchangeable ? nearest.map((offer) => ({ ...defaults, ...offer })) : [];
});

function byCategory(field: 'units' | 'amenities') {
  const rows = allKinds.flatMap((kind) =>
    Object.entries(factsOf(kind)[field] ?? {}).map(([category, pictogram]) => ({
      category,
      kind,
      pictogram,
    })),
  );
  return new Map(rows.map(({ category, ...drawn }) => [category, drawn]));
}

/** Categories of units, and of amenities, that are places. */
export const placesDrawn = { unit: byCategory('units'), amenity: byCategory('amenities') };

/** Audiences with the pattern on a sign and its synonyms for the search, also used as filters of a list. */
export const audiences = [
  { id: 'female', label: 'Women', signPattern: /\bwomen\b/i, synonyms: ['ladies', 'girls', 'female'] },
  { id: 'male', label: 'Men', signPattern: /\bmen\b/i, synonyms: ['gents', 'boys', 'male'] },
  {
    id: 'wheelchair',
    label: 'Accessible',
    signPattern: /\baccessible\b/i,
    synonyms: ['disabled', 'wheelchair', 'handicapped'],
  },
] as const satisfies readonly {
  id: Audience;
  label: string;
  signPattern: RegExp;
  synonyms: readonly string[];
}[];

/** Other names that all of several places have: words of their kind. */
export function aliasesInCommon(
  places: readonly { readonly aliases: readonly string[] }[],
): readonly string[] {
  const [first, ...others] = places.length > 1 ? places : [];
  return first?.aliases.filter((alias) => others.every(({ aliases }) => aliases.includes(alias))) ?? [];
}
