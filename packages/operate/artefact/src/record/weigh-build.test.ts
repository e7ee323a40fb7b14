import { expect, test } from 'vitest';
import { weighBuild } from './weigh-build.ts';

test('weighBuild() counts scripts and styles gzipped, pictures and others uncompressed', () => {
  const contents: Record<string, Buffer> = {
    'remoteEntry.js': Buffer.alloc(100_000),
    'assets/page.css': Buffer.alloc(100_000),
    'assets/photo.png': Buffer.alloc(4000),
    'assets/icon.svg': Buffer.alloc(1000),
    'assets/font.woff2': Buffer.alloc(7000),
  };
  const weight = weighBuild(Object.keys(contents), (file) => contents[file] ?? Buffer.of());
  expect(weight).toMatchObject({ pictures: 5, others: 7 });
  expect(weight.scripts).toBeLessThan(1);
  expect(weight.styles).toBe(weight.scripts);
});

test('weighBuild() ignores files that publishing adds to a build', () => {
  const added = ['retry/page.png', 'page.svg.br', 'page.svg.gz', 'module.json', 'service-worker.js'];
  expect(weighBuild(added, () => Buffer.alloc(1000))).toEqual({
    scripts: 0,
    styles: 0,
    pictures: 0,
    others: 0,
  });
});
