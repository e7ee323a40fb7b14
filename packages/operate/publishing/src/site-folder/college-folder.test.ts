import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collegeFolder, projectRoot } from '@campusway/toolkit';
import { tempFolder } from '@campusway/toolkit/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { collegeOfSite, noteCollegeFolder } from './college-folder.ts';

afterEach(() => vi.unstubAllEnvs());

test('collegeOfSite() is the folder that the college came from, unless another is named', () => {
  const site = tempFolder();
  const own = join(tempFolder(), 'our-college');
  mkdirSync(own);
  vi.stubEnv('CAMPUSWAY_COLLEGE', '');
  expect(collegeOfSite(site)).toBe(collegeFolder());
  noteCollegeFolder(site, own);
  expect(collegeOfSite(site)).toBe(own);
  expect(collegeOfSite(site, 'north')).toBe(collegeFolder('north'));
  noteCollegeFolder(site, join(projectRoot, 'college'));
  expect(readdirSync(site)).toEqual([]);
  vi.stubEnv('CAMPUSWAY_COLLEGE', '/srv/south');
  expect(collegeOfSite(site)).toBe('/srv/south');
});

test('collegeOfSite() takes no other college when the folder is gone', () => {
  const site = tempFolder();
  const own = join(tempFolder(), 'our-college');
  vi.stubEnv('CAMPUSWAY_COLLEGE', '');
  noteCollegeFolder(site, own);
  expect(() => collegeOfSite(site)).toThrow(
    `came from ${own}, which is gone. Name its folder: --from FOLDER`,
  );
});
