import type { Plugin } from 'vite';

/** Properties that offer a class or function again under another one's name; `CRS.Simple` is used. */
const aliases = /^(?!CRS)\w+\.\w+ = \w+;$/gm;

/**
 * Leaflet (1.9.4) as modules, without unused classes. Its package.json names only the whole script, so a bundler keeps
 * everything; its classes are declared with calls, which are marked as pure, and `aliases` refer to them. A name such as
 * `Control.Zoom` is therefore undefined in a build: import classes by their own names.
 */
export function leafletModules(): Plugin {
  return {
    name: 'campusway:leaflet-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^leaflet$/ },
      async handler(id, importer) {
        const whole = await this.resolve(id, importer, { skipSelf: true });
        return whole && { ...whole, id: whole.id.replace(/src\.js$/, 'src.esm.js') };
      },
    },
    transform: {
      filter: { id: /leaflet-src\.esm\.js$/ },
      handler: (code) => ({
        code: code.replace(/(?<= = )\w+\.extend\(/g, '/* @__PURE__ */ $&').replace(aliases, ''),
        map: null,
      }),
    },
  };
}
