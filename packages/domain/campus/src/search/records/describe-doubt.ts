import { describeGuess } from '../../lookup/describe-result.ts';
import { foldText } from '../../lookup/fold-text.ts';
import { isolated } from '../../text.ts';
import type { SearchAnswer, SearchRecord } from '../search-record.ts';
import { words } from '../tokenize.ts';
import type { Decision } from './decide-answer.ts';

/**
 * What is uncertain about an answer, in one sentence; undefined when every word was used as typed, or when the name of a result
 * has an ignored one: `east lawn` finds East Garden and West Lawn.
 */
export function describeDoubt(
  query: string,
  { results, understood, didYouMean, lack }: SearchAnswer<SearchRecord>,
  { kind }: Pick<Decision, 'kind'>,
): string | undefined {
  if (lack !== undefined) return lack;
  const parts = understood?.parts ?? [];
  const corrected = parts.filter((part) => part.corrected).map(({ read }) => read);
  const unused = parts.filter(({ as }) => as === 'ignored').map(({ typed }) => typed);
  const shown = kind === 'one' ? results.slice(0, 1) : results;
  if (shown.some(({ record }) => words(record.title).some((word) => unused.includes(word)))) return undefined;
  const ignored = unused.map((typed) => `"${asTyped(typed, query)}"`);
  const isCertain = kind !== 'none';
  const isMostlyUsed = corrected.length === 0 && 2 * ignored.length <= parts.length;
  if (ignored.length > 0 && (isCertain || isMostlyUsed)) return `No match for ${ignored.join(', ')}.`;
  const code = parts.find((part) => part.corrected && part.as === 'code')?.read;
  const name = didYouMean ?? code ?? (corrected.length > 0 ? results[0]?.record.title : undefined);
  if (name === undefined) return undefined;
  if (!isCertain) return describeGuess(name);
  const meant = corrected.map((word) => `“${isolated(word)}”`).join(', ');
  return `Showing results for ${kind === 'one' ? isolated(name) : meant}.`;
}

/** A folded word with the marks and capitals of the query: vowels of Devanagari are marks. */
function asTyped(folded: string, query: string): string {
  return query.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((word) => foldText(word) === folded) ?? folded;
}
