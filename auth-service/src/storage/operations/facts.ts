import { change, type Operation, selectFirst, toText } from '../query.ts';

const name = 'keys-fingerprint';

/** Stores the fingerprint if there is none, and returns the stored one. */
export function* claimKeys({ fingerprint }: { fingerprint: string }): Operation<string> {
  yield* change(
    'insert into facts (name, value) values (:name, :fingerprint) on conflict do nothing returning name',
    {
      name,
      fingerprint,
    },
  );
  return (yield* findKeysFingerprint()) ?? fingerprint;
}

export function* findKeysFingerprint(): Operation<string | undefined> {
  const row = yield* selectFirst('select value from facts where name = :name', { name });
  return row && toText(row, 'value');
}

/** Called after the keys were replaced. */
export function* replaceKeysFingerprint({ fingerprint }: { fingerprint: string }): Operation<void> {
  yield* change(
    `insert into facts (name, value) values (:name, :fingerprint)
     on conflict (name) do update set value = excluded.value returning name`,
    { name, fingerprint },
  );
}
