export * from './campus-place.ts';
export { type DescribedPlace, describePlace } from './describe-place.ts';
export * from './place-stops.ts';
export * from './room-place-name.ts';
export { parseRoomText, type RoomReference, referenceNames, roomsOfText } from './room-text.ts';
