import { setTimeout as sleep } from 'node:timers/promises';
import { createFolder } from '../support/config.ts';
import { type PostAnswer, post, spawnService } from '../support/process.ts';
import type { AttackResult } from './with-service.ts';

const parallel = 200;
const sources = 10_000;
const attackMs = 6000;
const visitEveryMs = 250;
const password = 'quiet river stones';
/** Hashes per second of two cores at the default cost. The bounds in seconds are for this rate. */
const referenceRate = 40;
const settings = {
  AUTH_LOG: 'silent',
  AUTH_TRUSTED_PROXIES: '127.0.0.1,::1',
  // The lowest cost allowed: more logins in the same time.
  AUTH_ARGON2_MEMORY_KIB: '19456',
  AUTH_ARGON2_PASSES: '2',
};

/** Status and time of each login. */
type Visits = { readonly status: number; readonly ms: number }[];

/** 200 parallel logins from 10,000 addresses, while a known device and people at new addresses log in. */
export async function floodFromAddresses(): Promise<AttackResult> {
  const folder = createFolder();
  const service = await spawnService({ ...settings, AUTH_DATA_DIR: folder.path });
  const { known, unknown, perSecond } = await attack(service.url);
  await service.kill('SIGTERM');
  folder.remove();

  const refused = [...known, ...unknown].filter(({ status }) => status !== 200).length;
  const toSeconds = (ms: number) => (ms / 1000) * (perSecond / referenceRate);
  const [knownSeconds, unknownSeconds] = [toSeconds(toP99(known)), toSeconds(toP99(unknown))];
  return {
    name: `${parallel} parallel logins from ${sources} addresses`,
    figure:
      `known device ${Math.round(toP99(known))} ms, new address ${Math.round(toP99(unknown))} ms at ${Math.round(perSecond)} hashes/s ` +
      `(${knownSeconds.toFixed(2)} s and ${unknownSeconds.toFixed(2)} s at ${referenceRate}/s), ${refused} of ${known.length + unknown.length} refused`,
    bound: `p99 under 1 s and 5 s at ${referenceRate}/s, none refused`,
    isPassed: knownSeconds < 1 && unknownSeconds < 5 && refused === 0,
  };
}

async function attack(url: string) {
  const logIn = (address: string, body: object) =>
    post(`${url}/login`, { password, deliver: 'body', ...body }, { 'x-forwarded-for': address });
  const names = Array.from({ length: 20 }, (_, number) => `honest-${number}`);
  for (const username of ['known', ...names])
    await post(`${url}/register`, { role: 'student', username, password });
  const known: Visits = [];
  const unknown: Visits = [];
  const { json } = await logIn('198.51.100.1', { username: 'known' });

  let hashes = 0;
  let isOver = false;
  async function lane(first: number): Promise<void> {
    for (let number = first; !isOver; number += parallel) {
      const { status } = await logIn(toSource(number % sources), { username: `name-${number}` });
      if (status === 401) hashes += 1;
    }
  }
  const lanes = Array.from({ length: parallel }, (_, number) => lane(number));
  // Until all of them wait.
  await sleep(1000);
  hashes = 0;
  const start = performance.now();
  const isAttacked = () => performance.now() - start < attackMs;

  async function visitAgain(refreshToken: unknown): Promise<void> {
    const again = () => logIn('198.51.100.1', { username: 'known', refresh_token: refreshToken });
    const answer = await visit(known, again);
    await sleep(visitEveryMs);
    if (isAttacked()) await visitAgain(answer.json.refresh_token ?? refreshToken);
  }
  const visits: Promise<unknown>[] = [visitAgain(json.refresh_token)];
  for (let number = 0; isAttacked(); number += 1) {
    const username = names[number % names.length];
    visits.push(visit(unknown, () => logIn(`203.0.113.${number}`, { username })));
    await sleep(visitEveryMs);
  }
  await Promise.all(visits);
  const perSecond = (1000 * (hashes + known.length + unknown.length)) / (performance.now() - start);
  isOver = true;
  await Promise.all(lanes);
  return { known, unknown, perSecond };
}

async function visit(visits: Visits, logIn: () => Promise<PostAnswer>): Promise<PostAnswer> {
  const start = performance.now();
  const answer = await logIn();
  visits.push({ status: answer.status, ms: performance.now() - start });
  return answer;
}

function toP99(visits: Visits): number {
  const sorted = visits.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

/** In turn: a new /64 of one /48, a new /32, an IPv4 address anywhere. */
function toSource(number: number): string {
  const hex = number.toString(16);
  return [`2001:db8:1:${hex}::1`, `2a00:${hex}::1`, toIPv4(number)][number % 3] ?? '';
}

/** Multiplies by an odd number, so all addresses differ. */
function toIPv4(number: number): string {
  const bits = Math.imul(number + 1, 2_654_435_761);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}
