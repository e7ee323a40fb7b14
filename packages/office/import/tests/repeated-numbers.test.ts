import { createSearchIndex, decideAnswer, toSearchRecords } from '@campusway/campus/search';
import { expect, test } from 'vitest';
import { importFiles } from './import-files.ts';

/** A hall of each storey of a building, with rooms of the same numbers above one another. */
const nodes = [
  'id,x,y,building,level,kind,name,number',
  ...['North', 'South'].flatMap((building, i) => [
    `${building}-in,${i * 60},0,${building},0,entrance,,`,
    ...[0, 1].flatMap((level) => {
      const [id, x] = [`${building}-${level}`, i * 60];
      return [
        `${id}-hall,${x + 6},0,${building},${level},corner,,`,
        `${id}-lift,${x + 14},0,${building},${level},lift,,`,
        `${id}-room,${x + 6},6,${building},${level},room,Seminar ${building},7`,
      ];
    }),
  ]),
].join('\n');
const edges = [
  'from,to,kind',
  ...['North', 'South'].flatMap((building) => [
    `${building}-in,${building}-0-hall,`,
    `${building}-0-lift,${building}-1-lift,lift`,
    ...[0, 1].flatMap((level) => [
      `${building}-${level}-hall,${building}-${level}-lift,`,
      `${building}-${level}-hall,${building}-${level}-room,`,
    ]),
  ]),
].join('\n');

/** Imports lists, with a function that searches the college and returns each room with its floor. */
function importLists(lists: Readonly<Record<string, string>>) {
  const imported = importFiles(lists);
  const { parts } = imported.college;
  const index = createSearchIndex(toSearchRecords(parts));
  const find = (query: string) => {
    const decision = decideAnswer(query, index.search(query));
    const results = decision.kind === 'several' ? decision.results : [];
    return results
      .map(({ record: { code, title, where } }) => `${code ?? '-'} ${title}, ${where}`)
      .toSorted();
  };
  return { ...imported, parts, find };
}

test('importCampus() keeps a number repeated on several floors and buildings, with a warning', () => {
  const { report, errors, warnings, parts, find } = importLists({ 'nodes.csv': nodes, 'edges.csv': edges });
  expect(report.guesses.filter(({ rule }) => rule === 'repeated-number')).toHaveLength(4);
  expect(errors).toEqual([]);
  expect(warnings.filter(({ rule }) => rule === 'repeated-number')).toHaveLength(4);
  expect(parts.rooms.map(({ number, sign }) => [number, sign])).toEqual([
    ['0-7', '7'],
    ['1-7', '7'],
    ['S-0-7', '7'],
    ['S-1-7', '7'],
  ]);
  const places = parts.places.filter(({ kind }) => kind === 'room');
  expect(places.map(({ id, nodes: { length } }) => [id, length])).toEqual(
    parts.rooms.map(({ number }) => [`room-${number.toLowerCase()}`, 1]),
  );
  expect(find('7')).toEqual([
    '0-7 Seminar North, ground floor, North',
    '1-7 Seminar North, Level 1, North',
    'S-0-7 Seminar South, ground floor, South',
    'S-1-7 Seminar South, Level 1, South',
  ]);
});

test('importCampus() lists a second room with the same number on a level by its name', () => {
  const twin = 'twin,10,-6,North,0,room,Archive,7';
  const { report, errors, find } = importLists({
    'nodes.csv': `${nodes.replaceAll(/^South.*\n?/gm, '').replace(/^North-1-room.*$/m, '')}\n${twin}`,
    'edges.csv': `${edges.replaceAll(/^South.*\n?/gm, '').replace(/^.*North-1-room.*$/m, '')}\nNorth-0-hall,twin,`,
  });
  expect(errors).toEqual([]);
  expect(report.guesses.filter(({ rule }) => rule === 'number-twice')).toHaveLength(1);
  expect(find('7')).toEqual(['- Archive, ground floor', '7 Seminar North, ground floor']);
});
