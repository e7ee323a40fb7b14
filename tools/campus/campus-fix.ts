/** Opens the plans of a college for fixing in a browser: `npm run campus:fix -- [FOLDER]`. */
import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { ImportError } from '@campusway/import';
import { FixSession } from '@campusway/import/fix';
import { collegeFolder, explainListening, parsePort, runCommand, ToolError } from '@campusway/toolkit';
import { buildPage } from './fix/build-page.ts';
import { buildFixApp } from './fix/fix-app.ts';

const usage = `npm run campus:fix -- [FOLDER] [--college FOLDER] [--port 0]
Prints the address of a page on this machine that shows the plans of a college with what is to be fixed: rooms without a
door, parts that no way joins, rooms without a name. Click a wall to put a door, two places to draw a way, a room to name it.
Save writes the changes into the files. Ctrl-C ends it; what is not saved is lost.`;

const flags = { port: { type: 'string', default: '0' } } as const;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  const [named, ...more] = positionals;
  if (more.length > 0) throw new ToolError(`Expected at most one folder.\n\n${usage}`);
  const folder = collegeFolder(named);
  const port = parsePort(values.port);
  const token = randomBytes(16).toString('hex');
  const app = buildFixApp({ session: openSession(folder), folder, files: await buildPage(), token });
  const place = { host: '127.0.0.1', port };
  await app.listen(place).catch((error) => {
    throw explainListening(error, {
      what: 'Cannot serve the plans',
      ...place,
      advice: 'choose one with --port',
    });
  });
  console.log(`Fix the plans of ${basename(folder)}: ${app.listeningOrigin}/${token}/\nCtrl-C ends it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
});

function openSession(folder: string): FixSession {
  try {
    return new FixSession(folder);
  } catch (error) {
    throw error instanceof ImportError ? new ToolError(error.message) : error;
  }
}
