import { Drawing } from '../drawing.ts';
import type { RawFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Every referenced place exists; every campus place has a door. */
export const placesResolve: Rule<
  'campus-places' | 'views' | 'aliases' | 'help' | 'known-gaps' | 'geometry' | 'buildings' | 'college'
> = {
  name: 'places',
  needs: ['campus-places', 'views', 'aliases', 'help', 'known-gaps', 'geometry', 'buildings', 'college'],
  *check(sources): Generator<RawFinding> {
    const drawing = Drawing.of(sources);
    const known = new Set([
      ...drawing.stops.map((stop) => stop.id),
      ...sources['campus-places'].flatMap(({ content }) => content.places.map((place) => place.id)),
    ]);
    const rooms = new Set(drawing.all('unit').flatMap((unit) => unit.room ?? []));
    for (const { path: file, content } of sources['campus-places']) {
      for (const [i, { name, room, doors = [] }] of content.places.entries()) {
        if (room !== undefined && !rooms.has(room)) {
          const message = `${name} is room "${room}", but no such room is drawn`;
          yield {
            file,
            pointer: `/places/${i}/room`,
            message,
            fix: 'Write the number of a room that is drawn',
          };
        }
        for (const [j, door] of doors.entries()) {
          if (drawing.find(door)?.type === 'opening') continue;
          const message = `${name} has the door "${door}", but no opening of that id is drawn`;
          const fix = 'Write the id of an opening in geometry/*.geojson';
          yield { file, pointer: `/places/${i}/doors/${j}`, message, fix };
        }
      }
    }
    const named = [
      ...sources.college.flatMap(({ path: file, content: { defaultStart, quickLinks = [] } }) => [
        ...(defaultStart ? [{ id: defaultStart, file, pointer: '/defaultStart' }] : []),
        ...quickLinks.map(({ place: id }, i) => ({ id, file, pointer: `/quickLinks/${i}/place` })),
      ]),
      ...sources.views.flatMap(({ path, content }) =>
        content.views.flatMap((view, i) =>
          view.places.map((id, j) => ({ id, file: path, pointer: `/views/${i}/places/${j}` })),
        ),
      ),
      ...sources.aliases.flatMap(({ path, content }) =>
        Object.keys(content.places).map((id) => ({ id, file: path, pointer: `/places/${id}` })),
      ),
      ...sources.help.map(({ path, content }) => ({ id: content.desk, file: path, pointer: '/desk' })),
      ...sources['known-gaps'].flatMap(({ path, content }) =>
        content.gaps.map(({ place: id }, i) => ({ id, file: path, pointer: `/gaps/${i}/place` })),
      ),
    ];
    for (const { id, file, pointer } of named) {
      if (known.has(id)) continue;
      const message = `Cannot find the place "${id}"`;
      yield {
        file,
        pointer,
        message,
        fix: 'Write the id of a room ("room-" and its number), a facility or a campus place',
      };
    }
  },
};
