import { copyBuilds } from './copy-project.ts';
import { openProjectCopy, type ProjectCopy } from './deploy-project.ts';

/** Further people of one department; with them the search has more records than it takes without a worker. */
const people = 6000;

/** One of those people, as the data spells them. */
export function largeCampusPerson(index: number): string {
  return `Mr. Person Numbered ${spelled(index)}`;
}

/** A copy of the project whose college employs thousands. Not built yet; what its data leaves alone is taken as built. */
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
  // Thousands of people are more than a college's modules may weigh.
  project.edit('packages/publishing/src/gate/budgets.ts', (source) =>
    source.replace(/(?<=: |= )\d+/g, '9999'),
  );
  return project;
}

/** A name of its own for each number, in letters: `bacad`. */
function spelled(index: number): string {
  const syllables = [...String(index).padStart(4, '0')].map((digit) => `${'bcdfghjklm'[Number(digit)]}a`);
  return syllables.join('');
}
