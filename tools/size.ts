import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles, listStartFiles, readViteManifest } from '@campusway/publishing/build';
import { homeBudget, moduleBudgets, remoteBudget, workerBudget } from '@campusway/publishing/gate';
import { listModules, projectRoot, runTool, ToolError } from '@campusway/toolkit';

const homePage = { module: 'mfe-search', page: 'src/home/HomePage.tsx' };
/** No page loads it. */
const worker = 'service-worker.js';

await runTool(async () => {
  const missing = listModules().filter((module) => !existsSync(join(projectRoot, module, 'dist')));
  if (missing.length > 0)
    throw new ToolError(
      `Cannot tell the size of what is not built: ${missing.join(', ')}. npm run build first`,
    );
  const rows = listModules().map((module) => {
    const scripts = listFiles(join(projectRoot, module, 'dist')).filter(
      (file) => file.endsWith('.js') && file !== worker,
    );
    return { name: module, size: gzipped(module, scripts), budget: moduleBudgets[module] ?? remoteBudget };
  });
  rows.push({ name: 'service worker', size: gzipped('shell', [worker]), budget: workerBudget });
  const home = gzippedStart('shell', 'index.html') + gzippedStart(homePage.module, homePage.page);
  rows.push({ name: 'home page', size: home, budget: homeBudget });

  console.log('JavaScript, gzipped, kB   size  budget');
  for (const { name, size, budget } of rows) {
    console.log(`${name.padEnd(22)} ${size.toFixed(1).padStart(7)} ${String(budget).padStart(7)}`);
  }
  const over = rows.filter(({ size, budget }) => size > budget);
  if (over.length > 0)
    throw new ToolError(
      `Over budget: ${over.map(({ name }) => name).join(', ')}. Look for a large static import that a page could load later.`,
    );
});

function gzippedStart(module: string, page: string): number {
  return gzipped(module, listStartFiles(readViteManifest(join(projectRoot, module, 'dist')), page).scripts);
}

function gzipped(module: string, files: readonly string[]): number {
  const bytes = files.map(
    (file) => gzipSync(readFileSync(join(projectRoot, module, 'dist', file)), { level: 9 }).length,
  );
  return bytes.reduce((sum, length) => sum + length, 0) / 1000;
}
