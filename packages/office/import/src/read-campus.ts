import { openSource } from './files/open-source.ts';
import type { Guess } from './guesses.ts';
import { ImportError, type Reader, type ReadResult, type SourceFacts } from './model.ts';
import { csvReader } from './readers/csv/read-csv.ts';
import { geoJsonReader } from './readers/geojson/read-geojson.ts';
import { imdfReader } from './readers/imdf/read-imdf.ts';
import { osmReader } from './readers/osm/read-osm.ts';

/** In the order of trial. */
const readers: readonly Reader[] = [imdfReader, osmReader, geoJsonReader, csvReader];

/** Reads a file, an archive or a folder with the first reader that recognises it. */
export function readCampus(path: string): ReadResult {
  const opened: Guess[] = [];
  const files = openSource(path, opened);
  const reader = readers.find((one) => one.fits(files));
  if (!reader) {
    const kinds = readers.map(({ what }) => what).join(', ');
    throw new ImportError(`Cannot recognise "${files.name}". Supported are ${kinds}`);
  }
  const { campus, guesses, restored } = reader.read(files);
  const source: SourceFacts = { ...licenceOf(files.texts), ...campus.source };
  return { campus: { ...campus, source }, guesses: [...opened, ...guesses], ...(restored && { restored }) };
}

/** Texts of common licences, with their SPDX ids. */
const licences: readonly [RegExp, string][] = [
  [/Apache License\s+Version 2\.0/, 'Apache-2.0'],
  [/MIT License|Permission is hereby granted, free of charge/, 'MIT'],
  [/Open (Data Commons Open )?Database License/i, 'ODbL-1.0'],
  [/Attribution-ShareAlike 4\.0/, 'CC-BY-SA-4.0'],
  [/Attribution 4\.0 International/, 'CC-BY-4.0'],
  [/CC0 1\.0/, 'CC0-1.0'],
];

/** The licence in a file beside the data. */
function licenceOf(texts: ReadonlyMap<string, string>): Pick<SourceFacts, 'licence'> {
  for (const [file, text] of texts) {
    if (!/^(licen[cs]e|notice|copying)/i.test(file)) continue;
    const known = licences.find(([pattern]) => pattern.test(text));
    if (known) return { licence: known[1] };
  }
  return {};
}
