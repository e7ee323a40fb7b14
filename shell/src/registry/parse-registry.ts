import {
  type PartName,
  partNames,
  type RegisteredModule,
  type Registry,
  toOwnPath,
} from '@campusway/contract';

/**
 * Parses an untrusted registry. Invalid modules are left out with a warning, so that one cannot break the others.
 * @throws {TypeError} when `modules` is not an array
 */
export function parseRegistry(data: unknown): Registry {
  const modules = (data as { modules?: unknown } | null)?.modules;
  if (!Array.isArray(modules)) throw new TypeError('The list of modules is damaged: it has no "modules"');
  const taken = new Set<string>();
  const { release, shell, college, services = {}, redirects = {}, provided = {} } = data as Partial<Registry>;
  return {
    release,
    shell,
    college,
    modules: modules.filter(isModule).map((module) => withOwnRoutes(module, taken)),
    redirects: ownPathsOf(redirects),
    services: stringsOf(services),
    provided,
  };
}

function isModule(value: unknown): value is RegisteredModule {
  const module = value as Partial<Record<keyof RegisteredModule, unknown>> | null;
  const isValid =
    typeof module?.name === 'string' &&
    typeof module.entry === 'string' &&
    typeof module.retryEntry === 'string' &&
    Array.isArray(module.routes) &&
    Array.isArray(module.parts);
  if (!isValid)
    console.warn('The registry has a module without name, entry, routes or parts: not loaded', value);
  return isValid;
}

/** The module without the routes whose paths an earlier module has. */
function withOwnRoutes(module: RegisteredModule, taken: Set<string>): RegisteredModule {
  const routes = module.routes.filter(({ path }) => {
    if (taken.has(path))
      console.warn(`The route "${path}" of ${module.name} is not used: another module has that path`);
    return !taken.has(path) && taken.add(path);
  });
  const { shared = {}, assets = {}, capabilities } = module;
  return {
    ...module,
    shared,
    assets,
    routes,
    parts: module.parts.filter(isPartName),
    capabilities: Array.isArray(capabilities) ? capabilities : [],
  };
}

/** Only the entries whose value is a string. */
function stringsOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

/** Only the entries whose value is a path of this site. */
function ownPathsOf(values: object): Record<string, string> {
  const own = Object.entries(stringsOf(values)).flatMap(([path, target]) => {
    const to = toOwnPath(target);
    if (to === undefined) console.warn(`The redirect of "${path}" does not stay on this site: not used`);
    return to === undefined ? [] : [[path, to] as const];
  });
  return Object.fromEntries(own);
}

function isPartName(name: unknown): name is PartName {
  return (partNames as readonly unknown[]).includes(name);
}
