import { type ModuleRecord, moduleUrl } from '../module-record.ts';

export interface ShellTemplate {
  /** The shell's page with absolute URLs, without what follows. */
  readonly html: string;
  /** Code of the scripts that stood in it: they run before anything is drawn. */
  readonly scripts: readonly string[];
}

const inlineScript = /[ \t]*<script>([\s\S]*?)<\/script>\n?/g;
const modulePreload = /[ \t]*<link rel="modulepreload"[^>]*>\n?/g;

/**
 * Takes the shell's built page apart. Its scripts and preloads come again at the head's very beginning: a script behind a
 * stylesheet waits for it, and everything behind that script with it.
 */
export function parseShellTemplate(template: string, shell: ModuleRecord): ShellTemplate {
  const scripts = Array.from(template.matchAll(inlineScript), ([, code = '']) => code);
  const html = template.replace(inlineScript, '').replace(modulePreload, '');
  return { html: withShellFiles(html, shell), scripts };
}

/** The shell's page is built with relative URLs; at the site's root, and at every deep link, they must be absolute. */
function withShellFiles(html: string, shell: ModuleRecord): string {
  return html.replace(/(src|href)="\.\/([^"]+)"/g, (_all, attribute: string, file: string) => {
    const digest = shell.files[file];
    const integrity = digest && /\.(js|css)$/.test(file) ? ` integrity="${digest}"` : '';
    return `${attribute}="${moduleUrl(shell)}/${file}"${integrity}`;
  });
}
