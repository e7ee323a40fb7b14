/** A parsed JSON file of the data folder. */
export interface DataFile {
  /** Relative to the data folder, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
}
