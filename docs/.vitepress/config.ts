import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type MarkdownOptions } from 'vitepress';
import { toSiteLink, toSitePage } from '../../tools/docs/site-link.ts';

const root = join(import.meta.dirname, '../..');
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = process.env;
const repository = GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`;

const guides = [
  { text: 'Contributing', link: '/CONTRIBUTING' },
  { text: 'Add a page', link: '/guides/page' },
  { text: 'Add a remote', link: '/guides/remote' },
  { text: 'Add an endpoint', link: '/guides/endpoint' },
  { text: 'Add a kind of place', link: '/guides/kind-of-place' },
  { text: 'Languages', link: '/guides/language' },
  { text: 'Show modules elsewhere', link: '/guides/foreign-host' },
];

/** All Markdown files of the project are pages: `npm run docs:build`. */
export default defineConfig({
  title: 'CampusWay',
  description: 'Find any room, person or place of a campus, and the way to its door',
  srcDir: root,
  srcExclude: ['tools/campus/template/**', '**/testing/**'],
  rewrites: toSitePage,
  // Otherwise VitePress loads every config.ts of the project.
  additionalConfig: {},
  ignoreDeadLinks: 'localhostLinks',
  cacheDir: join(root, 'node_modules/.vitepress'),
  head: [
    [
      'link',
      {
        rel: 'icon',
        href: `data:image/svg+xml;base64,${readFileSync(join(root, 'shell/public/favicon.svg'), 'base64')}`,
      },
    ],
    [
      'style',
      {},
      ':root{--vp-c-brand-1:#1450c4}.dark{--vp-c-brand-1:#8fb5ff}.vp-doc p>img{display:inline;margin-right:4px}',
    ],
  ],
  markdown: { config: adaptToSite },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/' },
      { text: 'Your campus', link: '/your-campus' },
      { text: 'Deploying', link: '/deploying' },
      { text: 'Guides', items: guides },
      { text: 'Decisions', link: '/decisions/' },
      { text: 'Measurements', link: '/measurements' },
      { text: 'Troubleshooting', link: '/troubleshooting' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'CampusWay', link: '/' },
          { text: 'Features', link: '/features' },
          { text: 'Pictures', link: '/pictures/' },
          { text: 'Design of the map', link: '/design' },
          { text: 'Differences from the specification', link: '/specification' },
          { text: 'Changelog', link: '/CHANGELOG' },
        ],
      },
      {
        text: 'For a college',
        items: [
          { text: 'Your campus', link: '/your-campus' },
          { text: 'Files of a college', link: '/college/' },
          { text: 'Accessibility', link: '/ACCESSIBILITY' },
        ],
      },
      {
        text: 'For operators',
        items: [
          { text: 'Deploying', link: '/deploying' },
          { text: 'Modules as files', link: '/artefacts' },
          { text: 'Auth service', link: '/auth-service/' },
          { text: 'Security', link: '/SECURITY' },
          { text: 'Troubleshooting', link: '/troubleshooting' },
          { text: 'Commands', link: '/commands' },
        ],
      },
      { text: 'Guides', items: guides },
      {
        text: 'How it works',
        items: [
          { text: 'Architecture', link: '/ARCHITECTURE' },
          { text: 'Words', link: '/CONTEXT' },
          { text: 'Measurements', link: '/measurements' },
          { text: 'A million visits a day', link: '/scale' },
          { text: 'Relevance of the search', link: '/search-relevance' },
          { text: 'Drills', link: '/drills' },
          { text: 'Releasing', link: '/RELEASING' },
        ],
      },
      { text: 'Decisions', link: '/decisions/', collapsed: true, items: listDecisions() },
    ],
  },
});

function listDecisions(): { text: string; link: string }[] {
  const folder = join(root, 'docs/decisions');
  return readdirSync(folder)
    .filter((file) => /^\d.*\.md$/.test(file) && !file.startsWith('000'))
    .map((file) => ({
      text: readFileSync(join(folder, file), 'utf8').split('\n', 1)[0]?.replace('# ', '') ?? file,
      link: `/decisions/${file.replace('.md', '')}`,
    }));
}

/** Links lead to pages of the site, pictures in HTML are found beside their document, code is no Vue template. */
function adaptToSite(markdown: Parameters<NonNullable<MarkdownOptions['config']>>[0]): void {
  markdown.core.ruler.push('site', ({ tokens, env }) => {
    const document = relative(root, env.realPath ?? env.path);
    const openTags: string[] = [];
    for (const token of tokens.flatMap((block) => [block, ...(block.children ?? [])])) {
      if (token.type === 'link_open') {
        const target = toSiteLink(token.attrGet('href') ?? '', document, repository);
        if (target) token.attrSet('href', target);
        else Object.assign(token, { tag: 'span', attrs: null });
        openTags.push(token.tag);
      }
      if (token.type === 'link_close') token.tag = openTags.pop() ?? 'a';
      if (token.type.startsWith('html_'))
        token.content = token.content.replaceAll(/src="(?=\w)(?!https?:)/g, 'src="./');
      if (token.type === 'code_block') token.type = 'fence';
    }
  });
}
