import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModuleRecord } from '@campusway/artefact/record';
import type { ModuleRecord } from '@campusway/pages';
import { deployBuilds } from '@campusway/publishing/commands';
import { liveRelease } from '@campusway/publishing/release';
import { uploadBuild } from '@campusway/publishing/site-folder';
import { makeCertificate, projectRoot } from '@campusway/toolkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSiteWithAccounts, type SiteWithAccounts } from '../support/site-with-accounts.ts';
import { type Engine, type Tab, until, waitForText } from './engines/engine.ts';
import { type FaultyProxy, openFaultyProxy, tamperedMark } from './faulty-proxy.ts';

const directory = '/modules/mfe-directory/';

/** Journeys for every engine, each in a new profile. */
export function describeJourneys(engine: Engine): void {
  describe(engine.name, () => {
    let served: SiteWithAccounts;
    let auth: FaultyProxy;
    let site: FaultyProxy;
    let tab: Tab;
    let close: () => Promise<void>;

    beforeAll(async () => {
      const proxies: FaultyProxy[] = [];
      const certificate = engine.needsTls ? createCertificate() : undefined;
      served = await openSiteWithAccounts(async (target) => {
        const proxy = await openFaultyProxy(target, certificate);
        proxies.push(proxy);
        return proxy;
      });
      [auth, site] = proxies as [FaultyProxy, FaultyProxy];
    });
    afterAll(() => served.close());
    beforeEach(async () => {
      const opened = await engine.open();
      ({ tab, close } = opened);
    });
    afterEach(async () => {
      site.fail(directory, undefined);
      await close();
    });

    test('the home page answers a search', async () => {
      await tab.goto(site.origin);
      await until(tab, 'document.querySelector("input[role=combobox]")');
      await tab.type('input[role=combobox]', '215');
      await tab.click('main button[type=submit]');
      await waitForText(tab, 'Room 215 is on the second floor: CSE department.');
    });

    test('deep links, Back and Forward work across remotes', async () => {
      await tab.goto(`${site.origin}/cse-map`);
      await waitForText(tab, 'Room Details');
      await tab.click('nav[aria-label=Main] a[href="/"]');
      await until(tab, 'document.querySelector("input[role=combobox]")');
      await tab.back();
      await waitForText(tab, 'Room Details');
    });

    test('a remote that is down affects only its own pages, and recovers without a reload', async () => {
      site.fail(directory, 'down');
      await tab.goto(`${site.origin}/departments`);
      await waitForText(tab, 'Faculty is not available');
      await tab.read('globalThis.samePage = true');
      site.fail(directory, undefined);
      await tab.click('main button');
      await until(tab, 'document.querySelector(\'main a[href="/cse"]\')');
      expect(await tab.read('globalThis.samePage === true')).toBe(true);
    });

    test('a route across floors is drawn and described', async () => {
      await tab.goto(`${site.origin}/navigate?from=main-gate-1&to=room-310`);
      await until(tab, 'document.querySelector(\'path[stroke="blue"]\')');
      await waitForText(tab, 'third floor');
    });

    test('a session survives a reload', async () => {
      const username = `p-${randomUUID().slice(0, 8)}`;
      const password = 'quiet river stones';
      await fetch(`${auth.target}/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ role: 'student', username, password }),
      });
      await tab.goto(`${site.origin}/login`);
      await until(tab, 'document.querySelector("input[type=password]")');
      await tab.type('input[autocomplete=username]', username);
      await tab.type('input[type=password]', password);
      await tab.click('main button[type=submit]');
      await until(tab, 'location.pathname === "/campus-map"');
      await waitForText(tab, username);
      await tab.reload();
      await waitForText(tab, username);
    });

    test('a tampered script does not run', async () => {
      site.fail(directory, 'tampered');
      await tab.goto(`${site.origin}/departments`);
      await waitForText(tab, 'Faculty is not available');
      expect(await tab.read(`globalThis.${tamperedMark} === undefined`)).toBe(true);
    });

    test('a tab has the canary or the live build of a module, and not both', async () => {
      const { live, canary } = await showCanary(served.folder);
      await tab.goto(`${site.origin}/about`);
      for (const [drawn, build] of [
        [0.9, canary],
        [1.1, live],
      ]) {
        await tab.read(`void (sessionStorage['campusway:canary'] = ${drawn})`);
        await tab.goto(`${site.origin}/departments`);
        await until(tab, 'document.querySelector(\'main a[href="/cse"]\')');
        const files = await tab.read<string[]>(
          'performance.getEntriesByType("resource").map(({ name }) => name)',
        );
        const builds = files.filter((file) => file.includes(directory)).map((file) => file.split('/')[5]);
        expect(new Set(builds)).toEqual(new Set([build]));
      }
    });
  });
}

/** Shows a copy of the directory's live build to one percent of the tabs. */
async function showCanary(site: string): Promise<Record<'live' | 'canary', string>> {
  const name = 'mfe-directory';
  const live = liveRelease(site)?.modules[name] ?? '';
  const canary = 'f00dfeedf00d';
  const record = JSON.stringify(readModuleRecord(site, { name, version: live })).replaceAll(live, canary);
  const build = JSON.parse(record) as ModuleRecord;
  await uploadBuild(site, build, join(projectRoot, name, 'dist'));
  const options = { browser: false, dryRun: false, force: false, drops: new Map(), canary: 1 };
  await deployBuilds(site, [build], options, () => undefined);
  return { live, canary };
}

function createCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-certificate-'));
  const certificate = makeCertificate(folder);
  rmSync(folder, { recursive: true });
  return certificate;
}
