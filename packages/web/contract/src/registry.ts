import type { RegisteredCollege } from './college.ts';
import type { PartName } from './parts.ts';
import type { Capability, RemoteRoute } from './remote.ts';

/**
 * Number of the last attempt to load a remote that has its own URL; further attempts reuse it. The shell makes these
 * URLs, and publishing lists the digest of each.
 */
export const lastAttempt = 9;

/** A stylesheet with its integrity digest. */
export interface StyleAsset {
  readonly href: string;
  /** Subresource integrity, `sha256-…` or `sha384-…`. */
  readonly integrity: string;
}

/** Files that a page or part needs before it renders, determined when the module is published. */
export interface PageAssets {
  /** URLs of the scripts, the federation entry first. */
  readonly scripts: readonly string[];
  readonly styles: readonly StyleAsset[];
}

/** One published build of a module. */
export interface RegisteredBuild {
  /** Build id: a hash of the published files and their record. */
  readonly version: string;
  /** Contract version that it was built against. */
  readonly contract: number;
  /** Required range of each shared package. */
  readonly shared: Readonly<Record<string, string>>;
  /** URL of remoteEntry.js, from the site's root or absolute. */
  readonly entry: string;
  /** The same files at a second URL, for a retry that shares no URL with the failed attempt. */
  readonly retryEntry: string;
  /** By name of page or part. */
  readonly assets: Readonly<Record<string, PageAssets>>;
}

/** A module in the registry: the live build, and the last good one before it. */
export interface RegisteredModule extends RegisteredBuild {
  /** Package name without scope, `mfe-maps`. */
  readonly name: string;
  readonly routes: readonly RemoteRoute[];
  readonly parts: readonly PartName[];
  /** Parts of the college that a part reads. */
  readonly collegeOf?: Readonly<Partial<Record<PartName, readonly string[]>>> | undefined;
  /** Absent without any. */
  readonly capabilities?: readonly Capability[] | undefined;
  /** Fallback when the live build fails repeatedly. */
  readonly previous?: RegisteredBuild | undefined;
}

/** An Ed25519 signature. */
export interface Signature {
  /** Public key, 43 characters of base64url: the `x` of its JSON Web Key. */
  readonly key: string;
  /** base64 */
  readonly value: string;
}

/**
 * The modules of a site: `modules.json`, which publishing also inlines into every page, to save a request and so that
 * all files of a tab belong to the same release.
 */
export interface Registry {
  /** Zero-padded number, incremented with every change of the site. Absent in development. */
  readonly release?: string | undefined;
  /** Build id of the shell: an open page learns from it that there is another one. Absent in older releases. */
  readonly shell?: string | undefined;
  readonly modules: readonly RegisteredModule[];
  /** The college that the pages show. */
  readonly college?: RegisteredCollege | undefined;
  /** Targets of redirects, by path. Absent in older releases. */
  readonly redirects?: Readonly<Record<string, string>> | undefined;
  /** Origins of external services; the site does not use a service that is not listed. */
  readonly services: Services;
  /** Version of each shared package that the shell provides. */
  readonly provided: Readonly<Record<string, string>>;
  /** Only in the page of a preview. */
  readonly preview?: Preview | undefined;
  /** Subresource integrity of the pages' import map, which lists the digest of every script; signed sites only. */
  readonly importMap?: string | undefined;
  /** Over all of the above. */
  readonly signature?: Signature | undefined;
}

/** Builds that are shown before they are live. */
export interface Preview {
  /** Build ids by module. */
  readonly builds: Readonly<Record<string, string>>;
  /** ISO 8601; the page is not shown later. */
  readonly until: string;
}

export interface Services {
  /** Accounts and sessions. */
  readonly auth?: string | undefined;
  /** Receives failures of modules by `navigator.sendBeacon`. */
  readonly telemetry?: string | undefined;
}
