import { readCollege } from '@campusway/college/derive';
import { openCollege } from '@campusway/publishing/college';
import { toWords } from './find-sample-facts.ts';

/**
 * Names, ids and labels of a college, as words, without the site's title, which for the sample is the product's
 * name, and two-letter codes, which occur in any text.
 */
export function sampleFacts(folder: string): ReadonlySet<string> {
  const { facts, parts } = openCollege(folder);
  const texts = [
    facts.name,
    facts.shortName,
    ...parts.departments.flatMap(({ code, label, name, programme }) => [code, label, name, programme]),
    ...parts.people.flatMap(({ id, name, email }) => [id, name, email]),
    ...parts.places.flatMap(({ id, name }) => [id, name]),
    ...parts.rooms.map(({ name }) => name),
    ...parts.lookup.rooms.map(({ venue }) => venue),
    ...parts.lookup.venues.map(({ name }) => name),
    ...parts.screens.map(({ id }) => id),
    ...readCollege(folder).geometry.flatMap(({ features }) => features.map(({ id }) => id)),
  ];
  return new Set(texts.map((text = '') => toWords(text)).filter((text) => text.length > 2));
}
