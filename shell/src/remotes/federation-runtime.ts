import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { addStyle } from './add-style.ts';
import type { FederationRuntime } from './load-build.ts';
import { preloadScript } from './preload-script.ts';

/** Adapter of the Module Federation runtime. */
export const federationRuntime: FederationRuntime = {
  register({ name, entry, replace }) {
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
