import type { PlaceId } from '@campusway/campus';
import { type PartProps, paths } from '@campusway/contract';
import { Link } from '@campusway/platform';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import type { PlanMarks } from '../answer/use-marks.ts';
import css from './home.module.css';
import { PictureNames, targetOf } from './PictureNames.tsx';

export interface HomePlanProps {
  /** The plan, of another module. */
  readonly stage: ComponentType<PartProps['campus-stage']>;
  /** Pinned on picture and plan. */
  readonly place: PlaceId | undefined;
  readonly marks: PlanMarks | undefined;
}

/**
 * The campus behind the search: its published picture, which `Stage` paints, with names. The plan replaces it when the
 * pointer or the focus is on the picture, or when a place is found.
 */
export default function HomePlan({ stage: CampusStage, place, marks }: HomePlanProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [click, setClick] = useState<PartProps['campus-stage']['click']>();
  if ((place || marks) && !isUsed) setUsed(true);
  const use = () => setUsed(true);

  /** The plan repeats the first click; the next one follows the link, in case the plan does not load. */
  function keep(event: MouseEvent): void {
    const isByPointer = event.detail > 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (click || !isByPointer) return;
    event.preventDefault();
    setClick(targetOf(event));
  }

  function takeOver(): void {
    const isFocused = frame.current?.contains(document.activeElement);
    setDrawn(true);
    if (isFocused) frame.current?.querySelector<HTMLElement>('[role=group]')?.focus();
  }

  return (
    <div ref={frame} className={css.plan} onPointerEnter={use}>
      <PictureNames pinned={place} marks={marks} />
      {!isDrawn && (
        <Link
          to={paths.campusNav()}
          aria-label="Plan of the campus"
          className={css.open}
          onFocus={use}
          onClick={keep}
        />
      )}
      {isUsed && <CampusStage place={place} marks={marks} click={click} onDrawn={takeOver} />}
    </div>
  );
}
