import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand, ToolError } from '@campusway/toolkit';
import { withSite } from '../measure/measured-site.ts';
import { measureSizes } from './figures/measure-sizes.ts';
import { pageBudgets } from './figures/page-budgets.ts';
import { type LoadedFile, loadPage } from './size/load-page.ts';
import { buildWithMaps } from './size/source-maps.ts';
import { drawTreemap, type Weight, weighFile } from './size/treemap.ts';

const usage = `npm run size -- [--treemap]
Compares modules, and pages loaded in a browser without any input, with their budgets.
--treemap prints what each kilobyte of these pages is for and draws it into .campusway/size/PAGE.html.`;
const flags = { treemap: { type: 'boolean', default: false } } as const;
const folder = join(projectRoot, '.campusway/size');

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const over: string[] = [];
  function report(name: string, size: number, budget: number): void {
    console.log(`${name.padEnd(34)} ${size.toFixed(1).padStart(7)} ${String(budget).padStart(7)}`);
    if (size > budget) over.push(name);
  }
  await withSite(async (browser, origin) => {
    console.log('kB                                    size  budget');
    for (const { name, size, budget } of measureSizes()) report(`${name}, gzipped scripts`, size, budget);
    for (const { path, scripts, form, all } of pageBudgets) {
      const files = await loadPage(browser, origin + path);
      const own = files.filter((file) => file.path.endsWith('.js'));
      report(`${path}, gzipped scripts`, kilobytes(own, 'gzipped'), scripts);
      const early = files.filter(({ isEarly }) => isEarly);
      if (form) report(`${path}, all before its form`, kilobytes(early, 'bytes'), form);
      report(`${path}, all as transferred`, kilobytes(files, 'bytes'), all);
      if (values.treemap) await explain(path, files);
    }
  });
  if (over.length > 0)
    throw new ToolError(
      `Over budget: ${over.join('; ')}. Run "npm run size -- --treemap" and look for what a page could load later.`,
    );
});

function kilobytes(files: readonly LoadedFile[], size: 'bytes' | 'gzipped'): number {
  return files.reduce((sum, file) => sum + file[size], 0) / 1000;
}

async function explain(path: string, files: readonly LoadedFile[]): Promise<void> {
  const modules = files.flatMap((file) => /^\/modules\/([^/]+)\/.*\.js$/.exec(file.path)?.[1] ?? []);
  for (const module of new Set(modules)) await buildWithMaps(module, join(folder, module));
  const weights = files.map((file) => weighFile(file, folder)).toSorted((a, b) => b.bytes - a.bytes);
  for (const weight of weights) print(weight);
  const drawn = join(folder, `${path.slice(1) || 'home'}.html`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(drawn, await drawTreemap(`${path} before any input`, weights));
  console.log(`Drawn: ${drawn}`);
}

/** A file and the packages or sections inside it, without those below 0.1 kB. */
function print({ name, bytes, parts }: Weight, indent = ''): void {
  console.log(`${indent}${(bytes / 1000).toFixed(1).padStart(6)} ${name}`);
  if (indent) return;
  for (const part of parts) if (part.bytes >= 100) print(part, '       ');
}
