import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

test.each(globSync('.github/**/*.yml', { cwd: projectRoot }))('%s is YAML without duplicate keys', (file) => {
  expect(parse(read(file), { strict: true, uniqueKeys: true })).toBeTypeOf('object');
});

test.each(globSync('.github/ISSUE_TEMPLATE/{bug,campus,feature}.yml', { cwd: projectRoot }))(
  '%s has what a form needs',
  (file) => {
    const form = parse(read(file)) as { body: { type: string; attributes: { label: string } }[] };
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    for (const { type, attributes } of form.body) {
      expect(['input', 'textarea']).toContain(type);
      expect(attributes.label).toBeTruthy();
    }
  },
);

test('CI and the devcontainer use the same packages and Node', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml'));
  const runs = (jobs.ci.steps as { run?: string }[]).flatMap(({ run }) => run ?? []);
  const devcontainer = JSON.parse(read('.devcontainer/devcontainer.json'));
  expect(runs.at(-1)).toBe('.ci/run');
  expect(statSync(join(projectRoot, '.ci/run')).mode & 0o111).toBe(0o111);
  const [, packages = ''] = /^packages=\(([^)]+)\)/m.exec(read('.ci/run')) ?? [];
  expect(packages).toContain('chromium');
  expect(devcontainer.onCreateCommand).toMatch(
    new RegExp(`apt-get install -y --no-install-recommends ${packages.split(/\s+/).join(' ')}$`),
  );
  expect(jobs.ci.container).toBe(devcontainer.image);
  expect(devcontainer.image).toMatch(new RegExp(`^node:${read('.nvmrc').trim().replace('v', '')}\\b`));
});

// React repeats a render that has suspended. Without its `use` it takes a hook after it for one of an earlier render: errors 467 and 520.
test('no hook follows a `use` that a later render may leave out', () => {
  const files = globSync(
    ['mfe-*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}', 'packages/web/*/src/**/*.{ts,tsx}'],
    {
      cwd: projectRoot,
    },
  );
  const rest = /^ {2}if \(.+\) use\(.*\n((?:(?!\}).*\n)*)/gm;
  const left = files.flatMap((file) => [...read(file).matchAll(rest)].map(([, after = '']) => [file, after]));
  expect(left.length).toBeGreaterThan(1);
  for (const [file, after] of left) expect(after, file).not.toMatch(/\buse(?:[A-Z]\w*)?\(/);
});
