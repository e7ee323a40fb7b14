/** Bytes and requests of a day of a million visits, from a CDN and from one nginx: `npm run scale`, docs/scale.md. */
import { join } from 'node:path';
import { buildSite } from '@campusway/artefact/build';
import { liveRelease } from '@campusway/publishing/release';
import { inTempFolder } from '@campusway/publishing/site-folder';
import { runTool, startNginx } from '@campusway/toolkit';
import { publishTwice, republish } from './load-bench/publish-twice.ts';
import { assumptions } from './scale/assumptions.ts';
import { generateDay } from './scale/generate-day.ts';
import { loadNginx } from './scale/load-nginx.ts';
import { measureVisits } from './scale/measure-visits.ts';
import { type Answer, measureTraffic, replayDay, type Traffic } from './scale/replay-day.ts';

const { visits, deployed, signedIn, loggingIn, minutes } = assumptions;
const loadMs = 20_000;
/** One visit in so many is repeated in the load. */
const sampling = 500;

await runTool(async () => {
  await buildSite();
  await inTempFolder(async (folder) => {
    const site = join(folder, 'site');
    await publishTwice(site);
    const deploy = () => republish(site, liveRelease(site)?.modules ?? {}, [deployed], 1);
    const nginx = await startNginx(site);
    try {
      const measured = await measureVisits(nginx, deploy);
      const { peakPerSecond, sample } = printDay(measured);
      const load = await loadNginx(nginx, sample, loadMs);
      const perSecond = load.visits / load.seconds;
      const perCore = load.visits / load.processorSeconds;
      console.log(`\nOne nginx with one worker and a client of this process, each visit over a new connection:
served ${round(perSecond)} visits/s with ${round((100 * load.processorSeconds) / load.seconds)} % of a core,
so a core serves ${round(perCore)} visits/s, ${round(perCore / peakPerSecond)} times those of the peak hour (${round(peakPerSecond)})`);
    } finally {
      await nginx.stop();
    }
  });
});

function printDay(measured: ReadonlyMap<string, readonly Answer[]>) {
  const counts = new Map<string, number>();
  const sample: (readonly Answer[])[] = [];
  function* countedVisits() {
    let index = 0;
    for (const visit of generateDay(measured)) {
      counts.set(visit.kind, (counts.get(visit.kind) ?? 0) + 1);
      if (index++ % sampling === 0) sample.push(measured.get(visit.kind) ?? []);
      yield visit;
    }
  }
  const hours = replayDay(countedVisits());
  const kinds = Array.from(measured, ([kind, answers]) => {
    const { requests, bytes } = measureTraffic(answers);
    const count = counts.get(kind) ?? 0;
    const day = { 'visits a day': count, 'GB a day': round((count * bytes) / 1e9) };
    return [kind, { kB: round(bytes / 1000), requests, ...day }];
  });
  console.table(Object.fromEntries(kinds));

  const peak = hours.reduce((busiest, hour) => (hour.visits > busiest.visits ? hour : busiest));
  const [visitors, origin] = [
    total(hours.map((hour) => hour.visitors)),
    total(hours.map((hour) => hour.origin)),
  ];
  console.table({
    'to visitors, day': toRates(visitors, 24),
    'to visitors, peak hour': toRates(peak.visitors, 1),
    'origin to edges, day': toRates(origin, 24),
    'origin to edges, peak hour': toRates(peak.origin, 1),
  });
  const hits = (name: keyof Traffic) => round(100 * (1 - origin[name] / visitors[name]));
  console.log(`The edges answer ${hits('requests')} % of the requests and ${hits('bytes')} % of the bytes`);
  printAuth(peak.visits);
  return { peakPerSecond: peak.visits / 3600, sample };
}

function printAuth(peakVisits: number): void {
  // A page renews its access token, which lasts 10 minutes, a minute early. The CORS preflight is valid for 10 minutes.
  const perVisit = {
    refresh: signedIn * (1 + Math.floor(minutes / 9)),
    login: loggingIn,
    preflight: signedIn + loggingIn,
  };
  const rows = Object.entries(perVisit).map(([name, share]) => {
    const perSecond = {
      day: round((visits * share) / 86_400),
      'peak hour': round((peakVisits * share) / 3600),
    };
    return [name, perSecond];
  });
  console.log('\nRequests to the auth service a second');
  console.table(Object.fromEntries(rows));
}

function total(traffic: readonly Traffic[]): Traffic {
  const add = (name: keyof Traffic) => traffic.reduce((sum, one) => sum + one[name], 0);
  return { requests: add('requests'), notModified: add('notModified'), bytes: add('bytes') };
}

function toRates({ requests, notModified, bytes }: Traffic, hours: number) {
  const seconds = hours * 3600;
  return {
    GB: round(bytes / 1e9),
    'requests/s': round(requests / seconds),
    'Mbit/s': round((bytes * 8) / seconds / 1e6),
    'answered 304, %': round((100 * notModified) / requests),
  };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
