import fc from 'fast-check';
import { expect, test } from 'vitest';
import { referenceMilliseconds } from '../../tests/reference-milliseconds.ts';
import type { GraphEdge, WalkingGraph } from '../model.ts';
import { createRouter } from './router.ts';
import type { StepFreePart } from './step-free-part.ts';
import { FORBIDDEN } from './travel-time.ts';

const length = fc.integer({ min: 1, max: 40 });
const level = { kind: 'corridor', wheelchair: true, oneWay: false } as const;
const steps: Omit<GraphEdge, 'from' | 'to' | 'length'> = { ...level, kind: 'stairs', wheelchair: false };

/**
 * A step-free campus, nodes 0 to `size - 1`, and a smaller island that only barriers join with it. A route leads between
 * a node of the island and a node of the campus.
 */
const campuses = fc
  .record({ size: fc.integer({ min: 6, max: 60 }), island: fc.integer({ min: 1, max: 5 }) })
  .chain(({ size, island }) => {
    const total = size + island;
    const line = Array.from({ length: total - 1 }, (_, i) =>
      fc.record({ stem: fc.nat({ max: i < size - 1 ? i : i - size + 1 }), length }),
    );
    return fc.record({
      size: fc.constant(size),
      total: fc.constant(total),
      line: fc.tuple(...line),
      across: fc.array(fc.record({ a: fc.nat(size - 1), b: fc.nat(size - 1), length }), { maxLength: 12 }),
      barriers: fc.array(fc.record({ inside: fc.nat(island - 1), outside: fc.nat(size - 1), length }), {
        minLength: 1,
        maxLength: 4,
      }),
      stairs: fc.array(fc.record({ a: fc.nat(size - 1), b: fc.nat(size - 1), length }), { maxLength: 6 }),
      inner: fc.nat(island - 1),
      outer: fc.nat(size - 1),
      places: fc.array(fc.nat(size - 1), { minLength: 1, maxLength: 12 }),
    });
  });

type BlockedCampus = typeof campuses extends fc.Arbitrary<infer Value> ? Value : never;

function toGraph({ size, total, line, across, barriers, stairs }: BlockedCampus): WalkingGraph {
  return {
    nodes: Array.from({ length: total }, (_, x) => ({ x, y: 0, level: 1 })),
    edges: [
      // The island is a separate tree: only the barriers join it with the campus.
      ...line.flatMap(({ stem, length }, i): GraphEdge[] => {
        const node = i + 1;
        if (node < size) return [{ ...level, from: stem, to: node, length }];
        return node === size ? [] : [{ ...level, from: size + (stem % (node - size)), to: node, length }];
      }),
      ...across.map(({ a, b, length }) => ({ ...level, from: a, to: b, length })),
      ...stairs.map(({ a, b, length }) => ({ ...steps, from: a, to: b, length })),
      ...barriers.map(({ inside, outside: to, length }) => ({ ...steps, from: size + inside, to, length })),
    ],
  };
}

test.each(['from', 'to'] as const)(
  'findStepFreePart() names the nearest place beyond the barrier, which is step-free with the other end: %s',
  (behind) => {
    fc.assert(
      fc.property(campuses, (campus) => {
        const graph = toGraph(campus);
        const [inner, { outer }] = [campus.size + campus.inner, campus];
        const doors = [...campus.places, outer, inner].map((node) => [node]);
        const ends = behind === 'from' ? { from: [inner], to: [outer] } : { from: [outer], to: [inner] };
        const router = createRouter(graph);
        expect(router.findRoute({ ...ends, stepFree: true })).toMatchObject({ reason: 'no-step-free-way' });
        const part = router.findStepFreePart({ ...ends, among: doors }) as StepFreePart;
        const named = doors[part.place]?.[0] as number;
        const time = (from: number, to: number, stepFree = false) =>
          referenceMilliseconds(graph, { from: [from], to: [to], stepFree }) ?? FORBIDDEN;

        expect(part.behind).toBe(behind);
        expect(named).toBeLessThan(campus.size);
        expect(time(named, outer, true)).toBeLessThan(FORBIDDEN);
        const outside = doors.flat().filter((node) => node < campus.size);
        const nearest = Math.min(...outside.map((node) => time(inner, node)));
        expect(time(inner, named)).toBe(nearest);
        expect(Math.round(part.blocked.seconds * 1000)).toBe(nearest);
        if (named === outer) expect(part.open).toBeUndefined();
        else expect(Math.round((part.open?.seconds ?? 0) * 1000)).toBe(time(named, outer, true));
      }),
      { numRuns: 300 },
    );
  },
);
