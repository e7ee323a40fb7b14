import type { View } from '@campusway/campus';
import { findPlace } from '@campusway/campus-data/places';
import { findRoom } from '@campusway/campus-data/rooms';
import { Field, SelectInput } from '@campusway/ui-kit';
import type { End } from './find-end.ts';
import { optionName } from './screen-text.ts';

interface EndSelectProps {
  readonly label: string;
  readonly view: View;
  readonly end: End;
  readonly onChoose: (id: string | undefined) => void;
}

/** The places of the screen, by what stands on their doors. */
export function EndSelect({ label, view, end, onChoose }: EndSelectProps) {
  const chosen = end.kind === 'place' ? end.place : undefined;
  const room = chosen?.kind === 'room' && chosen.code ? findRoom(chosen.code) : undefined;
  return (
    <Field label={label} hint={room?.name}>
      {(control) => (
        <SelectInput
          {...control}
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">Select a place</option>
          {view.places.map((id) => {
            const place = findPlace(id);
            return (
              place && (
                <option key={id} value={id}>
                  {optionName(place, view)}
                </option>
              )
            );
          })}
        </SelectInput>
      )}
    </Field>
  );
}
