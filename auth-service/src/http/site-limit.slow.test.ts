import { expect, test } from 'vitest';
import { startService } from '../../tests/support/service.ts';

test('requests from 10,000 addresses do not reset the count of an IPv6 /48', async () => {
  const { call } = await startService({ limits: { login: 3, register: 3, other: 3, invalid: 5 } });
  const register = async (network: number) => {
    const body = { role: 'student', username: `person-${network}`, password: 'Kavya2024' };
    return (await call('POST /register', { body, address: `2001:db8:1:${network.toString(16)}::1` })).status;
  };
  for (let network = 1; network <= 30; network += 1) expect(await register(network)).toBe(422);
  expect(await register(31)).toBe(429);
  for (let host = 0; host < 10_100; host += 1)
    await call('POST /refresh', { address: `10.0.${host >> 8}.${host & 255}` });
  expect(await register(32)).toBe(429);
});
