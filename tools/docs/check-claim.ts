import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { listWorkspaces, projectRoot } from '@campusway/toolkit';
import type { Claim } from './find-claims.ts';

export type ClaimChecker = (claim: Claim, document: string) => string | undefined;

/** Checks claims against the files of the project. Returns the error, or undefined. */
export function createClaimChecker(files: readonly string[]): ClaimChecker {
  const known = new Set(files.flatMap(withFolders));
  const roots = new Set(files.map((file) => file.split('/')[0] ?? ''));

  function checkPath(path: string, document: string): string | undefined {
    const plain = path.replace(/^\.\//, '').replace(/\/$/, '');
    const beside = posix.normalize(posix.join(posix.dirname(document), plain));
    if (known.has(plain) || known.has(beside)) return undefined;
    // Paths outside the folders of the project are media types, packages or paths of other systems.
    const first = plain.split('/')[0] ?? '';
    const ours = roots.has(first) || known.has(posix.join(posix.dirname(document), first));
    return ours ? `there is no "${path}"` : undefined;
  }

  return (claim, document) => {
    switch (claim.kind) {
      case 'script':
        return checkScript(claim, document);
      case 'path':
        return checkPath(claim.text, document);
      case 'link':
        return checkLink(claim.text, document);
      default:
        return claim.kind satisfies never;
    }
  };
}

function withFolders(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

function checkScript({ text, workspace }: Claim, document: string): string | undefined {
  const folder = workspace ? findWorkspace(workspace) : ownFolder(document);
  if (folder === undefined)
    return /[<…*]/.test(workspace ?? '') ? undefined : `there is no workspace "${workspace}"`;
  const places = workspace ? [folder] : [folder, '.'];
  return places.some((place) => text in readScripts(place))
    ? undefined
    : `there is no script "npm run ${text}"`;
}

function findWorkspace(name: string): string | undefined {
  return listWorkspaces().find(
    (folder) => folder === name || folder.endsWith(`/${name.replace('@campusway/', '')}`),
  );
}

/** A package's own README speaks of the package's own scripts. */
function ownFolder(document: string): string {
  const folder = dirname(document);
  return existsSync(join(projectRoot, folder, 'package.json')) ? folder : '.';
}

function readScripts(folder: string): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8'));
  return (manifest.scripts ?? {}) as Record<string, string>;
}

function checkLink(target: string, document: string): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  return existsSync(join(projectRoot, dirname(document), target))
    ? undefined
    : `the link to "${target}" leads nowhere`;
}
