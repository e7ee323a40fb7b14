import { tokenize } from './tokenize.ts';

/** Words that say nothing about what is wanted. In a query they may be missing, in a name they do not count. */
export const fillers: ReadonlySet<string> = new Set(
  tokenize(
    `a an the of in on at to is are where what who how do i we me my get go come going reach find show see tell near
    nearest closest from for and or with by please pls room rm no number department dept sir madam maam mam`,
  ).concat(tokenize('mr mrs ms dr shri smt venue way')),
);
