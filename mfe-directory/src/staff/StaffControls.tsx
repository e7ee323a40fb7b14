import type { StaffMember } from '@campusway/campus';
import {
  Button,
  classNames,
  Field,
  printerIcon,
  printPage,
  SearchBox,
  SelectField,
  styles,
} from '@campusway/ui-kit';
import type { MouseEventHandler, RefObject } from 'react';
import { countDesignations } from './find-staff.ts';
import { StaffCount } from './StaffCount.tsx';
import css from './staff.module.css';
import type { StaffOrder, StaffView } from './use-staff-view.ts';

const orderNames: Record<StaffOrder, string> = {
  listed: 'Rank',
  name: 'Name',
  designation: 'Designation',
  room: 'Room',
};

interface StaffControlsProps {
  readonly view: StaffView;
  /** The search box. */
  readonly box: RefObject<HTMLInputElement | null>;
  readonly people: readonly StaffMember[];
  /** Number of people found, or that the names are only similar. */
  readonly counts: string;
  readonly onChange: (part: Partial<StaffView>) => void;
  readonly onSettle: () => void;
  readonly onSubmit: () => void;
  readonly onReset: MouseEventHandler;
}

/** Search box, designation filter, order, and the number of people found. */
export function StaffControls({ view, box, people, counts, onChange, ...events }: StaffControlsProps) {
  const { onSettle, onSubmit, onReset } = events;
  return (
    <search className={classNames(styles.stack, css.controls)}>
      <form
        className={`screen-only ${css.fields}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSettle();
          onSubmit();
        }}
        onBlur={onSettle}
      >
        <Field label="Name">
          {(control) => (
            <SearchBox
              {...control}
              ref={box}
              name="q"
              placeholder="Search by name..."
              value={view.q}
              onChange={(event) => onChange({ q: event.target.value })}
            />
          )}
        </Field>
        <SelectField
          label="Designation"
          value={view.designation}
          onChange={(designation) => onChange({ designation })}
          options={[
            ['', 'All designations'],
            ...countDesignations(people, view.designation).map(
              ([designation, count]) => [designation, `${designation} (${count})`] as const,
            ),
          ]}
        />
        <SelectField
          label="Sort by"
          value={view.order}
          onChange={(order) => onChange({ order: order as StaffOrder })}
          options={Object.entries(orderNames)}
        />
      </form>
      <div className={css.counts}>
        <StaffCount view={view} sentence={counts} />
        {(view.q !== '' || view.designation !== '') && (
          <Button tone="quiet" onClick={onReset}>
            Show all
          </Button>
        )}
        <Button tone="quiet" className={css.print} onClick={printPage} icon={printerIcon}>
          Print the list
        </Button>
      </div>
    </search>
  );
}
