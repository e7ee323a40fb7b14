import { byWord } from '../../derive/draft/categories.ts';
import { mappingFile } from '../../files/open-source.ts';
import type { Mapping } from '../geojson/mapping.ts';

/** Names that other programs give to our columns, without capitals, spaces and underscores. */
const columnWords = byWord({
  id: 'nodeid node key nodekey name_id uid',
  x: 'xcoord xcoordinate posx easting px',
  y: 'ycoord ycoordinate posy northing py',
  longitude: 'lon lng long',
  latitude: 'lat',
  level: 'floor storey story floorlevel',
  building: 'bldg buildingid buildingname',
  kind: 'type nodetype category roomtype class',
  name: 'longname label title roomname description',
  number: 'room roomnumber roomno roomnum shortname code',
  from: 'source start startnode fromnode nodea a origin',
  to: 'target end endnode tonode nodeb b destination',
  one_way: 'oneway directed',
});

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

/** Asks which of the tables' columns are ours, with a mapping to save. */
export function askForColumns(
  tables: readonly { readonly file: string; readonly header: readonly string[] }[],
  { columns }: Mapping,
): string {
  const found = tables.flatMap(({ header }) =>
    header.flatMap((column): [string, string][] => {
      const own = columnWords.get(column.toLowerCase().replace(/[\s_-]/g, ''));
      const isThere = own !== undefined && header.some((one) => one.toLowerCase() === own);
      return own && !isThere ? [[own, column]] : [];
    }),
  );
  const lists = tables.map(({ file, header }) => `${file} has the columns ${header.join(', ')}.`).join(' ');
  if (found.length === 0) {
    const example = `{ "columns": { "id": "${tables[0]?.header[0]}" } }`;
    return `${lists} Rename them, or map them in a file ${mappingFile}, such as ${example}`;
  }
  const own = new Map([...found].toReversed());
  const questions = [...own].map(([ours, theirs]) => `Is "${theirs}" our "${ours}"?`).toReversed();
  const mapping = { columns: { ...Object.fromEntries([...own].toReversed()), ...columns } };
  return `${lists} ${questions.join(' ')} If so, save this beside them as ${mappingFile}:\n${JSON.stringify(mapping, null, 2)}`;
}

/** Asks what unknown kinds are, with a mapping to save. */
export function askForKinds(unknown: readonly string[], { kinds }: Mapping): string {
  const guessed = unknown.map((kind) => [kind, kindWords.get(kind.toLowerCase()) ?? 'room'] as const);
  const text = JSON.stringify({ kinds: { ...kinds, ...Object.fromEntries(guessed) } }, null, 2);
  return `What are the kinds ${unknown.join(', ')}? Correct this, and save it in ${mappingFile}:\n${text}`;
}
