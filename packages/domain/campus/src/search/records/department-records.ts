import { officesOf } from '../../content/places.ts';
import { titleOf } from '../../level.ts';
import type { Department, Room } from '../../model.ts';
import type { Facet } from '../search-record.ts';
import type { CampusContent, CampusRecord, SharedFacets } from './campus-record.ts';
import { departmentWords } from './kind-facets.ts';
import { withDigits } from './number-words.ts';

export function departmentFacets(departments: readonly Department[]): SharedFacets['departments'] {
  return new Map(
    departments.map(({ code, label, name, programme, aliases }) => {
      const words = new Set([label, code, ...(programme ? [programme] : []), name, ...aliases]);
      return [code, { name: 'department', words: [...words] }];
    }),
  );
}

const departmentKind: Facet = {
  name: 'kind',
  words: ['department', 'dept', 'branch', 'programme', 'block', 'building', 'wing', ...departmentWords],
};

/** Departments, with the door of their office, else with the floor of most of their rooms. */
export function departmentRecords({ departments, rooms, levels }: CampusContent): CampusRecord[] {
  return departments.map((department) => {
    const { code, label, name, programme, award, aliases } = department;
    const own = rooms.filter((room) => room.department === code);
    const [office, other] = officesOf(code, own);
    const isOffice = office?.kind === 'department' && !other;
    const { number: door, sign = door, level = mostCommonLevel(own) } = (isOffice && office) || {};
    const what = sign ? `department, office ${sign}` : 'department';
    return {
      id: `department-${code}`,
      kind: 'department',
      title: label,
      aliases: [...new Set([name, ...aliases, programme ?? name])].filter((alias) => alias !== label),
      spellings: [
        code,
        ...(award && programme ? [`${award.replaceAll('.', '')} ${programme}`] : []),
        ...aliases.flatMap((alias) => withDigits(alias) ?? []),
      ],
      facets: [departmentKind],
      where: level === undefined ? what : `${what}, ${titleOf(levels, level)}`,
      department: code,
      ...(door !== undefined && { door }),
      ...(level !== undefined && { level }),
      rank: 0.95,
    };
  });
}

function mostCommonLevel(rooms: readonly Room[]): number | undefined {
  const levels = [...Map.groupBy(rooms, (room) => room.level)];
  return levels.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** The ranges of room numbers behind the Search button. A range may belong to several departments. */
export function rangeRecords(content: CampusContent, { departments, levels }: SharedFacets): CampusRecord[] {
  return content.lookup.ranges.map(({ from, to, level, departments: codes }) => {
    const owners = codes.flatMap((code) => departments.get(code) ?? []);
    const floor = levels.get(level);
    return {
      id: `range-${from}-${to}`,
      kind: 'range',
      title: `Rooms ${from}-${to}`,
      range: { from, to },
      aliases: [],
      where: [titleOf(content.levels, level), ...owners.map(({ words }) => words[0])].join(', '),
      facets: [...(floor ? [floor] : []), ...owners],
      ...(codes[0] && { department: codes[0] }),
      level,
      rank: 0.2,
    };
  });
}
