import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localOrigin } from '@campusway/publishing/serve';
import { inTempFolder } from '@campusway/publishing/site-folder';
import { projectRoot } from '@campusway/toolkit';
import { withChromium } from '@campusway/toolkit/chromium';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { Page } from 'playwright-core';
import { build } from 'vite';

export interface BenchSite {
  /** Loads the page of the engines again: nothing that ran before is compiled or in memory. */
  readonly load: () => Promise<Page>;
  /** What the page has uploaded. */
  readonly published: () => Buffer;
}

/** Serves the page of the engines, and takes an index from it and returns it. */
export async function withBench(action: (site: BenchSite) => Promise<void>): Promise<void> {
  await inTempFolder(async (folder) => {
    await build({
      root: join(projectRoot, 'packages/domain/campus/bench/search'),
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        target: 'es2024',
        rolldownOptions: { input: 'page.ts', output: { entryFileNames: 'page.js' } },
      },
    });
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><script type="module" src="/page.js"></script>',
    );
    let index = Buffer.alloc(0);
    const server = fastify({ bodyLimit: 2 ** 30 });
    // An isolated page has a clock of 5 microseconds.
    server.addHook('onSend', async (_request, reply) => {
      reply.headers({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      });
    });
    server.removeAllContentTypeParsers();
    server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    server.post('/index', async ({ body }) => {
      index = body as Buffer<ArrayBuffer>;
    });
    server.get('/index', async () => index);
    server.register(fastifyStatic, { root: folder });
    await server.listen({ port: 0 });
    try {
      await withChromium(async (browser) => {
        const page = await browser.newPage();
        const load = async () => {
          await page.goto(localOrigin(server));
          await page.waitForFunction(() => 'bench' in globalThis);
          return page;
        };
        await action({ load, published: () => index });
      });
    } finally {
      await server.close();
    }
  });
}
