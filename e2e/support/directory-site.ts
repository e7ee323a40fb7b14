import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, moduleFolder, readModuleRecord } from '@campusway/artefact/record';
import { type ModuleRecord, toIntegrity } from '@campusway/pages';
import { contentWith } from '@campusway/publishing/commands';
import { liveRelease, pageQuality, publishRelease } from '@campusway/publishing/release';
import { uploadBuild } from '@campusway/publishing/site-folder';
import { projectRoot } from '@campusway/toolkit';
import { onTestFinished } from 'vitest';
import { copySite } from './copy-site.ts';
import { openSite } from './deploy-project.ts';

const directory = 'mfe-directory';

/** Content of a file of the next build; `path` is relative to its folder. */
export type Change = (path: string, content: string) => string;

/** A site whose directory can be deployed again, unchanged or changed, without a build, and rolled back. */
export async function openDirectorySite() {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-directory-'));
  copySite(folder);
  const version = liveRelease(folder)?.modules[directory] ?? '';
  const first = readModuleRecord(folder, { name: directory, version });
  const { origin, close } = await openSite(folder);
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  const second = 'f00dfeedf00d';

  async function show(build: ModuleRecord): Promise<void> {
    await publishRelease(folder, contentWith(folder, [build]), { quality: pageQuality.quick });
  }
  async function deployAgain(change: Change = (_path, content) => content): Promise<void> {
    const dist = join(folder, 'next');
    cpSync(join(projectRoot, directory, 'dist'), dist, { recursive: true });
    const scripts = listFiles(dist).filter((path) => path.endsWith('.js'));
    const digests = scripts.map((path) => {
      const content = change(path, readFileSync(join(dist, path), 'utf8'));
      writeFileSync(join(dist, path), content);
      return [path, toIntegrity(content)] as const;
    });
    const record = JSON.parse(JSON.stringify(first).replaceAll(first.version, second)) as ModuleRecord;
    const files = { ...record.files, ...Object.fromEntries(digests) };
    const uploaded = await uploadBuild(folder, { ...record, files }, dist);
    rmSync(dist, { recursive: true });
    await show(uploaded);
  }
  const removeFirst = () => rmSync(moduleFolder(folder, first), { recursive: true });
  return { origin, first: first.version, second, deployAgain, rollBack: () => show(first), removeFirst };
}
