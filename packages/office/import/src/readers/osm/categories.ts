import { byWord } from '../../derive/draft/categories.ts';
import type { Tags } from './things.ts';

/** Categories of IMDF by words of `room=*`, `amenity=*`, `shop=*` and similar keys. */
const rooms = byWord({
  auditorium: 'amphitheatre auditorium auditory lecture lecture_hall',
  classroom: 'class classroom seminar',
  conferenceroom: 'conference meeting',
  elevator: 'elevator lift',
  escalator: 'escalator',
  firstaid: 'first_aid',
  fitnessroom: 'fitness',
  foodservice: 'cafe canteen fast_food restaurant',
  kitchen: 'kitchen',
  laboratory: 'lab laboratory',
  library: 'library',
  lobby: 'entrance lobby reception',
  mothersroom: 'mothers parents',
  nonpublic: 'technical utility',
  office: 'administration office',
  opentobelow: 'void',
  parking: 'parking',
  prayerroom: 'place_of_worship prayer',
  ramp: 'ramp',
  room: 'locker',
  shower: 'shower',
  stairs: 'stairs',
  storage: 'storage',
  theater: 'theatre',
  waitingroom: 'waiting waiting_room',
  walkway: 'corridor hallway',
});

/** Categories of IMDF by tags of points. */
const points = byWord({
  atm: 'amenity=atm',
  bus: 'highway=bus_stop',
  coinlocker: 'amenity=luggage_locker amenity=locker',
  defibrillator: 'emergency=defibrillator',
  drinkingwater: 'amenity=drinking_water amenity=water_point',
  fireextinguisher: 'emergency=fire_extinguisher',
  firstaid: 'emergency=first_aid',
  information: 'tourism=information',
  mailbox: 'amenity=post_box',
  meetingpoint: 'emergency=assembly_point',
  parking: 'amenity=parking',
  'parking.bicycle': 'amenity=bicycle_parking',
  'parking.ev': 'amenity=charging_station',
  phone: 'amenity=telephone',
  'phone.emergency': 'emergency=phone',
  photobooth: 'amenity=photo_booth',
  prayerroom: 'amenity=place_of_worship',
  shower: 'amenity=shower',
  taxi: 'amenity=taxi',
  vendingmachine: 'amenity=vending_machine',
});

/** Keys that describe a room, the most specific first. */
const roomKeys = ['room', 'amenity', 'shop', 'office', 'leisure', 'tourism', 'healthcare'];

/** Category of IMDF of an indoor area. */
export function unitCategoryOf(tags: Tags): string {
  const { indoor, highway } = tags;
  if (indoor === 'wall' || indoor === 'column' || indoor === 'pillar') return 'structure';
  if (isToilet(tags)) return restroomOf(tags);
  if (isYes(tags.stairs) || highway === 'steps') return isYes(tags.conveying) ? 'escalator' : 'stairs';
  if (highway === 'elevator' || isYes(tags.elevator) || tags['building:part'] === 'elevator')
    return 'elevator';
  if (tags.stairwell === 'flight_of_stairs') return 'stairs';
  if (tags.railway === 'platform' || tags.public_transport === 'platform') return 'platform';
  if (isYes(tags.ramp)) return 'ramp';
  const [known] = roomKeys.flatMap((key) => rooms.get(tags[key] ?? '') ?? []);
  if (known) return known;
  if (indoor === 'corridor' || highway !== undefined) return 'walkway';
  if (indoor === 'area' || indoor === 'yes') return roomKeys.some((key) => key in tags) ? 'room' : 'walkway';
  return 'room';
}

export function shaftCategoryOf(tags: Tags): 'stairs' | 'elevator' | undefined {
  const category = unitCategoryOf(tags);
  if (category === 'elevator') return 'elevator';
  return category === 'stairs' || category === 'escalator' ? 'stairs' : undefined;
}

/** Names of stairs and lifts in several languages, for rooms whose tags contain no more. */
const shaftWords = byWord({
  stairs:
    'stairs staircase stairway stairwell treppe treppenhaus escalera escaleras escada escadas escalier escaliers scala лестница',
  elevator: 'elevator lift aufzug fahrstuhl ascensor elevador ascenseur ascensore лифт',
});

/** Category of a room that is called stairs or lift: `Stairs B`, `Main Stairs`, but not `Lift Lobby`. */
export function shaftCalled(name = ''): 'stairs' | 'elevator' | undefined {
  const words = name.toLowerCase().split(/[\s/]+/);
  if (words.some((word) => /lobby|hall|room|cafe|machine/.test(word))) return undefined;
  const called = [words[0], words.at(-1)].map((word) => shaftWords.get(word ?? ''));
  return called.includes('stairs') ? 'stairs' : called.find((one) => one !== undefined);
}

/** Category of IMDF of a point; undefined if a college has no sign for it. */
export function amenityCategoryOf(tags: Tags): string | undefined {
  if (isToilet(tags)) return restroomOf(tags);
  const keys = ['amenity', 'emergency', 'tourism', 'highway'];
  return keys.flatMap((key) => points.get(`${key}=${tags[key]}`) ?? [])[0];
}

/** Whether a point is a shop, an office or a service, which describes the room around it. */
export function isOccupant(tags: Tags): boolean {
  return roomKeys.some((key) => key in tags) || ('name' in tags && tags.indoor === 'room');
}

function isToilet({ amenity, room }: Tags): boolean {
  return [amenity, room].some((word) => ['toilets', 'toilet', 'wc', 'restroom'].includes(word ?? ''));
}

function restroomOf({ male, female, unisex, wheelchair }: Tags): string {
  const isForAll = isYes(unisex) || (isYes(male) && isYes(female));
  const sort = isForAll ? '' : isYes(female) ? '.female' : isYes(male) ? '.male' : '';
  return `restroom${sort}${wheelchair === 'yes' || wheelchair === 'designated' ? '.wheelchair' : ''}`;
}

export function isYes(value: string | undefined): boolean {
  return value !== undefined && value !== 'no';
}

/** Roads and paths that people walk on. */
const walked = new Set(
  'corridor cycleway footway living_street path pedestrian residential service steps track unclassified'.split(
    ' ',
  ),
);

/** Category of a line that people walk on; undefined for other lines. */
export function wayCategoryOf(tags: Tags): 'corridor' | 'path' | 'ramp' | 'stairs' | undefined {
  const { highway = '', foot, access, ramp, indoor } = tags;
  const allowed = foot ?? access ?? 'yes';
  if (!walked.has(highway) || allowed === 'no' || foot === 'private') return undefined;
  if (highway === 'steps') return 'stairs';
  if (isYes(ramp)) return 'ramp';
  return highway === 'corridor' || isYes(indoor) ? 'corridor' : 'path';
}

/** Category of an area outdoors in a college's drawing; undefined for areas that are not drawn. */
export function surfaceOf(tags: Tags): string | undefined {
  const { natural = '', landuse = '', leisure = '', amenity, highway, water } = tags;
  if (natural === 'water' || water !== undefined) return 'water';
  if (amenity === 'parking') return 'parking';
  if (leisure === 'pitch' || leisure === 'track') return 'fieldofplay';
  if (highway !== undefined) return highway === 'pedestrian' || highway === 'footway' ? 'plaza' : 'road';
  const isGreen =
    ['grass', 'forest', 'meadow', 'village_green', 'flowerbed'].includes(landuse) ||
    ['park', 'garden'].includes(leisure) ||
    ['wood', 'scrub', 'grassland', 'shrubbery'].includes(natural);
  return isGreen ? 'vegetation' : undefined;
}
