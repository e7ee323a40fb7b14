import type { Guess } from '../guesses.ts';
import type { RoomReach } from './reach.ts';

const texts = {
  'no door': {
    rule: 'room-without-door',
    what: 'A room has no door',
    reason: 'The source draws no opening in its walls',
  },
  island: {
    rule: 'island',
    what: 'No route leads to a room',
    reason: 'No way leads from its doors to an entrance or to other rooms',
  },
};

/** Things to add for rooms that no route leads to. */
export function guessesOfReach({ unreached, parts }: RoomReach): Guess[] {
  const kind = 'to-add';
  const others = unreached.flatMap(({ unit, level, point: [x, y], why }): Guess[] => {
    if (why === 'steps') return [];
    const { rule, what, reason } = texts[why];
    const name = unit.room ?? unit.name;
    const position = [Math.round(x * 100) / 100, Math.round(y * 100) / 100] as const;
    const where = { id: unit.id, levelId: level.id, position };
    return [{ kind, rule, what, why: name ? `Room ${name}: ${reason}` : reason, where }];
  });
  const behindSteps = Map.groupBy(
    unreached.filter(({ why }) => why === 'steps'),
    ({ level }) => level.id,
  );
  const withSteps = [...behindSteps].map(([levelId, own]): Guess => {
    const rooms = own.length === 1 ? '1 room' : `${own.length} rooms`;
    const what = `${rooms} of the level cannot be reached without steps`;
    const why = 'Only steps lead there, or doors that are narrower than 0.8 m';
    return { kind, rule: 'room-with-steps', what, why, where: { levelId } };
  });
  const what = `No way joins ${parts} parts of the campus: draw paths outdoors`;
  const why = 'No path outdoors joins their entrances';
  const apart: Guess = { kind, rule: 'parts', what, why, where: { file: 'geometry/' } };
  return [...(parts > 1 ? [apart] : []), ...others, ...withSteps];
}
