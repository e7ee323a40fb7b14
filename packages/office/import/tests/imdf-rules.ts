import { signedArea } from '@campusway/campus';
import type { ImdfArchive, ImdfFeature } from '../src/export/pen.ts';

type Check = (value: unknown, context: Context) => boolean;

interface Context {
  readonly archive: ImdfArchive;
  readonly byId: ReadonlyMap<string, ImdfFeature>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isWhole: Check = (value) => Number.isInteger(value);
const orNull =
  (check: Check): Check =>
  (value, context) =>
    value === null || check(value, context);
const text = orNull(isText);
const oneOf =
  (list: string): Check =>
  (value) =>
    list.split(' ').includes(value as string);
const label: Check = (value) =>
  value !== null &&
  typeof value === 'object' &&
  Object.entries(value).length > 0 &&
  Object.entries(value).every(([language, name]) => isTag(language) && name !== '');
const labels = orNull(label);
const reference =
  (...types: readonly string[]): Check =>
  (value, { byId }) =>
    types.includes(byId.get(value as string)?.feature_type ?? '');
const listOf =
  (check: Check, minimum = 1): Check =>
  (value, context) =>
    Array.isArray(value) && value.length >= minimum && value.every((one) => check(one, context));
const featureReference: Check = (value, { byId }) => {
  const { id, feature_type } = (value ?? {}) as { id?: string; feature_type?: string };
  return byId.get(id ?? '')?.feature_type === feature_type;
};
const point: Check = (value) => isPosition((value as { coordinates?: unknown } | null)?.coordinates);
const displayPoint = orNull(point);

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const unitCategories =
  'auditorium brick classroom column concrete conferenceroom drywall elevator escalator fieldofplay firstaid fitnessroom foodservice footbridge glass huddleroom kitchen laboratory library lobby lounge mailroom mothersroom movietheater movingwalkway nonpublic office opentobelow parking phoneroom platform privatelounge ramp recreation restroom restroom.family restroom.female restroom.female.wheelchair restroom.male restroom.male.wheelchair restroom.transgender restroom.transgender.wheelchair restroom.unisex restroom.unisex.wheelchair restroom.wheelchair road room serverroom shower smokingarea stairs steps storage structure terrace theater unenclosedarea unspecified vegetation waitingroom walkway walkway.island wood';

const place = { restriction: orNull(oneOf('employeesonly restricted')), name: labels, alt_name: labels };
const contact = { hours: text, phone: text, website: text };
const accessibility = orNull(
  listOf(
    oneOf(
      'assisted.listening braille hearing hearingloop signlanginterpreter tactilepaving tdd trs volume wheelchair',
    ),
  ),
);

/** Types of geometry that IMDF 1.0.0 requires of each type of feature; `way` is of our extension. */
const geometryTypes = new Map(
  Object.entries({
    'address building occupant relationship': '',
    'venue footprint level unit fixture': 'Polygon MultiPolygon',
    'opening way': 'LineString',
    'amenity anchor': 'Point',
    detail: 'LineString MultiLineString',
  }).flatMap(([names, types]) => names.split(' ').map((name) => [name, types.split(' ')] as const)),
);

/** Properties that IMDF 1.0.0 requires of each type of feature. */
const required: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  address: {
    ...{ address: isText, unit: text, locality: isText, province: text },
    country: (value) => /^[A-Z]{2}$/.test(String(value)),
    ...{ postal_code: text, postal_code_ext: text, postal_code_vanity: text },
  },
  venue: {
    category: oneOf('university businesscampus'),
    ...{ ...place, name: label, ...contact, display_point: point, address_id: reference('address') },
  },
  building: {
    category: oneOf('parking transit transit.bus transit.train unspecified'),
    ...{ ...place, display_point: displayPoint, address_id: orNull(reference('address')) },
  },
  footprint: {
    category: oneOf('aerial ground subterranean'),
    ...{ name: labels, building_ids: listOf(reference('building')) },
  },
  level: {
    ...{ category: oneOf('unspecified parking'), restriction: place.restriction, outdoor: isFlag },
    ...{ ordinal: isWhole, name: label, short_name: label, display_point: displayPoint },
    ...{ address_id: orNull(reference('address')), building_ids: orNull(listOf(reference('building'))) },
  },
  unit: {
    ...{ category: oneOf(unitCategories), accessibility },
    ...{ ...place, display_point: displayPoint, level_id: reference('level') },
  },
  opening: {
    category: oneOf(
      'automobile bicycle emergencyexit pedestrian pedestrian.principal pedestrian.transit service',
    ),
    ...{ accessibility, access_control: (value) => value === null, door: (value) => value === null },
    ...{ name: labels, alt_name: labels, display_point: displayPoint, level_id: reference('level') },
  },
  amenity: {
    ...{ category: isText, accessibility, name: labels, alt_name: labels, ...contact },
    ...{ unit_ids: orNull(listOf(reference('unit'))), address_id: orNull(reference('address')) },
    correlation_id: text,
  },
  detail: { level_id: reference('level') },
  fixture: {
    category: oneOf('desk equipment furniture obstruction stage vegetation wall'),
    ...{ name: labels, alt_name: labels, anchor_id: orNull(reference('anchor')) },
    ...{ level_id: reference('level'), display_point: displayPoint },
  },
  anchor: { address_id: orNull(reference('address')), unit_id: reference('unit') },
  occupant: {
    ...{ category: isText, name: label, anchor_id: reference('anchor'), ...contact },
    ...{ validity: (value) => value === null, correlation_id: text },
  },
  relationship: {
    category: oneOf('elevator escalator movingwalkway ramp stairs traversal traversal.path'),
    ...{ direction: oneOf('directed undirected'), hours: text },
    ...{
      origin: featureReference,
      intermediary: listOf(featureReference, 0),
      destination: featureReference,
    },
  },
  way: { level_id: reference('level') },
};

/** Violations of IMDF in an archive, one line each. */
export function findImdfFaults(archive: ImdfArchive): string[] {
  const { manifest, features } = archive;
  const byId = new Map(features.map((feature) => [feature.id, feature]));
  const faults = features.flatMap((feature) => {
    const rule = required[feature.feature_type];
    const allowed = geometryTypes.get(feature.feature_type) ?? [];
    if (!rule) return [`${feature.feature_type} is not a type of IMDF`];
    const { geometry, properties } = feature;
    const wrong = [
      ...(uuid.test(feature.id) ? [] : ['id']),
      ...(allowed.includes(geometry?.type ?? '') ? [] : ['geometry']),
      ...(hasSoundShape(geometry) ? [] : ['coordinates']),
      ...Object.entries(rule).flatMap(([name, check]) =>
        name in properties && check(properties[name], { archive, byId }) ? [] : [name],
      ),
      ...Object.keys(properties).filter((name) => !(name in rule)),
    ];
    return wrong.map((name) => `${feature.feature_type} ${feature.id}: ${name}`);
  });
  if (byId.size < features.length) faults.push('an id is there twice');
  if (manifest.version !== '1.0.0' || Number.isNaN(Date.parse(manifest.created)) || !isTag(manifest.language))
    faults.push('manifest');
  if (!manifest.extensions?.every((name) => /^imdf:extension:[\w.-]+:[\w.-]+#[\w.-]+$/.test(name)))
    faults.push('extensions');
  for (const type of ['address', 'venue', 'building', 'footprint', 'level'])
    if (!features.some(({ feature_type }) => feature_type === type)) faults.push(`no ${type}`);
  return faults;
}

function isPosition(value: unknown): value is [number, number] {
  const [longitude, latitude, ...more] = Array.isArray(value) ? value : [];
  return more.length === 0 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

/** Positions in degrees, lines of two or more, rings closed and wound as RFC 7946 says. */
function hasSoundShape(geometry: ImdfFeature['geometry']): boolean {
  if (!geometry) return true;
  const { type, coordinates } = geometry;
  if (type === 'Point') return isPosition(coordinates);
  if (type === 'LineString')
    return Array.isArray(coordinates) && coordinates.length > 1 && coordinates.every(isPosition);
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as [number, number][][][];
  return polygons.every(
    (rings) =>
      rings.length > 0 &&
      rings.every(
        (ring, at) =>
          ring.length >= 4 &&
          ring.every(isPosition) &&
          String(ring[0]) === String(ring.at(-1)) &&
          signedArea(ring.slice(1)) > 0 === (at === 0),
      ),
  );
}
