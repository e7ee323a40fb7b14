import type { RegisteredCollege } from './college.ts';
import type { PartName } from './parts.ts';
import type { RemoteRoute } from './remote.ts';

/**
 * How often a remote is asked for under a URL of its own; later attempts repeat the last. The shell makes these URLs,
 * and publishing names the digest of each.
 */
export const lastAttempt = 9;

/** A stylesheet with the digest that the browser holds it against. */
export interface StyleAsset {
  readonly href: string;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
}

/** What a page or a part needs before it stands, found out when the module was published. */
export interface PageAssets {
  /** URLs of the scripts, the federation entry first. */
  readonly scripts: readonly string[];
  readonly styles: readonly StyleAsset[];
}

/** One published build of a module. */
export interface RegisteredBuild {
  /** Build id: a hash of the published files and of what their record says. */
  readonly version: string;
  /** Contract version that it was built against. */
  readonly contract: number;
  /** Shared packages and the range of each that it was built for. */
  readonly shared: Readonly<Record<string, string>>;
  /** URL of remoteEntry.js, from the site's root or absolute. */
  readonly entry: string;
  /** The same files at a second URL, for a retry that shares no URL with the failed attempt. */
  readonly retryEntry: string;
  /** By name of page or part. */
  readonly assets: Readonly<Record<string, PageAssets>>;
}

/** A module, as the registry lists it: the build that is live, and the last good one before it. */
export interface RegisteredModule extends RegisteredBuild {
  /** Package name without scope, `mfe-maps`. */
  readonly name: string;
  readonly routes: readonly RemoteRoute[];
  readonly parts: readonly PartName[];
  /** Parts of the college that a part reads. */
  readonly collegeOf?: Readonly<Partial<Record<PartName, readonly string[]>>> | undefined;
  /** Shown when the live build fails again and again. */
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
 * Which modules a site has: `modules.json`, which publishing also writes into every page, so that no request is spent
 * on it and an open tab keeps one consistent set.
 */
export interface Registry {
  /** Counts up with every change of the site: digits, always as many. Absent in development. */
  readonly release?: string | undefined;
  readonly modules: readonly RegisteredModule[];
  /** The college that the pages show. */
  readonly college?: RegisteredCollege | undefined;
  /** By path of a page that is gone: the address that it leads on to. Unknown of an older release. */
  readonly redirects?: Readonly<Record<string, string>> | undefined;
  /** Origins of what the site talks to besides itself; a service that is not named is not part of the site. */
  readonly services: Services;
  /** The version of each shared package that the shell brings. */
  readonly provided: Readonly<Record<string, string>>;
  /** Subresource integrity of the text of the pages' import map, which has the digest of every script; signed sites only. */
  readonly importMap?: string | undefined;
  /** Over all of the above. */
  readonly signature?: Signature | undefined;
}

export interface Services {
  /** Accounts and sessions. */
  readonly auth?: string | undefined;
  /** Where failures of modules are reported, by `navigator.sendBeacon`. */
  readonly telemetry?: string | undefined;
}
