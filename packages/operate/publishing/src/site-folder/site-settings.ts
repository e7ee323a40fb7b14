import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Services } from '@campusway/contract';
import { ToolError } from '@campusway/toolkit';

/** Site settings: `site.json` in the site's folder, which is never served. */
export interface SiteSettings {
  /** Public URL of the site. */
  readonly url?: string | undefined;
  /** Origins of the services that its pages call. */
  readonly services?: Services | undefined;
  /** Whether its pages may load modules from localhost; for development. */
  readonly overrides?: boolean | undefined;
}

const keys = ['url', 'services', 'overrides'];

const services = ['auth', 'telemetry'] as const satisfies readonly (keyof Services)[];

/**
 * Reads the settings of a site; empty without a `site.json`.
 * @throws {ToolError} with the invalid field
 */
export function readSiteSettings(site: string): SiteSettings {
  const file = join(site, 'site.json');
  if (!existsSync(file)) return {};
  const refuse = (why: string) => new ToolError(`Cannot use ${file}: ${why}`);
  const settings = parseObject(readFileSync(file, 'utf8'), refuse);
  for (const key of Object.keys(settings))
    if (!keys.includes(key)) throw refuse(`unknown field "${key}"; the fields are ${keys.join(', ')}`);
  const named = settings.services ?? {};
  if (typeof named !== 'object') throw refuse('"services" is not an object');
  for (const [name, address] of Object.entries(named)) {
    if (!(services as readonly string[]).includes(name))
      throw refuse(`unknown service "${name}"; the services are ${services.join(' and ')}`);
    if (!isWebAddress(address)) throw refuse(`"${name}" is "${address}", not a URL like https://host`);
  }
  if (settings.url !== undefined && !isWebAddress(settings.url))
    throw refuse(`"url" is "${settings.url}", not a URL like https://host`);
  if (settings.overrides !== undefined && typeof settings.overrides !== 'boolean')
    throw refuse(`"overrides" is "${settings.overrides}", not true or false`);
  return settings as SiteSettings;
}

function parseObject(text: string, refuse: (why: string) => ToolError): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  throw refuse('it must contain a JSON object');
}

function isWebAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}
