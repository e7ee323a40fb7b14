export { findGroup } from './groups.ts';
export { withNear, withNeighbours } from './neighbours.ts';
export * from './places.ts';
export { parseRoomText, type RoomReference, referenceNames, roomsOfText } from './room-text.ts';
export { whereElse } from './where-else.ts';
