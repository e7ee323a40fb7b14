/**
 * What lies along each strip of a wing, in the order in which one walks past it, coming from the lobby. One entry is
 * `number:share`: the strip's length is divided by the shares. `~` is an open lounge, `^` a roof terrace.
 */
export interface WingLayout {
  /** South corridor, outer side, the whole length of the wing. */
  readonly southOuter: string;
  /** South corridor, inner side, between the lobby and the east corridor. */
  readonly southNear: string;
  /** South corridor, inner side, along the courtyard. */
  readonly southInner: string;
  /** West corridor before the end bay, and behind the end stairs. */
  readonly westNear: string;
  readonly westFar: string;
  /** North corridor. */
  readonly northOuter: string;
  readonly northInner: string;
  /** The passage back to the lobby. */
  readonly passage: string;
  /** The large room at the end of the round. */
  readonly hall: string;
}

export type LevelLayout = Readonly<Record<'west' | 'east', WingLayout>>;
