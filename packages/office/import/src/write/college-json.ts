import type { Origin } from '../frame.ts';
import type { DerivedCampus, SourceFacts } from '../model.ts';

/** The part of college.json that an import reads and writes. */
export interface CollegeLines {
  readonly attribution?: readonly string[];
  readonly origin?: Origin;
  readonly languages?: readonly string[];
}

/** A new college.json, or the existing one with the attribution that the licence of the source requires. */
export function collegeFile(
  { name, languages, origin }: DerivedCampus,
  source: SourceFacts,
  existing: unknown,
): object {
  const attribution = attributionOf(source, name);
  if (existing !== undefined) {
    const college = existing as CollegeLines;
    const lines = college.attribution ?? [];
    return {
      ...college,
      attribution: lines.includes(attribution) ? lines : [...lines, attribution],
      ...(origin && { origin }),
    };
  }
  return {
    name,
    shortName: toTitle(name),
    siteTitle: toTitle(name),
    about: [`The plans of ${name} were imported from ${source.file}.`],
    attribution: [attribution],
    languages,
    ...(origin && { origin }),
  };
}

/** The beginning of a name, in whole words, for which the header has room. */
function toTitle(name: string): string {
  const max = 40;
  return name.length <= max ? name : (/^.{1,40}(?=\s)/u.exec(name)?.[0] ?? name.slice(0, max)).trim();
}

/** Attribution of the source in the footer. */
export function attributionOf({ attribution, licence, file }: SourceFacts, name: string): string {
  const owner = attribution ?? `Plans: ${name}, from ${file}`;
  return licence && !owner.includes(licence) ? `${owner} (${licence})` : owner;
}
