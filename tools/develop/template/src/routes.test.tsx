import { expect, test } from 'vitest';
import module from './remote.tsx';
import { routes } from './routes.ts';

test('every route names a page that the remote has', () => {
  for (const { page } of routes.routes) expect(module.pages).toHaveProperty(page);
});
