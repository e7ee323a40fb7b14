import type { ProjectCopy } from '../support/deploy-project.ts';

/** Files in which an added line changes the build of a module but not its pages. */
function firstFile(module: string): string {
  return module === 'shell' ? 'shell/src/main.tsx' : `${module}/src/remote.tsx`;
}

/** Changes one line of a module, so that its next build has another id. */
export function changeOneLine(project: ProjectCopy, module: string, mark: string): void {
  const line = (text: string) => `\nconsole.debug('${module} ${text}');\n`;
  project.edit(
    firstFile(module),
    (source) => source.replace(/\nconsole\.debug\('.*'\);\n$/, '') + line(mark),
  );
}
