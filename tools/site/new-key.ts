import { writeNewKey } from '@campusway/publishing/signing';
import { runCommand, ToolError } from '@campusway/toolkit';

const usage = `npm run new-key -- FILE
Writes a new private key for signing sites to FILE, readable only for this user, and prints its public key.`;

await runCommand({ usage }, async ({ positionals }) => {
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new ToolError(`Name one file.\n\n${usage}`);
  const key = writeNewKey(file);
  console.log(`SITE_SIGNING_KEY=${file}     private: only for the machine that deploys`);
  console.log(`SITE_PUBLIC_KEYS=${key}     public: for tools and the build of the shell`);
});
