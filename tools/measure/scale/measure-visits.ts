import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningNginx } from '@campusway/toolkit';
import { withChromium } from '@campusway/toolkit/chromium';
import type { Browser } from 'playwright-core';
import { assumptions } from './assumptions.ts';
import { type Answer, sharedSeconds } from './replay-day.ts';

/** First visit of a device, the next one, and the one after the deployment of a remote. */
const moments = ['first', 'again', 'deployed'] as const;

interface VisitKind {
  readonly page: string;
  /** Whether a service worker stores the release. */
  readonly worker: boolean;
  readonly moment: (typeof moments)[number];
}

export function kindName({ page, worker, moment }: VisitKind): string {
  return `${page} ${moment}${worker ? ', worker' : ''}`;
}

/** Makes a visit of each kind in Chromium and reads from the log of nginx what it sent, by `kindName`. */
export function measureVisits(nginx: RunningNginx, deploy: () => Promise<void>) {
  // With other ways to accept the certificate, Chromium does not cache and registers no service worker.
  const key = new X509Certificate(nginx.certificate).publicKey.export({ type: 'spki', format: 'der' });
  const digest = createHash('sha256').update(key).digest('base64');
  const flags = [`--ignore-certificate-errors-spki-list=${digest}`];
  return withChromium((browser) => visitAll(browser, nginx, deploy), flags);
}

async function visitAll(browser: Browser, { https, accessLog }: RunningNginx, deploy: () => Promise<void>) {
  const visits = new Map<string, readonly Answer[]>();
  const devices = assumptions.pages.flatMap((page) => [
    { page, worker: true, context: browser.newContext({ serviceWorkers: 'allow' }) },
    { page, worker: false, context: browser.newContext({ serviceWorkers: 'block' }) },
  ]);
  for (const moment of moments) {
    if (moment === 'deployed') await deploy();
    for (const { page, worker, context } of devices) {
      const { length } = readFileSync(accessLog);
      const tab = await (await context).newPage();
      await tab.goto(https + page);
      const log = await readWhenQuiet(accessLog, length, worker ? '/service-worker.js' : page);
      visits.set(kindName({ page, worker, moment }), log.trimEnd().split('\n').map(parseAnswer));
      await tab.close();
    }
  }
  return visits;
}

/** What the log has after `start`, once it names `path` and has not grown for two seconds. */
async function readWhenQuiet(file: string, start: number, path: string): Promise<string> {
  for (let last = ''; ; ) {
    await wait(2000);
    const log = readFileSync(file).subarray(start).toString();
    if (log === last && log.includes(` ${path} `)) return log;
    last = log;
  }
}

function parseAnswer(line: string): Answer {
  const [status = '', bytes, path = '', ...cacheControl] = line.split(' ');
  return {
    path,
    status: Number(status),
    bytes: Number(bytes),
    sharedSeconds: sharedSeconds(Number(status), cacheControl.join(' ')),
  };
}
