import { join } from 'node:path';
import { build } from 'vite';

/** Run as a program: `find-build-fault.ts <module's folder> <its first file>` prints why it does not build, if so. */
const [root = '', input = ''] = process.argv.slice(2);
try {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(root, input) } },
  });
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
}
