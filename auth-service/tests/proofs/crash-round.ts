import { setTimeout as sleep } from 'node:timers/promises';
import { type PostAnswer, post, type RunningService, spawnService } from '../support/process.ts';
import { countFailures } from './count-failures.ts';
import type { Ledger } from './crash-ledger.ts';

const password = 'quiet river stones';
/** As in the service's configuration. */
const graceMilliseconds = 20_000;

interface Round {
  readonly round: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly afterKill: () => Promise<void>;
}

/** Starts the service, checks what earlier rounds were promised, works it hard and kills it. What was lost. */
export async function crashOnce(
  ledger: Ledger,
  { round, settings, afterKill }: Round,
): Promise<readonly string[]> {
  const service = await spawnService(settings);
  const problems = await findLost(ledger, service, settings);
  const work = [
    ...Array.from({ length: 3 }, (_, lane) => register(ledger, service, `r${round}-${lane}`)),
    ...[...ledger.chains.keys()].slice(-4).map((name) => rotate(ledger, service, name)),
    ...Array.from({ length: 2 }, (_, lane) => fail(ledger, service, `f${round}-${lane}`)),
  ];
  if (ledger.chains.size < 8) await signIn(ledger, service, `chain-${round}`);
  await sleep(150 + Math.random() * 400);
  await service.kill('SIGKILL');
  await Promise.all(work);
  await afterKill();
  return problems;
}

/** The newest of everything at each round, and all of it at the last would take longer and prove the same. */
async function findLost(
  ledger: Ledger,
  { url }: RunningService,
  settings: Round['settings'],
): Promise<string[]> {
  const problems: string[] = [];
  for (const username of ledger.registered.slice(-25)) {
    const { status } = await ask(`${url}/register`, { role: 'student', username, password });
    if (status !== 409) problems.push(`registration of ${username} is gone: ${status}`);
  }
  for (const [name, refresh_token] of ledger.chains) {
    const slow = Date.now() - (ledger.rotatedAt.get(name) ?? 0) > graceMilliseconds;
    const { status, json } = await ask(`${url}/refresh`, { refresh_token });
    if (status === 200) keepToken(ledger, name, json);
    else if (slow) forgetChain(ledger, name);
    else problems.push(`session of ${name} is gone: ${status}`);
  }
  const counted = await countFailures(settings);
  if (counted < ledger.failures.count)
    problems.push(`${ledger.failures.count - counted} failed logins are forgotten`);
  return problems;
}

async function register(ledger: Ledger, { url }: RunningService, lane: string): Promise<void> {
  for (let number = 0; ; number += 1) {
    const username = `${lane}-${number}`;
    const answer = await tryPost(`${url}/register`, { role: 'student', username, password });
    if (!answer) return;
    if (answer.status === 201) ledger.registered.push(username);
  }
}

async function rotate(ledger: Ledger, { url }: RunningService, name: string): Promise<void> {
  for (;;) {
    const answer = await tryPost(`${url}/refresh`, { refresh_token: ledger.chains.get(name) });
    if (answer?.status !== 200) return;
    keepToken(ledger, name, answer.json);
    ledger.rotations.count += 1;
  }
}

/** Four failures of a name are let through without a delay. */
async function fail(ledger: Ledger, { url }: RunningService, lane: string): Promise<void> {
  for (let number = 0; ; number += 1) {
    const username = `${lane}-${Math.floor(number / 4)}`;
    const answer = await tryPost(`${url}/login`, { username, password: 'wrong' });
    if (!answer) return;
    if (answer.status === 401) ledger.failures.count += 1;
  }
}

async function signIn(ledger: Ledger, { url }: RunningService, username: string): Promise<void> {
  await ask(`${url}/register`, { role: 'student', username, password });
  const { json } = await ask(`${url}/login`, { username, password, deliver: 'body' });
  keepToken(ledger, username, json);
}

function keepToken(ledger: Ledger, name: string, json: PostAnswer['json']): void {
  ledger.chains.set(name, String(json.refresh_token));
  ledger.rotatedAt.set(name, Date.now());
}

/**
 * A rotation that the kill cut off may have happened: its old token is good for the grace window and reuse after it.
 * On a machine too busy for the window such a chain proves nothing; it is counted and another is begun.
 */
function forgetChain(ledger: Ledger, name: string): void {
  ledger.chains.delete(name);
  ledger.tooSlow.count += 1;
}

/** The answer of a service that has time for it: on a busy machine it may say 503 and mean later. */
async function ask(url: string, body: object): Promise<PostAnswer> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await post(url, body);
    if (answer.status !== 503 || Date.now() > deadline) return answer;
    await sleep(250);
  }
}

/** Undefined once the service is dead: whether it did the work nobody was told. */
async function tryPost(url: string, body: object): Promise<PostAnswer | undefined> {
  return post(url, body).catch(() => undefined);
}
