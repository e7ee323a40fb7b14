import { packModule } from '@campusway/publishing/commands';
import { runCommand, ToolError } from '@campusway/toolkit';

const usage = `npm run pack -- <remote> | FOLDER  [--to DIR] [--json]
Writes a build as one file, mfe-x-<build id>.tgz, which npm run deploy takes live.
  <remote>    a remote of the project, built if its sources changed
  FOLDER      the output of any bundler, with a module.json (docs/artefacts.md)
  --to DIR    folder for the file (.)
  --json      one JSON document on standard output, progress on standard error`;
const flags = { to: { type: 'string', default: '.' }, json: { type: 'boolean', default: false } } as const;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  const [source, ...more] = positionals;
  if (!source || more.length > 0) throw new ToolError(`Name one remote or folder.\n\n${usage}`);
  const packed = await packModule(source, values.to, values.json ? console.error : console.log);
  console.log(
    values.json
      ? JSON.stringify(packed, null, 2)
      : `${packed.file} (${(packed.bytes / 1000).toFixed(1)} kB). Take it live with npm run deploy -- ${packed.file}`,
  );
});
