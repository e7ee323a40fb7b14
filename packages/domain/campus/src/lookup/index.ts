export { capitalised } from '../text.ts';
export { toCanonicalId } from './canonical-id.ts';
export { departmentsOn, findRangeOf } from './department-ranges.ts';
export { describeGuess, describeResult, quotable } from './describe-result.ts';
export { findNamed } from './find-named.ts';
export { findPersonNamed } from './find-person.ts';
export { foldText } from './fold-text.ts';
export { isSharedSign, type LookupResult, lookUp, signOfResult } from './look-up.ts';
export {
  audienceOffers,
  findNearestTarget,
  isAccessible,
  isForWheelchairs,
  nearestOffersIn,
  placesOf,
  type Target,
} from './nearest.ts';
export { formatRoomCode, parseRoomCode, parseSign, roomsBeside } from './room-code.ts';
