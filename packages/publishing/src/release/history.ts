/** Why a build is not to be shown again unasked. */
export type Doubt = 'refused by the gate' | 'rolled back';

/** What was known of a build when it went live. */
export type GateOutcome =
  /** Without findings; no page was opened with `--no-browser`. */
  | { readonly kind: 'checked'; readonly pages: number }
  | { readonly kind: 'forced'; readonly findings: readonly string[] }
  | { readonly kind: 'not gated' };

/** Who made a build live, from which source, and why. What is absent is unknown, as in an older history. */
export interface Provenance {
  /** Git commit that it was built from; ends in `+` when the working folder had changes besides. */
  readonly commit?: string | undefined;
  readonly person?: string | undefined;
  readonly reason?: string | undefined;
  readonly gate?: GateOutcome | undefined;
}

/** One time that a build was live. */
export interface Episode extends Provenance {
  readonly version: string;
  /** Subresource integrity of what the build's record says. */
  readonly record?: string | undefined;
  /** ISO 8601; it lasted until the next episode began. */
  readonly from: string;
  readonly doubt?: Doubt;
}

/** By module, newest first; the head is what the release shows, or what a withdrawn module was before. */
export type History = Readonly<Record<string, readonly Episode[]>>;

export interface DoubtedBuild {
  readonly module: string;
  readonly version: string;
  readonly doubt: Doubt;
}

/** More is remembered of no module; prune decides which builds stay, this only bounds the file. */
const maxEpisodes = 100;

interface NextRelease {
  /** ISO 8601. */
  readonly at: string;
  readonly doubts?: readonly DoubtedBuild[];
  /** Provenance and record of an episode that begins. */
  readonly describe?: (module: string, version: string) => Partial<Episode>;
  /** Who changed what the site is told about itself, and nothing else: of that the shell's history tells. */
  readonly settingsBy?: Pick<Provenance, 'person' | 'reason'> | undefined;
}

/** The history of a release that shows `modules`, after one with the history `before`. */
export function continueHistory(
  before: History,
  modules: Readonly<Record<string, string>>,
  { at, doubts = [], describe = () => ({}), settingsBy }: NextRelease,
): History {
  const continued = Object.entries(modules).map(([name, version]): [string, Episode[]] => {
    const known = before[name] ?? [];
    const begin = (): Episode => {
      const before = known.find((episode) => episode.version === version);
      const facts = describe(name, version);
      return { version, from: at, ...facts, commit: facts.commit ?? before?.commit };
    };
    const [latest] = known;
    const isSame = latest?.version === version;
    const again = isSame && name === 'shell' && settingsBy ? [{ ...latest, from: at, ...settingsBy }] : [];
    const episodes = isSame ? [...again, ...known] : [begin(), ...known];
    const doubtOf = (episode: Episode) =>
      doubts.find((doubted) => doubted.module === name && doubted.version === episode.version);
    return [name, episodes.slice(0, maxEpisodes).map((episode) => withDoubt(episode, doubtOf(episode)))];
  });
  return { ...before, ...Object.fromEntries(continued) };
}

function withDoubt(episode: Episode, doubted: DoubtedBuild | undefined): Episode {
  return doubted ? { ...episode, doubt: doubted.doubt } : episode;
}

/** The latest episode of each build, newest build first: a build that was brought back counts from then. */
export function latestEpisodes(episodes: readonly Episode[] = []): Episode[] {
  return episodes.filter(
    ({ version }, index) => episodes.findIndex((other) => other.version === version) === index,
  );
}

/** Builds that were live before `version` and are in no doubt, newest first. */
export function goodBuildsBefore(version: string, episodes: readonly Episode[] = []): string[] {
  return latestEpisodes(episodes)
    .filter((episode) => episode.version !== version && !episode.doubt)
    .map((episode) => episode.version);
}
