import { placesDrawn, surfaceCategories } from '@campusway/campus';
import Type, { type Static } from 'typebox';
import { entry, file, id, imported, levelOrOutdoors, position, roomNumber, text, wing } from './fields.ts';

const ring = Type.Array(position(), {
  minItems: 4,
  description: 'Corners of a ring, the first one again at the end.',
});
const polygon = entry({ type: Type.Literal('Polygon'), coordinates: Type.Array(ring, { minItems: 1 }) });
const multiPolygon = entry({
  type: Type.Literal('MultiPolygon'),
  coordinates: Type.Array(Type.Array(ring, { minItems: 1 }), { minItems: 1 }),
});
const line = entry({
  type: Type.Literal('LineString'),
  coordinates: Type.Array(position(), { minItems: 2 }),
});
const point = entry({ type: Type.Literal('Point'), coordinates: position() });

const name = Type.Optional(text());
const steps = (description: string) => Type.Optional(Type.Integer({ minimum: 1, description }));

/** Outline and properties of each type of feature. */
const features = {
  level: {
    geometry: Type.Union([polygon, multiPolygon]),
    properties: entry({ feature_type: Type.Literal('level'), name }),
  },
  unit: {
    geometry: polygon,
    properties: entry({
      feature_type: Type.Literal('unit'),
      category: Type.Enum([...surfaceCategories, ...placesDrawn.unit.keys()]),
      name,
      wing: Type.Optional(wing()),
      room: Type.Optional(roomNumber('Number of the room, or the id of one without a number.')),
      shaft: Type.Optional(id('The same for one lift or one staircase on all floors.')),
      height: Type.Optional(
        Type.Number({ exclusiveMinimum: 0, description: 'Of a building outdoors, metres.' }),
      ),
      up: Type.Optional(
        Type.Number({
          description: 'Stairs: bearing in which the first flight climbs, degrees from north, clockwise.',
        }),
      ),
    }),
  },
  opening: {
    geometry: line,
    properties: entry(
      {
        feature_type: Type.Literal('opening'),
        category: Type.Enum(['door', 'passage', 'entrance', 'gate']),
        name,
        wing: Type.Optional(wing()),
        swing: Type.Enum(['left', 'right', 'none'], {
          description: 'Side of the line, from hinge to lock, into which the leaf opens.',
        }),
        leaves: Type.Enum([1, 2]),
        to_level: Type.Optional(
          id('Of a door or bridge between two buildings: the level of the other building, behind it.'),
        ),
        steps: steps('Steps of a flight right before the door, on its lower side.'),
        steps_up: Type.Optional(
          Type.Enum(['left', 'right'], {
            description: 'Side of the line, from hinge to lock, that lies higher; goes with steps.',
          }),
        ),
      },
      { dependentRequired: { steps: ['steps_up'], steps_up: ['steps'] } },
    ),
  },
  way: {
    geometry: line,
    properties: entry({
      feature_type: Type.Literal('way'),
      category: Type.Enum(['corridor', 'path', 'ramp', 'stairs']),
      name: Type.Optional(text('Of a path outdoors, as people call it and directions say it: west walk.')),
      wing: Type.Optional(wing()),
      width: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: 'Metres, for drawing.' })),
      one_way: Type.Optional(
        Type.Boolean({ description: 'Only to be walked in the direction of the line.' }),
      ),
      steps: steps('Of stairs: how many steps lead up from the first point to the last.'),
    }),
  },
  amenity: {
    geometry: point,
    properties: entry({
      feature_type: Type.Literal('amenity'),
      category: Type.Enum([...placesDrawn.amenity.keys()]),
      name,
      wing: Type.Optional(wing()),
    }),
  },
  detail: {
    geometry: line,
    properties: entry({
      feature_type: Type.Literal('detail'),
      category: Type.Enum(['window', 'marking', 'kerb', 'seating']),
    }),
  },
  fixture: {
    geometry: point,
    properties: entry({
      feature_type: Type.Literal('fixture'),
      category: Type.Enum(['tree', 'shrub', 'flagpole']),
      radius: Type.Number({ exclusiveMinimum: 0 }),
    }),
  },
};

type FeatureType = keyof typeof features;
type Feature<Name extends FeatureType> = {
  type: 'Feature';
  id: string;
  geometry: Static<(typeof features)[Name]['geometry']>;
  properties: Static<(typeof features)[Name]['properties']>;
};

/** `if` instead of `anyOf`, so that errors refer to the feature's type. */
const feature = Type.Unsafe<{ [Name in FeatureType]: Feature<Name> }[FeatureType]>(
  entry(
    {
      type: Type.Literal('Feature'),
      id: id('Unique in all geometry files.'),
      geometry: Type.Object({}),
      properties: Type.Object({ feature_type: Type.Enum(Object.keys(features)) }),
    },
    {
      allOf: Object.entries(features).map(([type, properties]) => ({
        if: {
          properties: {
            properties: { properties: { feature_type: { const: type } }, required: ['feature_type'] },
          },
          required: ['properties'],
        },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties },
      })),
    },
  ),
);

export const geometry = file(
  'The drawing of one floor or of the grounds: GeoJSON in metres, in the words of IMDF',
  {
    type: Type.Literal('FeatureCollection'),
    level: levelOrOutdoors(),
    imported: imported(),
    features: Type.Array(feature),
  },
);
