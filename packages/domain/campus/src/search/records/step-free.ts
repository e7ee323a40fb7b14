const words =
  /(?<!\S)(?:(?:without|no|avoid(?:ing)?) (?:any |the )?(?:stair|step)s?|step[- ]?free|accessible(?= (?:route|way)(?!\S))|(?:by|using|via) (?:the )?(?:lift|elevator)|(?:(?:by|in|on|with) (?:a )?)?wheel ?chair)(?: (?:route|way))?(?!\S)/gi;

/** A query without its words for a way without stairs: `338` for `338 without stairs`; undefined where it has none. */
export function readStepFree(query: string): string | undefined {
  const rest = query.replace(words, ' ').trim();
  return rest === query.trim() ? undefined : rest;
}
