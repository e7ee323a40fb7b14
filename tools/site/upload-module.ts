import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.ts';
import { compressFolder } from './compress.ts';
import { describeBuild } from './describe-build.ts';
import { type ModuleRecord, moduleFolder, readModuleRecord } from './module-record.ts';

/**
 * Puts a module's build under `modules/<name>/<build id>/`, whole or not at all, with a second copy for retries; what
 * is there is never touched again.
 */
export async function uploadModule(site: string, name: string): Promise<ModuleRecord> {
  const record = await describeBuild(name);
  const target = moduleFolder(site, record);
  if (existsSync(target)) return readModuleRecord(site, record);
  const aside = `${target}.${process.pid}.tmp`;
  rmSync(aside, { recursive: true, force: true });
  cpSync(join(projectRoot, name, 'dist'), aside, { recursive: true });
  await compressFolder(aside);
  if (name !== 'shell') {
    cpSync(aside, `${aside}.retry`, { recursive: true });
    renameSync(`${aside}.retry`, join(aside, 'retry'));
  }
  writeFileSync(join(aside, 'module.json'), `${JSON.stringify(record, null, 2)}\n`);
  renameSync(aside, target);
  return record;
}
