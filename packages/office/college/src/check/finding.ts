export type Severity = 'error' | 'warning';

/** One finding in the data, for the person who fixes it. */
export interface Finding {
  readonly severity: Severity;
  /** Short name of the rule, `staff-rooms`. */
  readonly rule: string;
  /** Relative to the data folder. */
  readonly file: string;
  /** JSON pointer into the file, `/teaching/3/room`; empty for the file as a whole. */
  readonly pointer: string;
  /** Line in the file, from 1. */
  readonly line?: number;
  /** What is wrong, with the value quoted. */
  readonly message: string;
  /** How to fix it. */
  readonly fix: string;
}

/** A finding as a rule returns it, without rule name and line. */
export type RawFinding = Pick<Finding, 'file' | 'pointer' | 'message' | 'fix'> & {
  readonly severity?: Severity;
  /** The conflicting place; its file and line end the message. */
  readonly other?: Pick<Finding, 'file' | 'pointer'>;
};
