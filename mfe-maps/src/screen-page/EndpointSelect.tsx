import type { Screen } from '@campusway/campus';
import { college } from '@campusway/platform';
import { Field, SelectInput } from '@campusway/ui-kit';
import type { Endpoint } from '../endpoints/find-endpoint.ts';
import { optionName } from './screen-text.ts';

interface EndpointSelectProps {
  readonly label: string;
  readonly view: Screen;
  readonly end: Endpoint;
  readonly onChoose: (id: string | undefined) => void;
}

/** Select field with the places of the screen. */
export function EndpointSelect({ label, view, end, onChoose }: EndpointSelectProps) {
  const chosen = end.kind === 'place' ? end.place : undefined;
  const room = chosen?.kind === 'room' ? college.findRoomOf(chosen) : undefined;
  return (
    <Field label={label} hint={room && room.name !== chosen?.name ? room.name : undefined}>
      {(control) => (
        <SelectInput
          {...control}
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChoose(target.value || undefined)}
        >
          <option value="">Select a place</option>
          {view.places.map((id) => {
            const place = college.findPlace(id);
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
