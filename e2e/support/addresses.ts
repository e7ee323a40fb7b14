import { paths, type Registry } from '@campusway/contract';
import { site } from './browser.ts';

/** Path without a page. */
export const unknownPath = '/no-such-page';

const samples: Readonly<Record<string, string>> = { ':place': 'room-205', ':room': '205' };

export interface Address {
  readonly path: string;
  /** Whether no earlier address is rendered by the same component. */
  readonly isFirstOfComponent: boolean;
}

/** All pages; one example for each route with a parameter. */
export async function listAddresses(): Promise<Address[]> {
  const { modules } = (await (await fetch(`${site}/modules.json`)).json()) as Registry;
  const registered = modules.flatMap(({ name, routes }) =>
    routes.map(({ path, page }) => ({
      path: path.replace(/:\w+$/, (parameter) => samples[parameter] ?? parameter),
      component: `${name}/${page}`,
    })),
  );
  const components = registered.map(({ component }) => component);
  return [
    ...registered.map(({ path, component }, at) => ({
      path,
      isFirstOfComponent: components.indexOf(component) === at,
    })),
    ...[paths.about(), unknownPath].map((path) => ({ path, isFirstOfComponent: true })),
  ];
}
