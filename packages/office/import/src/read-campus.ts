import { openSource } from './files/open-source.ts';
import type { Guess } from './guesses.ts';
import { ImportError, type Reader, type ReadResult, type SourceCampus, type SourceFacts } from './model.ts';
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
    const sheets = opened
      .filter(({ rule }) => rule === 'spreadsheet')
      .map(({ what, why }) => ` ${what}. ${why}.`);
    throw new ImportError(`Cannot recognise "${files.name}".${sheets.join('')} Supported are ${kinds}`);
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

/**
 * The part of a campus that belongs to one building, by its id or a name.
 *
 * @throws {ImportError} if there is no such building with levels
 */
export function keepBuilding(campus: SourceCampus, wanted: string): SourceCampus {
  const withLevels = campus.buildings.filter(({ id }) =>
    campus.levels.some(({ buildingId }) => buildingId === id),
  );
  const building = withLevels.find(({ id, names }) => id === wanted || Object.values(names).includes(wanted));
  if (!building) {
    const known = withLevels.map(({ id, names }) => `  ${id}  ${Object.values(names).join(' / ')}`);
    const list =
      known.length > 0 ? `There are:\n${known.join('\n')}` : 'Its levels do not name their buildings';
    throw new ImportError(`Cannot find the building "${wanted}" with levels in the source. ${list}`);
  }
  const levels = campus.levels.filter(({ buildingId }) => buildingId === building.id);
  const levelIds = new Set(levels.map(({ id }) => id));
  const isHere = ({ levelId }: { readonly levelId?: string }) => levelIds.has(levelId ?? '');
  const units = campus.units.filter(isHere);
  const unitIds = new Set(units.map(({ id }) => id));
  return {
    ...campus,
    buildings: [building],
    levels,
    units,
    openings: campus.openings.filter(isHere),
    occupants: campus.occupants.filter(({ unitId }) => unitIds.has(unitId)),
    amenities: campus.amenities.filter(isHere),
    details: campus.details.filter(isHere),
    ways: campus.ways.filter(isHere),
  };
}
