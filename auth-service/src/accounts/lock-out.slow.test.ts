import { expect, test } from 'vitest';
import { goodPassword, issueResetCode, type Service, startService } from '../../tests/support/service.ts';
import { attemptPolicy } from '../policies/attempt-policy.ts';

const minute = 60;
const day = 24 * 60 * minute;
/** 64 attempts a day. */
const ownerEvery = 22.5 * minute;
/** A network without a failure for this long is new to the service. */
const memory = attemptPolicy.forgetAfterMs / 1000;

interface Report {
  readonly accepted: number;
  readonly refused: number;
  /** Seconds from the first refused attempt of the owner to the next accepted one, or to the end. */
  readonly longestWait: number;
  /** Seconds since the start at which guesses reached the hash. */
  readonly guesses: readonly number[];
}

/**
 * An attacker sends a guess from every network as soon as the service may allow it. Two networks repeat their guesses, the
 * others wait until they are forgotten, because only new networks can delay an owner on a network of their own.
 */
class Attacker {
  readonly #readyAt: number[];
  #newBlockedUntil = 0;
  readonly guesses: number[] = [];

  constructor(networks: number) {
    this.#readyAt = Array.from({ length: networks }, () => 0);
  }

  /** When the next guess may be allowed, and its network. */
  next(): { readonly network: number; readonly at: number } {
    let next = { network: -1, at: Number.POSITIVE_INFINITY };
    for (const [network, readyAt] of this.#readyAt.entries()) {
      const at = this.#repeats(network) ? readyAt : Math.max(readyAt, this.#newBlockedUntil);
      if (at < next.at) next = { network, at };
    }
    return next;
  }

  async guess({ call }: Service, username: string, { network, now }: { network: number; now: number }) {
    const address = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
    const { status, headers } = await call('POST /login', { body: { username, password: 'wrong' }, address });
    const retryAt = now + Number(headers['retry-after'] ?? 0);
    if (status === 401) this.guesses.push(now);
    if (status === 401 || this.#repeats(network))
      this.#readyAt[network] = this.#repeats(network) ? retryAt : now + memory;
    else this.#newBlockedUntil = retryAt;
  }

  #repeats(network: number): boolean {
    return network < 2;
  }
}

/** The owner has the right password and a new device on a network of their own, and tries every 22.5 minutes. */
async function attack(
  service: Service,
  username: string,
  { networks, days }: { networks: number; days: number },
): Promise<Report> {
  const attacker = new Attacker(networks);
  let [accepted, refused, longestWait] = [0, 0, 0];
  let refusedSince: number | undefined;
  let now = 0;
  for (let ownerAt = ownerEvery / 2; ownerAt < days * day; ) {
    const guess = attacker.next();
    const at = Math.max(now, Math.min(guess.at, ownerAt));
    service.clock.advance(at - now);
    now = at;
    if (guess.at <= ownerAt) {
      await attacker.guess(service, username, { network: guess.network, now });
      continue;
    }
    ownerAt += ownerEvery;
    const { status } = await logIn(service, username);
    if (status === 200) accepted += 1;
    else refused += 1;
    longestWait = Math.max(longestWait, now - (refusedSince ?? now));
    refusedSince = status === 200 ? undefined : (refusedSince ?? now);
  }
  return { accepted, refused, longestWait, guesses: attacker.guesses };
}

function logIn(
  { call }: Service,
  username: string,
  {
    password = goodPassword,
    ...more
  }: { password?: string; cookies?: Readonly<Record<string, string>> } = {},
) {
  return call('POST /login', { body: { username, password }, address: '192.0.2.7', ...more });
}

/** Maximum number of times in any period of this length. */
function maxWithin(times: readonly number[], period: number): number {
  return Math.max(0, ...times.map((start) => times.filter((t) => t >= start && t < start + period).length));
}

test('POST /login always accepts the owner on a network of their own while one network attacks', async () => {
  const service = await startService();
  const { username } = await service.person();
  const { accepted, refused, guesses } = await attack(service, username, { networks: 1, days: 4 });
  expect({ accepted, refused }).toEqual({ accepted: 4 * 64, refused: 0 });
  expect(maxWithin(guesses, day)).toBeLessThan(40);
});

test('POST /login accepts an owner who mistypes the password twice while two networks attack', async () => {
  const service = await startService();
  const { username } = await service.person();
  await attack(service, username, { networks: 2, days: 2 });
  const statuses = [];
  for (const password of ['wrong', 'wrong', goodPassword])
    statuses.push((await logIn(service, username, { password })).status);
  expect(statuses).toEqual([401, 401, 200]);
});

test('POST /login: one network cannot delay the owner of any of a hundred names', async () => {
  const service = await startService();
  const people = await Promise.all(Array.from({ length: 100 }, () => service.person()));
  const guess = (username: string) => logIn(service, username, { password: 'wrong' });
  for (const { username } of people)
    for (let attempt = 0; attempt < 7; attempt += 1)
      await service.call('POST /login', { body: { username, password: 'wrong' }, address: '10.0.0.1' });
  for (const { username } of people) {
    expect((await guess(username)).status).toBe(401);
    expect((await logIn(service, username)).status).toBe(200);
  }
});

test('POST /login counts the networks of one IPv6 /48 as one', async () => {
  const service = await startService();
  const { username } = await service.person();
  for (let network = 1; network <= 12; network += 1) {
    const address = `2001:db8:1:${network.toString(16)}::1`;
    service.clock.advance(10 * minute);
    await service.call('POST /login', { body: { username, password: 'wrong' }, address });
  }
  const [inside, outside] = ['2001:db8:1:ffff::1', '2001:db8:2::1'].map((address) =>
    service.call('POST /login', { body: { username, password: 'wrong' }, address }),
  );
  expect([(await inside)?.status, (await outside)?.status]).toEqual([429, 401]);
});

test('POST /login accepts the owner after at most a day while a hundred networks attack', async () => {
  const service = await startService();
  const { username } = await service.person();
  const report = await attack(service, username, { networks: 102, days: 9 });
  expect(report.longestWait).toBeGreaterThan(0.9 * day);
  expect(report.longestWait).toBeLessThanOrEqual(day);
  expect(report.accepted).toBeGreaterThan(6 * 64);
});

test('POST /password/reset and a login end the wait at once while 10,000 networks attack', async () => {
  const service = await startService();
  const { username, id } = await service.person();
  const report = await attack(service, username, { networks: 10_000, days: 4 });
  expect(report.accepted).toBeLessThanOrEqual(1);
  // 60 of new networks; the second and third of two networks, and 20 later ones.
  expect(maxWithin(report.guesses, day)).toBe(60 + 4 + 20);
  expect(maxWithin(report.guesses, minute)).toBe(10);
  expect((await logIn(service, username)).status).toBe(429);

  const code = await issueResetCode(service, id);
  const password = 'a longer walk home';
  const body = { username, code, new_password: password };
  const { status, cookies } = await service.call('POST /password/reset', { body, address: '192.0.2.7' });
  expect(status).toBe(204);
  await attack(service, username, { networks: 10_000, days: 0.1 });
  expect((await logIn(service, username, { password })).status).toBe(429);
  expect((await logIn(service, username, { password, cookies })).status).toBe(200);
});

test('POST /login gives devices from before a password reset no attempts of their own', async () => {
  const service = await startService();
  const { username, id } = await service.person();
  const devices = [];
  for (let device = 0; device < 4; device += 1) devices.push((await logIn(service, username)).cookies);
  const code = await issueResetCode(service, id);
  const body = { username, code, new_password: 'a longer walk home' };
  expect((await service.call('POST /password/reset', { body })).status).toBe(204);
  const statuses = [];
  for (const cookies of devices)
    for (let guess = 0; guess < 5; guess += 1)
      statuses.push((await logIn(service, username, { password: 'wrong', cookies })).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
});
