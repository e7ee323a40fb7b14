import type { Tags } from './elements.ts';

/** Words of `room=*`, `amenity=*`, `shop=*` and the like, in the words of IMDF. */
const rooms: Readonly<Record<string, string>> = {
  administration: 'office',
  amphitheatre: 'auditorium',
  auditorium: 'auditorium',
  auditory: 'auditorium',
  cafe: 'foodservice',
  canteen: 'foodservice',
  class: 'classroom',
  classroom: 'classroom',
  conference: 'conferenceroom',
  corridor: 'walkway',
  elevator: 'elevator',
  entrance: 'lobby',
  escalator: 'escalator',
  fast_food: 'foodservice',
  first_aid: 'firstaid',
  fitness: 'fitnessroom',
  hallway: 'walkway',
  kitchen: 'kitchen',
  lab: 'laboratory',
  laboratory: 'laboratory',
  lecture: 'auditorium',
  lecture_hall: 'auditorium',
  library: 'library',
  lift: 'elevator',
  lobby: 'lobby',
  locker: 'room',
  meeting: 'conferenceroom',
  mothers: 'mothersroom',
  office: 'office',
  parents: 'mothersroom',
  parking: 'parking',
  place_of_worship: 'prayerroom',
  prayer: 'prayerroom',
  ramp: 'ramp',
  reception: 'lobby',
  restaurant: 'foodservice',
  seminar: 'classroom',
  shower: 'shower',
  stairs: 'stairs',
  storage: 'storage',
  technical: 'nonpublic',
  theatre: 'theater',
  utility: 'nonpublic',
  void: 'opentobelow',
  waiting: 'waitingroom',
  waiting_room: 'waitingroom',
};

/** Points, in the words of IMDF. */
const points: Readonly<Record<string, string>> = {
  'amenity=atm': 'atm',
  'amenity=bicycle_parking': 'parking.bicycle',
  'amenity=charging_station': 'parking.ev',
  'amenity=drinking_water': 'drinkingwater',
  'amenity=luggage_locker': 'coinlocker',
  'amenity=locker': 'coinlocker',
  'amenity=parking': 'parking',
  'amenity=photo_booth': 'photobooth',
  'amenity=place_of_worship': 'prayerroom',
  'amenity=post_box': 'mailbox',
  'amenity=shower': 'shower',
  'amenity=taxi': 'taxi',
  'amenity=telephone': 'phone',
  'amenity=vending_machine': 'vendingmachine',
  'amenity=water_point': 'drinkingwater',
  'emergency=assembly_point': 'meetingpoint',
  'emergency=defibrillator': 'defibrillator',
  'emergency=fire_extinguisher': 'fireextinguisher',
  'emergency=first_aid': 'firstaid',
  'emergency=phone': 'phone.emergency',
  'highway=bus_stop': 'bus',
  'tourism=information': 'information',
};

/** Keys that say what a room is, the most telling first. */
const roomKeys = ['room', 'amenity', 'shop', 'office', 'leisure', 'tourism', 'healthcare'];

/** Category of an indoor area in the words of IMDF. */
export function unitCategoryOf(tags: Tags): string {
  const { indoor } = tags;
  if (indoor === 'wall' || indoor === 'column' || indoor === 'pillar') return 'structure';
  if (isToilet(tags)) return restroomOf(tags);
  if (isYes(tags.stairs) || tags.highway === 'steps')
    return tags.conveying && tags.conveying !== 'no' ? 'escalator' : 'stairs';
  if (tags.highway === 'elevator' || isYes(tags.elevator) || tags['building:part'] === 'elevator')
    return 'elevator';
  if (tags.stairwell === 'flight_of_stairs') return 'stairs';
  if (tags.railway === 'platform' || tags.public_transport === 'platform') return 'platform';
  if (isYes(tags.ramp)) return 'ramp';
  for (const key of roomKeys) {
    const known = rooms[tags[key] ?? ''];
    if (known) return known;
  }
  if (indoor === 'corridor' || tags.highway !== undefined) return 'walkway';
  if (indoor === 'area' || indoor === 'yes') return roomKeys.some((key) => key in tags) ? 'room' : 'walkway';
  return 'room';
}

/** What stairs and lifts are called where the tags of a room say no more. */
const shaftWords: Readonly<Record<'stairs' | 'elevator', readonly string[]>> = {
  stairs: [
    ...['stairs', 'staircase', 'stairway', 'stairwell', 'treppe', 'treppenhaus', 'escalera', 'escaleras'],
    ...['escada', 'escadas', 'escalier', 'escaliers', 'scala', 'лестница'],
  ],
  elevator: [
    'elevator',
    'lift',
    'aufzug',
    'fahrstuhl',
    'ascensor',
    'elevador',
    'ascenseur',
    'ascensore',
    'лифт',
  ],
};

/** Category of a room that is called stairs or lift: `Stairs B`, `Main Stairs`, and no `Lift Lobby`. */
export function shaftCalled(name: string | undefined): 'stairs' | 'elevator' | undefined {
  const words = name?.toLowerCase().split(/[\s/]+/) ?? [];
  const isCalled = (kind: 'stairs' | 'elevator') =>
    [words[0], words.at(-1)].some((word) => word && shaftWords[kind].includes(word));
  if (words.some((word) => /lobby|hall|room|cafe|machine/.test(word))) return undefined;
  return isCalled('stairs') ? 'stairs' : isCalled('elevator') ? 'elevator' : undefined;
}

/** Category of a point in the words of IMDF; undefined for what a college has no sign for. */
export function amenityCategoryOf(tags: Tags): string | undefined {
  if (isToilet(tags)) return restroomOf(tags);
  for (const key of ['amenity', 'emergency', 'tourism', 'highway']) {
    const known = points[`${key}=${tags[key]}`];
    if (known) return known;
  }
  return undefined;
}

/** A shop, an office or a service as a point: it tells what the room around it is. */
export function isOccupant(tags: Tags): boolean {
  return roomKeys.some((key) => key in tags) || ('name' in tags && tags.indoor === 'room');
}

export function shaftCategoryOf(tags: Tags): 'stairs' | 'elevator' | undefined {
  const category = unitCategoryOf(tags);
  if (category === 'elevator') return 'elevator';
  return category === 'stairs' || category === 'escalator' ? 'stairs' : undefined;
}

function isToilet({ amenity, room }: Tags): boolean {
  return [amenity, room].some(
    (word) => word === 'toilets' || word === 'toilet' || word === 'wc' || word === 'restroom',
  );
}

function restroomOf({ male, female, unisex, wheelchair }: Tags): string {
  const sort =
    isYes(unisex) || (isYes(male) && isYes(female))
      ? ''
      : isYes(female)
        ? '.female'
        : isYes(male)
          ? '.male'
          : '';
  return `restroom${sort}${wheelchair === 'yes' || wheelchair === 'designated' ? '.wheelchair' : ''}`;
}

export function isYes(value: string | undefined): boolean {
  return value !== undefined && value !== 'no';
}

/** Roads and paths that people walk on. */
const walked = new Set([
  ...[
    'corridor',
    'cycleway',
    'footway',
    'living_street',
    'path',
    'pedestrian',
    'residential',
    'service',
    'steps',
  ],
  ...['track', 'unclassified'],
]);

/** Category of a line that people walk on; undefined of any other. */
export function wayCategoryOf({
  highway,
  foot,
  access,
  ramp,
  indoor,
}: Tags): 'corridor' | 'path' | 'ramp' | 'stairs' | undefined {
  if (highway === undefined || !walked.has(highway)) return undefined;
  const allowed = foot ?? access ?? 'yes';
  if (allowed === 'no' || (allowed === 'private' && foot !== undefined)) return undefined;
  if (highway === 'steps') return 'stairs';
  if (isYes(ramp)) return 'ramp';
  return highway === 'corridor' || isYes(indoor) ? 'corridor' : 'path';
}
