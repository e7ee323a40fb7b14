import type { Place, Screen } from '@campusway/campus';
import { college } from '@campusway/platform';
import { Field, SelectInput } from '@campusway/ui-kit';
import type { Endpoint } from '../endpoints/find-endpoint.ts';

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

/** Name of a place in FROM and TO: room number or name; on the screen of a wing without the wing (`Lift`). */
function optionName({ kind, code, name }: Place, { wing }: Screen): string {
  if (code && kind === 'room') return code;
  return wing ? (name.split(',')[0] ?? name) : name;
}
