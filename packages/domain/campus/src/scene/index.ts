export { overlaps } from '../geometry/polygon.ts';
export { type Area, findUnitAt, toAreas } from './areas.ts';
export { type CampusScene, campusMarks, openingScales, roomScale, toCampusScene } from './campus-scene.ts';
export { type FloorScene, floorMarks, otherWingsMark, toFloorScene } from './floor-scene.ts';
export type { FreeSpace } from './free-space.ts';
export { type Arc, circle, type Extent, type Mark } from './mark.ts';
export { circleAround, cornersAround, isWay, outlineOf } from './outlines.ts';
export { type Pictogram, type PictogramName, pictograms } from './pictograms.ts';
export { legendOfFloors, type Role, roleOf, roleTokens } from './role.ts';
