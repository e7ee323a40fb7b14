import { type ModuleRecord, moduleUrl } from '../site/module-record.ts';

export interface ShellTemplate {
  /** The shell's page with absolute URLs, without what follows. */
  readonly html: string;
  /** Code of the scripts that stood in it: they run before anything is drawn. */
  readonly scripts: readonly string[];
  /** The elements that load module scripts. */
  readonly modules: readonly string[];
  /** Contents of its style elements, which stay in it. */
  readonly styles: readonly string[];
}

const inlineScript = /[ \t]*<script>([\s\S]*?)<\/script>\n?/g;
const moduleScript = /[ \t]*<script type="module"[^>]*><\/script>\n?/g;
const modulePreload = /[ \t]*<link rel="modulepreload"[^>]*>\n?/g;

/**
 * Takes the shell's built page apart, for publishing to put it together in another order: a script behind a stylesheet
 * waits for it, and what loads modules is to come behind what is drawn without them.
 */
export function parseShellTemplate(template: string, shell: ModuleRecord): ShellTemplate {
  const whole = withShellFiles(template, shell);
  return {
    html: whole.replace(inlineScript, '').replace(modulePreload, '').replace(moduleScript, ''),
    scripts: Array.from(whole.matchAll(inlineScript), ([, code = '']) => code),
    modules: Array.from(whole.matchAll(moduleScript), ([element]) => element.trim()),
    styles: Array.from(whole.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, code = '']) => code),
  };
}

/** The shell's page is built with relative URLs; at the site's root, and at every deep link, they must be absolute. */
function withShellFiles(html: string, shell: ModuleRecord): string {
  const styled = html.replaceAll('url(./', `url(${moduleUrl(shell)}/`);
  return styled.replace(/(src|href)="\.\/([^"]+)"/g, (_all, attribute: string, file: string) => {
    const digest = shell.files[file];
    const integrity = digest && /\.(js|css)$/.test(file) ? ` integrity="${digest}"` : '';
    return `${attribute}="${moduleUrl(shell)}/${file}"${integrity}`;
  });
}
