import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { bundleFile } from './bundle-file.ts';

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
        const shell = await prerenderShell(source, config, sourcesOf(bundle));
        // `data-frame` distinguishes prerendered elements from those that React has rendered.
        const frame = shell.html.replace(/^<\w+/, '$& data-frame');
        const filled = html.replace(emptyRoot, () => emptyRoot.replace('></', () => `>${frame}</`));
        return inlineStyles(filled, bundle).replace(
          '</head>',
          () => `<style data-prerendered="">${shell.styles}</style></head>`,
        );
      },
    },
  };
}

/** Paths of the files in the shell's first script. */
function sourcesOf(bundle: Rolldown.OutputBundle): string[] {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  return entry?.type === 'chunk' ? entry.moduleIds : [];
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

interface Prerendered {
  readonly html: string;
  /** Of its components that React draws later, or never. */
  readonly styles: string;
}

async function prerenderShell(
  source: string,
  { root, css, cacheDir }: ResolvedConfig,
  drawn: readonly string[],
): Promise<Prerendered> {
  const sheets = new Map<string, string>();
  const keepSheets: Plugin = {
    name: 'campusway:keep-sheets',
    transform: (code, id) => void (id.endsWith('.module.css') && sheets.set(id, code)),
  };
  const code = await bundleFile(source, {
    root,
    plugins: [react(), keepSheets],
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
    const html = module.prerenderShell();
    const others = [...sheets].filter(
      ([id]) => !drawn.includes(id) && html.includes(`_${basename(id, '.module.css')}_`),
    );
    const sheet = join(folder, 'prerendered.css');
    writeFileSync(sheet, others.map(([, text]) => text).join('\n'));
    const build = { write: false, rolldownOptions: { input: sheet } };
    return { html, styles: await bundleFile(sheet, { root, build }) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
