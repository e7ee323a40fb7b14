import { byWord } from '../../derive/draft/categories.ts';
import { mappingFile } from '../../files/open-source.ts';
import type { Mapping } from '../geojson/mapping.ts';
import type { TableKind } from './columns.ts';

/** Codes that other programs give to our kinds. */
const kindWords = byWord({
  corner: 'hall corr hw path waypoint',
  elevator: 'elev lift lft el',
  stairs: 'stai stair strs st',
  restroom: 'rest bath wc toil',
  entrance: 'exit entr ent door',
  laboratory: 'labs',
  conferenceroom: 'conf',
});

/** A table's file, its first line, and the columns of it that look like ours. */
export interface Question {
  readonly file: string;
  readonly kind: TableKind | undefined;
  readonly header: readonly string[];
  /** `[ours, written]`. */
  readonly alike: readonly (readonly [string, string])[];
}

/** Asks which of the tables' columns are ours, with a mapping to save. */
export function askForColumns(tables: readonly Question[], mapping: Mapping): string {
  const lists = tables.map(({ file, header }) => `${file} has the columns ${header.join(', ')}.`).join(' ');
  const columns: Record<string, string | string[] | Record<string, string>> = { ...mapping.columns };
  const columnsOf = structuredClone(mapping.columnsOf) as Record<string, Record<string, string>>;
  const questions = tables.flatMap(({ kind, alike }) =>
    alike.map(([ours, written]) => {
      const isOther = kind && ours in columns && columns[ours] !== written;
      if (isOther) columnsOf[kind] = { ...columnsOf[kind], [ours]: written };
      else columns[ours] = written;
      return `Is "${written}" our "${ours}"${isOther ? ` of ${kind}` : ''}?`;
    }),
  );
  if (questions.length === 0) return lists;
  const ignored = mapping.ignoredColumns.length > 0 && { ignore: mapping.ignoredColumns };
  const answer = JSON.stringify({ columns: { ...columns, ...columnsOf, ...ignored } }, null, 2);
  const [wrong = ''] = tables.flatMap(({ alike }) => alike.map(([, written]) => written));
  const no = `in place of a line that is wrong, "ignore": ["${wrong}"]`;
  return `${lists} ${questions.join(' ')} If so, save this beside them as ${mappingFile} (${no}):\n${answer}`;
}

/**
 * Asks what unknown kinds are, with a mapping to save.
 *
 * @param unknown each with what it is if its name does not say it
 */
export function askForKinds(unknown: ReadonlyMap<string, string>, { kinds }: Mapping): string {
  const guessed = [...unknown].map(
    ([kind, otherwise]) => [kind, kindWords.get(kind.toLowerCase()) ?? otherwise] as const,
  );
  const text = JSON.stringify({ kinds: { ...kinds, ...Object.fromEntries(guessed) } }, null, 2);
  return `What are the kinds ${[...unknown.keys()].join(', ')}? Correct this, and save it in ${mappingFile}:\n${text}`;
}
