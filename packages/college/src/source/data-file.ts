/** A file of the data folder that could be read as JSON. */
export interface DataFile {
  /** Relative to the data folder, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
}
