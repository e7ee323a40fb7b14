import { copyBuilds } from './copy-project.ts';
import { openProjectCopy, type ProjectCopy } from './deploy-project.ts';

/** Additional people of one department: enough records for the search to use a worker. */
const people = 6000;

/** Name of one of those people, as in the data. */
export function largeCampusPerson(index: number): string {
  return `Mr. Person Numbered ${spelled(index)}`;
}

/** Copy of the project with thousands of people in its college; only unchanged modules are built. */
export function openLargeCampus(): ProjectCopy {
  const project = openProjectCopy();
  copyBuilds(project.folder);
  project.edit('college/people/cse.json', (source) => {
    const staff = JSON.parse(source) as { 'non-teaching': object[] };
    const more = Array.from({ length: people }, (_, index) => ({
      ...staff['non-teaching'][0],
      id: `cse-person-${index}`,
      name: largeCampusPerson(index),
    }));
    return JSON.stringify({ ...staff, 'non-teaching': [...staff['non-teaching'], ...more] });
  });
  // Thousands of people exceed the size budgets.
  project.edit('packages/operate/publishing/src/gate/budgets.ts', (source) =>
    source.replace(/(?<=: |= )\d+/g, '9999'),
  );
  return project;
}

/** Unique name for a number, in letters: `bacad`. */
function spelled(index: number): string {
  const syllables = [...String(index).padStart(4, '0')].map((digit) => `${'bcdfghjklm'[Number(digit)]}a`);
  return syllables.join('');
}
