import type { Place, RoomKind } from '../../model.ts';
import { aliasesInCommon, audiences, type PlaceKind, wordsOf } from '../../place-kinds.ts';
import type { Facet } from '../search-record.ts';

export const departmentWords = ['विभाग', 'విభాగం', 'ವಿಭಾಗ', 'துறை'];

export const roomKindFacets: Readonly<Record<RoomKind, Facet>> = {
  classroom: kind(
    ...['classroom', 'class', 'lecture hall', 'lecture room'],
    ...['kaksha', 'tharagathi', 'कक्षा', 'क्लासरूम', 'తరగతి', 'తరగతి గది', 'క్లాస్ రూమ్', 'ತರಗತಿ', 'வகுப்பறை'],
  ),
  lab: kind(
    ...['lab', 'laboratory', 'practical', 'prayogshala', 'प्रयोगशाला', 'लैब', 'ప్రయోగశాల', 'ల్యాబ్'],
    ...['ಪ್ರಯೋಗಾಲಯ', 'ಲ್ಯಾಬ್', 'ஆய்வகம்', 'ஆய்வுக்கூடம்'],
  ),
  faculty: kind('faculty room', 'staff room', 'cabin', 'teachers room', 'स्टाफ रूम', 'స్టాఫ్ రూమ్'),
  department: kind('department room', 'department office', ...departmentWords),
  waiting: kind(
    ...['waiting room', 'waiting hall', 'waiting area', 'waiting place', 'lounge', 'place to sit'],
    ...['seating', 'seating area'],
  ),
  other: kind('room'),
};

/** One facet per kind of place. Aliases shared by all places of a kind become words of the kind. */
export function kindFacets(places: readonly Place[]): ReadonlyMap<PlaceKind, Facet> {
  const byKind = Map.groupBy(places, (place) => place.kind);
  return new Map(
    [...byKind].map(([name, alike]) => [
      name,
      kind(...new Set([...wordsOf(name), ...aliasesInCommon(alike)])),
    ]),
  );
}

/** `gents` for a sign that reads `Toilet, men`. */
export function synonymsOf(sign: string): readonly string[] {
  return audiences.flatMap(({ signPattern, synonyms }) => (signPattern.test(sign) ? synonyms : []));
}

function kind(...words: readonly string[]): Facet {
  return { name: 'kind', words };
}
