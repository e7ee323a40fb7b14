import { floorName } from '../../lookup/floor-name.ts';
import type { Department, DepartmentCode, Room } from '../../model.ts';
import type { Facet } from '../search-record.ts';
import { tokenize } from '../tokenize.ts';
import type { CampusContent, CampusRecord } from './campus-record.ts';
import { withFigures } from './number-words.ts';

export type DepartmentFacets = ReadonlyMap<DepartmentCode, Facet>;

export function departmentFacets(departments: readonly Department[]): DepartmentFacets {
  return new Map(
    departments.map(({ code, label, name, programme, aliases }) => [
      code,
      { name: 'department', words: [...new Set([label, code, programme, name, ...aliases])] },
    ]),
  );
}

const departmentKind: Facet = {
  name: 'kind',
  words: ['department', 'dept', 'branch', 'programme', 'block', 'building', 'wing'],
};

/** Departments, with the floor that most of their rooms are on. */
export function departmentRecords({ departments, rooms }: CampusContent): CampusRecord[] {
  return departments.map((department) => {
    const { code, label, name, programme, aliases } = department;
    const floor = mostCommonFloor(rooms.filter((room) => room.department === code));
    return {
      id: `department-${code}`,
      kind: 'department',
      title: label,
      aliases: [...new Set([name, ...aliases, programme])].filter((alias) => alias !== label),
      spellings: [code, `b tech ${programme}`, ...aliases.flatMap((alias) => withFigures(alias) ?? [])],
      facets: [departmentKind],
      where: floor === undefined ? 'department' : `department, ${floorName(floor)}`,
      department: code,
      ...(floor !== undefined && { floor }),
      rank: 0.95,
    };
  });
}

function mostCommonFloor(rooms: readonly Room[]): number | undefined {
  const floors = [...Map.groupBy(rooms, (room) => room.level)];
  return floors.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

interface RangeFacets {
  readonly departments: DepartmentFacets;
  readonly floors: ReadonlyMap<number, Facet>;
}

/** The ranges of room numbers behind the Search button. A range may belong to two departments, `CSD/CSM`. */
export function rangeRecords(content: CampusContent, { departments, floors }: RangeFacets): CampusRecord[] {
  return content.ranges.map(({ from, to, floor, department }) => {
    const owners = department
      .split(/\s*(?:\/|,|&|\band\b)\s*/i)
      .flatMap((name) => ownerOf(name, departments));
    return {
      id: `range-${from}-${to}`,
      kind: 'range',
      title: `Rooms ${from}-${to}`,
      range: { from, to },
      aliases: [],
      where: [floorName(floor), ...owners.flatMap((code) => departments.get(code)?.words[0] ?? [])].join(
        ', ',
      ),
      facets: [floors.get(floor), ...owners.map((code) => departments.get(code))].filter(
        (facet) => facet !== undefined,
      ),
      ...(owners[0] && { department: owners[0] }),
      floor,
      rank: 0.2,
    };
  });
}

function ownerOf(name: string, facets: DepartmentFacets): DepartmentCode[] {
  const wanted = tokenize(name).join(' ');
  const found = [...facets].find(([, { words }]) =>
    words.some((word) => tokenize(word).join(' ') === wanted),
  );
  return found ? [found[0]] : [];
}
