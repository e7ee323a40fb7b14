import { expect, test } from 'vitest';
import { recordOf } from '../../tests/record-of.ts';
import { toRegistered } from './registry-of.ts';

test('toRegistered() lists no scripts of the fallback build, which is not preloaded', () => {
  const styles = [{ href: '/modules/mfe-a/a1/a.css', integrity: 'sha256-x' }];
  const assets = { p: { scripts: ['/modules/mfe-a/a1/a.js'], styles } };
  const { assets: own, previous } = toRegistered(
    recordOf('mfe-a', 'a2', { assets }),
    recordOf('mfe-a', 'a1', { assets }),
  );
  expect(own).toEqual(assets);
  expect(previous?.assets).toEqual({ p: { scripts: [], styles } });
});
