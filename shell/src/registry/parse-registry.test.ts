import { afterEach, expect, test, vi } from 'vitest';
import { parseRegistry } from './parse-registry.ts';

const route = (path: string) => ({ path, page: 'p', title: 't', description: 'd' });
const module = (name: string, ...paths: string[]) => ({
  name,
  version: '1',
  contract: 1,
  entry: '/e.js',
  retryEntry: '/r.js',
  routes: paths.map(route),
  parts: ['campus-plan', 'unknown-part'],
});

const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warned.mockClear());

test('parseRegistry() omits invalid modules with a warning each', () => {
  const { modules } = parseRegistry({ modules: [null, 3, { name: 'mfe-half' }, module('mfe-a', '/a')] });
  expect(modules.map(({ name }) => name)).toEqual(['mfe-a']);
  expect(warned).toHaveBeenCalledTimes(3);
});

test('parseRegistry() assigns a path claimed by two modules to the first', () => {
  const { modules } = parseRegistry({ modules: [module('mfe-a', '/a', '/x'), module('mfe-b', '/x', '/b')] });
  expect(modules[1]?.routes.map(({ path }) => path)).toEqual(['/b']);
  expect(warned.mock.calls[0]?.[0]).toContain('"/x" of mfe-b');
});

test('parseRegistry() omits parts that are not in the contract', () => {
  expect(parseRegistry({ modules: [module('mfe-a')] }).modules[0]?.parts).toEqual(['campus-plan']);
});

test.each([[null], [{}], [{ modules: {} }], ['<html>']])('parseRegistry() throws for %j', (data) => {
  expect(() => parseRegistry(data)).toThrow('The list of modules is damaged');
});

test('parseRegistry() accepts only strings as origins of services', () => {
  const { services } = parseRegistry({ modules: [], services: { auth: 17, telemetry: 'https://t.example' } });
  expect(services).toEqual({ telemetry: 'https://t.example' });
});

test('parseRegistry() omits redirects to another site', () => {
  const foreign = [
    '//elsewhere.example/',
    '/.//elsewhere.example/',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
  ];
  const others = ['javascript:alert(1)', 'departments', ''];
  for (const target of [...foreign, ...others])
    expect(
      parseRegistry({ modules: [], redirects: { '/old': target, '/list': '/departments?all#top' } })
        .redirects,
    ).toEqual({
      '/list': '/departments?all#top',
    });
});
