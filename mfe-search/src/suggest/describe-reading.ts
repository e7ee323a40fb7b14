import type { Understanding } from '@campusway/campus/search';

/** How a query was read, as sentences: `Understood as: lab, second floor. Left out: "near".` Undefined when it is plain. */
export function describeReading(understood: Understanding | undefined): string | undefined {
  if (!understood || understood.obvious) return undefined;
  const read = understood.parts.filter(({ as }) => as !== 'ignored').map((part) => part.read);
  const ignored = understood.parts.filter(({ as }) => as === 'ignored').map(({ typed }) => `"${typed}"`);
  const sentences = [
    read.length > 0 && `Understood as: ${read.join(', ')}.`,
    ignored.length > 0 && `Left out: ${ignored.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}
