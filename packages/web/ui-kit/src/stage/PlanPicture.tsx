import type { HTMLAttributes } from 'react';

/** A click on a picture, in CSS pixels of the window: the plan that replaces it repeats the click. */
export interface PictureClick {
  readonly x: number;
  readonly y: number;
}

interface PlanPictureProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onClick'> {
  readonly onClick: (click: PictureClick) => void;
}

/** With the class `plan-picture`: the published picture of the screen that an element around it names as `data-plan`. */
export function PlanPicture({ onClick, ...props }: PlanPictureProps) {
  // biome-ignore lint/a11y/noStaticElementInteractions: the plan that follows is interactive
  // biome-ignore lint/a11y/useKeyWithClickEvents: the plan that follows takes the keyboard
  return <div {...props} onClick={({ clientX: x, clientY: y }) => onClick({ x, y })} />;
}
