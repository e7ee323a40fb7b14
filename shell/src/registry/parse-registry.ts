import { type PartName, partNames, type RegisteredModule, type Registry } from '@campusway/contract';

/**
 * Reads a registry from the outside. A module that is not well described is left out with a warning, so that one
 * bad line never takes the others down.
 * @throws {TypeError} when there is no list of modules at all
 */
export function parseRegistry(data: unknown): Registry {
  const modules = (data as { modules?: unknown } | null)?.modules;
  if (!Array.isArray(modules)) throw new TypeError('The list of modules is damaged: no "modules" in it');
  const taken = new Set<string>();
  const { release, college, services = {}, redirects = {}, provided = {} } = data as Partial<Registry>;
  return {
    release,
    college,
    modules: modules.filter(isModule).map((module) => withOwnRoutes(module, taken)),
    redirects: textsOf(redirects),
    services: textsOf(services),
    provided,
  };
}

function isModule(value: unknown): value is RegisteredModule {
  const module = value as Partial<Record<keyof RegisteredModule, unknown>> | null;
  const whole =
    typeof module?.name === 'string' &&
    typeof module.entry === 'string' &&
    typeof module.retryEntry === 'string' &&
    Array.isArray(module.routes) &&
    Array.isArray(module.parts);
  if (!whole) console.warn('Left out of the site: a module that the registry does not describe whole', value);
  return whole;
}

/** The first module that names a path keeps it. */
function withOwnRoutes(module: RegisteredModule, taken: Set<string>): RegisteredModule {
  const routes = module.routes.filter(({ path }) => {
    if (taken.has(path))
      console.warn(`Left out of the site: "${path}" of ${module.name}, another module has it`);
    return !taken.has(path) && taken.add(path);
  });
  const { shared = {}, assets = {} } = module;
  return { ...module, shared, assets, routes, parts: module.parts.filter(isPartName) };
}

/** What is not text is no origin and no address. */
function textsOf(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

function isPartName(name: unknown): name is PartName {
  return (partNames as readonly unknown[]).includes(name);
}
