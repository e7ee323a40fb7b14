import { type Layer, propertiesOf } from './feature-reader.ts';
import { mappingFile } from './mapping.ts';

/** Maximum values that a message shows for each property. */
const maxValues = 8;

/** Explains how to write a mapping, with the properties that the features have. */
export function describeProperties(name: string, layers: readonly Layer[]): string {
  const values = new Map<string, Set<string>>();
  for (const feature of layers.flatMap(({ features }) => features))
    for (const [key, value] of Object.entries(propertiesOf(feature)))
      values.set(key, (values.get(key) ?? new Set()).add(String(value)));
  const lines = [...values].map(([key, known]) => {
    const shown = [...known].slice(0, maxValues).join(', ');
    return `  ${key}: ${shown}${known.size > maxValues ? `, and ${known.size - maxValues} more` : ''}`;
  });
  return [
    `Cannot import "${name}": its GeoJSON does not say which features are rooms and which are doors. Put it into a folder together with a file ${mappingFile}, such as`,
    '{',
    '  "properties": { "kind": "Type", "level": "Floor", "building": "Building", "name": "Name" },',
    '  "kinds": { "Room": "room", "Hallway": "walkway", "Stairs": "stairs", "Elevator": "elevator", "Door": "door", "Table": "ignore" }',
    '}',
    'Its properties and their values:',
    ...lines,
  ].join('\n');
}
