import type { Plugin } from 'vite';
import { smallerLeaflet, smallerLeafletStyles } from './smaller-leaflet.ts';

/**
 * Entries of libraries that their package.json does not name. react-router (7.18.5) has a production build beside the
 * development build. Leaflet (1.9.4) has modules beside the whole script, which a bundler would keep entirely.
 */
export function smallerEntries(): Plugin {
  return {
    name: 'campusway:smaller-entries',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(leaflet|react-router)$/ },
      async handler(id, importer) {
        const whole = await this.resolve(id, importer, { skipSelf: true });
        const smaller = whole?.id
          .replace(/leaflet-src\.js$/, 'leaflet-src.esm.js')
          .replace('/development/', '/production/');
        return smaller ? { ...whole, id: smaller } : undefined;
      },
    },
    transform: {
      filter: { id: /leaflet(-src\.esm\.js|\.css)$/ },
      handler: (code, id) => ({
        code: id.endsWith('.css') ? smallerLeafletStyles(code) : smallerLeaflet(code),
        map: null,
      }),
    },
  };
}
