import { readModuleRecord } from '@campusway/artefact/record';
import { contentWith } from '@campusway/publishing/commands';
import { checkPages, visitsFor, withPreview } from '@campusway/publishing/gate';
import { listRemotes } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { useProjectCopy } from '../support/deploy-project.ts';
import { changeOneLine } from './make-versions.ts';

const three = [0, 1, 2];
const remotes = listRemotes();
const project = useProjectCopy();
const reports = [await project.deployAll()];
for (const mark of ['second', 'third']) {
  for (const name of ['shell', ...remotes]) changeOneLine(project, name, mark);
  reports.push(await project.deploy('shell', ...remotes, '--no-browser'));
}

test('three generations went live, one after the other', () => {
  for (const { outcome, gate } of reports) expect([outcome, gate?.problems]).toEqual(['live', []]);
});

function record(name: string, age: number) {
  const version = reports[age]?.modules.find((module) => module.name === name)?.version;
  if (!version) throw new Error(`${name} has no build ${age}`);
  return readModuleRecord(project.site, { name, version });
}

const pairs = three.flatMap((shell) => three.map((remote) => [shell, remote] as const));

test.each(pairs.filter(([shell, remote]) => shell !== remote))(
  'every page of remotes of generation %i opens in the shell of generation %i',
  async (remoteAge, shellAge) => {
    const builds = [record('shell', shellAge), ...remotes.map((name) => record(name, remoteAge))];
    const content = contentWith(project.site, builds);
    const visits = visitsFor(content, new Set(['shell']));
    expect(visits.length).toBeGreaterThan(40);
    const errors = await withPreview({ site: project.site, sharedProcess: true }, (preview) =>
      checkPages(preview, { content, visits }),
    );
    expect(errors).toEqual([]);
  },
);
