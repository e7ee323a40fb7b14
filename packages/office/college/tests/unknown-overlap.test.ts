import { afterEach, expect, test, vi } from 'vitest';
import { polygonFeature, rectangle } from './feature.ts';

afterEach(() => {
  vi.doUnmock('polyclip-ts');
  vi.resetModules();
});

test('checkFolder() names two units whose overlap cannot be computed', async () => {
  vi.resetModules();
  vi.doMock('polyclip-ts', () => ({
    intersection: () => {
      throw new Error('Unable to complete output ring');
    },
  }));
  const { DataCopy } = await import('./data-copy.ts');
  const copy = new DataCopy();
  copy.editMap('geometry/level-2.geojson', (features) => {
    const box = (id: string, left: number, right: number) =>
      polygonFeature(id, { feature_type: 'unit', category: 'structure' }, [rectangle(left, 0, right, 8)]);
    return [...features, box('one', 0, 12), box('two', 10, 20)];
  });
  const messages = copy.findings.map(({ message }) => message);
  expect(messages).toContain('The floor of structure "two" overlaps structure "one" by an unknown area');
});
