import type { CampusWay } from './campus-ways.ts';

/** From the paths to the four entrances: steps, ramps of 1 in 12, and the landings before the doors. */
export const entranceWays: Readonly<Record<string, CampusWay>> = {
  'main-steps': {
    category: 'stairs',
    width: 6,
    steps: 3,
    points: [
      [200, 100.6],
      [200, 102.4],
    ],
  },
  'main-landing': {
    width: 6,
    points: [
      [200, 104.15],
      [200, 102.4],
    ],
  },
  'main-foot': {
    width: 6,
    points: [
      [200, 100.6],
      [200, 96],
    ],
  },
  'main-ramp-head': {
    width: 2,
    points: [
      [200, 102.4],
      [203, 102.4],
    ],
  },
  'main-ramp': {
    category: 'ramp',
    width: 1.8,
    points: [
      [203, 102.4],
      [208.5, 102.4],
    ],
  },
  'main-ramp-foot': {
    width: 2,
    points: [
      [208.5, 102.4],
      [208.5, 96],
    ],
  },
  'west-entrance': {
    name: 'west entrance path',
    width: 2.5,
    points: [
      [88, 124],
      [109.6, 124],
    ],
  },
  'west-steps': {
    category: 'stairs',
    width: 3,
    steps: 3,
    points: [
      [109.6, 124],
      [110.8, 124],
    ],
  },
  'west-landing': {
    width: 3,
    points: [
      [110.8, 124],
      [112.15, 124],
    ],
  },
  'north-entrance': {
    name: 'north entrance path',
    width: 2.5,
    points: [
      [205.5, 170],
      [205.5, 159.5],
    ],
  },
  'north-ramp': {
    category: 'ramp',
    width: 1.8,
    points: [
      [205.5, 159.5],
      [205.5, 154],
    ],
  },
  'north-landing': {
    width: 3,
    points: [
      [205.5, 154],
      [205.5, 151.85],
    ],
  },
  'east-entrance': {
    name: 'east entrance path',
    width: 2.5,
    points: [
      [312, 132],
      [295.5, 132],
    ],
  },
  'east-ramp': {
    category: 'ramp',
    width: 1.8,
    points: [
      [295.5, 132],
      [290, 132],
    ],
  },
  'east-landing': {
    width: 3,
    points: [
      [290, 132],
      [287.85, 132],
    ],
  },
};
