import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Help } from '@campusway/campus';
import type { CollegeFacts } from '@campusway/contract';
import { fileKinds } from '../shapes/file-kinds.ts';
import type { Contents, ShapeName } from '../shapes/index.ts';
import { validatorOf } from '../shapes/validator-of.ts';
import { listEntries } from './list-entries.ts';

/** A college as its office wrote it down. */
export interface CollegeSource {
  readonly facts: Omit<CollegeFacts, 'defaultStart'>;
  readonly defaultStart: string | undefined;
  readonly buildings: Contents['buildings']['buildings'];
  readonly departments: Contents['departments']['departments'];
  readonly people: readonly Contents['staff'][];
  readonly rooms: readonly Contents['rooms'][];
  readonly lookup: Omit<Contents['lookup'], '$schema'>;
  readonly help: Help;
  /** Content of each photo and of the logo, by its path in the folder. */
  readonly pictures: ReadonlyMap<string, Buffer>;
  /** Hosts from which further photos may come. */
  readonly photoHosts: readonly string[];
  readonly campusPlaces: Contents['campus-places']['places'];
  readonly aliases: Contents['aliases'];
  readonly views: Contents['views']['views'];
  readonly geometry: readonly Contents['geometry'][];
}

/**
 * Reads a college folder that has passed `npm run data:check`.
 *
 * @throws {RangeError} when a file is missing or does not have its shape
 */
export function readCollege(folder: string): CollegeSource {
  const paths = listEntries(folder).flatMap(({ path, type }) => (type === 'file' ? [path] : []));

  function readAll<Name extends ShapeName>(shape: Name): Contents[Name][] {
    const hasShape = validatorOf(shape);
    const kind = fileKinds.find((known) => known.shape === shape);
    return paths
      .filter((path) => kind?.pattern.test(path))
      .map((path) => {
        const content: unknown = JSON.parse(readFileSync(join(folder, path), 'utf8'));
        if (hasShape(content)) return content;
        throw new RangeError(`Cannot read ${path}: npm run data:check shows the lines to correct`);
      });
  }

  function read<Name extends ShapeName>(shape: Name): Contents[Name] {
    const [content] = readAll(shape);
    if (!content) throw new RangeError(`Cannot find ${shape}.json in ${folder}`);
    return content;
  }

  const college = read('college');
  const departments = readAll('departments').flatMap((file) => file.departments);
  const order = departments.map(({ code }) => code);
  return {
    facts: toFacts(college),
    defaultStart: college.defaultStart,
    buildings: read('buildings').buildings,
    departments,
    people: readAll('staff').toSorted((a, b) => order.indexOf(a.department) - order.indexOf(b.department)),
    rooms: readAll('rooms'),
    lookup: readAll('lookup').map(withoutSchema)[0] ?? { rooms: [], ranges: [], venues: [] },
    help: toHelp(readAll('help')),
    pictures: new Map(
      paths
        .filter((path) => /^(photos|logo)\//.test(path))
        .map((path) => [path, readFileSync(join(folder, path))]),
    ),
    photoHosts: readAll('photos').flatMap(({ hosts }) => hosts),
    campusPlaces: readAll('campus-places').flatMap(({ places }) => places),
    aliases: readAll('aliases')[0] ?? { kinds: {}, places: {} },
    views: readAll('views').flatMap(({ views }) => views),
    geometry: readAll('geometry'),
  };
}

function withoutSchema<Content extends { $schema?: string }>({ $schema: _, ...content }: Content) {
  return content;
}

function toHelp([file]: readonly Contents['help'][]): Help {
  const topics = file?.topics.map((topic) => ({ aliases: [], ...topic })) ?? [];
  return { ...(file && { desk: file.desk }), topics };
}

function toFacts({ defaultStart: _, ...file }: Contents['college']): CollegeSource['facts'] {
  return { languages: ['en'], timeZone: 'UTC', quickLinks: [], ...withoutSchema(file) };
}
