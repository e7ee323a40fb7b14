import { Drawing } from '../drawing.ts';
import type { Fault } from '../finding.ts';
import { listedRooms } from '../listed-rooms.ts';
import { peopleOf } from '../people.ts';
import type { Rule } from '../rule.ts';

interface Named {
  readonly id: string;
  readonly file: string;
  readonly pointer: string;
}

/** No two people, rooms, places, views or features of the drawing share an id. */
export const uniqueIds: readonly Rule[] = [
  unique('duplicate-person', ['staff'], 'person', (sources) =>
    [...peopleOf(sources.staff)].map(({ id, file, pointer }) => ({ id, file, pointer })),
  ),
  unique('duplicate-room', ['rooms', 'buildings'], 'room', (sources) =>
    [...listedRooms(sources)].map(({ number, file, pointer }) => ({ id: number, file, pointer })),
  ),
  unique('duplicate-place', ['campus-places'], 'place', (sources) =>
    sources['campus-places'].flatMap(({ path, content }) =>
      content.places.map(({ id }, i) => ({ id, file: path, pointer: `/places/${i}` })),
    ),
  ),
  unique('duplicate-view', ['views'], 'view', (sources) =>
    sources.views.flatMap(({ path, content }) =>
      content.views.map(({ id }, i) => ({ id, file: path, pointer: `/views/${i}` })),
    ),
  ),
  unique('duplicate-feature', ['geometry', 'buildings'], 'feature', (sources) => {
    const drawing = Drawing.of(sources);
    return drawing.features.map((feature) => ({ id: feature.id, ...drawing.placeOf(feature) }));
  }),
];

function unique(
  name: string,
  needs: Rule['needs'],
  word: string,
  list: (sources: Parameters<Rule['check']>[0]) => readonly Named[],
): Rule {
  return {
    name,
    needs,
    *check(sources): Generator<Fault> {
      const first = new Map<string, Named>();
      for (const one of list(sources)) {
        const other = first.get(one.id);
        if (!other) first.set(one.id, one);
        else {
          const { file, pointer, id } = one;
          const message = `The ${word} "${id}" is there twice: already in `;
          yield { file, pointer, message, other, fix: 'Give one of the two another id, or take it out' };
        }
      }
    },
  };
}
