import { build, type InlineConfig } from 'vite';

/**
 * Bundles `source`, a script or a style sheet, and what it imports into one file.
 * @throws {TypeError} when the bundler gives none
 */
export async function bundleFile(source: string, config: InlineConfig): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...config,
  });
  const [first] = Array.isArray(result) ? result : [result];
  const files = first && 'output' in first ? first.output : [];
  const type = source.endsWith('.css') ? 'asset' : 'chunk';
  const file = files.find((one) => one.type === type);
  if (!file) throw new TypeError(`Cannot build "${source}": the bundler gave no such file`);
  return file.type === 'chunk' ? file.code : String(file.source);
}
