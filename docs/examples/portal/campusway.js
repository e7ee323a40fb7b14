import { loadParts } from '@campusway/platform';
import { provideCollege, provideRoutes } from '@campusway/platform/host';
import facade from '@campusway/platform/package.json';
import { loadRemote, registerRemotes } from '@module-federation/runtime';

/**
 * Opens the site at the origin `site`. The result loads components of its modules:
 * `load('mfe-maps', 'parts', 'campus-plan')`, `load('mfe-search', 'pages', 'home')`.
 */
export async function openCampusWay(site) {
  const registry = await (await fetch(`${site}/modules.json`)).text();
  // Addresses of the registry start at the site's root.
  const { modules, college, provided } = JSON.parse(registry, (_, value) =>
    typeof value === 'string' && value.startsWith('/modules/') ? site + value : value,
  );
  const needed = provided['@campusway/platform'];
  if (needed !== facade.version)
    console.warn(`The site has @campusway/platform ${needed}, this host ${facade.version}`);
  provideCollege(college);
  provideRoutes(modules.flatMap(({ routes }) => routes));
  registerRemotes(
    modules.map(({ name, entry }) => ({ name: name.replaceAll('-', '_'), entry, type: 'module' })),
  );

  return async function load(name, kind, component) {
    const { routes, collegeOf, assets } = modules.find((module) => module.name === name);
    const parts =
      kind === 'parts' ? collegeOf?.[component] : routes.find(({ page }) => page === component).college;
    const [remote] = await Promise.all([
      loadRemote(`${name.replaceAll('-', '_')}/remote`),
      loadParts(parts ?? []),
      ...assets[component].styles.map(addStyle),
    ]);
    return remote.default[kind][component];
  };
}

function addStyle(style) {
  const link = Object.assign(
    document.createElement('link'),
    { rel: 'stylesheet', crossOrigin: 'anonymous' },
    style,
  );
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
