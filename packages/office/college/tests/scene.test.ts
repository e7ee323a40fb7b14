import { type LevelPlan, outdoors } from '@campusway/campus';
import {
  campusMarks,
  findUnitAt,
  floorMarks,
  type Mark,
  openingScales,
  toAreas,
  toCampusScene,
  toFloorScene,
} from '@campusway/campus/scene';
import { describe, expect, test } from 'vitest';
import { planOf } from './sample.ts';

const everything = { minX: -1e4, minY: -1e4, maxX: 1e4, maxY: 1e4 };
const floor = planOf(2);
const linesOf = (marks: readonly Mark[], stroke: Mark['stroke']) =>
  marks.filter((mark) => mark.stroke === stroke).flatMap(({ lines = [] }) => lines);

describe('floorMarks()', () => {
  const marks = (plan: LevelPlan, scale: number, ...chosen: string[]) =>
    floorMarks(toFloorScene(plan), { scale, box: everything }, new Set(chosen));

  test('paints walls, then floors, then gaps', () => {
    const roles = marks(floor, 8, 'room-205').map(({ areas, fill }) => fill ?? areas?.[0]?.role);
    expect(roles.slice(0, 4)).toEqual(['wall', 'corridor', 'selected', 'gap']);
  });

  test('outlines a chosen lounge over a wash', () => {
    const chosen = marks(floor, 8, 'lounge-west-2-south').slice(2, 4);
    expect(chosen).toMatchObject([{ fill: 'selected', opacity: 0.2 }, { stroke: 'route' }]);
  });

  test('fills every unit once', () => {
    expect(marks(floor, 8)[1]?.areas).toHaveLength(floor.units.length);
  });

  test('draws every door leaf', () => {
    const leaves = floor.openings.flatMap(({ swing, leaves }) => (swing === 'none' ? [] : [leaves]));
    const arcs = marks(floor, 8).find(({ stroke, arcs }) => stroke === 'doorLeaf' && arcs)?.arcs;
    expect(arcs).toHaveLength(leaves.reduce((sum, count) => sum + count, 0));
  });

  test('omits doors, windows and treads at a small scale', () => {
    const strokes = marks(floor, 1).map(({ stroke }) => stroke);
    expect(strokes.every((stroke) => stroke === undefined)).toBe(true);
  });

  test('omits doors and symbols outside the extent', () => {
    const nothing = { minX: -20, minY: -20, maxX: -10, maxY: -10 };
    const shown = floorMarks(toFloorScene(floor), { scale: 8, box: nothing });
    expect(linesOf(shown, 'doorLeaf')).toEqual([]);
    expect(linesOf(shown, 'tread')).toEqual([]);
  });

  test('draws the steps at a door', () => {
    const ground = planOf(1);
    const openings = ground.openings.filter(({ steps }) => steps);
    const plan = { ...ground, openings, units: [] };
    // Lines for four treads and two sides.
    expect(linesOf(marks(plan, 20), 'tread')).toHaveLength(6);
  });
});

describe('campusMarks()', () => {
  test.each(['canteen', 'parking', 'open-air-stage', 'sports-complex'])(
    'fills the area of the chosen place %s with the colour of the selection',
    (id) => {
      const scene = toCampusScene(planOf(outdoors), planOf(1));
      const filled = (chosen: readonly string[]) =>
        campusMarks(scene, { scale: 2, box: everything }, { chosen: new Set(chosen) })
          .filter(({ fill }) => fill === 'selected')
          .flatMap(({ areas = [] }) => areas);
      expect(filled([id]).length).toBeGreaterThan(0);
      expect(filled([])).toEqual([]);
    },
  );

  const scene = toCampusScene(planOf(outdoors), planOf(1));
  const roles = (scale: number) =>
    new Set(
      campusMarks(scene, { scale, box: everything }).flatMap(({ areas = [] }) =>
        areas.map(({ role }) => role),
      ),
    );

  const [closed, open] = openingScales;

  test('shows a building as a solid below the fading scales, and its rooms above', () => {
    expect([...roles(closed)].filter((role) => role.startsWith('room'))).toEqual([]);
    expect([...roles(closed)]).toContain('building');
    expect([...roles(open)]).toContain('room.classroom');
    expect(solidAt(open)).toBeUndefined();
  });

  /** The solid of the building. */
  const solidAt = (scale: number) => {
    const marks = campusMarks(scene, { scale, box: everything });
    return marks.find(({ areas = [] }) => areas.some(({ polygon }) => polygon[0] === planOf(1).outline[0]));
  };

  test('fades the solid of a building without moving its outline', () => {
    const scales = Array.from({ length: 29 }, (_, i) => closed + (i / 28) * (open - closed));
    const opacities = scales.map((scale) => (scale < open ? (solidAt(scale)?.opacity ?? 1) : 0));
    for (const [i, opacity] of opacities.entries())
      expect(Math.abs(opacity - (opacities[i - 1] ?? 1))).toBeLessThan(0.05);
    expect([opacities[0], opacities.at(-1)]).toEqual([1, 0]);
    for (const scale of scales.slice(1)) {
      const walls = campusMarks(scene, { scale, box: everything }).find(
        ({ fill, rings }) => fill === 'wall' && rings,
      );
      expect(walls?.rings).toEqual(planOf(1).outline);
    }
  });
});

describe('findUnitAt()', () => {
  const areas = toAreas(floor.units);

  test('finds every room at its own label', () => {
    const rooms = floor.units.filter(({ room }) => room);
    expect(rooms.map(({ label }) => findUnitAt(label, areas)?.id)).toEqual(rooms.map(({ id }) => id));
  });

  test('finds nothing in a wall or outside', () => {
    expect(findUnitAt([183.1, 108], areas)).toBeUndefined();
    expect(findUnitAt([0, 0], areas)).toBeUndefined();
  });
});

test('toAreas() marks rectangular rooms as upright', () => {
  const upright = toAreas(floor.units).flatMap(({ upright, unit }) => (upright ? [unit.category] : []));
  expect(new Set(upright)).not.toContain('walkway');
  expect(upright.filter((category) => category === 'room').length).toBeGreaterThan(60);
});
