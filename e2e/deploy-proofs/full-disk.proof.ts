import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
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
mount -o remount,ro "$DISK"
run rollback mfe-a
`;

test('rollback and prune use the reserve on a full disk; without it, or on a read-only disk, they fail with one line', async () => {
  const site = await siteWith('a1', 'a2', 'a3');
  const disk = join(site, 'disk');
  mkdirSync(disk);
  const output = execFileSync('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, DISK: disk, SITE: site, NODE: process.execPath },
  });
  const [first, rolledBack, refused, check, cleared, again, readOnly] = output
    .split('---')
    .map((text) => text.trim());
  expect(first).toBe('Nothing to remove');
  expect(rolledBack).toMatch(/^Live as release 000004\n {2}mfe-a +a2 {2}in place of a3$/);
  expect(refused).toMatch(
    /^Cannot .*: the disk is full\. Free some space and run this again \(ENOSPC\)\nended with 1$/,
  );
  expect(check).toMatch(/release 000004[\s\S]*The site is intact$/);
  expect(cleared).toBe('Nothing to remove');
  expect(again).toMatch(/^Live as release 000005\n {2}mfe-a +a3 {2}in place of a2$/);
  expect(readOnly).toMatch(/^Cannot access .*: the file system is read-only \(EROFS\)\nended with 1$/);
});
