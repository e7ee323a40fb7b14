/** Writes a college as an IMDF archive: `npm run campus:export -- --imdf out.zip`. */
import { writeFileSync } from 'node:fs';
import { checkFolder, readCollege } from '@campusway/college/check';
import { toImdf, zipImdf } from '@campusway/import/export';
import { collegeFolder, runCommand, ToolError } from '@campusway/toolkit';

const usage = `npm run campus:export -- --imdf FILE.zip [--college FOLDER] [--street TEXT] [--locality TEXT] [--country CODE]
Writes the college as an IMDF archive (OGC 20-094). IMDF requires an address: the street, the town, and the country by
ISO 3166 ("IN"). The defaults are the college's name, "unknown" and "ZZ".`;

const text = { type: 'string' } as const;
const flags = { imdf: text, street: text, locality: text, country: text } as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const { imdf: file, street, locality, country } = values;
  if (!file) throw new ToolError(`Name the archive to write: --imdf FILE.zip\n\n${usage}`);
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    throw new ToolError(
      `Cannot use "${country}" as a country: write its two capital letters in ISO 3166, such as IN`,
    );
  const folder = collegeFolder();
  if (checkFolder(folder).findings.some(({ severity }) => severity === 'error'))
    throw new ToolError(`Cannot export ${folder}: npm run data:check shows what to correct`);
  const source = readCollege(folder);
  const archive = toImdf(source, {
    created: new Date(),
    address: {
      ...(street && { address: street }),
      ...(locality && { locality }),
      ...(country && { country }),
    },
  });
  writeFileSync(file, zipImdf(archive));
  const counts = Map.groupBy(archive.features, ({ feature_type }) => feature_type);
  console.log(`${file}: ${[...counts].map(([type, own]) => `${type} ${own.length}`).join(', ')}`);
  if (!source.facts.origin)
    console.log(
      'college.json has no "origin": the archive is placed at 0 degrees north and east. Add it, and export again.',
    );
});
