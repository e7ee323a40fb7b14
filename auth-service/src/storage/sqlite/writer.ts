import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Writes } from '../operations/index.ts';
import { StorageUnavailableError } from '../storage.ts';
import type { WriteRequest, WriteResponse, WriterMessage, WriterOptions } from './writer-messages.ts';

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Sends writes to the writer thread. The next write restarts a thread that died. */
export class SqliteWriter {
  readonly #options: WriterOptions;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Promise<Worker> | undefined;
  #outbox: WriteRequest[] = [];
  #lastId = 0;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Resolves when the database is open and migrated. */
  async start(): Promise<void> {
    this.#worker ??= this.#spawn();
    await this.#worker;
  }

  async write(name: keyof Writes, input: unknown): Promise<unknown> {
    this.#worker ??= this.#spawn();
    const worker = await this.#worker;
    this.#lastId += 1;
    const id = this.#lastId;
    // Writes of one turn of the event loop share a message and so a commit.
    if (this.#outbox.length === 0) process.nextTick(() => this.#send(worker));
    this.#outbox.push({ id, name, input });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
  }

  #send(worker: Worker): void {
    const requests = this.#outbox;
    this.#outbox = [];
    worker.postMessage(requests);
  }

  /** Waits for pending writes. */
  async close(): Promise<void> {
    const worker = await this.#worker;
    if (!worker) return;
    const exited = once(worker, 'exit');
    worker.postMessage('close');
    await exited;
  }

  async #spawn(): Promise<Worker> {
    const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), {
      workerData: this.#options,
    });
    worker.on('exit', () => this.#abandon());
    worker.on('error', () => this.#abandon());
    const [message]: WriterMessage[] = await once(worker, 'message');
    if (message?.kind !== 'ready') {
      this.#worker = undefined;
      await worker.terminate();
      throw new StorageUnavailableError(
        message?.kind === 'refused' ? message.message : 'Cannot start the writer',
      );
    }
    worker.on('message', (answers: WriterMessage) => this.#settle(answers));
    return worker;
  }

  #settle(message: WriterMessage): void {
    if (message.kind !== 'answers') return;
    for (const answer of message.answers) {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (waiting) settle(waiting, answer);
    }
  }

  #abandon(): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values())
      reject(new StorageUnavailableError('Cannot use the database: its writer stopped'));
    this.#waiting.clear();
  }
}

function settle({ resolve, reject }: Waiting, answer: WriteResponse): void {
  if (answer.ok) resolve(answer.result);
  else if (answer.isUnavailable) reject(new StorageUnavailableError(answer.message));
  else reject(new Error(answer.message));
}
