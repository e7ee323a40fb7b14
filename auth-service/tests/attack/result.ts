export interface AttackResult {
  readonly name: string;
  readonly figure: string;
  readonly bound: string;
  readonly isPassed: boolean;
}
