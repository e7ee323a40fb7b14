import type { Help } from '@campusway/campus';
import type { CollegeFacts } from '@campusway/contract';
import type { Contents, ShapeName } from '../shapes/index.ts';
import type { Sources } from './sources.ts';

/** The data files of a college. */
export interface CollegeSource {
  readonly facts: Omit<CollegeFacts, 'defaultStart'>;
  readonly defaultStart: string | undefined;
  readonly buildings: Contents['buildings']['buildings'];
  readonly departments: Contents['departments']['departments'];
  readonly people: readonly Contents['staff'][];
  readonly rooms: readonly Contents['rooms'][];
  readonly lookup: Omit<Contents['lookup'], '$schema' | '$comment'>;
  readonly help: Help;
  /** Content of each photo and of the logo, by its path in the folder. */
  readonly pictures: ReadonlyMap<string, Buffer>;
  /** Hosts of external photos. */
  readonly photoHosts: readonly string[];
  readonly campusPlaces: Contents['campus-places']['places'];
  readonly aliases: Contents['aliases'];
  readonly views: Contents['views']['views'];
  readonly geometry: readonly Contents['geometry'][];
}

/** Combines the valid files of a college folder. */
export function toCollegeSource(sources: Sources, pictures: CollegeSource['pictures']): CollegeSource {
  const contentsOf = <Name extends ShapeName>(shape: Name): readonly Contents[Name][] =>
    sources[shape].map(({ content }) => content);
  const [college] = contentsOf('college');
  if (!college) throw new RangeError('Cannot find college.json');
  const departments = contentsOf('departments').flatMap((file) => file.departments);
  const order = departments.map(({ code }) => code);
  return {
    facts: toFacts(college),
    defaultStart: college.defaultStart,
    buildings: contentsOf('buildings').flatMap(({ buildings }) => buildings),
    departments,
    people: contentsOf('staff').toSorted((a, b) => order.indexOf(a.department) - order.indexOf(b.department)),
    rooms: contentsOf('rooms'),
    lookup: contentsOf('lookup').map(contentOf)[0] ?? { rooms: [], ranges: [], venues: [] },
    help: toHelp(contentsOf('help')),
    pictures,
    photoHosts: contentsOf('photos').flatMap(({ hosts }) => hosts),
    campusPlaces: contentsOf('campus-places').flatMap(({ places }) => places),
    aliases: contentsOf('aliases')[0] ?? { kinds: {}, places: {} },
    views: contentsOf('views').flatMap(({ views }) => views),
    geometry: contentsOf('geometry'),
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

function toFacts({ defaultStart: _, ...file }: Contents['college']): CollegeSource['facts'] {
  return { languages: ['en'], timeZone: 'UTC', quickLinks: [], ...contentOf(file) };
}
