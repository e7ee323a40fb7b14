import Type from 'typebox';
import { entry, file, fixedList, id, levelOrOutdoors } from './fields.ts';

type PlanePoint = [row: number, column: number];
type Corners = [southWest: PlanePoint, northEast: PlanePoint];

const planePoint = () => fixedList<PlanePoint>(Type.Number(), 2, 'Row and column of the plane.');
const corners = () => fixedList<Corners>(planePoint(), 2, 'South-west and north-east corner.');

export const views = file('What each navigation screen shows', {
  views: Type.Array(
    entry({
      id: id(),
      level: levelOrOutdoors(),
      window: fixedList<[west: number, south: number, east: number, north: number]>(
        Type.Number(),
        4,
        'The part of the campus that fills the plane: west, south, east, north, in metres.',
      ),
      plane: corners(),
      centre: planePoint(),
      images: Type.Array(corners(), {
        minItems: 1,
        description: 'The pieces in which the plan is laid on the plane.',
      }),
      places: Type.Array(Type.String(), {
        minItems: 2,
        uniqueItems: true,
        description: 'What FROM and TO offer, in this order.',
      }),
    }),
    { minItems: 1 },
  ),
});
