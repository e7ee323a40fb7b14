import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LabelWish, Measure } from './label.ts';
import { boxOfLabel, placeLabels } from './place-labels.ts';

/** Every letter half as wide as it is high. */
const measure: Measure = (text, { size }) => text.length * size * 0.5;

const room: LabelWish = {
  title: '205',
  tone: 'strong',
  at: [50, 50],
  width: 60,
  height: 40,
  size: 14,
  rank: 5,
};
const place = (...wishes: LabelWish[]) => placeLabels(wishes, measure);
const titles = (...wishes: LabelWish[]) => place(...wishes).map(({ lines }) => lines[0]?.text);

describe('placeLabels()', () => {
  test('writes a code as large as wished where it fits', () => {
    const [label] = place(room);
    expect(label).toMatchObject({ at: [50, 50], upright: false });
    expect(label?.lines).toEqual([{ text: '205', font: { size: 14, weight: 620 }, offset: 0 }]);
  });

  test('writes smaller before it gives up', () => {
    expect(place({ ...room, width: 26 })[0]?.lines[0]?.font.size).toBeCloseTo(40 / 3, 5);
    expect(place({ ...room, width: 20, height: 20 })).toEqual([]);
  });

  test('turns a code in a deep and narrow room', () => {
    expect(place({ ...room, width: 16, height: 50 })[0]).toMatchObject({ upright: true, width: 14 });
  });

  test('adds what the room is in whole lines or not at all', () => {
    const named = { ...room, subtitle: 'Operating Systems Lab', width: 80, height: 70 };
    expect(place(named)[0]?.lines.map(({ text }) => text)).toEqual(['205', 'Operating', 'Systems Lab']);
    expect(place({ ...named, height: 40 })[0]?.lines.map(({ text }) => text)).toEqual(['205']);
    expect(place({ ...named, width: 40 })[0]?.lines.map(({ text }) => text)).toEqual(['205']);
  });

  test('the higher rank stays where two would touch', () => {
    const lobby = { ...room, title: 'Lobby', rank: 4 };
    expect(titles(lobby, room)).toEqual(['205']);
    expect(titles(lobby, { ...room, at: [50, 90] })).toEqual(['205', 'Lobby']);
  });

  test('a name that may move steps aside', () => {
    const gate = { ...room, title: 'Gate', rank: 4, movable: true };
    const labels = place(room, gate);
    expect(labels.map(({ lines }) => lines[0]?.text)).toEqual(['205', 'Gate']);
    expect(labels[1]?.at[1]).toBeLessThan(40);
  });

  test('a name near the edge moves inwards rather than be cut off', () => {
    const wide = { ...room, title: 'Sports Complex', width: 400, at: [95, 50] } as const;
    const [inside] = place({ ...wide, movable: true, within: [0, 120] });
    expect(inside && boxOfLabel(inside).maxX).toBeLessThanOrEqual(120);
  });

  test('no two labels ever overlap', () => {
    const wish = fc.record({
      title: fc.stringMatching(/^[0-9A-Za-z ]{1,14}$/),
      tone: fc.constantFrom('strong' as const, 'soft' as const, 'sign' as const),
      at: fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 })),
      width: fc.integer({ min: 5, max: 200 }),
      height: fc.integer({ min: 5, max: 100 }),
      size: fc.integer({ min: 11, max: 20 }),
      movable: fc.boolean(),
      rank: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
        const boxes = placeLabels(wishes, measure).map((label) => boxOfLabel(label));
        boxes.forEach((a, i) => {
          for (const b of boxes.slice(i + 1)) {
            const apart = a.maxX < b.minX || b.maxX < a.minX || a.maxY < b.minY || b.maxY < a.minY;
            expect(apart).toBe(true);
          }
        });
      }),
    );
  });
});
