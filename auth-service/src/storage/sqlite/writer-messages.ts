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

/** To the writer: the writes of one turn of the event loop, or the end. */
export type WriterRequest = readonly WriteRequest[] | 'close';

/** postMessage() does not preserve classes: `isUnavailable` marks a StorageUnavailableError. */
export type WriteResponse =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly isUnavailable: boolean };

export type WriterMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'answers'; readonly answers: readonly WriteResponse[] };
