import type { PlaceId } from '@campusway/campus';
import type { PartProps } from '@campusway/contract';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Match } from '../engine/match.ts';

/** The places of a list, for the plan. */
export type PlanMarks = NonNullable<PartProps['campus-stage']['marks']>;

interface MarksOptions {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Where the walks start. */
  readonly from?: PlaceId | undefined;
  readonly onMarks: (marks: PlanMarks | undefined) => void;
}

/** Numbers the lines that have a place, and marks these places on the plan; the line with pointer or focus is highlighted. */
export function useMarks(lines: readonly Match[], { list, from, onMarks }: MarksOptions) {
  const [highlighted, setHighlighted] = useState<PlaceId>();
  const ids = JSON.stringify([...new Set(lines.flatMap(({ place }) => place ?? []))]);
  const places = useMemo(() => JSON.parse(ids) as readonly PlaceId[], [ids]);
  useEffect(() => {
    const onChoose = (place: PlaceId) =>
      list.current?.querySelector<HTMLElement>(`[data-number="${places.indexOf(place) + 1}"]`)?.focus();
    const isListed = highlighted !== undefined && places.includes(highlighted);
    if (places.length > 0)
      onMarks({ places, from, highlighted: isListed ? highlighted : undefined, onChoose });
    return () => onMarks(undefined);
  }, [places, from, highlighted, list, onMarks]);
  return {
    propsOf({ place }: Match) {
      if (place === undefined) return {};
      const highlight = () => setHighlighted(place);
      return { 'data-number': places.indexOf(place) + 1, onPointerEnter: highlight, onFocus: highlight };
    },
  };
}
