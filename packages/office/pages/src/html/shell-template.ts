import { type ModuleRecord, moduleUrl } from '../records/module-record.ts';

export interface ShellTemplate {
  /** The shell's page with absolute URLs, without the elements below. */
  readonly html: string;
  /** Code of its inline scripts, which run before the first paint. */
  readonly scripts: readonly string[];
  /** The elements that load module scripts. */
  readonly modules: readonly string[];
  /** Contents of its style elements, which stay in `html`. */
  readonly styles: readonly string[];
}

const inlineScript = /(?<![ \t])[ \t]*<script>([\s\S]*?)(?:<\/script>\n?|$)/g;
const moduleScript = /(?<![ \t])[ \t]*<script type="module"[^<>]*><\/script>\n?/g;
const modulePreload = /(?<![ \t])[ \t]*<link rel="modulepreload"[^<>]*>\n?/g;

/**
 * Splits the shell's built page so that publishing can reorder it: an inline script after a stylesheet would wait for the
 * stylesheet, and module scripts belong after the prerendered content.
 */
export function parseShellTemplate(template: string, shell: ModuleRecord): ShellTemplate {
  const whole = withShellFiles(template, shell);
  return {
    html: whole.replace(inlineScript, '').replace(modulePreload, '').replace(moduleScript, ''),
    scripts: Array.from(whole.matchAll(inlineScript), ([, code = '']) => code),
    modules: Array.from(whole.matchAll(moduleScript), ([element]) => element.trim()),
    styles: Array.from(
      whole.matchAll(/<style(?: [^<>]*)?>([\s\S]*?)(?:<\/style>|$)/g),
      ([, code = '']) => code,
    ),
  };
}

/** Replaces the relative URLs of the shell's build by absolute ones, which deep links need. */
function withShellFiles(html: string, shell: ModuleRecord): string {
  const styled = html.replaceAll('url(./', `url(${moduleUrl(shell)}/`);
  return styled.replace(/(src|href)="\.\/([^"]+)"/g, (_all, attribute: string, file: string) => {
    const digest = shell.files[file];
    const integrity = digest && /\.(js|css)$/.test(file) ? ` integrity="${digest}"` : '';
    return `${attribute}="${moduleUrl(shell)}/${file}"${integrity}`;
  });
}
