import * as platform from '@campusway/platform';
import facade from '@campusway/platform/package.json';
import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as react from 'react';
import * as reactDom from 'react-dom';

// The site's modules bundle no runtime and read this one.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
const share = (library, version) => ({
  version,
  lib: () => library,
  shareConfig: { singleton: true, eager: true },
});
init({
  name: 'portal',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: {
    react: share(react, react.version),
    'react-dom': share(reactDom, reactDom.version),
    '@campusway/platform': share(platform, facade.version),
  },
});
await import('./page.jsx');
