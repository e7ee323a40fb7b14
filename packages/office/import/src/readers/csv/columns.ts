import { byWord } from '../../derive/draft/categories.ts';
import { mappingFile } from '../../files/open-source.ts';
import { ImportError } from '../../model.ts';
import type { Mapping } from '../geojson/mapping.ts';

/** Names of the columns of each table. */
export const columns = {
  nodes: ['id', 'x', 'y', 'longitude', 'latitude', 'level', 'building', 'kind', 'name', 'number'],
  edges: ['from', 'to', 'kind', 'one_way', 'name'],
  levels: ['level', 'ordinal', 'building', 'name', 'short', 'elevation'],
  people: ['name', 'department', 'code', 'designation', 'room', 'email', 'contact', 'kind', 'id'],
} as const;
export type TableKind = keyof typeof columns;

/** Columns by which a table is recognised: one of each line. */
const required: Readonly<Record<TableKind, readonly (readonly string[])[]>> = {
  nodes: [['id'], ['x', 'longitude'], ['y', 'latitude']],
  edges: [['from'], ['to']],
  levels: [['level'], ['ordinal']],
  people: [['name'], ['department']],
};

/** Names that other programs give to our columns, without capitals, spaces, hyphens and underscores. */
const words = byWord({
  id: 'nodeid node key nodekey uid',
  x: 'xcoord xcoordinate posx easting px',
  y: 'ycoord ycoordinate posy northing py',
  longitude: 'lon lng long',
  latitude: 'lat',
  level: 'floor storey story floorlevel',
  building: 'bldg buildingid buildingname',
  kind: 'type nodetype nodekind edgetype edgekind waytype category roomtype class',
  name: 'longname label title roomname description',
  number: 'room roomnumber roomno roomnum shortname code',
  from: 'source start startnode fromnode nodea a origin',
  to: 'target end endnode tonode nodeb b destination',
  one_way: 'oneway directed',
});
const wordsOfPeople = byWord({
  department: 'dept',
  designation: 'title',
  room: 'roomnumber roomno roomnum',
  email: 'mail emailaddress',
  contact: 'phone phonenumber telephone',
  kind: 'type category group',
});

/** Our name for each column of a table; undefined for one that is not read. */
export type ColumnNames = readonly (string | undefined)[];

/** The kind of table that columns make. */
export function kindOf(namesAs: (kind: TableKind) => ColumnNames): TableKind | undefined {
  const kinds = Object.keys(required) as TableKind[];
  return kinds.find((kind) => lackingAs(kind, namesAs(kind)).length === 0);
}

/** The required columns that a table lacks: `"x" or "longitude"`. */
export function lackingAs(kind: TableKind, names: ColumnNames): string[] {
  const missing = required[kind].filter((choice) => !choice.some((name) => names.includes(name)));
  return missing.map((choice) => choice.map((name) => `"${name}"`).join(' or '));
}

/** Names of the columns as mapped for the table or for all, or else their own. */
export function namesOf(header: readonly string[], kind: TableKind, mapping: Mapping): ColumnNames {
  const ignored = new Set(mapping.ignoredColumns);
  const mapped = new Map(
    Object.entries({ ...mapping.columns, ...mapping.columnsOf[kind] }).flatMap(([ours, written]) =>
      isColumn(ours, kind) ? [[written.toLowerCase(), ours] as const] : [],
    ),
  );
  const given = header.map((written) => mapped.get(written.toLowerCase()));
  const taken = new Set(given);
  return header.map((column, i) => {
    const own = column.toLowerCase();
    if (given[i] !== undefined || ignored.has(own) || taken.has(own) || !isColumn(own, kind)) return given[i];
    taken.add(own);
    return own;
  });
}

/** Columns that nothing reads and that look like one that the table lacks: `[ours, written]`. */
export function lookAlikes(
  header: readonly string[],
  names: ColumnNames,
  { kind, mapping }: { readonly kind: TableKind | undefined; readonly mapping: Mapping },
): (readonly [string, string])[] {
  const dictionary = kind === 'people' ? wordsOfPeople : words;
  const taken = new Set(names);
  return header.flatMap((column, i) => {
    const ours = dictionary.get(column.toLowerCase().replace(/[\s_-]/g, ''));
    const isIgnored = mapping.ignoredColumns.includes(column.toLowerCase());
    if (!ours || names[i] !== undefined || taken.has(ours) || isIgnored) return [];
    if (kind && !isColumn(ours, kind)) return [];
    taken.add(ours);
    return [[ours, column] as const];
  });
}

function isColumn(name: string, kind: TableKind): boolean {
  return columns[kind].some((column) => column === name);
}

/** @throws {ImportError} if the mapping has a name that is none of ours, or one that no table has */
export function requireColumns(
  { columns: ofAll, columnsOf }: Mapping,
  headers: readonly { readonly kind: TableKind | undefined; readonly header: readonly string[] }[],
): void {
  const kinds = Object.keys(columns) as TableKind[];
  const known = [...new Set<string>(kinds.flatMap((kind) => columns[kind]))];
  const table = Object.keys(columnsOf).find((one) => !kinds.some((kind) => kind === one));
  if (table !== undefined) refuseName(table, [...known, `and for one table ${kinds.join(', ')}`]);
  const maps = [
    { mapped: ofAll, names: known, own: headers, of: '' },
    ...kinds.map((kind) => ({
      ...{ mapped: columnsOf[kind] ?? {}, names: columns[kind] as readonly string[], of: ` of ${kind}` },
      own: headers.filter((one) => one.kind === kind),
    })),
  ];
  for (const { mapped, names, own, of } of maps)
    for (const [ours, written] of Object.entries(mapped)) {
      if (!names.includes(ours)) refuseName(ours, names, of);
      const found = own.flatMap(({ header }) => header);
      if (!found.some((column) => column.toLowerCase() === written.toLowerCase()))
        throw new ImportError(
          `Cannot use ${mappingFile}: it has the column "${written}" for "${ours}"${of}, but no ${of ? `table${of}` : 'table'} has it. They have: ${found.join(', ')}`,
        );
    }
}

function refuseName(unknown: string, known: readonly string[], of = ''): never {
  throw new ImportError(
    `Cannot use ${mappingFile}: "columns"${of} has no "${unknown}". It must have names of columns in your tables, by these: ${known.join(', ')}`,
  );
}
