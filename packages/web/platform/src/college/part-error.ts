/** Why a part of the college did not load. */
export type PartFailure =
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'unreachable'; readonly status?: number | undefined }
  | { readonly kind: 'broken'; readonly reason: string };

/** A part of the college did not load. */
export class PartError extends Error {
  override readonly name = 'PartError';
  readonly failure: PartFailure;

  constructor(part: string, failure: PartFailure, cause?: unknown) {
    super(`Cannot load "${part}" of the college`, { cause });
    this.failure = failure;
  }
}
