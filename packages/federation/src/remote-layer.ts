import type { UserConfig } from 'vite';

type Plugins = Extract<NonNullable<UserConfig['css']>['postcss'], { plugins?: unknown }>['plugins'];

/**
 * Puts everything that a remote's stylesheets say into the layer `remote`: whatever it is, the shell's own rules, which
 * are in none, win over it.
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
