import type { ModuleRecord } from '../src/records/module-record.ts';

/** The record of a build; a remote has one page, at its name. */
export function recordOf(name: string, version: string, facts: Partial<ModuleRecord> = {}): ModuleRecord {
  return {
    name,
    version,
    contract: 1,
    shared: {},
    routes: name.startsWith('mfe-') ? [routeOf(`/${name}`)] : [],
    parts: [],
    origins: [],
    kilobytes: 1,
    files: {},
    assets: {},
    publishedAt: '2026-01-01T00:00:00.000Z',
    ...facts,
  };
}

export function routeOf(path: string, page = 'p') {
  return { path, page, title: 't', description: 'd' };
}
