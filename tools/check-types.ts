import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listWorkspaces, projectRoot, runTool, ToolError } from '@campusway/toolkit';

/** Runs in no window, so its types are others than the shell's. */
const worker = 'shell/src/offline/worker';

await runTool(async () => {
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const failed = [...listWorkspaces(), worker, 'tools', 'e2e'].filter((folder) => {
    const { status } = spawnSync(process.execPath, [compiler, '-p', folder], {
      cwd: projectRoot,
      stdio: 'inherit',
    });
    return status !== 0;
  });
  if (failed.length > 0) throw new ToolError(`Types do not fit in: ${failed.join(', ')}`);
  console.log('Types fit');
});
