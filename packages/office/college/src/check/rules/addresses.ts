import { fixedNames, paths, toPageName } from '@campusway/contract';
import type { RawFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';

interface Address {
  readonly path: string;
  readonly what: string;
  readonly file: string;
  readonly pointer: string;
}

/** Paths of department and screen pages are unique. */
export const addresses: Rule<'departments' | 'views'> = {
  name: 'addresses',
  needs: ['departments', 'views'],
  *check({ departments, views }): Generator<RawFinding> {
    const named = [
      ...departments.flatMap(({ path: file, content }) =>
        content.departments.flatMap(({ code }, i) => {
          const place = { what: `the department "${code}"`, file, pointer: `/departments/${i}/code` };
          return [paths.department(code), paths.departmentMap(code)].map((path) => ({ ...place, path }));
        }),
      ),
      ...views.flatMap(({ path: file, content }) =>
        content.views.map(({ id }, i) => {
          return { what: `the screen "${id}"`, file, pointer: `/views/${i}/id`, path: paths.screen(id) };
        }),
      ),
    ];
    const fixed = fixedNames();
    const owners = new Map<string, Address>();
    for (const address of named) {
      const { path, what, file, pointer } = address;
      const other = owners.get(path);
      if (!other) owners.set(path, address);
      const isFixed = fixed.includes(path.slice(1)) || toPageName(path) === undefined;
      if (!isFixed && !other) continue;
      const owner = isFixed ? 'a fixed page of the site' : other?.what;
      yield {
        file,
        pointer,
        message: `${path} would be the path of ${what}, but is already the path of ${owner}`,
        fix: `Choose another ${pointer.endsWith('/id') ? 'id' : 'code'}`,
      };
    }
  },
};
