import type { Box, Point } from '@campusway/campus';

/** Widths of texts in CSS pixels. */
export type Measure = (text: string, font: LabelFont) => number;

export interface LabelFont {
  /** CSS pixels. */
  readonly size: number;
  readonly weight: 400 | 620;
}

/** A name that could stand on the plan. CSS pixels throughout. */
export interface LabelWish {
  /** Door code, or the name of what has no code. */
  readonly title: string;
  /** What the room is, below its code, where there is space for it. */
  readonly subtitle?: string | undefined;
  readonly tone: 'strong' | 'soft' | 'sign';
  /** The middle of the free space. */
  readonly at: Point;
  /** Free space around the middle. */
  readonly width: number;
  readonly height: number;
  /** Size at which the title is legible and not loud. */
  readonly size: number;
  /**
   * Where else it may stand when its point is taken: elsewhere in its space (the default), beside or above its point,
   * or around the tip of a pin that is its point.
   */
  readonly moves?: 'inside' | 'beside' | 'aroundPin';
  /** Left and right edge that a name keeps within, where it would be cut off beyond them. */
  readonly within?: readonly [left: number, right: number] | undefined;
  /** Lies on a busy ground, so that the letters need an edge of paper. */
  readonly halo?: boolean;
  /** Higher ones are placed first. */
  readonly rank: number;
}

/** What labels keep clear of, in pixels of the canvas. */
export interface Obstacles {
  /** CSS pixels of such a pixel: 1 unless the reader's letters are larger. */
  readonly pixel?: number;
  /** What is seen of the canvas, which reaches beyond the map. */
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
  /** With the plate around a sign. */
  readonly width: number;
  readonly height: number;
}
