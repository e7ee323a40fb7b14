import Type from 'typebox';
import { entry, file, placeId, text } from './fields.ts';

const instant = (description: string) =>
  Type.Optional(
    Type.String({
      format: 'date-time',
      description: `${description} Date, time and difference to UTC: "2026-11-25T17:00:00+05:30".`,
    }),
  );

export const closures = file('What is closed for a time', {
  closures: Type.Array(
    entry({
      id: placeId(
        'A place, the place of a room, a door, a path, a building, a lift or staircase on one floor, or its "shaft": on all floors.',
      ),
      for: Type.Enum(['everybody', 'step-free'], {
        description: 'Whom it is closed for: "step-free" closes it for step-free routes only.',
      }),
      reason: text('Why, in a few words, as visitors read them: "annual inspection".', { minLength: 3 }),
      from: instant('When it closes; it is closed already unless given.'),
      until: instant('When it opens again; else give "review".'),
      review: Type.Optional(
        Type.String({
          format: 'date',
          description:
            'Day on which you look whether it is still closed: "2026-12-01". It stays closed until you remove it.',
        }),
      ),
    }),
    { maxItems: 1000, description: 'At most 1,000 entries: remove those that are over.' },
  ),
});
