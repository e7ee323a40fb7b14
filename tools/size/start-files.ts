interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type ViteManifest = Readonly<Record<string, ManifestChunk>>;

/**
 * The scripts of a module that the browser fetches until its page stands, read from Vite's manifest: the federation
 * entry and all it brings, the exposed module, the page (a dynamic import of the exposed module) with what it imports
 * statically. What the page itself imports dynamically comes later and is not among them.
 */
export function listStartFiles(manifest: ViteManifest, page: string): string[] {
  const found = new Set<string>();
  function visit(key: string): void {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    if (key.startsWith('virtual:')) for (const imported of chunk.dynamicImports ?? []) visit(imported);
  }
  const starts = Object.keys(manifest).filter(
    (key) => key.startsWith('virtual:') || key.endsWith('/remote.tsx'),
  );
  for (const key of [...starts, page]) visit(key);
  return [...found].filter((file) => file.endsWith('.js'));
}
