import Type from 'typebox';
import { departmentCode, entry, file, floor, otherNames, personId, text } from './words.ts';

export const departments = file('The departments, in the order of their cards', {
  departments: Type.Array(
    entry({
      code: departmentCode(),
      label: text('Name on the card of the directory.'),
      name: text('Name in full, as in the home page\'s menu: "Civil Engineering".'),
      programme: text('Name behind "B. Tech - " on the campus map page.'),
      programmeOrder: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Position of its card on the campus map page, from 1.' }),
      ),
      headId: personId('The id of the head in a staff file.'),
      headName: text("The head's name as the card shows it."),
      floor: floor("Floor of the head's office, 1 to 4."),
      aliases: otherNames(),
    }),
  ),
});
