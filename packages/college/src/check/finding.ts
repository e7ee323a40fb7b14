export type Severity = 'error' | 'warning';

/** One fault of the data, in words for the person who mends it. */
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
  /** How to mend it. */
  readonly fix: string;
}

/** A finding as a rule states it; lines are added where the rule's result is collected. */
export type Fault = Pick<Finding, 'file' | 'pointer' | 'message' | 'fix'> & {
  readonly severity?: Severity;
  /** The other place of two that do not go together; it ends the message. */
  readonly other?: Pick<Finding, 'file' | 'pointer'>;
};
