import type { OutdatedCollege } from '../college/erased-builds.ts';
import { type GateResult, toText } from '../gate/gate-result.ts';

export interface DeployedModule {
  readonly name: string;
  readonly version: string;
  /** Build id of the build that was live before; undefined for a new module. */
  readonly replaces?: string | undefined;
  /** URL of its files. */
  readonly url: string;
  /** Gzipped JavaScript, kB of 1000 bytes. */
  readonly kilobytes: number;
}

/** Result of a deployment; `--json` prints it. */
export interface DeployReport {
  readonly site: string;
  /** URL of the site, if site.json has it. */
  readonly url?: string | undefined;
  readonly outcome: 'live' | 'preview' | 'unchanged' | 'refused' | 'would go live' | 'would be refused';
  /** Id of the live release. */
  readonly release?: string | undefined;
  readonly modules: readonly DeployedModule[];
  readonly gate?: GateResult | undefined;
  /** Whether it went live although the gate refused. */
  readonly forced: boolean;
  /** Earlier builds of the college that were deleted: they have data about people that the live one does not have. */
  readonly erased?: readonly OutdatedCollege[] | undefined;
  /** Path of the page that shows the builds before they are live, and when that ends (ISO 8601). */
  readonly preview?: { readonly path: string; readonly until: string } | undefined;
  readonly seconds: number;
}

export function reportText(report: DeployReport): string {
  const { site, url, outcome, modules, gate, forced, erased = [], seconds } = report;
  const took = `(${seconds.toFixed(1)} s)`;
  const changes = modules.map((module) => `  ${changeText(module)}`);
  const deleted = erased.map(({ version }) => version).join(', ');
  const deletion = deleted
    ? [
        `Deletes colleges with data of people whom the site no longer shows: ${deleted}.`,
        '  Clear /modules/college/ in the cache of a CDN too.',
      ]
    : [];
  switch (outcome) {
    case 'unchanged':
      return `Nothing to do: ${site} already has these builds ${took}`;
    case 'refused':
    case 'would be refused':
      return [
        `The gate refuses: ${outcome === 'refused' ? 'nothing was changed' : 'nothing would be changed'} ${took}`,
        ...(gate?.problems.map((problem) => `  ${toText(problem)}`) ?? []),
        'Fix this and deploy again, or deploy anyway with --force.',
      ].join('\n');
    case 'would go live':
      return [`Dry run: this would go live, nothing was changed ${took}`, ...changes, ...deletion].join('\n');
    case 'preview':
      return [
        `Not live. Until ${report.preview?.until.slice(0, 10)} this address shows them in the site ${took}`,
        ...changes,
        `${url ?? ''}${report.preview?.path}`,
      ].join('\n');
    case 'live':
      return [
        `Live as release ${report.release} ${took}${forced ? ', FORCED past the gate' : ''}`,
        ...changes,
        ...deletion,
        `${url ?? site}`,
      ].join('\n');
    default:
      return outcome satisfies never;
  }
}

function changeText({ name, version, replaces, url, kilobytes }: DeployedModule): string {
  const before = replaces ? `in place of ${replaces}` : 'new';
  return `${name.padEnd(14)} ${version}  ${before}, ${kilobytes.toFixed(1)} kB, ${url}/`;
}
