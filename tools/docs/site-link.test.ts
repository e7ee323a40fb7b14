import { expect, test } from 'vitest';
import { toSiteLink, toSitePage } from './site-link.ts';

test.each([
  ['README.md', 'index.md'],
  ['docs/decisions/README.md', 'decisions/index.md'],
  ['college/README.md', 'college/index.md'],
  ['docs/guides/page.md', 'guides/page.md'],
])('toSitePage() puts %s at %s', (file, page) => {
  expect(toSitePage(file)).toBe(page);
});

test.each([
  ['docs/your-campus.md', 'README.md', '/your-campus.md'],
  ['../college/README.md#the-drawing', 'docs/your-campus.md', '/college/index.md#the-drawing'],
  ['docs/decisions', 'ARCHITECTURE.md', '/decisions/index.md'],
  ['https://example.com/a.ts', 'README.md', 'https://example.com/a.ts'],
  ['#import', 'docs/your-campus.md', '#import'],
  ['shell/src/main.tsx', 'ARCHITECTURE.md', undefined],
])('toSiteLink() leads %s in %s to %s', (link, document, target) => {
  expect(toSiteLink(link, document)).toBe(target);
});

test('toSiteLink() leads to a file of the repository when its URL is known', () => {
  expect(toSiteLink('../LICENSE', 'docs/a.md', 'https://example.com/blob/main')).toBe(
    'https://example.com/blob/main/LICENSE',
  );
});
