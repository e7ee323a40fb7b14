import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LabelCandidate, Measure, Obstacles } from './label.ts';
import { boxOfLabel } from './label-positions.ts';
import { placeLabels } from './place-labels.ts';

/** Every letter is half as wide as high. */
const measure: Measure = (text, { size }) => text.length * size * 0.5;

const room: LabelCandidate = {
  title: '205',
  tone: 'strong',
  at: [50, 50],
  width: 60,
  height: 40,
  size: 14,
  rank: 5,
};
const clear: Obstacles = {
  view: { minX: -500, minY: -500, maxX: 500, maxY: 500 },
  controls: [],
  marks: [],
  lines: [],
};
const place = (...candidates: LabelCandidate[]) => placeLabels(candidates, measure);
const titles = (...candidates: LabelCandidate[]) => place(...candidates).map(({ lines }) => lines[0]?.text);

describe('placeLabels()', () => {
  test('uses the requested size where it fits', () => {
    const [label] = place(room);
    expect(label).toMatchObject({ at: [50, 50], upright: false });
    expect(label?.lines).toEqual([{ text: '205', font: { size: 14, weight: 620 }, offset: 0 }]);
  });

  test('reduces the size before omitting a label', () => {
    expect(place({ ...room, width: 26 })[0]?.lines[0]?.font.size).toBeCloseTo(40 / 3, 5);
    expect(place({ ...room, width: 20, height: 20 })).toEqual([]);
  });

  test('rotates a number in a deep and narrow room', () => {
    expect(place({ ...room, width: 16, height: 50 })[0]).toMatchObject({ upright: true, width: 14 });
  });

  test('adds the subtitle completely or not at all', () => {
    const named = { ...room, subtitle: 'Operating Systems Lab', width: 80, height: 70 };
    expect(place(named)[0]?.lines.map(({ text }) => text)).toEqual(['205', 'Operating', 'Systems Lab']);
    expect(place({ ...named, height: 40 })[0]?.lines.map(({ text }) => text)).toEqual(['205']);
    expect(place({ ...named, width: 40 })[0]?.lines.map(({ text }) => text)).toEqual(['205']);
  });

  test('keeps the higher rank of two colliding labels', () => {
    const lobby = { ...room, title: 'Lobby', rank: 4 };
    expect(titles(lobby, room)).toEqual(['205']);
    expect(titles(lobby, { ...room, at: [50, 90] })).toEqual(['205', 'Lobby']);
  });

  test('keeps the plate of a pin in the view, without its name if need be', () => {
    const plate = { ...room, subtitle: 'Lecture Theatre', moves: 'aroundPin', width: 180 } as const;
    const view = { minX: 30, minY: 0, maxX: 90, maxY: 80 };
    const marks = [{ minX: 33, minY: 7, maxX: 67, maxY: 51 }];
    const labels = placeLabels([plate], measure, { ...clear, view, marks });
    expect(labels.map(({ lines, at }) => [lines.length, at])).toEqual([[1, [50, 66.05]]]);
  });

  test('moves a label with alternatives aside', () => {
    const gate = { ...room, title: 'Gate', rank: 4, moves: 'beside' } as const;
    const labels = place(room, gate);
    expect(labels.map(({ lines }) => lines[0]?.text)).toEqual(['205', 'Gate']);
    expect(labels[1]?.at[1]).toBeLessThan(40);
  });

  test('moves a name near the edge inwards', () => {
    const wide = { ...room, title: 'Sports Complex', width: 400, at: [95, 50] } as const;
    const [inside] = place({ ...wide, moves: 'beside', within: { minX: 0, maxX: 120, minY: 0, maxY: 100 } });
    expect(inside && boxOfLabel(inside).maxX).toBeLessThanOrEqual(120);
  });

  test('moves a number within its room to avoid the route, a pin or a control', () => {
    const way = {
      ...clear,
      lines: [
        [
          [0, 50],
          [100, 50],
        ] as const,
      ],
    };
    const [moved] = placeLabels([{ ...room, height: 60 }], measure, way);
    expect(moved?.at[0]).toBe(50);
    expect(Math.abs((moved?.at[1] ?? 50) - 50)).toBeGreaterThan(10);
    const control = { minX: 0, minY: 0, maxX: 100, maxY: 49 };
    expect(
      placeLabels([{ ...room, height: 60 }], measure, { ...clear, controls: [control] })[0]?.at[1],
    ).toBeGreaterThan(55);
    expect(placeLabels([room], measure, { ...clear, marks: [{ ...control, maxY: 100 }] })).toEqual([]);
  });

  test('omits a subtitle that would cover the route', () => {
    const named = { ...room, subtitle: 'Optics' };
    expect(place(named)[0]?.lines).toHaveLength(2);
    const way = {
      ...clear,
      lines: [
        [
          [0, 66],
          [100, 66],
        ] as const,
      ],
    };
    expect(placeLabels([named], measure, way)[0]?.lines.map(({ text }) => text)).toEqual(['205']);
  });

  test('places numbers before subtitles of higher rank', () => {
    const hall = {
      ...room,
      title: '1',
      subtitle: 'Hall of a very long name',
      at: [50, 40] as const,
      height: 90,
      rank: 6,
    };
    const nook = { ...room, title: '2', at: [50, 60] as const, height: 16 };
    expect(place(hall, nook).map(({ lines }) => lines.map(({ text }) => text))).toEqual([['1'], ['2']]);
  });

  test('moves the number of a partly visible room into view', () => {
    const view = { minX: 45, minY: 0, maxX: 400, maxY: 400 };
    const [seen] = placeLabels([room], measure, { ...clear, view });
    expect(seen && boxOfLabel(seen).minX).toBeGreaterThanOrEqual(45);
  });

  test.each([1, 2])('places the plate of a chosen room at its pin or omits it, text size %ix', (pixel) => {
    const chosen = { ...room, tone: 'sign', moves: 'aroundPin', rank: 9 } as const;
    const pin = { minX: 50 - 17 / pixel, minY: 50 - 43 / pixel, maxX: 50 + 17 / pixel, maxY: 51 };
    const leader = [
      [50, 50],
      [50, 90],
    ] as const;
    const [plate] = placeLabels([chosen], measure, { ...clear, pixel, marks: [pin], lines: [leader] });
    const box = plate && boxOfLabel(plate);
    expect(
      box &&
        Math.hypot(
          Math.max(box.minX - pin.maxX, pin.minX - box.maxX, 0),
          Math.max(box.minY - pin.maxY, pin.minY - box.maxY, 0),
        ),
    ).toBeLessThan(8);
    const all = { minX: -200, minY: -200, maxX: 300, maxY: 300 };
    expect(placeLabels([chosen], measure, { ...clear, controls: [all] })).toEqual([]);
  });

  test('places the plate below the tip of a pin although a line ends there, and where it hides no number', () => {
    const chosen = { ...room, title: '204', tone: 'sign', moves: 'aroundPin', rank: 9 } as const;
    const pin = { minX: 33, minY: 7, maxX: 67, maxY: 51 };
    const fromDoor = [
      [70, 20],
      [50, 50],
    ] as const;
    const plateAmong = (...others: (typeof room)[]) =>
      placeLabels([chosen, ...others], measure, { ...clear, marks: [pin], lines: [fromDoor] }).find(
        ({ tone }) => tone === 'sign',
      );
    expect(plateAmong()?.at[0]).toBe(50);
    expect(plateAmong()?.at[1]).toBeGreaterThan(50);
    const below = { ...room, title: '206', at: [50, 70] } as const;
    const [x, y] = plateAmong(below)?.at ?? [];
    expect(Math.hypot((x ?? 50) - 50, (y ?? 70) - 70)).toBeGreaterThan(18);
  });

  test.each([
    ['Department of Electrical and Electronics Engineering', 3, 150],
    ['విద్యుత్ మరియు ఎలక్ట్రానిక్స్ ఇంజనీరింగ్ విభాగం', 3, 150],
    ['電気電子工学科教員会議室', 2, 60],
  ])('wraps the long name %s', (title, lines, width) => {
    const [label] = place({ ...room, title, tone: 'soft', width, height: 90 });
    expect(label?.lines.length).toBeGreaterThan(1);
    expect(label?.lines.length).toBeLessThanOrEqual(lines);
    expect(label?.width).toBeLessThanOrEqual(width);
    expect(
      label?.lines
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(title.replaceAll(' ', ''));
  });

  test('never overlaps two labels', () => {
    const candidate = fc.record({
      title: fc.stringMatching(/^[0-9A-Za-z ]{1,14}$/),
      tone: fc.constantFrom('strong' as const, 'soft' as const, 'sign' as const),
      at: fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 })),
      width: fc.integer({ min: 5, max: 200 }),
      height: fc.integer({ min: 5, max: 100 }),
      size: fc.integer({ min: 11, max: 20 }),
      moves: fc.constantFrom('inside' as const, 'beside' as const, 'aroundPin' as const),
      rank: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 60 }), (candidates) => {
        const boxes = placeLabels(candidates, measure).map((label) => boxOfLabel(label));
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
