import { expect, test } from 'vitest';
import { site, useBrowser } from '../support/browser.ts';
import { auth, fillLogin, newPerson, passwordBox } from '../support/people.ts';

const { open } = useBrowser();

test('no token or password is in storage, URLs, the console or readable by scripts', async () => {
  const person = newPerson();
  const { page } = await open();
  const context = page.context();
  const secrets = new Set([person.password]);
  const exposed: string[] = [];
  page.on('console', (message) => exposed.push(message.text()));
  page.on('framenavigated', (frame) => exposed.push(frame.url()));
  context.on('request', (request) => exposed.push(request.url(), request.headers().referer ?? ''));

  await page.goto(`${site}/register`);
  await page.getByLabel('Role').selectOption('student');
  await page.getByLabel('Username').fill(person.username);
  await passwordBox(page).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${site}/login`);
  await fillLogin(page, person);
  await page.waitForURL(`${site}/campus-map`);
  await page.goto(`${site}/account`);
  await page.getByText('This device', { exact: true }).waitFor();

  const cookies = (await context.cookies()).filter(({ name }) => name.includes('campusway'));
  expect(cookies.length).toBeGreaterThan(0);
  for (const { value, httpOnly, secure, sameSite } of cookies) {
    expect({ httpOnly, secure, sameSite }).toEqual({ httpOnly: true, secure: true, sameSite: 'Strict' });
    secrets.add(value);
  }
  expect(secrets.size).toBeGreaterThanOrEqual(3);

  exposed.push(
    await page.evaluate(
      async ([service, login]) => {
        // What any module can send, with a `fetch` that no script of the page has replaced.
        const frame = document.body.appendChild(document.createElement('iframe')).contentWindow ?? window;
        const call = async (path: string, body?: string) => {
          const headers = { 'x-campusway': '1', ...(body && { 'content-type': 'application/json' }) };
          const request = { method: 'POST', credentials: 'include', headers, ...(body && { body }) } as const;
          const answer = await frame.fetch(service + path, request);
          return `${answer.status} ${await answer.text()}`;
        };
        const answers = [await call('/refresh'), await call('/login', login)];
        const databases = await indexedDB.databases();
        const caches = await globalThis.caches.keys();
        const globals = Object.values(globalThis).filter((value) => typeof value === 'string');
        return JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          history.state,
          document.cookie,
          document.documentElement.outerHTML,
          databases,
          caches,
          globals,
          answers,
        ]);
      },
      [auth, JSON.stringify(person)] as const,
    ),
  );
  const answered = exposed.at(-1) ?? '';
  expect(answered).toContain('200 {\\"message\\":\\"Session refreshed');
  expect(answered).toContain('200 {\\"message\\":\\"Login successful');
  expect(exposed.filter((text) => /eyJ\w+\.\w+/.test(text))).toEqual([]);
  for (const secret of secrets) expect(exposed.filter((text) => text.includes(secret))).toEqual([]);
});
