import type { FixRequest, ShownRoom } from '@campusway/import/fix';
import { Button, Field, SelectField, styles, TextInput } from '@campusway/ui-kit';
import { type FormEvent, useId } from 'react';

const kinds = ['classroom', 'lab', 'faculty', 'department', 'waiting', 'other'] as const;

interface NameFormProps {
  readonly room: ShownRoom;
  /** Without a request nothing was written. */
  readonly onDone: (request?: FixRequest) => void;
}

/** Number, name and kind of a room. */
export function NameForm({ room, onDone }: NameFormProps) {
  const heading = useId();
  // The number of a room in a list stays, since other files have it.
  const isNew = room.name === undefined;
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { number = '', name = '', kind } = Object.fromEntries(new FormData(event.currentTarget));
    const written = { number: String(number), name: String(name), kind: kind as (typeof kinds)[number] };
    const isEmpty = `${written.number}${written.name}`.trim() === '';
    onDone(isEmpty ? undefined : { do: 'name', unit: room.unit, ...written });
  }
  return (
    <form className={styles.stack} aria-labelledby={heading} onSubmit={submit}>
      <h2 id={heading}>{room.number ?? room.name ?? 'A room without a name'}</h2>
      {isNew && (
        <Field label="Number on the door" hint="Leave it empty if the door has none">
          {(control) => <TextInput {...control} name="number" maxLength={24} autoComplete="off" autoFocus />}
        </Field>
      )}
      <Field label="Name">
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={200}
            autoComplete="off"
            defaultValue={room.name}
            autoFocus={!isNew}
          />
        )}
      </Field>
      <SelectField
        label="Kind"
        name="kind"
        defaultValue={room.kind ?? 'other'}
        options={kinds.map((kind) => [kind, kind])}
      />
      <div className={styles.row}>
        <Button type="submit" tone="primary">
          Name it
        </Button>
        <Button onClick={() => onDone()}>Skip</Button>
      </div>
    </form>
  );
}
