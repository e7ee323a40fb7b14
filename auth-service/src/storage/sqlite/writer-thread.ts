import type { DatabaseSync } from 'node:sqlite';
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { writes } from '../operations/index.ts';
import type { Operation } from '../query.ts';
import { runSync } from '../run-operation.ts';
import { StorageUnavailableError } from '../storage.ts';
import { Eraser } from './eraser.ts';
import { commitTogether, type Outcome } from './group-commit.ts';
import { prepareWriter } from './migrate-sqlite.ts';
import { toStorageError } from './sqlite-errors.ts';
import { SqliteFile } from './sqlite-file.ts';
import type {
  WriteRequest,
  WriteResponse,
  WriterMessage,
  WriterOptions,
  WriterRequest,
} from './writer-messages.ts';

if (!parentPort) throw new Error('Cannot run the writer outside a worker thread');
const { path, mayCreate }: WriterOptions = workerData;
const prepare = (database: DatabaseSync) => prepareWriter(database, { name: path, mayCreate });
serve(parentPort, new SqliteFile(path, { prepare, recheckMs: 0 }));

function serve(port: MessagePort, file: SqliteFile): void {
  const send = (message: WriterMessage) => port.postMessage(message);
  const eraser = new Eraser(file);
  try {
    file.connect();
    send({ kind: 'ready' });
  } catch (error) {
    send({ kind: 'refused', message: toStorageError(error, path).message });
    return;
  }
  port.on('message', (first: WriterRequest) => {
    const requests = [first, ...takeWaiting(port)].flat();
    const work = requests.filter((request) => request !== 'close');
    if (work.length > 0) {
      const answers = answer(file, work);
      // An upkeep has ended when no more is left.
      const ended = work.filter(({ name }, i) => name !== 'removeExpired' || !isMore(answers[i]));
      eraser.afterCommit(ended.map(({ name }) => name));
      send({ kind: 'answers', answers });
    }
    if (work.length < requests.length) {
      eraser.close();
      file.close();
      port.close();
    }
  });
}

function isMore(answer: WriteResponse | undefined): boolean {
  return answer?.ok === true && answer.result === true;
}

/** Requests that arrived during the last commit. */
function* takeWaiting(port: MessagePort): Generator<WriterRequest> {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) yield next.message;
}

function answer(file: SqliteFile, requests: readonly WriteRequest[]): readonly WriteResponse[] {
  const outcomes = tryCommit(file, requests);
  return requests.map(({ id }, index) => toResponse(id, outcomes[index]));
}

function tryCommit(file: SqliteFile, requests: readonly WriteRequest[]): readonly Outcome[] {
  try {
    const database = file.connect();
    return commitTogether(
      database,
      requests.map(({ name, input }) => () => {
        const operation = writes[name] as (input: unknown) => Operation<unknown>;
        return runSync(operation(input), (query) => file.execute(query));
      }),
    );
  } catch (error) {
    return requests.map(() => ({ ok: false, error: toStorageError(error, path) }));
  }
}

function toResponse(id: number, outcome: Outcome | undefined): WriteResponse {
  if (outcome?.ok) return { id, ok: true, result: outcome.result };
  const error = toStorageError(outcome?.error, path);
  return { id, ok: false, message: error.message, isUnavailable: error instanceof StorageUnavailableError };
}
