/** Writes the JSON Schema files of `packages/office/college/schemas` for editors: `npm run schemas`. */
import { writeFileSync } from 'node:fs';
import { editorSchemas } from '@campusway/college/schemas';
import { runTool } from '@campusway/toolkit';

await runTool(async () => {
  for (const [path, text] of editorSchemas()) writeFileSync(path, text);
});
