import Type from 'typebox';
import { departmentCode, entry, file, level, otherNames, personId, text } from './fields.ts';

export const departments = file('The departments, in the order of their cards', {
  departments: Type.Array(
    entry({
      code: departmentCode(),
      label: text('Name on the card of the directory.'),
      name: text('Name in full, as in the home page\'s menu: "Modern Languages".'),
      parent: Type.Optional(departmentCode('Code of the unit that it belongs to.')),
      programme: Type.Optional(text('Name of its programme on the campus map page: "Languages".')),
      award: Type.Optional(text('Text before the name of the programme: "B. Tech".')),
      programmeOrder: Type.Optional(
        Type.Integer({ minimum: 1, description: 'Position of its card on the campus map page, from 1.' }),
      ),
      headId: Type.Optional(personId('The id of the head in a staff file.')),
      headName: Type.Optional(text("The head's name as the card shows it.")),
      level: Type.Optional(level("Level of the head's office.")),
      aliases: Type.Optional(otherNames()),
    }),
  ),
});
