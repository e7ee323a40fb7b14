/** Lighthouse on the published site, mobile, median of five: `npm run lighthouse [address ...]`. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '@campusway/publishing/build';
import { publishSite } from '@campusway/publishing/deploy';
import { serveSite } from '@campusway/publishing/serve';
import {
  chromiumFlags,
  findChromium,
  findFreePort,
  parseToolArgs,
  runToolWithArgs,
  ToolError,
} from '@campusway/toolkit';
import { chromium } from 'playwright-core';
import { type Audit, auditPage, findShortfalls } from './lighthouse/audit-page.ts';

const usual = ['/', '/departments', '/cse-nav', '/navigate?from=main-gate-1&to=room-310', '/login'];

const usage = `npm run lighthouse -- [address ...]
An address begins with a slash: /departments. Without one: ${usual.join(' ')}`;

await runToolWithArgs(async (args) => {
  const { positionals: named } = parseToolArgs(args, {}, usage);
  const strange = named.find((word) => !word.startsWith('/'));
  if (strange) throw new ToolError(`"${strange}" is not an address of the site.\n\n${usage}`);
  const addresses = named.length > 0 ? named : usual;
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'campusway-lighthouse-'));
  // Only sites with accounts have the login page; its form renders without a running service.
  await publishSite(folder, { auth: 'http://localhost:4174' });
  const server = await serveSite(folder, 0);
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  const audits: Audit[] = [];
  try {
    const origin = `http://localhost:${(server.addresses()[0] as AddressInfo).port}`;
    console.log('Median of 5             perf  a11y  best   seo   FCP ms  LCP ms  TBT ms    CLS');
    for (const address of addresses) {
      const audit = await auditPage(origin + address, { port, runs: 5 });
      audits.push(audit);
      console.log(toRow(address, audit));
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const shortfalls = audits.flatMap((audit, index) =>
    findShortfalls(audit).map((shortfall) => `${addresses[index]}: ${shortfall}`),
  );
  if (shortfalls.length > 0) throw new ToolError(`Below the targets:\n${shortfalls.join('\n')}`);
});

function toRow(address: string, { scores, times }: Audit): string {
  const { performance, accessibility, 'best-practices': best, seo } = scores;
  const numbers = [performance, accessibility, best, seo].map((score) => String(score).padStart(6));
  const milliseconds = [times.fcp, times.lcp, times.tbt].map((time) => time.toFixed(0).padStart(8));
  return `${address.slice(0, 22).padEnd(22)}${numbers.join('')} ${milliseconds.join('')} ${times.cls.toFixed(3).padStart(6)}`;
}
