export { capitalised } from './capitalised.ts';
export { describeResult, quotable } from './describe-result.ts';
export { foldText } from './fold-text.ts';
export { type LookupResult, lookUp } from './look-up.ts';
export { formatRoomCode, parseRoomCode, type RoomCode } from './room-code.ts';
export { roomsBeside } from './rooms-beside.ts';
