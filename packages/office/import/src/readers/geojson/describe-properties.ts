import { isJsonObject } from '../../files/parse-json.ts';
import { mappingFile } from './mapping.ts';

/** Values that a message shows of each property. */
const maxValues = 8;

/** What to write into a mapping, with the properties that the features have. */
export function describeProperties(name: string, features: readonly Record<string, unknown>[]): string {
  const values = new Map<string, Set<string>>();
  for (const { properties } of features)
    for (const [key, value] of Object.entries(isJsonObject(properties) ? properties : {})) {
      const known = values.get(key) ?? new Set();
      values.set(key, known.add(String(value)));
    }
  const lines = [...values].map(([key, known]) => {
    const shown = [...known].slice(0, maxValues).join(', ');
    return `  ${key}: ${shown}${known.size > maxValues ? `, and ${known.size - maxValues} more` : ''}`;
  });
  return [
    `Cannot import "${name}": its GeoJSON does not say what is a room and what a door. Put it into a folder, and beside it a file ${mappingFile} such as`,
    '{',
    '  "properties": { "kind": "Type", "level": "Floor", "building": "Building", "name": "Name" },',
    '  "kinds": { "Room": "room", "Hallway": "walkway", "Stairs": "stairs", "Elevator": "elevator", "Door": "door", "Table": "ignore" }',
    '}',
    'Its properties, with their values:',
    ...lines,
  ].join('\n');
}
