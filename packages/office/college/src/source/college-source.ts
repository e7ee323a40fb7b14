import type { Help } from '@campusway/campus';
import type { CollegeFacts } from '@campusway/contract';
import { fileKinds } from '../shapes/file-kinds.ts';
import type { Contents, ShapeName } from '../shapes/index.ts';
import type { DataFile } from './data-file.ts';

/** The data files of a college. */
export type CollegeSource = ReturnType<typeof toCollegeSource>;

/** Combines the valid files of a college folder. */
export function toCollegeSource(sources: Sources, pictures: ReadonlyMap<string, Buffer>) {
  const contentsOf = <Name extends ShapeName>(shape: Name): readonly Contents[Name][] =>
    sources[shape].map(({ content }) => content);
  const [college] = contentsOf('college');
  if (!college) throw new RangeError('Cannot find college.json');
  const departments = contentsOf('departments').flatMap((file) => file.departments);
  const order = departments.map(({ code }) => code);
  return {
    facts: toFacts(college),
    defaultStart: college.defaultStart,
    campuses: college.campuses ?? [],
    transport: college.transport ?? [],
    buildings: contentsOf('buildings').flatMap(({ buildings }) => buildings),
    departments,
    people: contentsOf('staff').toSorted((a, b) => order.indexOf(a.department) - order.indexOf(b.department)),
    rooms: contentsOf('rooms'),
    lookup: contentsOf('lookup').map(contentOf)[0] ?? { rooms: [], ranges: [], venues: [] },
    help: toHelp(contentsOf('help')),
    /** Content of each photo and of the logo, by its path in the folder. */
    pictures,
    /** Hosts of external photos. */
    photoHosts: contentsOf('photos').flatMap(({ hosts }) => hosts),
    campusPlaces: contentsOf('campus-places').flatMap(({ places }) => places),
    aliases: contentsOf('aliases')[0] ?? { kinds: {}, places: {} },
    views: contentsOf('views').flatMap(({ views }) => views),
    geometry: contentsOf('geometry'),
    /** Why a wheelchair does not get there, by place. */
    gaps: new Map(
      contentsOf('known-gaps').flatMap(({ gaps }) => gaps.map(({ place, reason }) => [place, reason])),
    ),
    closures: contentsOf('closures').flatMap(({ closures }) => closures),
  };
}

/** A file without the fields for editors. */
function contentOf<Content extends { $schema?: string; $comment?: string }>({
  $schema: _,
  $comment: __,
  ...content
}: Content) {
  return content;
}

function toHelp([file]: readonly Contents['help'][]): Help {
  const topics = file?.topics.map((topic) => ({ aliases: [], ...topic })) ?? [];
  return { ...(file && { desk: file.desk }), topics };
}

/** The facts that need nothing else of the college. */
type OwnFacts = Omit<CollegeFacts, 'defaultStart' | 'transport'>;

function toFacts({ defaultStart: _, campuses: __, transport: ___, ...file }: Contents['college']): OwnFacts {
  const { staffKinds, ...facts } = contentOf(file);
  const kinds = staffKinds?.map((kind) => ({ short: kind.id, ...kind }));
  return {
    languages: ['en'],
    timeZone: 'UTC',
    quickLinks: [],
    ...facts,
    ...(kinds && { staffKinds: kinds }),
  };
}

export interface Sourced<Content> {
  readonly path: string;
  readonly content: Content;
}

/** The valid files of a data folder, by kind. */
export type Sources = { readonly [Name in ShapeName]: readonly Sourced<Contents[Name]>[] };

/**
 * Groups valid files by kind. Omits a kind with a missing required file or an invalid file.
 *
 * @param broken paths of invalid files
 */
export function toSources(files: readonly DataFile[], broken: readonly string[] = []): Partial<Sources> {
  const complete = fileKinds.flatMap(({ shape, isOne, isOptional }): [ShapeName, Sourced<unknown>[]][] => {
    const sound = files.filter(({ path }) => isOne(path));
    if ((sound.length === 0 && !isOptional) || broken.some(isOne)) return [];
    return [[shape, sound.map(({ path, value }) => ({ path, content: value }))]];
  });
  return Object.fromEntries(complete) as Partial<Sources>;
}
