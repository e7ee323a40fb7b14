import { expect, test } from 'vitest';
import type { Registry } from './registry.ts';
import { canonicalJson, registryText, signedText } from './signature.ts';

test('canonicalJson() is independent of the order of keys, and differs for other values', () => {
  expect(canonicalJson({ b: [2, { d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[2,{"d":1}]}');
  expect(canonicalJson({ a: null, b: [2, { d: 1 }] })).toBe('{"a":null,"b":[2,{"d":1}]}');
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test('registryText() covers everything but the signature', () => {
  const registry: Registry = { release: '1', modules: [], services: { auth: 'https://a' }, provided: {} };
  const signed = { ...registry, signature: { key: 'k', value: 'v' } };
  expect(registryText(signed)).toBe(registryText(registry));
  expect(registryText({ ...registry, services: {} })).not.toBe(registryText(registry));
  expect(signedText('release', registry)).not.toBe(registryText(registry));
});
