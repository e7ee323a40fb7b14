import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Signature, signedText } from '@campusway/contract';
import { type BuildName, toIntegrity } from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';
import { listFiles } from '../build-record/build-files.ts';
import { findChangedFiles } from '../build-record/changed-files.ts';
import { moduleFolder, recordDigest } from '../build-record/module-record.ts';
import { acceptedKeys, isSignedBy, type Signer } from '../signing/signing-keys.ts';
import { latestEpisodes } from './history.ts';
import { liveRelease, type Release, releaseFolder } from './release.ts';

/** File in the folder of a signed release: digests of its other files, and the signature over them. */
const signatureFile = 'signature.json';

interface SignedFiles {
  readonly release: string;
  readonly files: Readonly<Record<string, string>>;
  readonly signature: Signature;
}

/** Signs all files of a release in `folder`, including the compressed ones. */
export function signFiles(release: string, folder: string, signer: Signer): void {
  const files = digestsOf(folder);
  const signature = signer.sign(signedText('release', { release, files }));
  writeFileSync(join(folder, signatureFile), `${JSON.stringify({ release, files, signature }, null, 2)}\n`);
}

export function isSigned(site: string, { id }: Release): boolean {
  return readSignature(releaseFolder(site, id)) !== undefined;
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
  const folder = releaseFolder(site, live.id);
  const signed = readSignature(folder);
  if (!signed)
    return accepted.length > 0 ? [`release ${live.id} is not signed, but a key is configured`] : [];
  if (accepted.length === 0)
    return [`release ${live.id} is signed, but neither SITE_PUBLIC_KEYS nor SITE_SIGNING_KEY is set`];
  const { release, files, signature } = signed;
  if (!accepted.includes(signature.key))
    return [`release ${live.id} is signed with the key ${signature.key}, which is not accepted`];
  if (release !== live.id || !isSignedBy(accepted, signedText('release', { release, files }), signature))
    return [`the signature of release ${live.id} does not match its list of files`];
  const found = digestsOf(folder);
  const changed = Object.keys({ ...files, ...found }).filter((file) => files[file] !== found[file]);
  return [
    ...changed.map((file) => `releases/${live.id}/${file} does not match its signature`),
    ...findRecordFindings(site, live, { isWhole: true }),
    ...findChangedFiles(
      site,
      storedBuilds(site, live).filter(({ name, version }) => live.modules[name] === version),
    ),
  ];
}

/** Builds of the history that the site still has. */
export function storedBuilds(site: string, { history }: Release): BuildName[] {
  const builds = Object.entries(history).flatMap(([name, episodes]) =>
    latestEpisodes(episodes).map(({ version }) => ({ name, version })),
  );
  return builds.filter((build) => existsSync(moduleFolder(site, build)));
}

/** Builds whose record differs from the digest in the history. `isWhole`: every episode must have a digest. */
export function findRecordFindings(
  site: string,
  { history }: Release,
  { isWhole = false }: { readonly isWhole?: boolean } = {},
): string[] {
  return Object.entries(history).flatMap(([name, episodes]) =>
    latestEpisodes(episodes).flatMap(({ version, record }) => {
      const found = recordDigest(site, { name, version });
      const matches = found === record || (record === undefined && !isWhole);
      return found === undefined || matches
        ? []
        : [`modules/${name}/${version}/module.json does not match the history`];
    }),
  );
}

function digestsOf(folder: string): Record<string, string> {
  const files = listFiles(folder).filter((file) => file !== signatureFile);
  return Object.fromEntries(files.map((file) => [file, toIntegrity(readFileSync(join(folder, file)))]));
}

/** Undefined without a signature file; an unreadable one counts as an invalid signature. */
function readSignature(folder: string): SignedFiles | undefined {
  const none = { release: '', files: {}, signature: { key: 'unknown', value: '' } };
  try {
    return { ...none, ...(JSON.parse(readFileSync(join(folder, signatureFile), 'utf8')) as SignedFiles) };
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : none;
  }
}
