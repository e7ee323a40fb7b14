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

/** Makes `count` builds of each module live, one after the other; the last one stays live. */
export async function deployVersions(
  project: ProjectCopy,
  modules: readonly string[],
  count: number,
): Promise<Map<string, string[]>> {
  const versions = new Map<string, string[]>(modules.map((module) => [module, []]));
  for (let number = 1; number <= count; number += 1) {
    for (const module of modules) changeOneLine(project, module, String(number));
    const report = await (number === 1 ? project.deployAll() : project.deploy(...modules, '--no-browser'));
    for (const { name, version } of report.modules) versions.get(name)?.push(version);
  }
  return versions;
}
