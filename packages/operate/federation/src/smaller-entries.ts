import type { Plugin } from 'vite';
import { smallerFederation } from './smaller-federation.ts';
import { smallerLeaflet, smallerLeafletStyles } from './smaller-leaflet.ts';
import { smallerRouter } from './smaller-router.ts';

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
      filter: { id: smallerSources.map(([file]) => file) },
      handler: (code, id) => ({
        code: smallerSources.reduce(
          (source, [file, smaller]) => (file.test(id) ? smaller(source) : source),
          code,
        ),
        map: null,
      }),
    },
  };
}

/** Sources of libraries by file, and what makes them smaller. */
export const smallerSources: readonly (readonly [file: RegExp, smaller: (source: string) => string])[] = [
  [/leaflet-src\.esm\.js$/, smallerLeaflet],
  [/leaflet\.css$/, smallerLeafletStyles],
  [/react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/, smallerRouter],
  ...smallerFederation,
];
