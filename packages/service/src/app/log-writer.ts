import { write } from 'node:fs';

/** Characters that wait for a slow reader. Further lines are dropped. */
const maxWaiting = 1024 * 1024;
const retryMs = 100;

/**
 * Writes lines to a file descriptor in another thread. A full disk, a closed pipe or a stalled reader loses lines but
 * never blocks: pino's own destination writes in the main thread, where such a descriptor stops the service.
 */
export class LogWriter {
  readonly #descriptor: number;
  /** Receives the reason of the first failure, and of the first one after lines were written again. */
  readonly #onFailure: (reason: string) => void;
  #waiting = '';
  #isWriting = false;
  #hasFailed = false;

  constructor(descriptor: number, onFailure: (reason: string) => void) {
    this.#descriptor = descriptor;
    this.#onFailure = onFailure;
  }

  write(line: string): void {
    if (this.#waiting.length + line.length > maxWaiting) return;
    this.#waiting += line;
    if (!this.#isWriting) this.#writeWaiting();
  }

  #writeWaiting(): void {
    const bytes = Buffer.from(this.#waiting);
    this.#waiting = '';
    this.#isWriting = bytes.length > 0;
    if (this.#isWriting) this.#writeBytes(bytes);
  }

  #writeBytes(bytes: Buffer): void {
    write(this.#descriptor, bytes, (error, written) => {
      // A pipe that does not block and is full.
      if (error?.code === 'EAGAIN') return void setTimeout(() => this.#writeBytes(bytes), retryMs).unref();
      if (error && !this.#hasFailed) this.#onFailure(error.message);
      this.#hasFailed = error !== null;
      if (error || written === bytes.length) this.#writeWaiting();
      else this.#writeBytes(bytes.subarray(written));
    });
  }
}
