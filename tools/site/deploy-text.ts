import type { DeployedModule, DeployReport } from '@campusway/publishing/commands';
import { toText } from '@campusway/publishing/gate';
import { endedText } from './change-options.ts';

/** Of the people that a college adds or removes, and of what it opens. */
const mostNamed = 10;

export function reportText(report: DeployReport): string {
  const {
    site,
    url,
    outcome,
    modules,
    gate,
    forced,
    erased = [],
    added,
    removed,
    opened,
    ended,
    share,
    seconds,
  } = report;
  const took = `(${seconds.toFixed(1)} s)`;
  const changes = [
    ...modules.map((module) => `  ${changeText(module)}`),
    ...namesText('Adds people', added),
    ...namesText('Removes people', removed),
    ...namesText('Opens again', opened),
    ...endedText(ended),
  ];
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
      return [
        `Dry run: ${share ? `${share} % of tabs would get this` : 'this would go live'}, nothing was changed ${took}`,
        ...changes,
        ...deletion,
      ].join('\n');
    case 'preview':
      return [
        `Not live. Until ${report.preview?.until.slice(0, 10)} this address shows them in the site ${took}`,
        ...changes,
        `${url ?? ''}${report.preview?.path}`,
      ].join('\n');
    case 'canary':
      return [
        `${share} % of tabs get it as of release ${report.release} ${took}${forced ? ', FORCED past the gate' : ''}`,
        ...changes,
        ...modules.map(
          ({ name }) => `For all: npm run promote -- ${name}   For none: npm run abort -- ${name}`,
        ),
        `${url ?? site}`,
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

function namesText(what: string, names: readonly string[] = []): string[] {
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  return names.length > 0 ? [`  ${what}: ${names.slice(0, mostNamed).join(', ')}${more}`] : [];
}

function changeText({ name, version, replaces, url, kilobytes }: DeployedModule): string {
  const before = replaces ? `in place of ${replaces}` : 'new';
  return `${name.padEnd(14)} ${version}  ${before}, ${kilobytes.toFixed(1)} kB, ${url}/`;
}
