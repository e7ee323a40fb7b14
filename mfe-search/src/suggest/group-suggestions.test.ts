import { expect, test } from 'vitest';
import type { Suggestion } from '../engine/search-engine.ts';
import { groupSuggestions } from './group-suggestions.ts';

function suggestion(id: string, kind: Suggestion['kind']): Suggestion {
  return { id, kind, title: id, marks: [], where: '', href: `/?q=${id}` };
}

test('groupSuggestions() puts the best suggestion first and groups by kind', () => {
  const groups = groupSuggestions([
    suggestion('205', 'room'),
    suggestion('Dr. Sen', 'person'),
    suggestion('201-236', 'range'),
    suggestion('Dr. Rao', 'person'),
  ]);
  expect(groups.map(({ label, suggestions }) => [label, ...suggestions.map(({ id }) => id)])).toEqual([
    ['Rooms', '205', '201-236'],
    ['People', 'Dr. Sen', 'Dr. Rao'],
  ]);
});
