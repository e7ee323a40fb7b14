import type { Point } from '@campusway/campus';

/** Widths of texts in CSS pixels. */
export type Measure = (text: string, font: LabelFont) => number;

export interface LabelFont {
  /** CSS pixels. */
  readonly size: number;
  readonly weight: 400 | 620;
}

/** A name that would like to stand on the plan. CSS pixels throughout. */
export interface LabelWish {
  /** Door code, or the name of what has no code. */
  readonly title: string;
  /** What the room is, below its code, where there is space for it. */
  readonly subtitle?: string | undefined;
  readonly tone: 'strong' | 'soft' | 'sign';
  /** The middle of the free space. */
  readonly at: Point;
  /** Free space around the middle; endless for names that may reach beyond what they name. */
  readonly width: number;
  readonly height: number;
  /** Size at which the title is legible and not loud. */
  readonly size: number;
  /** May stand beside or above its point where the point itself is taken. */
  readonly movable?: boolean;
  /** Left and right edge that a name keeps within, where it would be cut off beyond them. */
  readonly within?: readonly [left: number, right: number] | undefined;
  /** Lies on a busy ground, so that the letters need an edge of paper. */
  readonly halo?: boolean;
  /** Higher ones come first and push others off. */
  readonly rank: number;
}

export interface LabelLine {
  readonly text: string;
  readonly font: LabelFont;
  /** Below the label's middle, along its own vertical. */
  readonly offset: number;
}

export interface PlacedLabel {
  readonly lines: readonly LabelLine[];
  readonly at: Point;
  /** Reads from bottom to top, in rooms that are deep and narrow. */
  readonly upright: boolean;
  readonly tone: LabelWish['tone'];
  readonly halo: boolean;
  readonly width: number;
  readonly height: number;
}
