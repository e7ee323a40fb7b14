import { audiences, type PlaceId } from '@campusway/campus';
import type { Finding } from './finding.ts';

/** A sort of toilet, by a part of its category in the terms of IMDF. */
type Sort = (typeof audiences)[number];

/** The sorts that are among the findings. */
export function sortsOf(findings: readonly Finding[]): readonly Sort[] {
  return audiences.filter(({ id }) => findings.some((finding) => isOf(finding, id)));
}

interface Arrangement {
  readonly sort?: string | undefined;
  /** Walking times by place. */
  readonly seconds?: Readonly<Record<PlaceId, number>> | undefined;
}

/** Findings of one sort, the nearest first, else by floor; of those that read alike only the first. */
export function arrangeFindings(
  findings: readonly Finding[],
  { sort, seconds }: Arrangement,
): readonly Finding[] {
  const distance = ({ id }: Finding) => seconds?.[id] ?? Number.POSITIVE_INFINITY;
  const wanted = sort === undefined ? findings : findings.filter((finding) => isOf(finding, sort));
  const ordered = wanted.toSorted((one, other) =>
    seconds ? distance(one) - distance(other) : one.level - other.level,
  );
  return [
    ...new Map(
      ordered.toReversed().map((finding) => [`${finding.title}|${finding.where}`, finding]),
    ).values(),
  ].toReversed();
}

function isOf({ category }: Finding, sort: string): boolean {
  return category?.split('.').includes(sort) ?? false;
}
