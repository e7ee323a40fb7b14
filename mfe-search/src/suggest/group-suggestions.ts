import type { Suggestion } from '../engine/search-engine.ts';

export interface SuggestionGroup {
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
}

const labels: Readonly<Record<Suggestion['kind'], string>> = {
  recent: 'Recent searches',
  category: 'Nearest',
  route: 'Directions',
  room: 'Rooms',
  range: 'Rooms',
  lab: 'Labs',
  venue: 'Venues',
  department: 'Departments',
  person: 'People',
  amenity: 'Amenities',
  place: 'On the campus',
  floor: 'Floors',
  help: 'Help',
  page: 'Pages',
};

/** Groups suggestions by kind, in the order of the best suggestion of each. */
export function groupSuggestions(suggestions: readonly Suggestion[]): readonly SuggestionGroup[] {
  const groups = Map.groupBy(suggestions, ({ kind }) => labels[kind]);
  return [...groups].map(([label, grouped]) => ({ label, suggestions: grouped }));
}
