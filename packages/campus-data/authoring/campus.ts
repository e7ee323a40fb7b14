import type { GeoCollection } from '@campusway/campus';
import { drawBuildings } from './campus-buildings.ts';
import { drawGrounds } from './campus-grounds.ts';
import { drawPlanting } from './campus-planting.ts';
import { drawSports } from './campus-sports.ts';
import { drawStage } from './campus-stage.ts';
import { drawWays } from './campus-ways.ts';
import { polygonFeature, rectangle } from './feature.ts';

/** Everything outdoors, on level 0: 400 m from west to east, 240 m from south to north. */
export function drawCampus(): GeoCollection {
  const boundary = polygonFeature(
    'campus',
    { feature_type: 'level', category: 'outdoors', name: 'Campus', elevation: 0 },
    [rectangle(0, 0, 400, 240)],
  );
  const features = [
    boundary,
    ...drawGrounds(),
    ...drawSports(),
    ...drawStage(),
    ...drawBuildings(),
    ...drawWays(),
    ...drawPlanting(),
  ];
  return { type: 'FeatureCollection', level: 0, features };
}
