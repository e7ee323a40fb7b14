import type { UserConfig } from 'vite';

type Plugins = Extract<NonNullable<UserConfig['css']>['postcss'], { plugins?: unknown }>['plugins'];

/**
 * Puts a remote's stylesheets into the cascade layer `remote`: the shell's rules are in no layer and override them.
 */
export const inRemoteLayer: NonNullable<Plugins> = [
  {
    postcssPlugin: 'campusway:remote-layer',
    OnceExit(root, { AtRule }) {
      const layer = new AtRule({ name: 'layer', params: 'remote' });
      layer.append(...root.nodes.slice());
      root.append(layer);
    },
  },
];
