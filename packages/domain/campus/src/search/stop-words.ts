import { toToken } from './tokenize.ts';

/** Words without meaning for the search: optional in a query, of little weight in a name. */
export const stopWords: ReadonlySet<string> = new Set(
  `an the of in on at to is are am where what who how do we me my get go come going reach find show see tell looking want
  need would like there any this that you can could near nearest closest from for and or with by please pls room rm no
  number department dept sir madam maam mam mr mrs ms dr shri smt venue way page`
    .split(/\s+/)
    .map(toToken),
);
