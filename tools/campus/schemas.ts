/** Writes the JSON Schema files for editors, of a college's files and of `module.json`: `npm run schemas`. */
import { writeFileSync } from 'node:fs';
import { editorSchemas } from '@campusway/college/schemas';
import { moduleSchema } from '@campusway/publishing/build-record';
import { runTool } from '@campusway/toolkit';

await runTool(async () => {
  for (const [path, text] of [...editorSchemas(), moduleSchema()]) writeFileSync(path, text);
});
