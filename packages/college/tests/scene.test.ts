import { type LevelPlan, outdoors } from '@campusway/campus';
import {
  campusMarks,
  findUnitAt,
  floorMarks,
  type Mark,
  roomScale,
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
  const marks = (plan: LevelPlan, scale: number) =>
    floorMarks(toFloorScene(plan), { scale, box: everything });

  test('puts the walls below the floors and the gaps above both', () => {
    const roles = marks(floor, 8).map(({ areas, fill }) => fill ?? areas?.[0]?.role);
    expect(roles.slice(0, 4)).toEqual(['wall', 'corridor', 'selected', 'gap']);
  });

  test('fills every unit once', () => {
    expect(marks(floor, 8)[1]?.areas).toHaveLength(floor.units.length);
  });

  test('draws as many door leaves as the doors have', () => {
    const leaves = floor.openings.flatMap(({ swing, leaves }) => (swing === 'none' ? [] : [leaves]));
    const arcs = marks(floor, 8).find(({ stroke, arcs }) => stroke === 'doorLeaf' && arcs)?.arcs;
    expect(arcs).toHaveLength(leaves.reduce((sum, count) => sum + count, 0));
  });

  test('leaves doors, windows and treads out at a small scale', () => {
    const strokes = marks(floor, 1).map(({ stroke }) => stroke);
    expect(strokes.every((stroke) => stroke === undefined)).toBe(true);
  });

  test('leaves out the doors and symbols outside the box', () => {
    const nothing = { minX: -20, minY: -20, maxX: -10, maxY: -10 };
    const shown = floorMarks(toFloorScene(floor), { scale: 8, box: nothing });
    expect(linesOf(shown, 'doorLeaf')).toEqual([]);
    expect(linesOf(shown, 'tread')).toEqual([]);
  });

  test('draws the steps before a door', () => {
    const ground = planOf(1);
    const openings = ground.openings.filter(({ steps }) => steps);
    const plan = { ...ground, openings, units: [] };
    // An edge for each of the four treads, and two sides.
    expect(linesOf(marks(plan, 20), 'tread')).toHaveLength(6);
  });
});

describe('campusMarks()', () => {
  const scene = toCampusScene(planOf(outdoors), planOf(1));
  const roles = (scale: number) =>
    new Set(
      campusMarks(scene, { scale, box: everything }).flatMap(({ areas = [] }) =>
        areas.map(({ role }) => role),
      ),
    );

  test('shows rooms from the room scale on, and one solid below it', () => {
    expect([...roles(roomScale)]).toContain('room.classroom');
    expect([...roles(roomScale - 0.1)].filter((role) => role.startsWith('room'))).toEqual([]);
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
