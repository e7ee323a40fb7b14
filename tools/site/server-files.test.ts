import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '@campusway/publishing/serve';
import { listModules, projectRoot } from '@campusway/toolkit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandFile } from '../command-folders.mjs';

const deploy = join(projectRoot, 'deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');

test('nginx sends the headers of our own server, HSTS and a policy for scripts without a digest', () => {
  const lines = read('nginx/campusway-headers.conf').matchAll(/^add_header ([\w-]+) "(.*)" always;$/gm);
  const headers = Object.fromEntries(
    Array.from(lines, ([, name = '', value]) => [name.toLowerCase(), value]),
  );
  expect(headers).toEqual({
    ...securityHeaders,
    'strict-transport-security': 'max-age=31536000',
    'integrity-policy': 'blocked-destinations=(script)',
  });
});

test('nginx does not serve the metrics of the auth service', () => {
  expect(read('nginx/campusway-auth.conf')).toMatch(/location \/metrics \{\s+return 404;\s+\}/);
});

test.each(['campusway-auth.service', 'campusway-site.service'])(
  '%s starts a program that the project has',
  (unit) => {
    const text = read(`systemd/${unit}`);
    const [, folder, command = ''] = /^WorkingDirectory=(.*)$[\s\S]*^ExecStart=(.*)$/m.exec(text) ?? [];
    const [program = '', script = '', tool = ''] = command.split(' ');
    expect(program).toBe(`${folder}/node_modules/.bin/node`);
    expect(existsSync(join(projectRoot, script))).toBe(true);
    if (script === 'tools/run.mjs')
      expect(existsSync(join(projectRoot, 'tools', commandFile(tool)))).toBe(true);
  },
);

interface Workflow {
  readonly on: Record<string, { inputs?: Record<string, unknown>; paths?: string[] }>;
  readonly jobs: Record<
    string,
    { uses?: string; with?: Record<string, unknown>; steps?: { uses?: string; run?: string; env?: object }[] }
  >;
}

describe('the workflows', () => {
  const workflow = (name: string) => parse(read(`github/${name}.yml`), { strict: true }) as Workflow;

  test('one for a module names it, what it is built from, and the one that does the work', () => {
    const { on, jobs } = workflow('deploy-mfe-maps');
    const [job] = Object.values(jobs);
    expect(job?.uses).toBe('./.github/workflows/deploy-module.yml');
    expect(listModules()).toContain(job?.with?.module);
    expect(on.push?.paths).toContain(`${job?.with?.module}/**`);
    const inputs = workflow('deploy-module').on.workflow_call?.inputs ?? {};
    expect(Object.keys(inputs)).toEqual(Object.keys(job?.with ?? {}));
  });

  test('each step of the one that does the work is an action of a fixed version or a script that the project has', () => {
    const steps = workflow('deploy-module').jobs.deploy?.steps ?? [];
    expect(steps.length).toBeGreaterThan(5);
    for (const { uses, run } of steps) {
      expect(uses ?? run).toBeTruthy();
      if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
      // Scripts get untrusted values only through the environment.
      expect(run ?? '').not.toContain('${{');
      for (const [script] of (run ?? '').matchAll(/deploy\/[\w-]+\.sh/g))
        expect(existsSync(join(projectRoot, script))).toBe(true);
    }
  });
});
