import { areaOf, boxOf, isInside, type LevelPlan } from '@campusway/campus';
import { describe, expect, test } from 'vitest';
import { findPlace, graph, places, planOf } from './sample.ts';

const levels: readonly LevelPlan[] = [planOf(1), planOf(2), planOf(3), planOf(4)];
const unitsOf = (plan: LevelPlan, category: string) =>
  plan.units.filter((unit) => unit.category === category);

describe('the academic block', () => {
  test('has believable room sizes', () => {
    const sizes = { classroom: [60, 125], lab: [25, 450], faculty: [17, 45], waiting: [20, 60] } as const;
    for (const unit of levels.flatMap((plan) => plan.units)) {
      const size = unit.kind && unit.kind in sizes ? sizes[unit.kind as keyof typeof sizes] : undefined;
      if (!size) continue;
      const area = areaOf(unit.polygon);
      expect(area, unit.id).toBeGreaterThan(size[0]);
      expect(area, unit.id).toBeLessThan(size[1]);
    }
  });

  test('has an auditorium larger than every classroom', () => {
    const classrooms = levels.flatMap((plan) => plan.units).filter((unit) => unit.kind === 'classroom');
    const [auditorium] = unitsOf(planOf(2), 'auditorium');
    const largest = Math.max(...classrooms.map((unit) => areaOf(unit.polygon)));
    expect(areaOf(auditorium?.polygon ?? [])).toBeGreaterThan(3 * largest);
  });

  test.each(['stairs', 'elevator', 'restroom.male', 'restroom.female', 'restroom.wheelchair'])(
    'stacks its %s on the same spot on all floors',
    (category) => {
      const spots = levels.map((plan) => unitsOf(plan, category).map((unit) => boxOf(unit.polygon.flat())));
      expect(spots[0]?.length).toBeGreaterThan(0);
      for (const floor of spots) expect(floor).toEqual(spots[0]);
    },
  );

  test.each(['west', 'east'] as const)('has a lift, two stairs, toilets and water in its %s wing', (wing) => {
    for (const level of [1, 2, 3, 4]) {
      const kinds = places
        .filter((place) => place.level === level && place.wing === wing)
        .map((place) => place.kind);
      const count = (kind: string) => kinds.filter((one) => one === kind).length;
      expect([count('lift'), count('stairs'), count('toilet'), count('water')]).toEqual([1, 2, 3, 2]);
    }
  });

  test('puts every label inside its unit', () => {
    for (const unit of levels.flatMap((plan) => plan.units)) {
      expect(isInside(unit.label, unit.polygon), unit.id).toBe(true);
    }
  });
});

describe('room numbers', () => {
  /** Each wing is walked from the lobby round the courtyard and back; the next number is never far away. */
  test('run along the corridors without gaps', () => {
    const rooms = places.filter((place) => place.kind === 'room' && place.code && /^\d+$/.test(place.code));
    for (const [i, room] of rooms.toSorted((a, b) => Number(a.code) - Number(b.code)).entries()) {
      const next = rooms.toSorted((a, b) => Number(a.code) - Number(b.code))[i + 1];
      if (!next || next.level !== room.level || next.wing !== room.wing) continue;
      const ends = [room, next].map((place) => place.nodes.map((node) => graph.nodes[node]));
      const gaps = ends[0]?.flatMap(
        (a) => ends[1]?.map((b) => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))) ?? [],
      );
      expect(Math.min(...(gaps ?? [])), `${room.code} to ${next.code}`).toBeLessThan(25);
    }
  });
});

describe('places', () => {
  test('have doors in the graph, on their own floor', () => {
    for (const place of places) {
      expect(place.nodes.length, place.id).toBeGreaterThan(0);
      const threshold = place.id === 'academic-block' ? [1] : [place.level];
      for (const node of place.nodes) expect(threshold, place.id).toContain(graph.nodes[node]?.level);
    }
  });

  test('are named as on their signs', () => {
    expect(findPlace('room-205')?.name).toBe('Room 205');
    expect(findPlace('room-129')?.name).toBe('Central Library');
    expect(findPlace('lift-west-2')?.name).toBe('Lift, west wing');
    expect(findPlace('central-library')?.nodes).toEqual(findPlace('room-129')?.nodes);
    expect(findPlace('academic-block')).toMatchObject({ name: 'Academic Block', kind: 'building' });
  });

  test('have unique ids', () => {
    expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
  });
});
