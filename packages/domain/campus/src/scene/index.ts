export { type Area, toAreas, type UnitArea } from './areas.ts';
export { type CampusScene, campusMarks, openingScales, roomScale, toCampusScene } from './campus-scene.ts';
export { type FloorScene, floorMarks, toFloorScene } from './floor-scene.ts';
export { type Arc, type Extent, type Mark, overlaps, shareAt } from './mark.ts';
export { type Pictogram, type PictogramName, pictograms, toPictograms } from './pictograms.ts';
export { legendOfFloors, type Role, roleOf, roleTokens } from './role.ts';
export { findUnitAt } from './unit-at.ts';
