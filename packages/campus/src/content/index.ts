export { parseRoomText, type RoomReference, roomsOfText } from './room-text.ts';
