import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { afterAll } from 'vitest';
import { runNpm } from './run-npm.ts';

export interface Example {
  readonly folder: string;
  /** Builds it into the folder `to`; `config` replaces the configuration of the bundler. */
  readonly build: (bundler: Bundler, to: string, config?: string) => Promise<void>;
}

const optionFor = { vite: '--outDir', rspack: '--output-path', webpack: '--output-path' };
export type Bundler = keyof typeof optionFor;

/**
 * Copy of a folder of docs/examples as in a repository of its own: packages of the project are links, React is another copy
 * than theirs.
 */
export function useExample(name: string): Example {
  const folder = mkdtempSync(join(tmpdir(), `campusway-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  cpSync(join(projectRoot, 'docs/examples', name), folder, { recursive: true });
  const [installed, own] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(own);
  for (const entry of readdirSync(installed)) {
    const [from, to] = [join(installed, entry), join(own, entry)];
    if (entry === 'react' || entry === 'react-dom') cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }

  async function build(bundler: Bundler, to: string, config?: string): Promise<void> {
    const named = config ? ['--config', config] : [];
    const building = runNpm(folder, ['exec', '--', bundler, 'build', optionFor[bundler], to, ...named]);
    if ((await building.ended) !== 0) throw new Error(building.output());
  }
  return { folder, build };
}
