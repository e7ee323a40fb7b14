import { paths, type Registry } from '@campusway/contract';
import { site } from './browser.ts';

/** Path without a page. */
export const unknownPath = '/no-such-page';

const samples: Readonly<Record<string, string>> = { ':place': 'room-205', ':room': '205' };

/** Paths of all pages; one example for each route with a parameter. */
export async function listAddresses(): Promise<string[]> {
  const { modules } = (await (await fetch(`${site}/modules.json`)).json()) as Registry;
  const registered = modules.flatMap(({ routes }) => routes.map(({ path }) => path));
  const named = registered.map((path) => path.replace(/:\w+$/, (name) => samples[name] ?? name));
  return [...named, paths.about(), unknownPath];
}
