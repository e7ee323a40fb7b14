import { type BuildName, firstOfEach } from '@campusway/pages';

/** Why a build is unverified: it is never chosen as fallback or rollback target unless named. */
export type UnverifiedReason = 'refused by the gate' | 'rolled back';

/** Result of the gate for a build that went live. */
export type GateOutcome =
  /** No findings; `pages` is 0 with `--no-browser`. */
  | { readonly kind: 'checked'; readonly pages: number }
  | { readonly kind: 'forced'; readonly findings: readonly string[] }
  | { readonly kind: 'not gated' };

/** Who deployed a build, from which commit, and why. Absent fields are unknown, as in an older history. */
export interface Provenance {
  /** Git commit that it was built from; ends in `+` when the working tree had uncommitted changes. */
  readonly commit?: string | undefined;
  readonly person?: string | undefined;
  readonly reason?: string | undefined;
  readonly gate?: GateOutcome | undefined;
}

/** A period in which a build was live. */
export interface Episode extends Provenance {
  readonly version: string;
  /** Subresource integrity of the build's record. */
  readonly record?: string | undefined;
  /** Hash of what it was built from, as `inputs` of its record. */
  readonly inputs?: string | undefined;
  /** ISO 8601; ends when the next episode begins. */
  readonly from: string;
  /** Set when the build is unverified. */
  readonly doubt?: UnverifiedReason;
  /** Set when the build was deleted, because it has data about people that a later college no longer has. */
  readonly erased?: true;
  /** Set when the module was withdrawn; ends the episode. */
  readonly withdrawn?: Withdrawal;
}

/** Who removed a module from the site, when and why. */
export interface Withdrawal extends Pick<Provenance, 'person' | 'reason'> {
  /** ISO 8601. */
  readonly at: string;
}

/** Episodes by module, newest first. The first is the live build, or the last one of a withdrawn module. */
export type History = Readonly<Record<string, readonly Episode[]>>;

export interface UnverifiedBuild extends BuildName {
  readonly doubt: UnverifiedReason;
}

/** Limits the size of the file only; prune decides which builds stay. */
const maxEpisodes = 100;

interface NextRelease {
  /** ISO 8601. */
  readonly at: string;
  readonly unverified?: readonly UnverifiedBuild[];
  /** Builds that are deleted when this release is live. */
  readonly erased?: readonly BuildName[];
  /** Provenance and record digest of a new episode. */
  readonly describe?: (module: string, version: string) => Partial<Episode>;
  /** For a module that this release removes. */
  readonly withdrawal?: (module: string) => Withdrawal | undefined;
  /** Who changed the site settings, when nothing else changed; recorded in the shell's history. */
  readonly settingsBy?: Pick<Provenance, 'person' | 'reason'> | undefined;
}

/** The history of a release that shows `modules`, after one with the history `before`. */
export function continueHistory(
  before: History,
  modules: Readonly<Record<string, string>>,
  { at, unverified = [], erased = [], describe = () => ({}), settingsBy, withdrawal }: NextRelease,
): History {
  function episodesOf(name: string): readonly Episode[] {
    const known = before[name] ?? [];
    const [latest, ...older] = known;
    const version = modules[name];
    if (version === undefined) {
      const withdrawn = withdrawal?.(name);
      return latest && withdrawn ? [{ ...latest, withdrawn }, ...older] : known;
    }
    if (latest?.version === version && !latest.withdrawn)
      return name === 'shell' && settingsBy ? [{ ...latest, from: at, ...settingsBy }, ...known] : known;
    const facts = describe(name, version);
    const commit = facts.commit ?? known.find((episode) => episode.version === version)?.commit;
    return [{ version, from: at, ...facts, commit }, ...known];
  }
  const histories = Object.keys({ ...before, ...modules }).map((name): [string, Episode[]] => {
    const marked = episodesOf(name).map((episode) => {
      const isIt = (build: BuildName) => build.name === name && build.version === episode.version;
      const doubt = unverified.find(isIt)?.doubt;
      return { ...episode, ...(doubt && { doubt }), ...(erased.some(isIt) && { erased: true as const }) };
    });
    return [name, marked.slice(0, maxEpisodes)];
  });
  return Object.fromEntries(histories);
}

/** The latest episode of each build, newest first. A build that went live again counts from then. */
export function latestEpisodes(episodes: readonly Episode[] = []): Episode[] {
  return firstOfEach(episodes, ({ version }) => version);
}

/** Builds that were live before `version`, without unverified ones, newest first. */
export function goodBuildsBefore(version: string, episodes: readonly Episode[] = []): string[] {
  return latestEpisodes(episodes)
    .filter((episode) => episode.version !== version && !episode.doubt)
    .map((episode) => episode.version);
}
