import { checkTypes } from '@campusway/artefact/build';
import { listWorkspaces, runTool, ToolError } from '@campusway/toolkit';

/** The service worker has other global types than the shell. */
const worker = 'shell/src/offline/worker';

await runTool(async () => {
  const failures: string[] = [];
  for (const folder of [...listWorkspaces(), worker])
    await checkTypes(folder).catch((error: ToolError) => failures.push(error.message));
  if (failures.length > 0) throw new ToolError(failures.join('\n'));
  console.log('No type errors');
});
