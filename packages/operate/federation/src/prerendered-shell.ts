import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { bundleScript } from './bundle-script.ts';

const emptyRoot = '<div id="root"></div>';

/**
 * Prerenders the shell at build time into React's root element, with the components and class names of this build, so
 * that it is painted before any script has run.
 */
export function prerenderedShell(source: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'campusway:prerendered-shell',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        if (!html.includes(emptyRoot))
          throw new TypeError(`Cannot prerender the shell: index.html has no ${emptyRoot}`);
        // `data-frame` distinguishes prerendered elements from those that React has rendered.
        const shell = (await prerenderShell(source, config)).replace(/^<\w+/, '$& data-frame');
        const filled = html.replace(emptyRoot, () => emptyRoot.replace('></', () => `>${shell}</`));
        return inlineStyles(filled, bundle);
      },
    },
  };
}

const styleLink = /<link rel="stylesheet"[^<>]*>/g;

/** Inlines the shell's styles: requesting them would delay the first paint. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(styleLink, (link) => {
    const [, file = ''] = / href="\.\/([^"]+)"/.exec(link) ?? [];
    const asset = bundle[file];
    if (asset?.type !== 'asset') return link;
    const css = String(asset.source).trim();
    return `<style>${css.replaceAll('url(./', `url(./${posix.dirname(file)}/`)}</style>`;
  });
}

async function prerenderShell(source: string, { root, css, cacheDir }: ResolvedConfig): Promise<string> {
  const code = await bundleScript(source, {
    root,
    plugins: [react()],
    css: { modules: css.modules ?? false },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      rolldownOptions: { input: source, output: { format: 'es', codeSplitting: false } },
    },
  });
  // A fresh clone has no cache yet.
  mkdirSync(cacheDir, { recursive: true });
  const folder = mkdtempSync(join(cacheDir, 'prerender-'));
  try {
    const file = join(folder, 'prerender.mjs');
    writeFileSync(file, code);
    const module = (await import(pathToFileURL(file).href)) as { readonly prerenderShell: () => string };
    return module.prerenderShell();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
