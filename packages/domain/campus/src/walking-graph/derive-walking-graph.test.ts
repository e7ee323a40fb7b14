import { expect, test } from 'vitest';
import { drawFloor } from '../../tests/drawing/drawn-floor.ts';
import { line, points } from '../../tests/points.ts';
import type { MapFeature } from '../geometry/features.ts';
import { type DerivedGraph, deriveWalkingGraph } from './derive-walking-graph.ts';

/** Every edge as `from -kind length- to`, nodes by their opening's id or by their place. */
function edgesOf({ graph, nodeOf }: DerivedGraph): string[] {
  const names = new Map([...nodeOf].map(([id, node]) => [node, `${id}@${graph.nodes[node]?.level}`]));
  const name = (node: number) => {
    const { x, y, level } = graph.nodes[node] ?? { x: 0, y: 0, level: 0 };
    return names.get(node) ?? `${x},${y}@${level}`;
  };
  return graph.edges.map(({ from, to, kind, length, wheelchair, oneWay, isPassage }) => {
    const marks = `${wheelchair ? '' : '!'}${oneWay ? '>' : ''}${isPassage ? '~' : ''}`;
    return `${name(from)} -${kind}${marks} ${length}- ${name(to)}`;
  });
}

/** The drawn floor with changed features: those with this id, or of this type. */
function drawChanged(rows: readonly string[], which: string, changes: object): MapFeature[] {
  return drawFloor(rows).map((feature) =>
    feature.id === which || feature.type === which ? ({ ...feature, ...changes } as MapFeature) : feature,
  );
}

const plain = [
  '#########',
  '#AAA#BBB#', //
  '#AAA#BBB#',
  '##+###+##',
  '#-------#',
  '#########',
];

test('deriveWalkingGraph() connects each door perpendicularly to the corridor and splits the corridor there', () => {
  expect(edgesOf(deriveWalkingGraph(drawFloor(plain)))).toEqual([
    'door-A@1 -door 1- 2.5,1.5@1',
    'door-B@1 -door 1- 6.5,1.5@1',
    '1.5,1.5@1 -corridor 1- 2.5,1.5@1',
    '2.5,1.5@1 -corridor 4- 6.5,1.5@1',
    '6.5,1.5@1 -corridor 1- 7.5,1.5@1',
  ]);
});

test('deriveWalkingGraph() connects an amenity outdoors to a path within 5 m', () => {
  const amenity = { type: 'amenity', level: 0, category: 'parking.bicycle' } as const;
  const path = { type: 'way', id: 'path', level: 0, category: 'path', oneWay: false, width: 2 } as const;
  const derived = deriveWalkingGraph([
    { ...path, points: points('0,0 10,0') },
    { ...amenity, id: 'near', point: [4, 5] },
    { ...amenity, id: 'far', point: [4, 6] },
  ]);
  expect(edgesOf(derived)).toEqual([
    'near@0 -path 5- 4,0@0',
    '0,0@0 -path 4- 4,0@0',
    '4,0@0 -path 6- 10,0@0',
  ]);
});

test('deriveWalkingGraph() joins two doors of one landing by a walk, never by stairs', () => {
  const stairs = (level: number, elevation: number): MapFeature[] => [
    { type: 'level', id: `level-${level}`, level, elevation, polygon: [] },
    {
      ...{ type: 'unit', id: `stairs-${level}`, level, category: 'stairs', shaft: 'west' },
      polygon: [points('0,0 8,0 8,4 0,4')],
    },
  ];
  const door = (id: string, level: number, at: string): MapFeature => ({
    ...{ type: 'opening', id, level, category: 'door', swing: 'none', leaves: 1, line: line(at) },
  });
  const derived = deriveWalkingGraph([
    ...stairs(1, 0),
    ...stairs(2, 3),
    ...[door('one', 1, '1,0 2,0'), door('two', 1, '6,0 7,0'), door('up', 2, '1,0 2,0')],
  ]);
  expect(edgesOf(derived)).toEqual([
    'two@1 -door! 0.4- 6.5,0.4@1',
    '6.5,0.4@1 -door! 5- 1.5,0.4@1',
    '1.5,0.4@1 -door! 0.4- one@1',
    'one@1 -stairs! 9- up@2',
    'two@1 -stairs! 9- up@2',
  ]);
});

test('deriveWalkingGraph() joins two buildings at a door with the level behind it', () => {
  const hall = (id: string, level: number, [west, east]: readonly [number, number]): MapFeature[] => [
    {
      type: 'unit',
      id,
      level,
      category: 'walkway',
      polygon: [points(`${west},0 ${east},0 ${east},2 ${west},2`)],
    },
    {
      ...{ type: 'way', id: `${id}-way`, level, category: 'corridor', oneWay: false, width: 2 },
      points: points(`${west + 1},1 ${east - 1},1`),
    },
  ];
  const joined = (level: number, toLevel: number | undefined) =>
    deriveWalkingGraph([
      ...hall('a', 1, [0, 10]),
      ...hall('b', 2, [10.2, 20]),
      {
        ...{ type: 'opening', id: 'bridge', level, ...(toLevel && { toLevel }) },
        ...{ category: 'passage', swing: 'none', leaves: 1, line: line('10.1,0 10.1,2') },
      },
    ]);
  const edges = [
    '9,1@1 -door~ 1.1- bridge@2',
    '1,1@1 -corridor 8- 9,1@1',
    'bridge@2 -door~ 1.1- 11.2,1@2',
    '11.2,1@2 -corridor 7.8- 19,1@2',
  ];
  const sorted = (derived: DerivedGraph) =>
    edgesOf(derived)
      .map((edge) => edge.split(' ').toSorted().join(' '))
      .toSorted();
  const wanted = edges.map((edge) => edge.split(' ').toSorted().join(' ')).toSorted();
  expect(sorted(joined(1, 2))).toEqual(wanted);
  expect(sorted(joined(2, 1))).toEqual(wanted);
  expect(joined(1, undefined).graph.edges).toHaveLength(3);
});

test('deriveWalkingGraph() distinguishes a lobby from a corridor', () => {
  const features = drawChanged(plain, '--1', { category: 'lobby' });
  const { edges } = deriveWalkingGraph(features).graph;
  expect(edges.map(({ kind }) => kind)).toEqual(['door', 'door', 'lobby', 'lobby', 'lobby']);
});

test('deriveWalkingGraph() lists the doors of each unit', () => {
  const { doorsOf, nodeOf } = deriveWalkingGraph(drawFloor(plain));
  expect(doorsOf.get('A-1')).toEqual([nodeOf.get('door-A')]);
  expect(doorsOf.get('--1')).toEqual([nodeOf.get('door-A'), nodeOf.get('door-B')]);
});

test('deriveWalkingGraph() does not cross a room that has two doors', () => {
  const edges = edgesOf(
    deriveWalkingGraph(drawFloor(['#########', '#AAAAAAA#', '##+###+##', '#-------#', '#########'])),
  );
  expect(edges.filter((edge) => edge.includes('door-A@1') && edge.includes('door-A-2@1'))).toEqual([]);
});

const annexe = [
  '#########', //
  '#AAA#BBB#',
  '#AAA+BBB#',
  '##+######',
  '#-------#',
  '#########',
];

test('deriveWalkingGraph() crosses a room to reach a room behind it', () => {
  const edges = edgesOf(deriveWalkingGraph(drawFloor(annexe)));
  expect(edges).toContain('door-A@1 -door 2.24- door-B@1');
});

test('deriveWalkingGraph() keeps inside a room that is not convex', () => {
  const rows = [
    '###########',
    '#AAAAAAAAA#', //
    '#AAAAAAAAA#',
    '#AAAAAAAAA#',
    '##+######+#',
    '#--#####BB#',
    '###########',
  ];
  /** The room without its middle below the northern wall. */
  const polygon = [points('0.6,2.6 3.4,2.6 3.4,4.6 8.6,4.6 8.6,2.6 10.4,2.6 10.4,6.4 0.6,6.4')];
  const features = drawChanged(rows, 'A-1', { polygon });
  expect(edgesOf(deriveWalkingGraph(features)).filter((edge) => !edge.includes('1.5@1'))).toEqual([
    'door-A@1 -door 2.41- 3.19,4.81@1',
    '3.19,4.81@1 -door 5.62- 8.81,4.81@1',
    '8.81,4.81@1 -door 2.41- door-B@1',
  ]);
});

test('deriveWalkingGraph() leads a wheelchair through a room only where both doors are wide enough', () => {
  const rows = ['#############', '#AAA#BBB#CCC#', '#AAA+BBB+CCC#', '##+##########', '#--#########'];
  const features = drawChanged(rows, 'door-B', { line: line('4.5,2.2 4.5,2.8') });
  expect(edgesOf(deriveWalkingGraph(features)).filter((edge) => edge.includes('door-C'))).toEqual([
    'door-C@1 -door! 4- door-B@1',
  ]);
});

const withSteps = (rows: readonly string[], id: string) =>
  deriveWalkingGraph(drawChanged(rows, id, { steps: 4, stepsUp: 'right' }));

test('deriveWalkingGraph() adds the flight at a door from its foot to the threshold', () => {
  const derived = withSteps(annexe, 'door-B');
  expect(edgesOf(derived)).toEqual(
    expect.arrayContaining(['3.2,3.5@1 -stairs! 1.3- door-B@1', 'door-A@1 -door 1.22- 3.2,3.5@1']),
  );
  expect(derived.graph.edges.find(({ kind }) => kind === 'stairs')?.steps).toBe(4);
});

test('deriveWalkingGraph() enters the lower of two rooms at the foot of the steps, the upper one at the door', () => {
  const { doorsOf, nodeOf, graph } = withSteps(annexe, 'door-B');
  const foot = graph.nodes.findIndex(({ x, y }) => x === 3.2 && y === 3.5);
  expect(doorsOf.get('A-1')).toEqual([foot, nodeOf.get('door-A')]);
  expect(doorsOf.get('B-1')).toEqual([nodeOf.get('door-B')]);
});

test('deriveWalkingGraph() leads down the steps into a room below its corridor', () => {
  const { doorsOf, graph } = withSteps(plain, 'door-A');
  const [entry] = doorsOf.get('A-1') ?? [];
  expect(graph.edges).toContainEqual(expect.objectContaining({ from: entry, kind: 'stairs', steps: 4 }));
});

test('deriveWalkingGraph() marks a narrow door as not for wheelchairs', () => {
  const features = drawChanged(plain, 'door-A', { line: line('2.2,2.5 2.8,2.5') });
  expect(edgesOf(deriveWalkingGraph(features))).toContain('door-A@1 -door! 1- 2.5,1.5@1');
});

test('deriveWalkingGraph() keeps the direction of a one-way corridor', () => {
  const features = drawChanged(plain, 'way', { oneWay: true });
  expect(edgesOf(deriveWalkingGraph(features))).toContain('2.5,1.5@1 -corridor> 4- 6.5,1.5@1');
});

test('deriveWalkingGraph() joins neighbouring floors by stairs and every pair of floors by lift', () => {
  const floor = ['#########', '#SSS#LLL#', '##+###+##', '#-------#', '#########'];
  const derived = deriveWalkingGraph([1, 2, 3].flatMap((level) => drawFloor(floor, level)));
  const climbs = derived.graph.edges.filter(({ kind }) => kind === 'lift' || kind === 'stairs');
  const levels = climbs.map(({ from, to, kind, length, wheelchair }) => {
    const [a, b] = [derived.graph.nodes[from], derived.graph.nodes[to]];
    return `${kind} ${a?.level}-${b?.level} ${length} ${wheelchair}`;
  });
  expect(levels.toSorted()).toEqual([
    'lift 1-2 4 true',
    'lift 1-3 8 true',
    'lift 2-3 4 true',
    'stairs 1-2 12 false',
    'stairs 2-3 12 false',
  ]);
});

test('deriveWalkingGraph() adds no edge to a door without a corridor', () => {
  const { graph, nodeOf } = deriveWalkingGraph(drawFloor(['#####', '#AAA#', '##+##', '#####']));
  expect(nodeOf.get('door-A')).toBe(0);
  expect(graph.edges).toEqual([]);
});

test('deriveWalkingGraph() joins a path that ends at an entrance with its threshold', () => {
  const entrance: MapFeature = {
    ...{ type: 'opening', id: 'entrance', level: 1, category: 'entrance', swing: 'none', leaves: 1 },
    line: line('0.5,1 0.5,2'),
  };
  const path: MapFeature = {
    ...{ type: 'way', id: 'path', level: 0, category: 'path', oneWay: false, width: 2 },
    points: points('-9.5,1.5 0.5,1.5'),
  };
  const edges = edgesOf(deriveWalkingGraph([...drawFloor(plain), entrance, path]));
  expect(edges).toContain('-9.5,1.5@0 -path 10- entrance@1');
  expect(edges).toContain('entrance@1 -door 1- 1.5,1.5@1');
});

test('deriveWalkingGraph() joins both halls to a flight that leads from threshold to threshold', () => {
  const hall = (id: string, from: number, to: number): MapFeature => {
    const polygon = [points(`${from},0 ${to},0 ${to},2 ${from},2`)];
    return { type: 'unit', id, level: 1, category: 'walkway', polygon };
  };
  const passage = (x: number): MapFeature => ({
    ...{ type: 'opening', id: `at-${x}`, level: 1, category: 'passage', swing: 'none', leaves: 1 },
    line: line(`${x},0 ${x},2`),
  });
  const way = (category: 'corridor' | 'stairs', from: number, to: number): MapFeature => ({
    ...{ type: 'way', id: `way-${from}`, level: 1, category, oneWay: false, width: 2 },
    points: points(`${from},1 ${to},1`),
  });
  const features = [
    ...[hall('lower', 0, 6), hall('flight', 6, 6.8), hall('upper', 6.8, 12)],
    ...[passage(6), passage(6.8)],
    ...[way('corridor', 1, 5), way('stairs', 6, 6.8), way('corridor', 8, 11)],
  ];
  expect(edgesOf(deriveWalkingGraph(features))).toEqual([
    'at-6@1 -door~ 1- 5,1@1',
    'at-6.8@1 -door~ 1.2- 8,1@1',
    '1,1@1 -corridor 4- 5,1@1',
    'at-6@1 -stairs! 0.8- at-6.8@1',
    '8,1@1 -corridor 3- 11,1@1',
  ]);
});

test('deriveWalkingGraph() leads through a car park along its drive, not straight from one way out to another', () => {
  const unit = (id: string, category: 'parking' | 'road', corners: string): MapFeature => ({
    ...{ type: 'unit', id, level: 0, category },
    polygon: [points(corners)],
  });
  const passage = (id: string, across: string): MapFeature => ({
    ...{ type: 'opening', id, level: 0, category: 'passage', swing: 'none', leaves: 1 },
    line: line(across),
  });
  const drive = { type: 'way', id: 'drive', level: 0, category: 'path', oneWay: false, width: 2 } as const;
  const features: MapFeature[] = [
    unit('lot', 'parking', '0,0 20,0 20,10 0,10'),
    unit('road', 'road', '14,10 18,10 18,20 14,20'),
    ...[passage('west', '0,3 0,5'), passage('north', '15,10 17,10')],
    { ...drive, points: points('-8,4 0,4 16,4 16,10 16,20') },
  ];
  expect(edgesOf(deriveWalkingGraph(features))).toEqual([
    '-8,4@0 -path 8- west@0',
    'west@0 -path 16- 16,4@0',
    '16,4@0 -path 6- north@0',
    'north@0 -path 10- 16,20@0',
  ]);
});
