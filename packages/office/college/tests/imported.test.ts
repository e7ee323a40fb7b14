import { expect, test } from 'vitest';
import type { Finding } from '../src/check/index.ts';
import { DataCopy } from './data-copy.ts';
import { polygonFeature, rectangle } from './feature.ts';

const level2 = 'geometry/level-2.geojson';

/** The sample with its second floor marked as imported. */
function imported(): DataCopy {
  const copy = new DataCopy();
  copy.editJson(level2, (content) => void Object.assign(content, { imported: 'annex.zip' }));
  return copy;
}

function findingsOf(copy: DataCopy, rule: string): readonly Finding[] {
  return copy.findings.filter((finding) => finding.rule === rule);
}

test('checkFolder() has no findings when a floor of the sample is imported', () => {
  expect(imported().findings).toEqual([]);
});

test('checkFolder() warns of doorless rooms and islands of an imported floor, and counts them', () => {
  const copy = imported();
  copy.editMap(level2, (features) =>
    features.filter(({ id, properties }) => !/^door-room-20/.test(id) && properties.feature_type !== 'way'),
  );
  const doorless = findingsOf(copy, 'doorless-rooms');
  expect(doorless.map(({ severity, file }) => `${severity} ${file}`)).toEqual(
    Array(4).fill(`warning ${level2}`),
  );
  expect(doorless.at(-1)?.message).toBe('6 more of this kind, 9 in all');
  const islands = findingsOf(copy, 'reachability');
  expect(islands).not.toEqual([]);
  expect(islands.every(({ severity }) => severity === 'warning')).toBe(true);
});

test('checkFolder() reports errors in a drawn floor beside an imported one', () => {
  const copy = imported();
  const level3 = 'geometry/level-3.geojson';
  copy.remove(level3, /^door-room-301/);
  expect(findingsOf(copy, 'doorless-rooms')).toMatchObject([{ severity: 'error', file: level3 }]);
});

test.each([
  ['none', 10.05, 0],
  ['a warning', 11, 1],
])('checkFolder() judges an overlap of imported rooms by area: %s', (_what, east, count) => {
  const copy = imported();
  copy.editMap(level2, (features) => {
    const box = (id: string, left: number, right: number) =>
      polygonFeature(id, { feature_type: 'unit', category: 'structure' }, [rectangle(left, 0, right, 8)]);
    return [...features, box('one', 0, east), box('two', 10, 20)];
  });
  const overlaps = findingsOf(copy, 'overlaps').filter(({ message }) => message.includes(' overlaps '));
  expect(overlaps).toHaveLength(count);
  for (const { severity, message } of overlaps) {
    expect(severity).toBe('warning');
    expect(message).toContain('by 8.00 m²');
  }
});

test('checkFolder() finds the islands of an imported college without an entrance', () => {
  const copy = new DataCopy();
  for (const level of ['campus', 'level-1', 'level-2', 'level-3', 'level-4']) {
    const file = `geometry/${level}.geojson`;
    copy.editMap(file, (features) =>
      features.filter(
        ({ properties: { category, feature_type: type } }) =>
          type !== 'opening' || (level !== 'campus' && category !== 'entrance'),
      ),
    );
    copy.editJson(file, (content) => void Object.assign(content, { imported: 'plans.zip' }));
  }
  copy.remove(level2, /^way-west-2-passage$/);
  const findings = findingsOf(copy, 'reachability');
  expect(findings[0]).toMatchObject({ severity: 'warning', message: 'There is no entrance and no gate' });
});
