import type { Department, LookupTables } from '../model.ts';

interface Tables {
  readonly departments: readonly Department[];
  readonly lookup: Pick<LookupTables, 'ranges'>;
}

/** Range of the room numbers of a department. */
export function findRangeOf({ code }: Pick<Department, 'code'>, { lookup }: Pick<Tables, 'lookup'>) {
  return lookup.ranges.find(({ departments }) => departments.includes(code));
}

/** `MBA, FED`: labels of the departments whose rooms are on one of the levels; empty without any. */
export function departmentsOn(levels: readonly number[], tables: Tables): string {
  return tables.departments
    .filter((department) => levels.includes(findRangeOf(department, tables)?.level ?? -1))
    .map(({ label }) => label)
    .join(', ');
}
