import Type from 'typebox';
import { file, otherNames } from './words.ts';

export const aliases = file('Other names of facilities', {
  kinds: Type.Record(Type.String(), otherNames(), {
    description: 'By kind of place.',
    propertyNames: { enum: ['lift', 'stairs', 'toilet', 'water', 'entrance', 'gate', 'facility'] },
  }),
  places: Type.Record(Type.String(), otherNames(), { description: 'By id of one place.' }),
});
