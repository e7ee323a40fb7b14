import { classNames, styles } from '@campusway/ui-kit';
import type { StaffView } from './use-staff-view.ts';

interface StaffCountProps {
  readonly view: Pick<StaffView, 'q' | 'designation'>;
  /** Number of people found, or that the names are only similar. */
  readonly sentence: string;
}

/** Status of a search for people; on paper also what was searched for. */
export function StaffCount({ view: { q, designation }, sentence }: StaffCountProps) {
  return (
    <div>
      {(q.trim() || designation) && (
        <p className="print-only">
          {q.trim() && (
            <>
              Search: “<bdi>{q.trim()}</bdi>”.{' '}
            </>
          )}
          {designation && `Designation: ${designation}.`}
        </p>
      )}
      <p role="status" className={classNames(styles.soft, 'tabular')}>
        {sentence}
      </p>
    </div>
  );
}
