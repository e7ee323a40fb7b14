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

/** Starts the service, checks what earlier rounds acknowledged, creates load and kills it. Returns what was lost. */
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

/** Checks the 25 newest registrations, all token chains and the number of failures. */
async function findLost(
  ledger: Ledger,
  { url }: RunningService,
  settings: Round['settings'],
): Promise<string[]> {
  const problems: string[] = [];
  for (const username of ledger.registered.slice(-25)) {
    const { status } = await postUntilServed(`${url}/register`, { role: 'student', username, password });
    if (status !== 409) problems.push(`registration of ${username} is lost: ${status}`);
  }
  for (const [name, refresh_token] of ledger.chains) {
    const slow = Date.now() - (ledger.rotatedAt.get(name) ?? 0) > graceMilliseconds;
    const { status, json } = await postUntilServed(`${url}/refresh`, { refresh_token });
    if (status === 200) keepToken(ledger, name, json);
    else if (slow) forgetChain(ledger, name);
    else problems.push(`session of ${name} is lost: ${status}`);
  }
  const counted = await countFailures(settings);
  if (counted < ledger.failures.count)
    problems.push(`${ledger.failures.count - counted} failed logins are lost`);
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

/** Uses a new name after four failures, which have no delay. */
async function fail(ledger: Ledger, { url }: RunningService, lane: string): Promise<void> {
  for (let number = 0; ; number += 1) {
    const username = `${lane}-${Math.floor(number / 4)}`;
    const answer = await tryPost(`${url}/login`, { username, password: 'wrong' });
    if (!answer) return;
    if (answer.status === 401) ledger.failures.count += 1;
  }
}

async function signIn(ledger: Ledger, { url }: RunningService, username: string): Promise<void> {
  await postUntilServed(`${url}/register`, { role: 'student', username, password });
  const { json } = await postUntilServed(`${url}/login`, { username, password, deliver: 'body' });
  keepToken(ledger, username, json);
}

function keepToken(ledger: Ledger, name: string, json: PostAnswer['json']): void {
  ledger.chains.set(name, String(json.refresh_token));
  ledger.rotatedAt.set(name, Date.now());
}

/**
 * An interrupted rotation may have been committed: then the old token is valid only within the grace window. If the check
 * comes later, the chain is inconclusive: counts it and drops it.
 */
function forgetChain(ledger: Ledger, name: string): void {
  ledger.chains.delete(name);
  ledger.tooSlow.count += 1;
}

/** Repeats the request while the service is busy (503), for up to a minute. */
async function postUntilServed(url: string, body: object): Promise<PostAnswer> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const answer = await post(url, body);
    if (answer.status !== 503 || Date.now() > deadline) return answer;
    await sleep(250);
  }
}

/** Undefined after the kill: the outcome is unknown. */
async function tryPost(url: string, body: object): Promise<PostAnswer | undefined> {
  return post(url, body).catch(() => undefined);
}
