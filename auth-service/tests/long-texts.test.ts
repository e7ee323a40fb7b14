import { expect, onTestFinished, test, vi } from 'vitest';
import { goodPassword, startService } from './support/service.ts';

/** Texts of up to 16 kB; NFKC multiplies the first by 4 and the second by 18. */
const texts = ['\u2057'.repeat(5280), '\ufdfa'.repeat(5280), '1'.repeat(16_000), `${'1a'.repeat(8000)}!`];

test.each([
  ['POST /register', 422, (text: string) => ({ role: 'parent', username: text, password: goodPassword })],
  ['POST /register', 422, (text: string) => ({ role: 'parent', username: 'ben', password: text })],
  ['POST /login', 401, (text: string) => ({ username: text, password: goodPassword })],
  ['POST /login', 401, (text: string) => ({ username: 'ben', password: text })],
  [
    'POST /password/reset',
    403,
    (text: string) => ({ username: text, code: 'x', new_password: goodPassword }),
  ],
  [
    'POST /password/reset',
    403,
    (text: string) => ({ username: 'ben', code: text, new_password: goodPassword }),
  ],
  ['POST /password/reset', 422, (text: string) => ({ username: 'ben', code: 'x', new_password: text })],
  ['PUT /me/password', 403, (text: string) => ({ current_password: text, new_password: goodPassword })],
  ['PUT /me/password', 422, (text: string) => ({ current_password: 'x', new_password: text })],
] as const)(
  '%s answers %i to a text of 16 kB without blocking the service',
  async (route, status, toBody) => {
    const { call, person } = await startService();
    const { token } = await person();
    const normalize = vi.spyOn(String.prototype, 'normalize');
    onTestFinished(() => normalize.mockRestore());
    for (const text of texts) {
      const start = performance.now();
      const address = `192.0.2.${texts.indexOf(text)}`;
      expect((await call(route, { token, body: toBody(text), address })).status).toBe(status);
      // 6 s and more when an expression of quadratic time reads the text.
      expect(performance.now() - start).toBeLessThan(1000);
    }
    // isTooLong() comes first.
    const lengths = normalize.mock.contexts.map((text) => String(text).length);
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(8 * 256);
  },
);

test('POST /login handles a name that is too long like an unknown one, also on a known device', async () => {
  const { call, person } = await startService();
  const { username } = await person();
  const known = await call('POST /login', { body: { username, password: goodPassword } });
  const logIn = (name: string) =>
    call('POST /login', { body: { username: name, password: 'x' }, cookies: known.cookies });
  const [unknown, long] = [await logIn('unknown'), await logIn(texts[0] ?? '')];
  expect([long.status, long.text]).toEqual([unknown.status, unknown.text]);
});

test('POST /login never accepts a password that is too long', async () => {
  const { call, person } = await startService();
  const { username } = await person();
  for (const password of [`${goodPassword}${' '.repeat(16_000)}`, 'x'.repeat(2049)])
    expect((await call('POST /login', { body: { username, password } })).status).toBe(401);
});
