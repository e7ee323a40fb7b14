/**
 * Facts of every kind of place, one row each: what the drawing, the search, directions and the plan know of it. A new
 * amenity needs a row, and a drawing of its pictogram if the neutral one does not do.
 */

/** Pictogram on the plan by category in the terms of IMDF; `none` of what is drawn otherwise or not at all. */
type Categories = Readonly<Record<string, string>>;

/** Part of a category that says for whom a place is: `female` of `restroom.female`. */
export type PlaceSort = 'female' | 'male' | 'wheelchair';

/** "Nearest ..." as a destination. */
export interface NearestOffer {
  readonly kind: PlaceKind;
  /** `nearest-` and the kind unless the row says otherwise. */
  readonly id: string;
  /** `Nearest` and the first word of the kind unless the row says otherwise. */
  readonly name: string;
  /** Words by which people look for it; those of the kind unless the row says otherwise. */
  readonly aliases: readonly string[];
  /** `any` prefers places that are not kept for wheelchair users, except on a route without steps. */
  readonly sort?: PlaceSort | 'any';
}

interface PlaceKindFacts {
  /** Categories of the units and of the amenities that are such places. */
  readonly units?: Categories;
  readonly amenities?: Categories;
  /** Its places tell for whom they are by their category. */
  readonly hasSorts?: true;
  /**
   * One of many alike, such as lifts and toilets: an amenity of the search, with an article in a sentence, less known
   * than a room behind the same door, offered as "Nearest ...".
   */
  readonly isFitting?: true;
  /** People are inside of it, so that directions begin with leaving it. */
  readonly isEntered?: true;
  /** People do not count it among the doors of a corridor. */
  readonly isUncounted?: true;
  /** Name of the chip on the map that shows all such places: what people look for in a hurry. */
  readonly chip?: string;
  /** Words of the search for all such places, the one to show first; the kind's own name unless given. */
  readonly words?: readonly [string, ...string[]];
  /** Of a fitting; one without a sort unless given. */
  readonly nearest?: readonly Partial<Omit<NearestOffer, 'kind'>>[];
}

const room = { isFitting: true, isEntered: true } as const;
const fixture = { isFitting: true, isUncounted: true } as const;

/** The same pictogram for several categories. */
function drawnAs<Category extends string>(
  pictogram: string,
  categories: readonly Category[],
): Readonly<Record<Category, string>> {
  return Object.fromEntries(categories.map((category) => [category, pictogram])) as Record<Category, string>;
}

const restrooms = {
  ...drawnAs('toilet', ['restroom', 'restroom.family', 'restroom.transgender', 'restroom.unisex']),
  ...drawnAs('wheelchair', [
    'restroom.wheelchair',
    'restroom.female.wheelchair',
    'restroom.male.wheelchair',
    'restroom.transgender.wheelchair',
    'restroom.unisex.wheelchair',
  ]),
  'restroom.female': 'woman',
  'restroom.male': 'man',
};

const prayerRooms = drawnAs('prayer', [
  'prayerroom',
  'prayerroom.buddhism',
  'prayerroom.christianity',
  'prayerroom.hinduism',
  'prayerroom.islam',
  'prayerroom.islam.female',
  'prayerroom.islam.male',
  'prayerroom.judaism',
  'prayerroom.shintoism',
  'prayerroom.sikh',
  'prayerroom.taoic',
]);

/** In the order in which the nearest ones are offered. */
export const placeKinds = {
  room: { isEntered: true },
  venue: { isEntered: true },
  building: { isEntered: true, words: ['building', 'block'] },
  facility: {
    amenities: {
      ...drawnAs('information', ['information', 'reception.desk']),
      'parking.wheelchair': 'wheelchair',
      seating: 'none',
      ...drawnAs('spot', [
        'bus',
        'cashier',
        'childplayarea',
        'exhibit',
        'foodservice',
        'handsanitizerstation',
        'landmark',
        'lostandfound',
        'mailbox',
        'meetingpoint',
        'mobilityrescue',
        'parking',
        'parking.ev',
        'parking.motorcycle',
        'photobooth',
        'police',
        'rideshare',
        'security',
        'service',
        'shuttle',
        'smokingarea',
        'studentadmissions',
        'studentservices',
        'swimmingpool',
        'taxi',
        'ticketing',
        'wifi',
        'unspecified',
      ]),
    },
  },
  gate: { words: ['gate', 'entrance'] },
  toilet: {
    ...room,
    units: restrooms,
    amenities: restrooms,
    hasSorts: true,
    chip: 'Toilets',
    words: ['toilet', 'loo', 'washroom', 'restroom', 'bathroom', 'wc', 'urinal', 'lavatory'],
    nearest: [
      { sort: 'any' },
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
        sort: 'female',
      },
      {
        id: 'nearest-mens-toilet',
        name: 'Nearest men’s toilet',
        aliases: ['mens toilet', 'men toilet', 'gents', 'gents toilet', 'mens washroom', 'boys toilet'],
        sort: 'male',
      },
      {
        id: 'nearest-accessible-toilet',
        name: 'Nearest accessible toilet',
        aliases: ['wheelchair toilet', 'disabled toilet', 'accessible washroom'],
        sort: 'wheelchair',
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
  stairs: { ...fixture, units: { stairs: 'none' }, words: ['stairs', 'staircase', 'steps', 'stairway'] },
  entrance: {
    isFitting: true,
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
    hasSorts: true,
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

/** Of a kind that only newer data knows, no facts. */
export function factsOf(kind: PlaceKind): PlaceKindFacts {
  return placeKinds[kind] ?? {};
}

/** What people call places of the kind, the word to show first. */
export function wordsOf(kind: PlaceKind): readonly [string, ...string[]] {
  return factsOf(kind).words ?? [kind];
}

/** Chips of places that their pictogram says more of than their kind. */
const chipsByPictogram: ReadonlyMap<string | undefined, string> = new Map([['canteen', 'Food']]);

/** Names of all chips, in the order of the table. */
export const placeChips: readonly string[] = [
  ...new Set(allKinds.flatMap((kind) => factsOf(kind).chip ?? [])),
];

/** Names of the chips that have a place among these, in the order of the table. */
export function chipsAmong(places: readonly ChipPlace[]): readonly string[] {
  const had = new Set(places.map(chipOf));
  return placeChips.filter((chip) => had.has(chip));
}

interface ChipPlace {
  readonly kind: PlaceKind;
  readonly pictogram?: string | undefined;
}

/** Name of the chip that shows a place; most have none. */
export function chipOf(place: ChipPlace): string | undefined {
  return factsOf(place.kind).chip ?? chipsByPictogram.get(place.pictogram);
}

/** "Nearest ..." as destinations, in the order of the table. */
export const nearestOffers: readonly NearestOffer[] = allKinds.flatMap((kind) => {
  const { isFitting, nearest = [{}] } = factsOf(kind);
  const aliases = wordsOf(kind);
  const usual = { kind, id: `nearest-${kind}`, name: `Nearest ${aliases[0]}`, aliases };
  return isFitting ? nearest.map((offer) => ({ ...usual, ...offer })) : [];
});

interface Drawn {
  readonly kind: PlaceKind;
  readonly pictogram: string;
}

function byCategory(field: 'units' | 'amenities'): ReadonlyMap<string, Drawn> {
  return new Map(
    allKinds.flatMap((kind) =>
      Object.entries(factsOf(kind)[field] ?? {}).map(([category, pictogram]) => [
        category,
        { kind, pictogram },
      ]),
    ),
  );
}

/** Categories of units, and of amenities, that are places. */
export const placesDrawn = { unit: byCategory('units'), amenity: byCategory('amenities') };

/** What people say of a place instead of the word on its sign, and what narrows a list of such places. */
export const placeSorts = [
  { id: 'female', label: 'Women', onSign: /\bwomen\b/i, sayings: ['ladies', 'girls', 'female'] },
  { id: 'male', label: 'Men', onSign: /\bmen\b/i, sayings: ['gents', 'boys', 'male'] },
  {
    id: 'wheelchair',
    label: 'Accessible',
    onSign: /\baccessible\b/i,
    sayings: ['disabled', 'wheelchair', 'handicapped'],
  },
] as const satisfies readonly { id: PlaceSort; label: string; onSign: RegExp; sayings: readonly string[] }[];
