import Type from 'typebox';
import { departmentCode, entry, file, otherNames, personId, text } from './fields.ts';

const person = entry({
  id: personId(
    'Readable and stable: department, given name, surname. It is part of links: leave it when the name changes.',
  ),
  name: text('Name with title, as on the door.', { minLength: 2 }),
  designation: text('For instance "Associate Professor" or "Lab Technician"; "Not Provided" if unknown.'),
  room: Type.String({
    maxLength: 200,
    description:
      'One or several room numbers ("205" or "205, 212"), an employee ID ("SCE1127") or a staff code ("CSE-T09").',
  }),
  contact: Type.String({
    pattern: '^(|Not Provided|\\+?[0-9][0-9 ]{6,18}[0-9])$',
    description: 'Telephone number, empty, or "Not Provided".',
  }),
  email: Type.String({
    anyOf: [{ const: 'Not Provided' }, { const: '' }, { format: 'email' }],
    description: 'E-mail address, or "Not Provided".',
  }),
  photo: Type.String({
    pattern: '^(|photos/[A-Za-z0-9][A-Za-z0-9_-]*\\.(webp|png|jpg|jpeg)|https://[^\\s/]+/\\S+)$',
    description:
      'A file of the folder photos/ ("photos/asha-verma.webp"; WebP, PNG or JPEG), an https address on a host of photos.json, or empty for a drawn portrait.',
  }),
  aliases: Type.Optional(
    otherNames('Other spellings of the name, such as that in Latin letters: found, and not shown.'),
  ),
  hide: Type.Optional(
    Type.Array(Type.Enum(['name', 'photo', 'contact', 'email', 'search']), {
      uniqueItems: true,
      description:
        'What the site does not show of this person: "photo", "contact" (the telephone number), "email"; "name" leaves designation and room alone; "search" leaves them out of every search.',
    }),
  ),
});

const list = (description: string) => Type.Optional(Type.Array(person, { description }));

/** A kind of staff that college.json lists is a further list, named by its id. */
export const staff = file(
  'The people of one department',
  {
    department: departmentCode(),
    teaching: list('The teaching staff.'),
    'non-teaching': list('The non-teaching staff.'),
  },
  { additionalProperties: Type.Array(person) },
);

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
