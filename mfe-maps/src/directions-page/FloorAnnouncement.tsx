import { isInside, type LevelPlan, outdoors, titleOf } from '@campusway/campus';
import type { Step } from '@campusway/campus/directions';
import { capitalised } from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { useState } from 'react';

interface FloorAnnouncementProps {
  readonly plan: LevelPlan;
  readonly floor: number;
  /** The step shown on it. */
  readonly step: Step | undefined;
}

/** Announces a change of the floor on the map, but not the initial floor. */
export function FloorAnnouncement({ plan, floor, step }: FloorAnnouncementProps) {
  const [announced, setAnnounced] = useState({ floor, text: '' });
  if (announced.floor !== floor) setAnnounced({ floor, text: describeFloor({ plan, floor, step }) });
  return (
    <p role="status" className="visually-hidden">
      {announced.text}
    </p>
  );
}

/** `Third floor, west wing`: with the wing in which the step begins. */
function describeFloor({ plan, floor, step }: FloorAnnouncementProps): string {
  const capital = capitalised(titleOf(college.levels, step && step.level !== outdoors ? step.level : floor));
  if (step?.level === outdoors) return `${capital} and grounds`;
  const wing = step?.points
    .map(({ x, y }) => plan.units.find((unit) => unit.wing && isInside([x, y], unit.polygon))?.wing)
    .find((found) => found !== undefined);
  return wing ? `${capital}, ${wing} wing` : capital;
}
