import type { RegisteredModule, Services } from '@campusway/contract';
import { createContext, useContext } from 'react';
import type { RemoteLoader } from './remote-loader.ts';

/** The modules of this page load: one consistent set for as long as the tab is open. */
export interface Site {
  /** Undefined in development. */
  readonly release?: string | undefined;
  readonly modules: readonly RegisteredModule[];
  /** By path of a page that is gone: the address that it leads on to. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly services: Services;
  readonly loader: RemoteLoader;
}

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new TypeError('Cannot reach the modules of the site: no SiteProvider above');
  return site;
}
