/** A command or path that a document names. */
export interface Claim {
  readonly kind: 'script' | 'path' | 'link';
  /** `npm run` script with its workspace, a path, or the target of a link. */
  readonly text: string;
  readonly workspace?: string | undefined;
  readonly line: number;
}

/** `npm test`, `npm run build`, `npm run dev -w mfe-maps`. */
const script = /\bnpm (?:run (?:--silent )?([a-z][a-z:-]*)|(test|start)\b)(?:[^`]*? -w[ =](\S+))?/g;
const link = /\]\(([^()\s#]+)(?:#[^()]*)?\)/g;
const inline = /`([^`]+)`/g;

/** Commands, links and paths in code of a Markdown text. A path is recognised by its folder: `tools/run.mjs`, not `run.mjs`. */
export function findClaims(markdown: string): Claim[] {
  return markdown.split('\n').flatMap((text, index) => {
    const line = index + 1;
    return [
      ...Array.from(text.matchAll(script), ([, run, short, workspace]): Claim => {
        return {
          kind: 'script',
          text: run ?? short ?? '',
          workspace: workspace?.replace(/(?<![`.,;)])[`.,;)]+$/, ''),
          line,
        };
      }),
      ...Array.from(text.matchAll(link), ([, target = '']): Claim => ({ kind: 'link', text: target, line })),
      ...Array.from(text.matchAll(inline), ([, code = '']) => code)
        .filter(isPath)
        .map((path): Claim => ({ kind: 'path', text: path, line })),
    ];
  });
}

/** A folder of the project, a slash, and nothing that only a pattern, an address or a package name has. */
function isPath(code: string): boolean {
  return /^(\.\/)?[a-zA-Z0-9_.-]+\/[a-zA-Z0-9_./-]*$/.test(code) && !code.startsWith('http');
}
