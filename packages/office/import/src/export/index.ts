import type { CollegeSource } from '@campusway/college/source';
import { strToU8, zipSync } from 'fflate';
import { createFrame, type Origin } from '../earth-frame.ts';
import { drawnFeatures, type Listed } from './drawn-features.ts';
import { extension, type ImdfArchive, type ImdfFeature, Pen } from './pen.ts';
import { relationFeatures } from './relations.ts';
import { type ImdfAddress, venueFeatures } from './venue.ts';

export interface ImdfOptions {
  readonly created: Date;
  readonly address?: Partial<ImdfAddress>;
}

/** Position of a college without an origin. */
const nowhere: Origin = { longitude: 0, latitude: 0, rotation: 0 };

/**
 * A college as an IMDF archive (OGC 20-094). Ids are UUIDs derived from ours; our ids, ways and all that IMDF cannot
 * express are in an extension.
 */
export function toImdf(source: CollegeSource, { created, address }: ImdfOptions): ImdfArchive {
  const { origin = nowhere, languages, name, shortName } = source.facts;
  const [language = 'en'] = languages;
  const pen = new Pen({ college: shortName, language, toDegrees: createFrame(origin).toDegrees });
  const drawn = drawnFeatures(pen, source);
  const features = [
    ...venueFeatures(pen, source, {
      origin,
      address: { address: name, locality: 'unknown', country: 'ZZ', ...address },
    }),
    ...drawn,
    ...occupantFeatures(pen, source, drawn),
    ...relationFeatures(pen, source),
  ];
  return {
    manifest: {
      ...{ version: '1.0.0', created: created.toISOString(), generated_by: 'CampusWay', language },
      extensions: [extension],
    },
    features,
  };
}

/** Each department at its office, or else at its first room: IMDF anchors an occupant in one unit. */
function occupantFeatures(
  pen: Pen,
  { departments }: CollegeSource,
  drawn: readonly ImdfFeature[],
): ImdfFeature[] {
  return departments.flatMap(({ code, name }) => {
    const rooms = drawn.filter((unit) => listedOf(unit)?.department === code);
    const unit = rooms.find((room) => listedOf(room)?.kind === 'department') ?? rooms[0];
    if (!unit) return [];
    return [
      pen.feature('anchor', code, {
        geometry: unit.properties.display_point as ImdfFeature['geometry'],
        properties: { address_id: null, unit_id: unit.id },
      }),
      pen.feature('occupant', code, {
        geometry: null,
        properties: {
          ...{ category: 'unspecified', name: pen.label(name), anchor_id: pen.id('anchor', code) },
          ...{ hours: null, phone: null, website: null, validity: null, correlation_id: null },
        },
      }),
    ];
  });
}

function listedOf({ campusway }: ImdfFeature): Listed | undefined {
  return campusway?.listed as Listed | undefined;
}

/** The archive as a zip file: the manifest, and one file for each type of feature. */
export function zipImdf({ manifest, features }: ImdfArchive): Uint8Array {
  const types = Map.groupBy(features, ({ feature_type }) => feature_type);
  const collections = [...types].map(
    ([type, own]) => [`${type}.geojson`, { type: 'FeatureCollection', name: type, features: own }] as const,
  );
  const contents = [['manifest.json', manifest] as const, ...collections];
  const files = contents.map(([name, content]) => [name, strToU8(JSON.stringify(content))] as const);
  return zipSync(Object.fromEntries(files), { mtime: manifest.created });
}
