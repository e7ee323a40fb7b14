import { emptyPlan, grown, isInside, isWithin, outdoors, type Point } from '@campusway/campus';
import {
  boxOfLabel,
  edgesOn,
  type Frame,
  frameOf,
  layOutNames,
  type Measure,
  type NamesOf,
  type Obstacles,
  targetAt,
  toPixels,
  turned,
} from '@campusway/campus/labels';
import { openingScales, roomScale } from '@campusway/campus/scene';
import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';

const measure: Measure = (text, { size }) => text.length * size * 0.5;
const none: ReadonlySet<string> = new Set();
const [grounds, floor] = await Promise.all([college.loadPlan(outdoors), college.loadGroundFloor()]);
const [width, height] = [1600, 1000];
const obstacles: Obstacles = {
  view: { minX: 0, minY: 0, maxX: width, maxY: height },
  controls: [],
  marks: [],
  lines: [],
};

/** Centred on the academic block. */
function frameAt(scale: number, turn = 0): Frame {
  const [x, y] = turned([200, 128], turn);
  return frameOf({
    turn,
    scale,
    dx: width / 2 - x * scale,
    dy: height / 2 + y * scale,
    width,
    height,
    pixelRatio: 1,
  });
}

function namesAt(scale: number, content: Partial<NamesOf> = {}, letters = 1) {
  const all = { floor, showsRooms: scale >= roomScale, grounds, places: college.campusPlaces, pinned: none };
  return layOutNames({ ...all, ...content }, { frame: frameAt(scale), measure, obstacles, letters });
}

const textsOf = ({ labels }: ReturnType<typeof namesAt>) =>
  labels.map(({ lines }) => lines.map(({ text }) => text).join(' '));

test('layOutNames() shows signs of what is closed: indoors with the rooms, outdoors with the grounds', () => {
  const closed = [
    [0, 205, 110],
    [1, 205, 120],
  ] as const;
  const signs = (content: object) =>
    namesAt(6, { ...content, closed }).pictograms.flatMap(({ name, at }) => (name === 'closed' ? [at] : []));
  expect(signs({ showsRooms: true })).toEqual([
    [205, 110],
    [205, 120],
  ]);
  expect(signs({ showsRooms: false })).toEqual([[205, 110]]);
  expect(signs({ showsRooms: true, grounds: undefined })).toEqual([[205, 120]]);
});

describe('layOutNames()', () => {
  test('names the building at every zoom with visible walls', () => {
    for (const scale of [1.5, 2.5, roomScale, 5]) expect(textsOf(namesAt(scale))).toContain('Academic Block');
  });

  test('names building and wing on the plan of one wing', () => {
    const wing = namesAt(5, { grounds: undefined, places: [], wing: 'west' });
    expect(textsOf(wing)).toContain('Academic Block, west wing');
    expect(textsOf(wing)).not.toContain('East wing');
  });

  test('is empty for a plan without units', () => {
    expect(namesAt(5, { floor: emptyPlan, grounds: undefined, places: [] })).toMatchObject({
      labels: [],
      pictograms: [],
    });
  });

  test('paints doubled text twice as large, with fewer labels', () => {
    const [usual, large] = [namesAt(6), namesAt(6, {}, 2)];
    const sizeOf = ({ labels, frame }: ReturnType<typeof namesAt>) =>
      Math.min(...labels.flatMap(({ lines }) => lines.map(({ font }) => font.size * frame.pixelRatio)));
    expect(sizeOf(usual)).toBeGreaterThanOrEqual(11);
    expect(sizeOf(large)).toBeGreaterThanOrEqual(22);
    expect(large.labels.length).toBeLessThan(usual.labels.length);
    expect(large.labels.length).toBeGreaterThan(10);
  });

  test('leads a click on the name of a place to the place, and another one to its own point', () => {
    const content = { floor, showsRooms: false, grounds, places: college.campusPlaces, pinned: none };
    const frame = frameAt(2);
    const names = layOutNames(content, { frame, measure, obstacles, letters: 1 });
    const toMetres = ([x, y]: Point): Point => [(x - frame.dx) / 2, (frame.dy - y) / 2];
    const library = names.labels.find(({ lines }) => lines[0]?.text === 'Central Library');
    const { x, y } = college.findPlace('central-library') ?? {};
    expect(targetAt(toMetres(library?.at ?? [0, 0]), names)).toEqual([x, y]);
    expect(targetAt([1, 1], names)).toEqual([1, 1]);
  });

  test('keeps the name of a road on it when the plan is turned', () => {
    const content = { floor, showsRooms: true, grounds, places: college.campusPlaces, pinned: none };
    const { polygon = [] } = grounds.units.find(({ name }) => name === 'East drive') ?? {};
    const points: Point[] = [];
    for (const degrees of [0, 12, 45, 90, 180, -90])
      for (const scale of [2.5, 4, 6, 8, 10]) {
        const frame = frameAt(scale, (degrees * Math.PI) / 180);
        const { labels } = layOutNames(content, { frame, measure, obstacles, letters: 1 });
        for (const { lines, at } of labels)
          if (lines.map(({ text }) => text).join(' ') === 'East drive')
            points.push(turned([(at[0] - frame.dx) / scale, (frame.dy - at[1]) / scale], -frame.turn));
      }
    expect(points.length).toBeGreaterThan(10);
    expect(points.filter((point) => !isInside(point, polygon))).toEqual([]);
  });

  test('keeps the names on the campus off the edges of shapes, and those of buildings inside or beside them', () => {
    for (let scale = 0.8; scale < roomScale; scale += 0.1) {
      const frame = frameAt(scale);
      const { labels } = namesAt(scale);
      const { shapes } = edgesOn(grounds, floor, frame, obstacles.view);
      const nameOf = ({ lines }: (typeof labels)[number]) => lines.map(({ text }) => text).join(' ');
      const crossing = labels.filter(
        (label) => label.tone !== 'sign' && shapes.meet(grown(boxOfLabel(label), -1.5)),
      );
      expect(crossing.map(nameOf)).toEqual([]);
      const [west, north] = toPixels([112, 152], frame);
      const [east, south] = toPixels([288, 104], frame);
      for (const label of labels)
        if (['PortFolio', 'Auditorium', 'Administration Block', 'Central Library'].includes(nameOf(label)))
          expect(isWithin(boxOfLabel(label), { minX: west, minY: north, maxX: east, maxY: south })).toBe(
            true,
          );
    }
  });

  test.each(['Canteen', 'Sports Complex', 'Parking', 'Administration Block', 'Auditorium', 'PortFolio'])(
    'shows the name %s on the whole campus on a desktop',
    (name) => expect(textsOf(namesAt(1.77))).toContain(name),
  );

  test('moves the name of a venue smoothly when its building fades to rooms', () => {
    const [first, last] = [openingScales[0], openingScales[1]];
    let before: Point | undefined;
    for (let scale = first - 1; scale < last + 1; scale += 0.02) {
      const { labels } = namesAt(scale);
      const label = labels.find(({ lines }) =>
        lines
          .map(({ text }) => text)
          .join(' ')
          .endsWith('Central Library'),
      );
      expect(label, `at ${scale}`).toBeDefined();
      if (!label) continue;
      const { scale: now } = frameAt(scale);
      const [x, y] = toPixels([200, 128], frameAt(scale));
      const at: Point = [(label.at[0] - x) / now, (label.at[1] - y) / now];
      if (before)
        expect(Math.hypot(at[0] - before[0], at[1] - before[1]) * now, `at ${scale}`).toBeLessThan(2);
      before = at;
    }
  });
});
