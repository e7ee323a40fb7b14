import { readModuleRecord } from '@campusway/publishing/build-record';
import { contentWith } from '@campusway/publishing/commands';
import { checkPages, visitsFor, withPreview } from '@campusway/publishing/gate';
import { listRemotes } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { useProjectCopy } from '../support/deploy-project.ts';
import { deployVersions } from './make-versions.ts';

const three = [0, 1, 2];
const remotes = listRemotes();
const project = useProjectCopy();
const versions = await deployVersions(project, ['shell', ...remotes], three.length);

function record(name: string, age: number) {
  const version = versions.get(name)?.[age];
  if (!version) throw new Error(`${name} has no build ${age}`);
  return readModuleRecord(project.site, { name, version });
}

test.each(three.flatMap((shell) => three.map((remote) => [shell, remote] as const)))(
  'every page of remotes of generation %i opens in the shell of generation %i',
  async (remoteAge, shellAge) => {
    const builds = [record('shell', shellAge), ...remotes.map((name) => record(name, remoteAge))];
    const content = contentWith(project.site, builds);
    const visits = visitsFor(content, new Set(['shell']));
    expect(visits.length).toBeGreaterThan(40);
    const errors = await withPreview({ site: project.site }, (preview) =>
      checkPages(preview, { content, visits }),
    );
    expect(errors).toEqual([]);
  },
);
