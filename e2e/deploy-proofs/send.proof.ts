import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite } from '@campusway/publishing/commands';
import { putBuild, show, siteWith } from '@campusway/publishing/testing';
import { findRsync, projectRoot } from '@campusway/toolkit';
import { tempFolder } from '@campusway/toolkit/testing';
import { describe, expect, test } from 'vitest';

const deploy = join(projectRoot, 'deploy');

describe('pull-site.sh and push-site.sh', () => {
  findRsync();
  const run = (script: string, ...args: string[]) =>
    spawnSync(join(deploy, script), args, { encoding: 'utf8', cwd: projectRoot });

  test('take a site here, and what was deployed into it back, builds first', async () => {
    const server = await siteWith('a1');
    const here = join(tempFolder(), 'site');
    expect(run('pull-site.sh', server, here).status).toBe(0);
    await putBuild(here, 'mfe-a', 'a2');
    await show(here, { 'mfe-a': 'a2' });
    expect(readlinkSync(join(server, 'live'))).toBe('releases/000001');

    const sent = run('push-site.sh', here, server);
    expect(sent.stdout).toContain('release 000002 is live');
    expect(readlinkSync(join(server, 'live'))).toBe('releases/000002');
    expect(checkSite(server)).toEqual([]);
    expect(readdirSync(server)).not.toContain('pulled-live');

    // Again from the same folder, without fetching it in between.
    await show(here, { 'mfe-a': 'a1' });
    expect(run('push-site.sh', here, server).stdout).toContain('release 000003 is live');
  });

  test('begin a site on a server that has none', async () => {
    const server = join(tempFolder(), 'new');
    mkdirSync(server);
    const here = await siteWith('a1');
    expect(run('push-site.sh', here, server).status).toBe(0);
    expect(checkSite(server)).toEqual([]);
  });

  test('refuse to overwrite another deployment in between', async () => {
    const server = await siteWith('a1');
    const here = join(tempFolder(), 'site');
    run('pull-site.sh', server, here);
    await putBuild(server, 'mfe-a', 'b2');
    await show(server, { 'mfe-a': 'b2' });
    await putBuild(here, 'mfe-a', 'a2');
    await show(here, { 'mfe-a': 'a2' });

    const { status, stderr } = run('push-site.sh', here, server);
    expect(status).toBe(1);
    expect(stderr).toContain('the server has "releases/000002" live, but "releases/000001" was fetched');
    expect(existsSync(join(server, 'modules/mfe-a/a2'))).toBe(false);
  });

  test('delete on the server what a deployment has deleted here', async () => {
    const server = await siteWith('a1');
    const file = 'modules/college/files/people.0123456789ab.json';
    mkdirSync(join(server, 'modules/college/files'), { recursive: true });
    writeFileSync(join(server, file), '[]');
    const here = join(tempFolder(), 'site');
    run('pull-site.sh', server, here);
    rmSync(join(here, file));
    await show(here, { 'mfe-a': 'a1' });
    expect(run('push-site.sh', here, server).status).toBe(0);
    expect(existsSync(join(server, file))).toBe(false);
    expect(checkSite(server)).toEqual([]);
  });

  test('are shell scripts without a fault', () => {
    for (const script of ['pull-site.sh', 'push-site.sh']) execFileSync('sh', ['-n', join(deploy, script)]);
    expect(run('push-site.sh', 'one-argument').status).toBe(1);
  });
});
