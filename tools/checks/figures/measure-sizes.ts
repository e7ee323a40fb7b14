import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listStartFiles, readViteManifest } from '@campusway/artefact/build';
import { weighFolder } from '@campusway/artefact/record';
import { homeBudget, moduleBudgets, remoteBudget, workerBudget } from '@campusway/publishing/gate';
import { listModules, projectRoot, ToolError } from '@campusway/toolkit';

export interface Size {
  readonly name: string;
  /** Gzipped JavaScript in kilobytes of 1000 bytes. */
  readonly size: number;
  readonly budget: number;
}

const homePage = { module: 'mfe-search', page: 'src/home/HomePage.tsx' };

/**
 * JavaScript of each built module, of the service worker and of the home page.
 * @throws {ToolError} when a module is not built
 */
export function measureSizes(): Size[] {
  const missing = listModules().filter((module) => !existsSync(join(projectRoot, module, 'dist')));
  if (missing.length > 0) throw new ToolError(`Not built: ${missing.join(', ')}. Run "npm run build" first`);
  const home = gzippedStart('shell', 'index.html') + gzippedStart(homePage.module, homePage.page);
  return [
    ...listModules().map((name) => ({
      name,
      size: weighFolder(join(projectRoot, name, 'dist')).scripts,
      budget: moduleBudgets[name] ?? remoteBudget,
    })),
    { name: 'service worker', size: gzipped('shell', ['service-worker.js']), budget: workerBudget },
    { name: 'home page', size: home, budget: homeBudget },
  ];
}

function gzippedStart(module: string, page: string): number {
  return gzipped(module, listStartFiles(readViteManifest(join(projectRoot, module, 'dist')), page).scripts);
}

function gzipped(module: string, files: readonly string[]): number {
  const bytes = files.map(
    (file) => gzipSync(readFileSync(join(projectRoot, module, 'dist', file)), { level: 9 }).length,
  );
  return bytes.reduce((sum, length) => sum + length, 0) / 1000;
}
