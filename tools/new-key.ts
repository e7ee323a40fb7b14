import { writeNewKey } from '@campusway/publishing/signing';
import { parseToolArgs, runToolWithArgs, ToolError } from '@campusway/toolkit';

const usage = `npm run new-key -- FILE
Writes a new private key for signing sites to FILE, readable for this user alone, and prints its public key.`;

await runToolWithArgs(async (args) => {
  const { values, positionals } = parseToolArgs(args, { help: { type: 'boolean' } }, usage);
  if (values.help) return console.log(usage);
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new ToolError(`Say one file.\n\n${usage}`);
  const key = writeNewKey(file);
  console.log(`SITE_SIGNING_KEY=${file}     signs: for the machine that deploys, nowhere else`);
  console.log(`SITE_PUBLIC_KEYS=${key}     public: what tools and shells accept`);
});
