import Type from 'typebox';
import { entry, file, placeId, text } from './fields.ts';

export const knownGaps = file('Where a wheelchair does not get, known and accepted', {
  gaps: Type.Array(
    entry({
      place: placeId('A place without a step-free way, or an entrance that has none.'),
      reason: text('Why, in one sentence.', { minLength: 8 }),
    }),
  ),
});
