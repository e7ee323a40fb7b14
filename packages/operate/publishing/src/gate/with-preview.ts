import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listUrls, type SiteContent } from '@campusway/pages';
import { chromiumFlags, findHeadlessShell } from '@campusway/toolkit';
import type { Browser } from 'playwright-core';
import { composeRelease } from '../release/compose-release.ts';
import { nextRelease } from '../release/write-release.ts';
import { localOrigin, serveSite } from '../serve/serve-site.ts';

/** Unpublished site contents, and a browser to open them in. */
export interface Preview {
  readonly browser: Promise<Browser>;
  /** Composes a content and serves it on loopback; once per content. Resolves to its origin. */
  readonly serve: (content: SiteContent) => Promise<string>;
  /** Whether a URL belongs to a served content or to an allowed origin of modules. */
  readonly isOurs: (url: string) => boolean;
  /** Whether a URL without a query is of a file in the record of a build of a served content. */
  readonly isListed: (url: string) => boolean;
}

/** Disables V8's optimizing compilers: a page is open for seconds, too short for them to pay off. */
const jsFlags = '--js-flags=--max-lazy --no-sparkplug --no-maglev --no-opt';

interface PreviewOptions {
  readonly site: string;
  /** Origins from which pages may load modules. */
  readonly origins?: readonly string[];
  /** Runs all tabs of a profile in one process: a third less work, but a page that hangs blocks the others. */
  readonly sharedProcess?: boolean;
}

/**
 * Runs `action` with a browser that can reach only this machine and the hosts of `origins`: accounts and telemetry must
 * get no requests. Host rules instead of request interception, which would disable the browser's cache.
 */
export async function withPreview<Value>(
  options: PreviewOptions,
  action: (preview: Preview) => Promise<Value>,
): Promise<Value> {
  const { site, origins = [] } = options;
  const browser = launchBrowser(options);
  // Reported by the first page that is opened.
  browser.catch(() => undefined);
  const servers = new Map<SiteContent, ReturnType<typeof serveContent>>();
  const ownOrigins = new Set(origins);
  const listed = new Set<string>();
  async function serve(content: SiteContent): Promise<string> {
    const server = servers.get(content) ?? serveContent(site, content);
    servers.set(content, server);
    const { origin } = await server;
    ownOrigins.add(origin);
    for (const record of [content.shell, ...content.remotes])
      for (const url of listUrls(record)) listed.add(new URL(url, origin).href);
    return origin;
  }
  try {
    return await action({
      browser,
      serve,
      isOurs: (url) => ownOrigins.has(URL.parse(url)?.origin ?? ''),
      isListed: (url) => listed.has(url),
    });
  } finally {
    const closing = [browser, ...servers.values()].map(async (opened) => (await opened).close());
    await Promise.allSettled(closing);
  }
}

async function launchBrowser({ origins = [], sharedProcess = false }: PreviewOptions): Promise<Browser> {
  const hosts = ['localhost', ...origins.map((origin) => new URL(origin).hostname)];
  const rules = ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host}`)].join(', ');
  // Loaded here: a deployment that opens no page would spend a tenth of its time on it.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: findHeadlessShell(),
    args: [
      ...chromiumFlags,
      ...(sharedProcess ? ['--process-per-site'] : []),
      jsFlags,
      `--host-resolver-rules=${rules}`,
    ],
    // This process closes the browser. If a signal closed the browser first, the gate would report its pages as broken.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}

async function serveContent(site: string, content: SiteContent) {
  const pages = mkdtempSync(join(tmpdir(), 'campusway-gate-'));
  // A page that chooses between two builds at random would be no test of either.
  await composeRelease(site, { ...content, canary: undefined }, nextRelease(site, content), pages);
  const server = await serveSite(site, 0, { pages });
  async function close(): Promise<void> {
    await server.close();
    rmSync(pages, { recursive: true, force: true });
  }
  return { origin: localOrigin(server), close };
}
