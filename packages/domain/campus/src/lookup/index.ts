export { capitalised } from '../text.ts';
export { describeGuess, describeResult, quotable } from './describe-result.ts';
export { foldText } from './fold-text.ts';
export { type LookupResult, lookUp } from './look-up.ts';
export { formatRoomCode, parseRoomCode, roomsBeside } from './room-code.ts';
