/** A file, or those of its tests whose title holds `test`. */
export interface LeftOut {
  readonly file: string;
  readonly test?: string;
  readonly reason: string;
}

const countsHashes = 'counts the hashes inside the process';
const exactLimit = 'wants an exact limit of an address; instances add theirs up twice a second';
const readsLog = 'reads the log inside the process';
const oneQueue = 'fills the queue of one instance';

/** Tests of the API that do not run against three instances. Everything that is not here does. */
export const leftOut: readonly LeftOut[] = [
  { file: 'src/accounts/enumeration.test.ts', test: 'number of hashes', reason: countsHashes },
  { file: 'src/accounts/enumeration.test.ts', test: 'is limited for each address', reason: exactLimit },
  { file: 'src/accounts/fair-shares.test.ts', test: '300 logins at once', reason: oneQueue },
  { file: 'src/accounts/throttling.test.ts', test: 'computes no hash', reason: countsHashes },
  { file: 'src/accounts/throttling.test.ts', test: 'X-Forwarded-For counts only', reason: exactLimit },
  { file: 'src/accounts/throttling.test.ts', test: 'each address has a limit', reason: exactLimit },
  { file: 'src/http/log.test.ts', reason: readsLog },
  { file: 'src/http/overload.test.ts', reason: 'stalls the one process' },
  { file: 'src/http/problems.test.ts', test: 'TRACE is answered', reason: 'nginx answers TRACE by itself' },
  { file: 'src/http/problems.test.ts', test: 'what is no HTTP', reason: 'nginx answers it by itself' },
  { file: 'src/http/problems.test.ts', test: 'a mistake of ours', reason: readsLog },
  { file: 'src/passwords/breached-passwords.test.ts', test: 'a look-up that ends', reason: readsLog },
  { file: 'src/passwords/passwords.test.ts', test: 'hashes again when the cost', reason: countsHashes },
  { file: 'src/passwords/passwords.test.ts', test: 'more hashes than may wait', reason: oneQueue },
  { file: 'tests/durability.test.ts', reason: 'reads the files of SQLite' },
  { file: 'tests/faults.test.ts', reason: 'takes the database away that it started' },
  { file: 'tests/hostile-texts.test.ts', test: 'hostile addresses', reason: 'nginx refuses %00 by itself' },
  { file: 'tests/instances.test.ts', reason: 'starts pairs of instances of its own' },
  { file: 'tests/metrics.test.ts', reason: 'reads the metrics of one process' },
  { file: 'tests/round-trips.test.ts', reason: 'counts the queries inside the process' },
  { file: 'tests/second-service.test.ts', reason: 'starts a second service beside the one process' },
  { file: 'tests/stop.test.ts', reason: 'stops the one process' },
];
