import type { Writes } from '../operations/index.ts';

export interface WriterOptions {
  readonly path: string;
  readonly mayCreate: boolean;
}

export interface WriteRequest {
  readonly id: number;
  readonly name: keyof Writes;
  readonly input: unknown;
}

/** To the writer: what was written in one turn, or that there will be no more. */
export type WriterRequest = readonly WriteRequest[] | 'close';

/** A class does not survive the way between threads: `isUnavailable` stands for StorageUnavailableError. */
export type WriteResponse =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly isUnavailable: boolean };

export type WriterMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'answers'; readonly answers: readonly WriteResponse[] };
