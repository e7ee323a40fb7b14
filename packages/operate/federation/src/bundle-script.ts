import { build, type InlineConfig } from 'vite';

/**
 * Bundles `source` and what it imports into one script.
 * @throws {TypeError} when the bundler gives none
 */
export async function bundleScript(source: string, config: InlineConfig): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...config,
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new TypeError(`Cannot build "${source}": the bundler gave no script`);
  return chunk.code;
}
