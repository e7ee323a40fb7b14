import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '@campusway/toolkit';

/** Page of the documentation site for a Markdown file of the project. */
export function toSitePage(file: string): string {
  return file.replace(/^docs\//, '').replace(/(^|\/)README\.md$/, '$1index.md');
}

/**
 * Where a link of a document leads on the documentation site: a page, the file in the repository when `repository` is
 * its URL, or nowhere.
 */
export function toSiteLink(link: string, document: string, repository?: string): string | undefined {
  if (/^([a-z]+:|#)/.test(link)) return link;
  const [path = '', hash] = link.split('#');
  const file = posix.join(posix.dirname(document), path);
  const folderPage = posix.join(file, 'README.md');
  const page = existsSync(join(projectRoot, folderPage)) ? folderPage : file;
  if (page.endsWith('.md')) return `/${toSitePage(page)}${hash ? `#${hash}` : ''}`;
  return repository && `${repository}/${file}`;
}
