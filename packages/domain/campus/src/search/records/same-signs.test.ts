import { expect, test } from 'vitest';
import { grounds, type Level } from '../../level.ts';
import type { Room } from '../../model.ts';
import { createSearchIndex } from '../create-search-index.ts';
import { decideAnswer } from './decide-answer.ts';
import { toSearchRecords } from './to-search-records.ts';

/** A campus whose buildings have the same signs, with a prefix in all but the first. Returns a function that searches it. */
function createCampus(buildings: number): (query: string) => (string | undefined)[] {
  const levels: Level[] = [grounds];
  const rooms: Room[] = [];
  for (let i = 0; i < buildings; i++) {
    const building = `Block ${i}`;
    const name = 'ground floor';
    const level = levels.push({
      ...{ id: `level-${i}`, building, ordinal: 0, shortName: 'G', elevation: 0 },
      ...{ name, title: `${name}, ${building}` },
    });
    const prefix = i === 0 ? '' : `B${i}-`;
    for (const sign of ['E05', 'E054', '101', '230A', 'EG 12', 'A-1.05', 'A-5.01'])
      rooms.push({
        ...{ number: `${prefix}${sign}`, level: level - 1, kind: 'lab', name: `Lab ${sign}`, aliases: [] },
        ...(i > 0 && { sign }),
      });
  }
  const content = { levels, rooms, departments: [], people: [], places: [], lookup: { ranges: [] } };
  const index = createSearchIndex(toSearchRecords(content));
  return (query) => {
    const decision = decideAnswer(query, index.search(query, { limit: 100 }));
    if (decision.kind === 'one') return [decision.result.record.code];
    return decision.kind === 'several' ? decision.results.map(({ record }) => record.code) : [];
  };
}

test.each([2, 27])('decideAnswer() lists a sign that %d buildings have for each of them', (count) => {
  const ask = createCampus(count);
  for (const query of ['E05', 'e 05', 'room E05', 'e054', '101', '230 a', 'EG 12', 'eg12', 'A-1.05', 'a105'])
    expect(ask(query), query).toHaveLength(count);
});

test('decideAnswer() finds the sign of one building by its prefix or its name', () => {
  const ask = createCampus(27);
  for (const query of ['B3-E05', 'b3 e05', 'E05 Block 3']) expect(ask(query), query).toEqual(['B3-E05']);
});
