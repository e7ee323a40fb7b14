/** A test file, or its tests whose titles contain `test`. */
export interface LeftOut {
  readonly file: string;
  readonly test?: string;
  readonly reason: string;
}

const countsHashes = 'reads the hash counter of one process';
const exactLimit = 'expects an exact limit; instances share their counts twice a second';
const readsLog = 'reads the log of one process';
const oneQueue = 'fills the queue of one instance';

/** Tests of the API that cannot run against three instances. All others do. */
export const leftOut: readonly LeftOut[] = [
  { file: 'src/accounts/enumeration.test.ts', test: 'number of hashes', reason: countsHashes },
  { file: 'src/accounts/enumeration.test.ts', test: 'is limited per address', reason: exactLimit },
  { file: 'src/accounts/fair-shares.slow.test.ts', test: 'waits for at most one', reason: oneQueue },
  { file: 'src/accounts/throttling.test.ts', test: 'computes no hash for', reason: countsHashes },
  { file: 'src/accounts/throttling.test.ts', test: 'trusts X-Forwarded-For only', reason: exactLimit },
  { file: 'src/accounts/throttling.test.ts', test: 'limits requests per address', reason: exactLimit },
  { file: 'src/http/log.test.ts', reason: readsLog },
  { file: 'src/http/request-limits.test.ts', reason: exactLimit },
  { file: 'src/http/site-limit.slow.test.ts', reason: exactLimit },
  { file: 'src/http/overload.test.ts', reason: 'stalls one process' },
  {
    file: 'src/http/problems.test.ts',
    test: 'every other method that Node parses',
    reason: 'nginx every other method that Node parses itself',
  },
  { file: 'src/http/problems.test.ts', test: 'bytes that are not HTTP', reason: 'nginx answers them itself' },
  { file: 'src/http/problems.test.ts', test: 'an internal error', reason: readsLog },
  {
    file: 'src/passwords/breached-passwords.test.ts',
    test: 'accepts the password, logs a warning and is not tried again for a minute',
    reason: readsLog,
  },
  { file: 'src/passwords/passwords.test.ts', test: 'treats a stored hash of', reason: readsLog },
  { file: 'src/passwords/passwords.test.ts', test: 'hashes again after the cost', reason: countsHashes },
  { file: 'src/passwords/passwords.test.ts', test: 'when too many hashes wait', reason: oneQueue },
  {
    file: 'src/sessions/sessions.test.ts',
    test: 'before its whole body has come',
    reason: 'nginx passes on whole bodies only',
  },
  { file: 'tests/clock-steps.test.ts', test: 'request limits start a new window', reason: exactLimit },
  { file: 'tests/durability.test.ts', reason: 'reads the files of SQLite' },
  { file: 'tests/erased.test.ts', reason: 'reads the files of SQLite' },
  { file: 'tests/faults.slow.test.ts', reason: 'stops the database' },
  { file: 'tests/hostile-texts.test.ts', test: 'malformed session id', reason: 'nginx refuses %00 itself' },
  { file: 'tests/instances.slow.test.ts', reason: 'starts its own pairs of instances' },
  { file: 'tests/metrics.test.ts', reason: 'reads the metrics of one process' },
  { file: 'tests/round-trips.test.ts', reason: 'counts the queries of one process' },
  { file: 'tests/second-service.slow.test.ts', reason: 'starts a second service next to one process' },
  { file: 'tests/stop.slow.test.ts', reason: 'stops one process' },
];
