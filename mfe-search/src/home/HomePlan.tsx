import type { PlaceId } from '@campusway/campus';
import { type PartProps, paths } from '@campusway/contract';
import { Link, useNavigate } from '@campusway/platform';
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
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
 * pointer or the focus is on the picture, or when a place is found. Enter on the focused plan opens the campus map, as on the
 * picture, whose focus it takes.
 */
export default function HomePlan({ stage: CampusStage, place, marks }: HomePlanProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [click, setClick] = useState<PartProps['campus-stage']['click']>();
  if ((place || marks) && !isUsed) setUsed(true);
  const use = () => setUsed(true);
  const navigate = useNavigate();

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
    if (isFocused) mapIn(frame)?.focus();
  }

  function open({ key, target }: KeyboardEvent): void {
    if (key === 'Enter' && target === mapIn(frame)) navigate(paths.campusNav());
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focused plan inside is interactive
    <div ref={frame} className={css.plan} onPointerEnter={use} onKeyDown={open}>
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

function mapIn(frame: RefObject<HTMLElement | null>): HTMLElement | null | undefined {
  return frame.current?.querySelector<HTMLElement>('[role=group]');
}
