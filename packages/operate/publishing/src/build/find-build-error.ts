import { join } from 'node:path';
import { build } from 'vite';

/** Program: `find-build-error.ts <module's folder> <its first file>` prints the error of the build, if it has one. */
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
