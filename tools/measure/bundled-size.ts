import { gzipSync } from 'node:zlib';
import { projectRoot } from '@campusway/toolkit';
import { build } from 'vite';

const entry = 'virtual:measured';

/** Bytes, minified and gzipped, of a bundle that exports nothing but these names of a module. */
export async function bundledSize(names: readonly string[], module: string): Promise<number> {
  const code = `export { ${names.join(', ')} } from '${module}';`;
  const output = await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'measured',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const bundles = (Array.isArray(output) ? output : [output]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const scripts = bundles.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  return gzipSync(scripts.join('\n'), { level: 9 }).length;
}
