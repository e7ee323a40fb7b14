import type { QueryPart, SearchRecord, Understanding } from './search-record.ts';
import { nameKinds, ownKinds, type SearchTables } from './search-tables.ts';
import { type Term, termQuality } from './term.ts';

interface Reading {
  readonly as: QueryPart['as'];
  readonly read: string;
  readonly corrected: boolean;
}

/** How a record reads a query: which of its names and properties each word was taken for. */
export function explain<R extends SearchRecord>(
  record: number,
  terms: readonly Term[],
  tables: SearchTables<R>,
): Understanding {
  const parts: QueryPart[] = [];
  for (const term of terms) {
    const reading = readTerm(term, record, tables);
    if (!reading && term.filler) continue;
    const part = {
      typed: term.typed,
      ...(reading ?? { as: 'ignored', read: term.typed, corrected: false }),
    } as const;
    const same = parts.findIndex(({ as, read }) => as !== 'ignored' && as === part.as && read === part.read);
    const before = parts[same];
    if (!before) parts.push(part);
    else
      parts[same] = {
        ...part,
        typed: `${before.typed} ${part.typed}`,
        corrected: before.corrected || part.corrected,
      };
  }
  return { parts, obvious: parts.every(isObvious) };
}

function isObvious({ as, typed, read, corrected }: QueryPart): boolean {
  if (as === 'ignored' || corrected) return false;
  return as === 'name' || as === 'code' || read.toLowerCase().startsWith(typed.replace(/s$/, ''));
}

/** What one word was taken for; undefined when the record does not answer it. */
export function readTerm<R extends SearchRecord>(
  term: Term,
  record: number,
  { records, recordNames, nameTokens, nameKind, nameLabel, tokenLength }: SearchTables<R>,
): Reading | undefined {
  const { title, code, range } = records[record] as R;
  let best: Reading | undefined;
  let bestMatch = 0;
  for (let i = recordNames.start[record] ?? 0; i < (recordNames.start[record + 1] ?? 0); i++) {
    const name = recordNames.items[i] ?? 0;
    const kind = nameKind[name] ?? 0;
    for (let k = nameTokens.start[name] ?? 0; k < (nameTokens.start[name + 1] ?? 0); k++) {
      const token = nameTokens.items[k] ?? 0;
      const match = termQuality(term, token, tokenLength[token] ?? 0) * explaining(kind);
      if (match <= bestMatch) continue;
      bestMatch = match;
      const corrected = term.hits.near.has(token);
      const label = nameLabel.get(name);
      const as = nameKinds[kind];
      if (as === 'department' || as === 'floor' || as === 'kind' || as === 'role') {
        best = { as, read: label ?? '', corrected };
      } else
        best =
          as === 'code' ? { as, read: code ?? title, corrected } : { as: 'name', read: title, corrected };
    }
  }
  return best ?? (term.code && range ? { as: 'code', read: title, corrected: false } : undefined);
}

/** A property explains more than a name that has the word too. Spellings are not shown, so that they explain little. */
function explaining(kind: number): number {
  const name = nameKinds[kind];
  if (name === 'spelling') return 0.3;
  return kind < ownKinds || name === 'detail' ? 1 : 1.01;
}
