import { productFacts, type RegisteredCollege } from '@campusway/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { college } from './college.ts';
import {
  collegeFile,
  forgetFailures,
  hasParts,
  loadPart,
  loadParts,
  provideCollege,
  provideParts,
  readPart,
} from './college-store.ts';

const lookup = { rooms: [], ranges: [], venues: [] };
const registered = (version: string): RegisteredCollege => ({
  version,
  formats: [1],
  facts: { ...productFacts, siteTitle: 'C' },
  parts: {
    lookup: { href: `/modules/college/files/lookup.${version}.json`, integrity: 'sha384-a' },
    departments: { href: '/modules/college/files/departments.json', integrity: 'sha384-b' },
  },
  files: { 'campus.svg': '/modules/college/files/campus.svg' },
});

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  network.mockImplementation(async () => Response.json(lookup));
  provideCollege(registered('1'));
});
afterEach(() => {
  network.mockReset();
  vi.unstubAllGlobals();
});

test('readPart() returns a loaded part and throws for one that is not loaded', async () => {
  expect(() => readPart('lookup')).toThrow('Cannot read "lookup" of the college');
  await loadPart('lookup');
  expect(readPart('lookup')).toEqual(lookup);
});

test('loadPart() finds no closures in a college without that part, and requests nothing', async () => {
  expect(college.closures).toEqual([]);
  await expect(loadPart('closures')).resolves.toEqual([]);
  expect(network).not.toHaveBeenCalled();
  await expect(loadPart('people')).rejects.toThrow('the college has no such part');
});

test('loadPart() requests a part once, with its digest', async () => {
  await Promise.all([loadPart('lookup'), loadPart('lookup')]);
  expect(network.mock.calls).toEqual([
    ['/modules/college/files/lookup.1.json', { integrity: 'sha384-a', signal: expect.any(AbortSignal) }],
  ]);
});

test('loadPart() caches a failure until forgetFailures(), then bypasses the HTTP cache', async () => {
  network.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await expect(loadPart('lookup')).rejects.toThrow('Cannot load "lookup" of the college');
  await expect(loadPart('lookup')).rejects.toThrow();
  expect(network).toHaveBeenCalledTimes(1);
  forgetFailures();
  await expect(loadPart('lookup')).resolves.toEqual(lookup);
  expect(network.mock.calls.map(([, options]) => options?.cache)).toEqual([undefined, 'reload']);
});

const notFound = async () => new Response('', { status: 404 });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

test.each<[string, () => Promise<Response>, object, (() => Promise<Response>)?]>([
  ['a status', notFound, { kind: 'unreachable', status: 404 }],
  ['no network', noNetwork, { kind: 'unreachable' }, noNetwork],
  ['a status with a digest', noNetwork, { kind: 'unreachable', status: 404 }, notFound],
  ['a digest that does not match', noNetwork, { kind: 'broken', reason: 'not what was published' }],
  ['no JSON', async () => new Response('<html>'), { kind: 'broken', reason: 'not what was published' }],
  [
    'no answer in time',
    () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
    { kind: 'timeout', seconds: 15 },
  ],
])('loadPart() reports %s as its own failure', async (_name, answer, failure, headers) => {
  network.mockImplementationOnce(answer);
  if (headers) network.mockImplementationOnce(headers);
  await expect(loadPart('lookup')).rejects.toMatchObject({ failure });
});

test('loadPart() does not call a file broken because the network is back for the second request', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  network.mockImplementationOnce(noNetwork);
  await expect(loadPart('lookup')).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
});

test('loadPart() refuses a part that the college does not have', async () => {
  await expect(loadPart('plan/9')).rejects.toThrow(RangeError);
});

test('loadParts() requests all parts in parallel and returns one promise for the same names', async () => {
  const all = loadParts(['lookup', 'departments']);
  expect(network).toHaveBeenCalledTimes(2);
  expect(loadParts(['lookup', 'departments'])).toBe(all);
  await all;
  expect(hasParts(['lookup', 'departments'])).toBe(true);
});

test('loadParts() retries every failed part, including one that failed after the first', async () => {
  const late = Promise.withResolvers<Response>();
  network.mockImplementationOnce(notFound).mockImplementationOnce(() => late.promise);
  await expect(loadParts(['lookup', 'departments'])).rejects.toThrow();
  late.resolve(await notFound());
  await expect(loadPart('departments')).rejects.toThrow();
  await loadParts(['lookup', 'departments']);
  expect(network).toHaveBeenCalledTimes(4);
});

test('loadPart() reports a file that the site no longer has before it fails, and no other failure', async () => {
  const onGone = vi.fn(async () => undefined);
  provideCollege(registered('3'), onGone);
  network.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await expect(loadPart('lookup')).rejects.toThrow();
  expect(onGone).not.toHaveBeenCalled();
  // A browser rejects an error response because of its digest.
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  network.mockImplementationOnce(async () => new Response('', { status: 404 }));
  await expect(loadPart('departments')).rejects.toMatchObject({ failure: { status: 404 } });
  expect(onGone).toHaveBeenCalledTimes(1);
});

test('provideCollege() drops the parts of the previous college', async () => {
  await loadPart('lookup');
  provideCollege(registered('2'));
  expect(hasParts(['lookup'])).toBe(false);
});

test('collegeFile() returns the URL of a picture, undefined for an unknown one', () => {
  expect(collegeFile('campus.svg')).toBe('/modules/college/files/campus.svg');
  expect(collegeFile('x.svg')).toBeUndefined();
});

test('college.getDepartment() finds a department by code and throws for an unknown one', () => {
  const department = {
    code: 'cse',
    label: 'CSE',
    name: 'Computing',
    programme: 'CSE',
    headId: 'h',
    headName: 'H',
    floor: 1,
    aliases: [],
  } as const;
  provideParts({ departments: [department] });
  expect(college.getDepartment('cse')).toBe(department);
  provideParts({ departments: [] });
  expect(() => college.getDepartment('cse')).toThrow('Cannot find department "cse"');
});
