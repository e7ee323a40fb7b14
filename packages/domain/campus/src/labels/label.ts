import type { LevelPlan } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import type { Box } from '../geometry/polygon.ts';
import type { Place, PlaceId, PublishedClosure, Wing } from '../model.ts';
import type { Frame } from './frame.ts';
import type { Lines } from './lines.ts';

/** What has names on a plan. */
export interface NamesOf {
  readonly floor: LevelPlan;
  /** Rooms are shown, not only buildings as solids. */
  readonly showsRooms: boolean;
  /** The grounds, with `places`. */
  readonly grounds?: LevelPlan;
  readonly places?: readonly Place[];
  readonly pinned: ReadonlySet<PlaceId>;
  /** Texts on plates at points in metres. */
  readonly signs?: readonly { readonly text: string; readonly at: Point }[];
  /** Signs of what is closed: indoors with the rooms, outdoors with the grounds. */
  readonly closed?: PublishedClosure['signs'];
  readonly wing?: Wing | undefined;
}

/** The same on a canvas. */
export interface Shown extends NamesOf {
  readonly frame: Frame;
  /** Visible part of the plan, CSS pixels of the canvas. */
  readonly view: Box;
  /** Edges of the shapes on the grounds, and the middle of paths. */
  readonly edges?: Edges | undefined;
}

/** Lines that names do not cross; paths only if there is another position. */
export type Edges = Readonly<Record<'shapes' | 'paths', Lines>>;

/** Widths of texts in CSS pixels. */
export type Measure = (text: string, font: LabelFont) => number;

export interface LabelFont {
  /** CSS pixels. */
  readonly size: number;
  readonly weight: 400 | 620;
}

/** A candidate for a label on the plan. CSS pixels throughout. */
export interface LabelCandidate {
  /** Room number, or the name of a place without one. */
  readonly title: string;
  /** Name of the room, below its number if there is space. */
  readonly subtitle?: string | undefined;
  readonly tone: 'strong' | 'soft' | 'sign';
  /** The point of its place, metres: a click on the label is one on this point. */
  readonly target?: Point | undefined;
  /** Centre of the free space. */
  readonly at: Point;
  /** Size of the free space. */
  readonly width: number;
  readonly height: number;
  /** Preferred text size of the title. */
  readonly size: number;
  /**
   * Alternative positions when its point is taken: elsewhere in its space (the default), beside or above its point, or
   * around the pin at its point.
   */
  readonly moves?: 'inside' | 'beside' | 'aroundPin';
  /** Box of the shape around its point: the label is inside it, in several lines if need be, or with `beside` next to it. */
  readonly own?: Box | undefined;
  /** Drawn edges that the label does not cross. */
  readonly edges?: Edges | undefined;
  /** Box of the grounds: the label keeps its left and right limit. */
  readonly within?: Box | undefined;
  /** Text with a halo, for a busy background. */
  readonly halo?: boolean;
  /** Higher ones are placed first. */
  readonly rank: number;
}

/** Size of a pin in CSS pixels; its tip is at the middle of the lower edge. */
export const pinSize = { width: 34, height: 44 } as const;

/** SVG path of a pin of this size. */
export const pinOutline =
  'M17 1.5A15.5 15.5 0 0 0 1.5 17c0 10.5 15.5 25 15.5 25s15.5-14.5 15.5-25A15.5 15.5 0 0 0 17 1.5z';

/** Areas that labels must avoid, in pixels of the canvas. */
export interface Obstacles {
  /** CSS pixels per such pixel: 1 unless the user's text size is larger. */
  readonly pixel?: number;
  /** Visible part of the canvas, which exceeds the map. */
  readonly view: Box;
  /** Controls that float on the map. */
  readonly controls: readonly Box[];
  /** Pins and signs on the map, and pictograms. */
  readonly marks: readonly Box[];
  /** Lines such as the route. */
  readonly lines: readonly (readonly Point[])[];
}

export interface LabelLine {
  readonly text: string;
  readonly font: LabelFont;
  /** Offset from the label's centre, downwards in its own orientation. */
  readonly offset: number;
}

export interface PlacedLabel {
  readonly lines: readonly LabelLine[];
  readonly at: Point;
  /** Reads from bottom to top, in rooms that are deep and narrow. */
  readonly upright: boolean;
  readonly tone: LabelCandidate['tone'];
  readonly target?: Point | undefined;
  readonly halo: boolean;
  /** Including the plate of a sign. */
  readonly width: number;
  readonly height: number;
}
