import { toNameSkeleton } from '../../policies/name-skeleton.ts';
import { change, type Operation, selectAll, toText } from '../query.ts';

const pageSize = 1000;

/** Part of migration 2. Of existing lookalikes one gets the skeleton, the others have none. */
export function* fillNameSkeletons(): Operation<void> {
  for (let after = ''; ; ) {
    const page = yield* selectAll(
      'select id, username from accounts where id > :after order by id limit :limit',
      { after, limit: pageSize },
    );
    for (const row of page) {
      after = toText(row, 'id');
      yield* change(
        `update accounts set name_skeleton = :skeleton where id = :id
           and not exists (select 1 from accounts where name_skeleton = :skeleton) returning id`,
        { id: after, skeleton: toNameSkeleton(toText(row, 'username')) },
      );
    }
    if (page.length < pageSize) return;
  }
}
