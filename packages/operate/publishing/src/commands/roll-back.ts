import { findChangedFiles, isStored, readModuleRecord } from '@campusway/artefact/record';
import {
  activeRedirects,
  collegeName,
  type ModuleRecord,
  type SiteContent,
  siteRoutes,
} from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';
import {
  earlierBuilds,
  explainFormatMismatch,
  explainIncompatibility,
  findIncompatibilities,
} from '../gate/check-compatibility.ts';
import { findDrops } from '../gate/find-drops.ts';
import { toText } from '../gate/gate-result.ts';
import { type ChangeOptions, changeLiveSite } from '../release/change-site.ts';
import { type Episode, latestEpisodes } from '../release/history.ts';
import { liveRecords, type Release } from '../release/release.ts';
import { pageQuality, publishRelease, requireSigner } from '../release/write-release.ts';
import { type RouteDrops, withRedirects } from './drop-routes.ts';
import { readPerson } from './read-provenance.ts';
import { contentWith, endedCanary } from './site-content.ts';

interface RollbackOptions extends ChangeOptions {
  /** Modules to roll back. */
  readonly modules: readonly string[];
  /** Modules to remove from the site. */
  readonly withdraw?: readonly string[];
  /** Build id; the last known good build before the live one by default. */
  readonly to?: string | undefined;
  /** Redirects for removed pages. */
  readonly drops?: RouteDrops;
}

export type RollbackReport = Awaited<ReturnType<typeof rollBack>>;

/**
 * Makes earlier builds live again and withdraws modules, all in one swap; builds nothing. The replaced builds become
 * unverified: they are no fallback, and the next rollback skips them.
 * @throws {ToolError} when there is no target, or the resulting builds are incompatible
 */
export function rollBack(options: RollbackOptions) {
  const { site, modules, withdraw = [], to, drops = new Map(), dryRun, reason } = options;
  return changeLiveSite(options, async (live) => {
    requireSigner(site);
    const steps = modules.map((name) => ({
      name,
      /** Undefined where the module was withdrawn before. */
      from: live.modules[name],
      to: chooseTarget(site, live, { name, wanted: to }),
    }));
    const withdrawn = withdraw.map((name) => ({ name, from: requireRemote(name, live.modules[name]) }));
    const targets = steps.map(({ name, to: version }) => ({ name, version }));
    const [changed] = findChangedFiles(site, targets);
    if (changed) throw new ToolError(`Cannot roll back: ${changed}`);
    const records = targets.map((target) => readModuleRecord(site, target));
    const content = withRedirects(site, contentWith(site, records, withdraw), drops);
    checkFit(content, options);
    const dropped = findDrops(liveRecords(site), content).flatMap(({ addresses }) => addresses);
    const redirects = activeRedirects(content.redirects ?? {}, siteRoutes(content));
    /** Addresses without a page or a redirect. */
    const gone = dropped.filter((address) => !(address in redirects));
    /** Redirects of removed pages. */
    const leads = Object.fromEntries(Object.entries(redirects).filter(([from]) => dropped.includes(from)));
    const ended = endedCanary(site, content);
    const report = { site, release: live.id, dryRun, modules: steps, withdrawn, gone, leads, ended };
    if (dryRun) return report;
    const release = await publishRelease(site, content, {
      unverified: steps.flatMap(({ name, from }) =>
        from ? [{ name, version: from, doubt: 'rolled back' }] : [],
      ),
      provenance: { ...readPerson(reason), gate: { kind: 'not gated' } },
      // Visitors wait for it; the next deployment writes smaller pages.
      quality: pageQuality.quick,
    });
    return { ...report, release: release.id };
  });
}

/** @throws {ToolError} for a module that is not in the site, or that the site cannot do without */
function requireRemote(name: string, version: string | undefined): string {
  if (!version) throw new ToolError(`Cannot withdraw "${name}": it is not part of this site`);
  if (name === 'shell' || name === collegeName)
    throw new ToolError(`Cannot withdraw the ${name}: every page of the site needs it`);
  return version;
}

/** Build id of the build to roll back to: the wanted one, or the last known good one. */
function chooseTarget(
  site: string,
  { modules, history }: Release,
  { name, wanted }: { readonly name: string; readonly wanted: string | undefined },
): string {
  const live = modules[name];
  const episodes = latestEpisodes(history[name]);
  const builds = episodes.filter(({ version }) => isStored(site)({ name, version }));
  if (builds.length === 0) throw new ToolError(`Cannot roll back "${name}": it is not part of this site`);
  const others = builds.filter(({ version }) => version !== live);
  const stored = `(stored: ${others.map(({ version }) => version).join(', ') || 'none'})`;
  const isChosen = ({ version, doubt }: Episode) =>
    version !== live && (wanted === undefined ? !doubt : version === wanted);
  const latest = episodes.find(isChosen);
  if (latest?.erased)
    throw new ToolError(
      `Cannot roll back ${name} to ${latest.version}: it has data of people whom the site no longer shows, so it was deleted ${stored}\n` +
        `To change something else back, edit the college's folder: npm run deploy -- ${name} --site ${site}`,
    );
  const target = others.find(isChosen);
  if (target) return target.version;
  if (wanted !== undefined && wanted === live)
    throw new ToolError(`Cannot roll back ${name} to ${wanted}: it is live`);
  if (wanted !== undefined)
    throw new ToolError(
      `Cannot roll back ${name} to "${wanted}": the site does not have this build ${stored}`,
    );
  const since = live ? ` before ${live}` : '';
  const instead =
    name.startsWith('mfe-') && live ? `\nTo withdraw it: npm run withdraw -- ${name} --site ${site}` : '';
  throw new ToolError(`Cannot roll back ${name}: no build${since} is known to be good ${stored}${instead}`);
}

function checkFit(
  content: SiteContent,
  { site, modules, withdraw = [] }: Pick<RollbackOptions, 'site' | 'modules' | 'withdraw'>,
): void {
  const refusals = findIncompatibilities(content);
  if (refusals.length === 0) return;
  const lines = refusals.map((refusal) => `  ${toText(refusal)}`);
  const others = [...new Set(refusals.map(({ module }) => module))].filter((name) => !modules.includes(name));
  /** Whether the default rollback target is compatible with the other builds. */
  const canGoBack = (remote: ModuleRecord) =>
    earlierBuilds(site, remote)
      .slice(0, 1)
      .some(
        (last) =>
          !explainIncompatibility(last, content.shell) && !explainFormatMismatch(last, content.college),
      );
  const stuck = content.remotes.filter((remote) => !canGoBack(remote)).map(({ name }) => name);
  const out = others.filter((name) => stuck.includes(name));
  const back = [...modules, ...others.filter((name) => !out.includes(name))];
  const named = [...back, ...[...withdraw, ...out].map((name) => `--withdraw ${name}`)].join(' ');
  const why =
    out.length > 0 ? ` (${out.join(', ')} has no compatible earlier build, so it would be withdrawn)` : '';
  const advice =
    others.length > 0
      ? `To roll back all of them in one swap${why}:\n  npm run rollback -- ${named} --site ${site}`
      : 'Name an older build with --to, or roll back fewer modules.';
  throw new ToolError(`Cannot roll back: these builds do not work together\n${lines.join('\n')}\n${advice}`);
}
