import type { Understanding } from '@campusway/campus/search';

/** Corrected and ignored words: `Showing results for library. No match for "xyz".` Undefined without any. */
export function describeInterpretation(understood: Understanding | undefined): string | undefined {
  const parts = understood?.parts ?? [];
  const corrected = parts.filter((part) => part.corrected).map(({ read }) => read);
  const ignored = parts.filter(({ as }) => as === 'ignored').map(({ typed }) => `"${typed}"`);
  const sentences = [
    corrected.length > 0 && `Showing results for ${corrected.join(', ')}.`,
    ignored.length > 0 && `No match for ${ignored.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}
