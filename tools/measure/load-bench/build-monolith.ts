import { compressFolder } from '@campusway/publishing/site-folder';
import shellConfig from '@campusway/shell/vite-config';
import { build, type Plugin, type PluginOption, type UserConfig } from 'vite';
import { monolith } from './monolith-plugin.ts';

/** Builds all pages as one application into `folder`, with the shell's settings without federation. Never shipped. */
export async function buildMonolith(folder: string): Promise<void> {
  const config: UserConfig = shellConfig({ command: 'build', mode: 'production' });
  const plugins = await withoutFederation(config.plugins ?? []);
  await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    base: '/',
    plugins: [monolith(), ...plugins],
    build: { ...config.build, outDir: folder },
  });
  await compressFolder(folder);
}

/** React's plugins and our own. */
async function withoutFederation(options: readonly PluginOption[]): Promise<Plugin[]> {
  const settled: readonly PluginOption[] = await Promise.all(options);
  const nested = settled.map(async (option) => {
    if (!option) return [];
    if (Array.isArray(option)) return withoutFederation(option);
    return 'name' in option && /^(vite:react|campusway:)/.test(option.name) ? [option] : [];
  });
  return (await Promise.all(nested)).flat();
}
