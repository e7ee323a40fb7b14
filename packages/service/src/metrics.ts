import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { toSystemError } from './system-errors.ts';

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** A client could otherwise add a series per method that Node.js parses. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
  /** Settings of host and port, for messages. */
  readonly settings: string;
}

/**
 * Serves `registry` at `/metrics` on a separate, non-public port. Adds request durations and Node's default metrics to the
 * registry.
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, address: MetricsAddress): Server {
  collectDefaultMetrics({ register: registry });
  observeResponses(app, registry);
  const server = createServer(async (request, response) => {
    const isKnown = request.url === '/metrics';
    response.writeHead(isKnown ? 200 : 404, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE });
    response.end(isKnown ? await registry.metrics() : '');
  });
  app.addHook('onReady', async () => {
    server.listen(address);
    await once(server, 'listening').catch((error: unknown) => {
      const { host, port, settings } = address;
      throw toSystemError(error, `serve metrics on ${host}:${port}`, `Change ${settings}`);
    });
  });
  app.addHook('onClose', () => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

function observeResponses(app: FastifyInstance, registry: Registry): void {
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.is404 ? 'none' : request.routeOptions.url;
    const method = methods.has(request.method) ? request.method : 'other';
    times.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
