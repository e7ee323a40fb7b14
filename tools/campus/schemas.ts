/** Writes the JSON Schema files for editors, of a college's files and of `module.json`: `npm run schemas`. */
import { writeFileSync } from 'node:fs';
import { moduleSchema } from '@campusway/artefact/record';
import { editorSchemas } from '@campusway/college/schemas';
import { runTool } from '@campusway/toolkit';

await runTool(async () => {
  for (const [path, text] of [...editorSchemas(), moduleSchema()]) writeFileSync(path, text);
});
