import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { toSettings } from '../src/config.ts';
import { createFolder } from './support/config.ts';
import { post, spawnService } from './support/process.ts';

const root = new URL('../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');

function getBlock(language: string): string {
  const block = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme)?.[1];
  if (block === undefined) throw new Error(`The README has no block of ${language}`);
  return block;
}

test('README.md: the six calls and the verification script work', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const service = await spawnService({ AUTH_DATA_DIR: folder.path });
  onTestFinished(() => service.kill('SIGKILL'));
  // A machine that stalls the start makes the service answer 503 until the next sample of its lag.
  const status = async () => (await fetch(`${service.url}/me`)).status;
  await expect.poll(status).toBe(401);
  const options = { cwd: folder.path, encoding: 'utf8' } as const;
  const toHere = (text: string) => text.replaceAll('http://localhost:4300/', `${service.url}/`);

  const output = execFileSync('sh', ['-ec', toHere(getBlock('sh'))], options);
  expect(output).toContain('"message":"Account created"');
  expect(output).toMatch(/\{"id":"[^"]+","username":"ana","role":"student"/);
  expect(output).toContain('"alg":"ES256"');
  const tokens = JSON.parse(readFileSync(`${folder.path}/tokens.json`, 'utf8'));
  expect(tokens.message).toBe('Session refreshed');
  const { refresh_token } = tokens;
  expect(refresh_token).toMatch(/^[\w-]{91}$/);
  expect((await post(`${service.url}/refresh`, { refresh_token })).status).toBe(401);

  // Run in this folder, where jose is installed.
  const script = toHere(getBlock('js')).replace(
    "'tokens.json'",
    JSON.stringify(`${folder.path}/tokens.json`),
  );
  const here = { cwd: fileURLToPath(root), encoding: 'utf8' } as const;
  const verified = execFileSync(process.execPath, ['--input-type=module', '-e', script], here);
  expect(verified).toMatch(/^account [0-9a-f-]{36}, session [\w-]{22}\n$/);
});

test('README.md lists every setting; files and commands of CHECKS.md exist', () => {
  const names = Object.keys(toSettings({ production: true, cores: 2 }));
  const documented = readme
    .replaceAll('`_REGISTER`', '`AUTH_LIMIT_REGISTER`')
    .replaceAll('`_OTHER`', '`AUTH_LIMIT_OTHER`')
    .replaceAll('`_INVALID`', '`AUTH_LIMIT_INVALID`');
  expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([]);

  const checks = readFileSync(new URL('CHECKS.md', root), 'utf8');
  const files = [...checks.matchAll(/`((?:src|tests)\/[^`*]+)`/g)].map(([, file]) => String(file));
  expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  const [own, ofProject] = ['package.json', '../package.json'].map((file) =>
    JSON.parse(readFileSync(new URL(file, root), 'utf8')),
  );
  const scripts = { ...ofProject.scripts, ...own.scripts };
  const commands = [...`${checks}${readme}`.matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => String(name));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
