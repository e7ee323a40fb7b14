import type { GeoFeature, Point } from '@campusway/campus';
import { entranceWays } from './campus-entrance-ways.ts';
import { lineFeature } from './feature.ts';

export interface CampusWay {
  readonly category?: 'ramp' | 'stairs';
  /** As people call it; what is shorter than ten metres needs no name. */
  readonly name?: string;
  readonly width?: number;
  /** Of stairs, drawn from the lowest step to the highest. */
  readonly steps?: number;
  readonly points: readonly Point[];
}

/** Paths meet only in corners that they share, so every junction is a corner of each path through it. */
const ways: Readonly<Record<string, CampusWay>> = {
  'gate-1': {
    name: 'Main Drive',
    width: 8,
    points: [
      [200, 0],
      [200, 16],
    ],
  },
  'avenue-west': {
    name: "path past Founders' Lawn",
    width: 4,
    points: [
      [200, 16],
      [186, 24],
      [186, 83],
      [186, 96],
    ],
  },
  'avenue-east': {
    name: "path past Founders' Lawn",
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
    name: 'promenade',
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
    name: 'east drive',
    width: 4,
    points: [
      [400, 83],
      [340, 83],
      [315.5, 83],
      [214, 83],
    ],
  },
  'gate-2-promenade': {
    name: 'cross path',
    width: 3,
    points: [
      [340, 83],
      [340, 96],
    ],
  },
  parking: {
    name: 'parking path',
    width: 2.5,
    points: [
      [246, 44],
      [214, 44],
    ],
  },
  'parking-north': {
    name: 'parking drive',
    width: 2.5,
    points: [
      [246, 44],
      [315.5, 44],
      [315.5, 83],
    ],
  },
  'west-walk': {
    name: 'west walk',
    width: 3.5,
    points: [
      [88, 96],
      [88, 115],
      [88, 124],
      [88, 170],
    ],
  },
  canteen: {
    name: 'canteen path',
    width: 3.5,
    points: [
      [62, 115],
      [88, 115],
    ],
  },
  'north-walk': {
    name: 'north walk',
    width: 3.5,
    points: [
      [88, 170],
      [205.5, 170],
      [229, 170],
      [312, 170],
    ],
  },
  'field-walk': {
    name: 'field path',
    width: 2.5,
    points: [
      [229, 170],
      [229, 232],
    ],
  },
  'east-walk': {
    name: 'east walk',
    width: 3.5,
    points: [
      [312, 96],
      [312, 132],
      [312, 170],
    ],
  },
  sports: {
    name: 'sports path',
    width: 3.5,
    points: [
      [312, 170],
      [318, 176],
      [318, 196],
      [326, 196],
    ],
  },
  stage: {
    name: 'stage path',
    width: 3,
    points: [
      [88, 170],
      [88, 182],
      [76.4, 191.3],
    ],
  },
};

export function drawWays(): GeoFeature[] {
  return Object.entries({ ...ways, ...entranceWays }).map(
    ([id, { category = 'path', width = 2, points, ...rest }]) =>
      lineFeature(`way-${id}`, { feature_type: 'way', category, width, ...rest }, points),
  );
}
