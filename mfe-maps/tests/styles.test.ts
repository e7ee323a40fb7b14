import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../src');

test('no style asks the window for room in em: large text is asked of a container, whose rem follow the root font too', () => {
  const found = globSync('**/*.css', { cwd: folder }).flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/@media[^{]*\d\s*em\b[^{]*/g),
      ([query]) => `${file}: ${query}`,
    ),
  );
  expect(found).toEqual([]);
});
