import type { GeoFeature, Point } from '@campusway/campus';
import { lineFeature } from './feature.ts';

interface Way {
  readonly category?: 'ramp' | 'stairs';
  readonly width?: number;
  readonly points: readonly Point[];
}

/** Paths meet only in corners that they share, so every junction is a corner of each path through it. */
const ways: Readonly<Record<string, Way>> = {
  'gate-1': {
    width: 8,
    points: [
      [200, 0],
      [200, 16],
    ],
  },
  'avenue-west': {
    width: 4,
    points: [
      [200, 16],
      [186, 24],
      [186, 83],
      [186, 96],
    ],
  },
  'avenue-east': {
    width: 4,
    points: [
      [200, 16],
      [214, 24],
      [214, 44],
      [214, 83],
      [214, 96],
    ],
  },
  promenade: {
    width: 4,
    points: [
      [88, 96],
      [186, 96],
      [200, 96],
      [208.5, 96],
      [214, 96],
      [312, 96],
      [340, 96],
    ],
  },
  'gate-2': {
    width: 4,
    points: [
      [400, 83],
      [340, 83],
      [315.5, 83],
      [214, 83],
    ],
  },
  'gate-2-promenade': {
    width: 3,
    points: [
      [340, 83],
      [340, 96],
    ],
  },
  parking: {
    width: 2.5,
    points: [
      [246, 44],
      [214, 44],
    ],
  },
  'parking-north': {
    width: 2.5,
    points: [
      [246, 44],
      [315.5, 44],
      [315.5, 83],
    ],
  },
  'main-steps': {
    category: 'stairs',
    width: 6,
    points: [
      [200, 102.4],
      [200, 100.6],
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
  'west-walk': {
    width: 3.5,
    points: [
      [88, 96],
      [88, 115],
      [88, 124],
      [88, 170],
    ],
  },
  canteen: {
    width: 3.5,
    points: [
      [62, 115],
      [88, 115],
    ],
  },
  'west-entrance': {
    width: 2.5,
    points: [
      [88, 124],
      [109.6, 124],
    ],
  },
  'west-steps': {
    category: 'stairs',
    width: 3,
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
  'north-walk': {
    width: 3.5,
    points: [
      [88, 170],
      [205.5, 170],
      [229, 170],
      [312, 170],
    ],
  },
  'north-entrance': {
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
  'field-walk': {
    width: 2.5,
    points: [
      [229, 170],
      [229, 232],
    ],
  },
  'east-walk': {
    width: 3.5,
    points: [
      [312, 96],
      [312, 132],
      [312, 170],
    ],
  },
  'east-entrance': {
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
  sports: {
    width: 3.5,
    points: [
      [312, 170],
      [318, 176],
      [318, 196],
      [326, 196],
    ],
  },
  stage: {
    width: 3,
    points: [
      [88, 170],
      [88, 182],
      [76.4, 191.3],
    ],
  },
};

export function drawWays(): GeoFeature[] {
  return Object.entries(ways).map(([name, { category = 'path', width = 2, points }]) =>
    lineFeature(`way-${name}`, { feature_type: 'way', category, width }, points),
  );
}
