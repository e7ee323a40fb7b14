import * as platform from '@campusway/platform';
import { version as platformVersion } from '@campusway/platform/package.json';
import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as react from 'react';
import * as reactDom from 'react-dom';
import type { FederationRuntime } from './load-build.ts';

let isStarted = false;

/** Starts the runtime with the first remote, not with the shell: both in one task would be a long task on a slow phone. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  // Remotes bundle no runtime and read this one.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      react: share(react, react.version),
      'react-dom': share(reactDom, reactDom.version),
      '@campusway/platform': share(platform, platformVersion),
    },
  });
}

function share(library: object, version: string) {
  const shareConfig = { singleton: true, requiredVersion: `^${version}`, eager: true };
  return { version, lib: () => library, shareConfig };
}

/** Adapter of the Module Federation runtime and of the document's links. */
export const federationRuntime: FederationRuntime = {
  register({ name, entry, replace }) {
    start();
    // Without `force` a second registration of a name is silently ignored.
    registerRemotes([{ name: federationName(name), entry, type: 'module' }], { force: replace });
  },
  load: (name) => loadRemote(`${federationName(name)}/remote`),
  addStyle,
  preloadScript,
};

function federationName(name: string): string {
  return name.replaceAll('-', '_');
}

const added = new Map<string, Promise<void>>();

/** Adds a stylesheet with its integrity digest, each URL once; resolves when it has loaded. */
function addStyle({ href, integrity }: { href: string; integrity: string }): Promise<void> {
  const known = added.get(href);
  if (known) return known;
  const adding = new Promise<void>((resolve, reject) => {
    const link = appendLink({ rel: 'stylesheet', href, integrity });
    link.onload = () => resolve();
    // Stays in the document: Vite's loader of a page's chunk would add it again without the digest.
    link.onerror = () => reject(new TypeError('A stylesheet did not load or does not match its digest'));
  });
  added.set(href, adding);
  adding.catch(() => added.delete(href));
  return adding;
}

/** Preloads a module script. The import map's integrity digest applies to it too. */
function preloadScript(href: string): void {
  const url = new URL(href, location.origin).href;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  if (Array.from(links).every((link) => link.href !== url)) appendLink({ rel: 'modulepreload', href: url });
}

function appendLink(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties, { crossOrigin: 'anonymous' });
  document.head.append(link);
  return link;
}
