import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { toRules, type Workspace } from './rules.ts';

export interface CruisedProject {
  readonly modules: readonly IModule[];
  /** Forbidden imports, each with its fix. */
  readonly findings: readonly string[];
}

/** Imports of all sources in the workspaces `folders` of the project at `root`. */
export async function cruiseProject(root: string, folders: readonly string[]): Promise<CruisedProject> {
  const forbidden = toRules(folders.map((folder) => readWorkspace(root, folder)));
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      // The compiler of the project, TypeScript 7, has no API yet that dependency-cruiser can use.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^(?!node_modules).*/(dist|fixtures|template)/' },
      validate: true,
      ruleSet: { forbidden },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.d.ts'],
    },
  );
  const { modules, summary } = output as ICruiseResult;
  const fixes = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const findings = summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
    return `${path.join(' -> ')}  ${rule.name}: ${fixes.get(rule.name)}`;
  });
  return { modules, findings };
}

function readWorkspace(root: string, folder: string): Workspace {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const { dependencies, devDependencies, peerDependencies } = manifest;
  return { folder, declared: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }) };
}
