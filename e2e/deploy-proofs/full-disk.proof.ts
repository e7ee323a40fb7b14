import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeOf } from '@campusway/pages/testing';
import { packModule } from '@campusway/publishing/commands';
import { siteWith } from '@campusway/publishing/testing';
import { projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';

/** Runs commands on a site on a private 6 MB disk, and prints the exit code of each. */
const script = `
mount -t tmpfs -o size=6m none "$DISK"
mkdir "$DISK/site"
cp -a "$SITE/live" "$SITE/modules" "$SITE/releases" "$DISK/site"
run() { "$NODE" tools/run.mjs "$@" --site "$DISK/site" 2>&1 || echo "ended with $?"; echo ---; }
fill() { dd if=/dev/zero of="$DISK/filler-$1" bs=4k 2> /dev/null; }
run prune
fill 1
run rollback mfe-a
rm -f "$DISK/site/deploy.reserve"
fill 2
run rollback mfe-a --to a3
run modules --check
run prune
rm "$DISK"/filler-*
run rollback mfe-a --to a3
run deploy "$BUILD" --canary 10 --no-browser
fill 3
run promote mfe-a
rm -f "$DISK/site/deploy.reserve"
fill 4
run deploy "$NEXT" --canary 10 --no-browser
run modules --check
rm "$DISK"/filler-*
run deploy "$NEXT" --canary 20 --no-browser
fill 5
run abort mfe-a
run modules --check
rm "$DISK"/filler-*
mount -o remount,ro "$DISK"
run rollback mfe-a
`;

/** A build of `mfe-a` as one file. */
async function pack(folder: string, text: string): Promise<string> {
  const dist = join(folder, text);
  mkdirSync(dist);
  writeFileSync(join(dist, 'remoteEntry.js'), `// ${text}`);
  const record = { name: 'mfe-a', contract: 1, shared: {}, routes: [routeOf('/mfe-a')] };
  writeFileSync(join(dist, 'module.json'), JSON.stringify(record));
  return (await packModule(dist, folder)).file;
}

test('rollback, prune, promote and abort use the reserve on a full disk; without it, or on a read-only disk, a command fails with one line', async () => {
  const site = await siteWith('a1', 'a2', 'a3');
  const disk = join(site, 'disk');
  mkdirSync(disk);
  const [BUILD, NEXT] = [await pack(site, 'build'), await pack(site, 'next')];
  const output = execFileSync('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, DISK: disk, SITE: site, BUILD, NEXT, NODE: process.execPath },
  });
  const [
    first,
    rolledBack,
    refused,
    check,
    cleared,
    again,
    canary,
    promoted,
    noCanary,
    checkAfter,
    next,
    aborted,
    checkLast,
    readOnly,
  ] = output.split('---').map((text) => text.trim());
  expect(first).toBe('Nothing to remove');
  expect(rolledBack).toMatch(/^Live as release 000004\n {2}mfe-a +a2 {2}in place of a3$/);
  expect(refused).toMatch(
    /^Cannot .*: the disk is full\. Free some space and run this again \(ENOSPC\)\nended with 1$/,
  );
  expect(check).toMatch(/release 000004[\s\S]*The site is intact$/);
  expect(cleared).toBe('Nothing to remove');
  expect(again).toMatch(/^Live as release 000005\n {2}mfe-a +a3 {2}in place of a2$/);
  expect(canary).toContain('10 % of tabs get it as of release 000006');
  expect(promoted).toMatch(/^Live as release 000007\n {2}mfe-a +\w{12} {2}in place of a3, before for 10 %/);
  expect(noCanary).toMatch(
    /\nCannot .*: the disk is full\. Free some space and run this again \(ENOSPC\)\nended with 1$/,
  );
  expect(checkAfter).toMatch(/release 000007(?![\s\S]*canary of)[\s\S]*The site is intact$/);
  expect(next).toContain('20 % of tabs get it as of release 000008');
  expect(aborted).toMatch(/^Live as release 000009\n {2}mfe-a +\w{12} {2}no longer for 20 % of tabs/);
  expect(checkLast).toMatch(/release 000009(?![\s\S]*canary of)[\s\S]*The site is intact$/);
  expect(readOnly).toMatch(/^Cannot access .*: the file system is read-only \(EROFS\)\nended with 1$/);
});
