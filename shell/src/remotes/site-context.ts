import type { RegisteredModule, Services } from '@campusway/contract';
import { createContext, useContext } from 'react';
import type { RemoteLoader } from './remote-loader.ts';

/** The modules of this page load; fixed until the page is reloaded. */
export interface Site {
  /** Undefined in development. */
  readonly release?: string | undefined;
  readonly modules: readonly RegisteredModule[];
  /** Targets of redirects, by path. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly services: Services;
  readonly loader: RemoteLoader;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new TypeError('useSite() needs a SiteProvider above it');
  return site;
}
