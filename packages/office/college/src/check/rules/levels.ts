import { entriesOf } from '../listed.ts';
import { rule } from '../rule.ts';

/** Minimum and maximum height of a storey, metres. */
const [minStorey, maxStorey] = [1, 20];
/** Maximum height of an entrance above or below the grounds, metres, on a slope. */
const maxEntrance = 60;

/** Every geometry file has an existing level; each building has one entrance level and one level per ordinal. */
export const levelsRule = rule('levels', ['buildings', 'geometry'], function* (sources) {
  const known = new Set(['outdoors']);
  const buildings = entriesOf(sources.buildings, 'buildings').map(({ entry, file, pointer }) => ({
    ...{ ...entry, file, pointer: `${pointer}/levels` },
  }));
  for (const { id, name, levels, file, pointer } of buildings) {
    if (!levels.some(({ ordinal }) => ordinal === 0)) {
      const message = `${name} ("${id}") has no level with the ordinal 0`;
      yield { file, pointer, message, fix: 'Give 0 to the level of its main entrance' };
    }
    const byHeight = levels.toSorted((a, b) => a.ordinal - b.ordinal);
    for (const [j, level] of levels.entries()) {
      const at = `${pointer}/${j}`;
      if (known.has(level.id)) {
        const message = `The level "${level.id}" occurs twice`;
        yield { file, pointer: `${at}/id`, message, fix: 'Give one of the two another id' };
      }
      known.add(level.id);
      if (levels.findIndex(({ ordinal }) => ordinal === level.ordinal) < j) {
        const message = `Two levels of ${name} have the ordinal ${level.ordinal}`;
        yield { file, pointer: `${at}/ordinal`, message, fix: 'Count the storeys from the entrance' };
      }
      const below = byHeight[byHeight.indexOf(level) - 1];
      const climb = below && (level.elevation - below.elevation) / (level.ordinal - below.ordinal);
      const isEntrance = level.ordinal === 0;
      if (below && climb !== undefined && climb < minStorey) {
        const message = `"${level.id}" lies above "${below.id}" by its ordinal, but not by its elevation`;
        yield { file, pointer: `${at}/elevation`, message, fix: 'Write its metres above the grounds' };
      } else if ((climb ?? 0) > maxStorey || (isEntrance && Math.abs(level.elevation) > maxEntrance)) {
        const message = `The elevation of "${level.id}" is not a plausible height in metres above the grounds: ${level.elevation}`;
        const fix =
          'Write metres above the grounds of the campus, not above sea level, and not in another unit';
        yield { file, pointer: `${at}/elevation`, message, fix };
      }
    }
  }
  const fix = `Write one of ${[...known].join(', ')}`;
  const buildingOf = new Map(buildings.flatMap(({ id, levels }) => levels.map((level) => [level.id, id])));
  for (const { path: file, content } of sources.geometry) {
    if (!known.has(content.level))
      yield { file, pointer: '/level', message: `There is no level "${content.level}"`, fix };
    for (const [i, { id, properties }] of content.features.entries()) {
      if (properties.feature_type !== 'opening' || properties.to_level === undefined) continue;
      const building = buildingOf.get(properties.to_level);
      if (building !== undefined && building !== buildingOf.get(content.level)) continue;
      const message = `"${id}" leads to "${properties.to_level}", which is not a level of another building`;
      yield {
        file,
        pointer: `/features/${i}/properties/to_level`,
        message,
        fix: 'Name the level behind the door',
      };
    }
  }
  const drawn = Map.groupBy(sources.geometry, ({ content }) => content.level);
  for (const [level, files] of drawn) {
    const features = files.flatMap(({ content }) => content.features);
    const count = features.filter(({ properties }) => properties.feature_type === 'level').length;
    if (count === 1) continue;
    const message = `The level "${level}" has ${count === 0 ? 'no outline' : `${count} outlines`}`;
    const fix = 'Draw one feature of the type "level", a MultiPolygon where it has several parts';
    yield { file: files[0]?.path ?? '', pointer: '/features', message, fix };
  }
  for (const { levels, file, pointer } of buildings) {
    for (const [j, { id }] of levels.entries()) {
      if (drawn.has(id)) continue;
      const message = `The level "${id}" is not drawn`;
      const fix = 'Draw it in a file of geometry/, or remove it';
      yield { file, pointer: `${pointer}/${j}`, severity: 'warning', message, fix };
    }
  }
});

/** Levels in other files than the drawing exist. */
export const levelNames = rule(
  'level-names',
  ['buildings', 'rooms', 'views', 'departments', 'lookup'],
  function* ({ buildings, rooms, views, departments, lookup }) {
    const levels = entriesOf(buildings, 'buildings').flatMap(({ entry }) => entry.levels.map(({ id }) => id));
    const named = [
      ...rooms.map(({ path: file, content: { level } }) => ({ entry: { level }, file, pointer: '' })),
      ...entriesOf(views, 'views').filter(({ entry }) => entry.level !== 'outdoors'),
      ...entriesOf(departments, 'departments').filter(({ entry }) => entry.level),
      ...entriesOf(lookup, 'ranges'),
    ];
    const fix = `Write one of ${levels.join(', ')}`;
    for (const { entry, file, pointer } of named) {
      const { level = '' } = entry;
      if (levels.includes(level)) continue;
      const message = `There is no level "${level}" in buildings.json`;
      yield { file, pointer: `${pointer}/level`, message, fix };
    }
  },
);
