import { audiences, type PlaceId } from '@campusway/campus';
import type { Match } from './match.ts';

/** A kind of toilet, by a segment of its IMDF category. */
type Sort = (typeof audiences)[number];

/** The kinds that occur among the matches. */
export function listSorts(matches: readonly Match[]): readonly Sort[] {
  return audiences.filter(({ id }) => matches.some((match) => isOf(match, id)));
}

interface Arrangement {
  readonly sort?: string | undefined;
  /** Walking times by place. */
  readonly seconds?: Readonly<Record<PlaceId, number>> | undefined;
  readonly isClosed?: (match: Match) => boolean;
}

/**
 * Matches of one kind, by walking time if known, else by floor; people and pages after places, closed ones last; of several
 * with the same text only the first.
 */
export function sortMatches(
  matches: readonly Match[],
  { sort, seconds, isClosed = () => false }: Arrangement,
): readonly Match[] {
  const distance = ({ id }: Match) => seconds?.[id] ?? Number.POSITIVE_INFINITY;
  const wanted = sort === undefined ? matches : matches.filter((match) => isOf(match, sort));
  const ordered = wanted.toSorted(
    (one, other) =>
      Number(isClosed(one)) - Number(isClosed(other)) ||
      Number(!one.at) - Number(!other.at) ||
      (seconds ? distance(one) - distance(other) : one.level - other.level),
  );
  return [
    ...new Map(ordered.toReversed().map((match) => [`${match.title}|${match.where}`, match])).values(),
  ].toReversed();
}

function isOf({ category }: Match, sort: string): boolean {
  return category?.split('.').includes(sort) ?? false;
}
