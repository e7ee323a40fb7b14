import { type Levels, onLevel, titleOf } from '../level.ts';
import type { RoomNumber } from '../model.ts';
import { isolated } from '../text.ts';
import type { LookupResult } from './look-up.ts';

/** The sentence below the search box. */
export function describeResult(result: LookupResult, levels: Levels): string {
  switch (result.kind) {
    case 'room':
      if (result.isUnnumbered) return `${isolated(result.venue)} is ${onLevel(levels, result.level)}.`;
      return `${missingDoor(result)}Room ${result.room} is ${onLevel(levels, result.level)}: ${isolated(result.venue)}.`;
    case 'venue': {
      const room = result.isUnnumbered ? '' : `room ${result.room}, `;
      return `${isolated(result.name)}: ${room}${isolated(titleOf(levels, result.level))}.`;
    }
    case 'range':
      return `${missingDoor(result)}${subject(result)} ${onLevel(levels, result.level)}${result.label && `: ${isolated(result.label)} department`}.`;
    case 'none':
      return `Nothing matches "${quotable(result.text)}".`;
    case 'empty':
      return 'Enter a room number or the name of a place.';
    default:
      return result satisfies never;
  }
}

/** The sentence for an uncertain answer. */
export function describeGuess(name: string): string {
  return `No exact match. Did you mean ${isolated(name)}?`;
}

function missingDoor({ missing }: { readonly missing?: RoomNumber }): string {
  return missing ? `The plan shows no door ${missing}. ` : '';
}

/** Two neighbouring numbers are one room with two doors (`140-141`); more are several rooms. */
function subject({ room, first, last }: LookupResult & { kind: 'range' }): string {
  return last - first > 1 ? `Rooms ${room} are` : `Room ${room} is`;
}

const maxShown = 60;

/** The typed text made safe for a sentence: without control and direction characters, cut to 60 characters. */
export function quotable(text: string): string {
  const characters = [...text.slice(0, 4 * maxShown).replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')];
  return characters.length > maxShown
    ? `${characters.slice(0, maxShown).join('').trim()}…`
    : characters.join('').trim();
}
