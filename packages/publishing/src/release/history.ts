/** Why a build is not to be shown again unasked. */
export type Doubt = 'refused by the gate' | 'rolled back';

/** One time that a build was live. */
export interface Episode {
  readonly version: string;
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
const longest = 100;

/** The history of a release that shows `modules`, after one with the history `before`. */
export function continueHistory(
  before: History,
  modules: Readonly<Record<string, string>>,
  { at, doubts = [] }: { readonly at: string; readonly doubts?: readonly DoubtedBuild[] },
): History {
  const continued = Object.entries(modules).map(([name, version]): [string, Episode[]] => {
    const known = before[name] ?? [];
    const episodes = known[0]?.version === version ? known : [{ version, from: at }, ...known];
    const doubtOf = (episode: Episode) =>
      doubts.find((doubted) => doubted.module === name && doubted.version === episode.version);
    return [name, episodes.slice(0, longest).map((episode) => withDoubt(episode, doubtOf(episode)))];
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
