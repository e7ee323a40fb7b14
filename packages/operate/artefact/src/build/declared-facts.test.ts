import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test, vi } from 'vitest';
import { readDeclared, startWithoutKey } from './declared-facts.ts';

function moduleWith(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'src', file), text);
  return folder;
}

test('readDeclared() returns routes and clicks as data, without what else the code prints', async () => {
  const folder = moduleWith({
    'routes.ts':
      'console.log("hello");\nexport const routes = { routes: [], parts: ["p" as const], toJSON: undefined };',
    'gate.ts': 'export const clicks = { p: [] };',
  });
  expect(await readDeclared(folder)).toEqual({ routes: { routes: [], parts: ['p'] }, clicks: { p: [] } });
});

test("readDeclared() gives a module's code neither the environment nor other files nor programs", async () => {
  vi.stubEnv('SITE_SIGNING_KEY', '/key');
  const secret = join(tempFolder(), 'key.pem');
  writeFileSync(secret, 'secret');
  const attempt = (code: string) =>
    `(() => { try { return String(${code}); } catch (error) { return error.code; } })()`;
  const folder = moduleWith({
    'routes.ts': `import { readFileSync, writeFileSync } from 'node:fs';
      import { execSync } from 'node:child_process';
      export const routes = [process.env.SITE_SIGNING_KEY ?? 'none',
        ${attempt(`readFileSync(${JSON.stringify(secret)})`)},
        ${attempt(`writeFileSync(${JSON.stringify(secret)}, '')`)},
        ${attempt("execSync('true')")}];`,
  });
  expect((await readDeclared(folder)).routes).toEqual(['none', ...Array(3).fill('ERR_ACCESS_DENIED')]);
  const { output } = await startWithoutKey(['-p', 'process.env.SITE_SIGNING_KEY']).ended;
  expect(output.trim()).toBe('undefined');
  vi.unstubAllEnvs();
});

test('readDeclared() reports the error of the code', async () => {
  await expect(readDeclared(moduleWith({ 'routes.ts': 'throw new Error("no bus today");' }))).rejects.toThrow(
    'no bus today',
  );
});
