import { placeKinds } from '@campusway/campus';
import Type from 'typebox';
import { file, otherNames } from './fields.ts';

export const aliases = file('Other names of facilities', {
  kinds: Type.Record(Type.String(), otherNames(), {
    description: 'By kind of place; common English words need not be written here.',
    propertyNames: { enum: Object.keys(placeKinds).filter((kind) => kind !== 'room') },
  }),
  places: Type.Record(Type.String(), otherNames(), { description: 'By id of one place.' }),
});
