import { SaveButton } from '@campusway/ui-kit';
import { type FoundRoom, toSavedPlace } from './saved-answer.ts';

/** Keeps the door that was found on this device. */
export default function SaveAnswer({ result, path }: { readonly result: FoundRoom; readonly path: string }) {
  return <SaveButton place={toSavedPlace(result, path)} />;
}
