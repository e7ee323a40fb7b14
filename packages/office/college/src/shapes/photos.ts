import Type from 'typebox';
import { file } from './fields.ts';

export const photos = file('Where photos of people may come from besides the folder photos/', {
  hosts: Type.Array(
    Type.String({
      pattern: '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}$',
      description:
        'Host that a browser may ask for photos over https, in small letters: "photos.college.example".',
    }),
    { uniqueItems: true },
  ),
});
