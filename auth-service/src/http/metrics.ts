import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';

/** Seconds, upper bounds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface RouteTimes {
  readonly labels: string;
  readonly counts: number[];
  sum: number;
  total: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    readMetrics(): string;
  }
}

/** Prometheus' text format, on a port of its own: it tells how much is going on, and nothing about whom. */
export function registerMetrics(app: FastifyInstance, { config, hasher, journal }: Services): void {
  app.decorate('readMetrics', readMetrics);
  const times = new Map<string, RouteTimes>();
  if (config.metrics) serveMetrics(app, config.metrics);

  function serveMetrics(app: FastifyInstance, address: NonNullable<Config['metrics']>): void {
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.is404 ? 'none' : request.routeOptions.url;
      const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
      const entry = times.get(labels) ?? { labels, counts: buckets.map(() => 0), sum: 0, total: 0 };
      times.set(labels, entry);
      observe(entry, reply.elapsedTime / 1000);
      done();
    });
    const server = createServer((request, response) => {
      const isKnown = request.url === '/metrics';
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(isKnown ? readMetrics() : '');
    });
    app.addHook('onReady', async () => {
      server.listen(address);
      await once(server, 'listening');
    });
    app.addHook('onClose', () => {
      server.close();
      server.closeAllConnections();
    });
  }

  function readMetrics(): string {
    const { rss, heapUsed } = process.memoryUsage();
    return [
      ...toCounter('campusway_events_total', 'What happened to accounts and sessions', toEventSamples()),
      ...toCounter('campusway_password_hashes_total', 'Password hashes computed', [['', hasher.hashes]]),
      ...toGauge('campusway_password_work', 'Requests that hash or wait to', hasher.admitted),
      ...toGauge('process_resident_memory_bytes', 'Resident memory', rss),
      ...toGauge('nodejs_heap_used_bytes', 'Heap in use', heapUsed),
      ...toHistogram([...times.values()]),
      '',
    ].join('\n');
  }

  function toEventSamples(): [string, number][] {
    return [...journal.counts].map(([event, count]) => [`{event="${event}"}`, count]);
  }
}

function observe(entry: RouteTimes, seconds: number): void {
  entry.total += 1;
  entry.sum += seconds;
  for (const [index, bound] of buckets.entries())
    if (seconds <= bound) entry.counts[index] = (entry.counts[index] ?? 0) + 1;
}

function toCounter(name: string, help: string, samples: readonly [string, number][]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} counter`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}

function toGauge(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`];
}

function toHistogram(routes: readonly RouteTimes[]): string[] {
  const name = 'http_request_duration_seconds';
  return [
    `# HELP ${name} Time from the request to the end of its answer`,
    `# TYPE ${name} histogram`,
    ...routes.flatMap(({ labels, counts, sum, total }) => [
      ...counts.map((count, index) => `${name}_bucket{${labels},le="${buckets[index]}"} ${count}`),
      `${name}_bucket{${labels},le="+Inf"} ${total}`,
      `${name}_sum{${labels}} ${sum}`,
      `${name}_count{${labels}} ${total}`,
    ]),
  ];
}
