import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRepositoryFiles, projectRoot } from '@campusway/toolkit';
import { expect, test } from 'vitest';
import { findSampleFacts, sampleFacts } from './sample-facts.ts';

/** Words of the sample that are allowed in code, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  campus: 'a word of the product, also the id of the grounds',
  'campus-nav': 'address and screen of the grounds',
  parking: 'a category of IMDF and a pictogram',
  auditorium: 'a category of IMDF and a pictogram',
  stage: 'a pictogram',
  canteen: 'a pictogram',
  flagpole: 'a kind of fixture in geometry files',
  'Not Provided': 'what an office writes for a value that it does not know',
};

const product = /^(shell|mfe-[^/]+|packages|auth-service|tools)\/.*\.tsx?$/;
const tests = /\.test\.|(^|\/)(tests|fixtures|bench)\//;
/** Programs that measure or picture pages of the sample. */
const measuring = /^tools\/(measure|checks\/figures|develop\/pictures)/;

test('no source of the product contains a place, person, department or room of the sample college', () => {
  const facts = sampleFacts(join(projectRoot, 'college'));
  const files = listRepositoryFiles().filter(
    (file) => product.test(file) && !tests.test(file) && !measuring.test(file),
  );
  const found = files.flatMap((file) =>
    findSampleFacts(file, readFileSync(join(projectRoot, file), 'utf8'), facts)
      .filter(({ fact }) => !Object.hasOwn(allowed, fact))
      .map(({ line, fact }) => `${file}:${line} names "${fact}" of the sample college`),
  );
  expect(found).toEqual([]);
});

test('sampleFacts() has ids, names and labels, but no two-letter codes', () => {
  const facts = sampleFacts(join(projectRoot, 'college'));
  for (const fact of ['cse', 'room-205', 'central-library', 'Central Library', 'CSE AI ML', 'cse-nav', 'SCE'])
    expect(facts, fact).toContain(fact);
  expect(facts).not.toContain('it');
});

test('findSampleFacts() finds whole words in texts and property names, not in comments and identifiers', () => {
  const source = `// canteen
const canteen = { canteen: 6 };
const link = <a title="To the West Gate">room-205 \${canteen}</a>;
const path = \`/cse-nav?to=\${link}\`;
const other = 'room-2051, West Gates';`;
  const facts = new Set(['canteen', 'room-205', 'cse-nav', 'West Gate']);
  expect(findSampleFacts('a.tsx', source, facts)).toEqual([
    { line: 2, fact: 'canteen' },
    { line: 3, fact: 'West Gate' },
    { line: 3, fact: 'room-205' },
    { line: 4, fact: 'cse-nav' },
  ]);
});
