import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChangedFiles, isStored, listFiles, recordDigest } from '@campusway/artefact/record';
import { type Signature, signedText } from '@campusway/contract';
import { type BuildName, firstOfEach, moduleUrl, toIntegrity } from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';
import { acceptedKeys, isSignedBy, type Signer } from '../signing/signing-keys.ts';
import { liveRelease, type Release, recordedBuilds, releaseFolder, shownBuilds } from './release.ts';

/** File in the folder of a release: digests of its other files, and in a signed site the signature over them. */
const signatureFile = 'signature.json';

interface ListedFiles {
  readonly release: string;
  readonly files: Readonly<Record<string, string>>;
  readonly signature?: Signature | undefined;
}

/** Lists, and signs, all files of a release in `folder`, including the compressed ones. */
export function sealFiles(release: string, folder: string, signer: Signer | undefined): void {
  const files = digestsOf(folder);
  const signature = signer?.sign(signedText('release', { release, files }));
  writeFileSync(join(folder, signatureFile), `${JSON.stringify({ release, files, signature }, null, 2)}\n`);
}

export function isSigned(site: string, { id }: Release): boolean {
  return readListed(releaseFolder(site, id))?.signature !== undefined;
}

/**
 * Verifies the live release, the record of each build in its history, and the files of the live builds before a command
 * changes the site. An unsigned site passes when no key is configured.
 * @throws {ToolError} with the first finding
 */
export function requireVerified(site: string): void {
  const [finding, ...others] = findSignatureFindings(site);
  if (!finding) return;
  const more = others.length > 0 ? ` (and ${others.length} more: npm run modules -- --check)` : '';
  throw new ToolError(
    `Cannot trust the site in ${site}: ${finding}${more}.\nNothing was changed. See docs/deploying.md, "Signing".`,
  );
}

/** Differences to what was signed in the live release, the records of builds and the files of live builds. */
export function findSignatureFindings(site: string): string[] {
  // First, since it throws for an unusable key before anything is built.
  const accepted = acceptedKeys(site);
  const live = liveRelease(site);
  if (!live) return [];
  const { release, files = {}, signature } = readListed(releaseFolder(site, live.id)) ?? {};
  if (!signature)
    return accepted.length > 0 ? [`release ${live.id} is not signed, but a key is configured`] : [];
  if (accepted.length === 0)
    return [`release ${live.id} is signed, but neither SITE_PUBLIC_KEYS nor SITE_SIGNING_KEY is set`];
  if (!accepted.includes(signature.key))
    return [`release ${live.id} is signed with the key ${signature.key}, which is not accepted`];
  if (release !== live.id || !isSignedBy(accepted, signedText('release', { release, files }), signature))
    return [`the signature of release ${live.id} does not match its list of files`];
  return [
    ...findReleaseFindings(site, live),
    ...findRecordFindings(site, live, { isWhole: true }),
    ...findChangedFiles(site, shownBuilds(live).filter(isStored(site))),
  ];
}

/** Files of a release that differ from its list of files. An older release without signature has none. */
export function findReleaseFindings(site: string, { id }: Release): string[] {
  const folder = releaseFolder(site, id);
  const listed = readListed(folder);
  if (!listed) return [];
  const found = digestsOf(folder);
  const changed = Object.keys({ ...listed.files, ...found }).filter(
    (file) => listed.files[file] !== found[file],
  );
  return changed.map(
    (file) => `releases/${id}/${file} does not match its ${listed.signature ? 'signature' : 'digest'}`,
  );
}

/** Builds of the history and those that pages show, as far as the site still has them. */
export function storedBuilds(site: string, release: Release): BuildName[] {
  const builds = [...recordedBuilds(release), ...shownBuilds(release)];
  return firstOfEach(builds, moduleUrl).filter(isStored(site));
}

/** Builds whose record differs from the digest in the history. `isWhole`: every episode must have a digest. */
export function findRecordFindings(
  site: string,
  release: Release,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): string[] {
  return recordedBuilds(release).flatMap((build) => {
    const found = recordDigest(site, build);
    const matches = found === build.record || (build.record === undefined && !isWhole);
    return found === undefined || matches
      ? []
      : [`${moduleUrl(build).slice(1)}/module.json does not match the history`];
  });
}

function digestsOf(folder: string): Record<string, string> {
  const files = listFiles(folder).filter((file) => file !== signatureFile);
  return Object.fromEntries(files.map((file) => [file, toIntegrity(readFileSync(join(folder, file)))]));
}

/** Undefined without such a file; an unreadable one counts as an invalid signature. */
function readListed(folder: string): ListedFiles | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, signatureFile), 'utf8')) as ListedFiles;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return { release: '', files: {}, signature: { key: 'unknown', value: '' } };
  }
}
