import type { CollegeSource } from '@campusway/college/source';
import type { CollegeLists } from '../model.ts';

/** The lists that are not empty, without notes for editors and without the heads of departments, who are people. */
export function listsOf(source: CollegeSource): CollegeLists {
  const { departments, aliases, lookup, help, gaps, views, closures } = source;
  const { kinds, places } = aliases;
  const { desk, topics } = help;
  const lists: CollegeLists = {
    departments: { departments: departments.map(({ headId: _, headName: __, ...own }) => own) },
    ...{ aliases: { kinds, places }, lookup },
    ...(desk !== undefined && {
      help: { desk, topics: topics.map((topic) => ({ ...topic, aliases: [...topic.aliases] })) },
    }),
    'known-gaps': { gaps: [...gaps].map(([place, reason]) => ({ place, reason })) },
    ...{ views: { views }, closures: { closures } },
  };
  const isFilled = ([, list]: [string, object]) =>
    Object.values(list).some((entries) => Object.keys(entries).length > 0);
  return Object.fromEntries(Object.entries(lists).filter(isFilled));
}
