import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import type { Socket } from 'node:net';
import { refuseConnect } from './client-errors.ts';

/** Requests of one connection at once. Browsers and proxies wait for each response. */
const maxPipelined = 16;

/** File descriptors of the process itself and of its database. */
const ownDescriptors = 64;
/** Share of the others, for each of the two servers of `localhost`: 127.0.0.1 and ::1. */
const descriptorShare = 0.4;

/** Options of Fastify, in milliseconds. */
interface FastifyLimits {
  readonly http?: ServerOptions;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionTimeout?: number;
}

/** Time limits of Fastify's own server, and limits of pipelined requests and of connections. For `serverFactory`. */
export function createServer(
  route: RequestListener,
  { http = {}, keepAliveTimeout = 0, requestTimeout = 0, connectionTimeout = 0 }: FastifyLimits,
): Server {
  const listener = guard(route);
  const server = createHttpServer(http, listener);
  server.keepAliveTimeout = keepAliveTimeout;
  server.requestTimeout = requestTimeout;
  server.setTimeout(connectionTimeout);
  server.maxConnections = findMaxConnections();
  // Node answers an unknown Expect header with a bare 417. Route such a request like any other.
  server.on('checkExpectation', listener);
  server.on('connect', (_request, socket) => refuseConnect(socket));
  return server;
}

/**
 * Closes connections of clients that are gone, and of those that pipeline too many requests: Node starts all that a packet
 * contains, a thousand and more, and answers no other client meanwhile.
 */
function guard(route: RequestListener): RequestListener {
  const atOnce = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Node keeps the address once it was read. A socket that the client has reset has none, for limits and the log.
    if (socket.remoteAddress === undefined) return void socket.destroy();
    const count = (atOnce.get(socket) ?? 0) + 1;
    atOnce.set(socket, count);
    if (count > maxPipelined) return void socket.destroy();
    // In the next turn: a response may end before Node starts the next request of the same packet.
    response.once('close', () => setImmediate(() => atOnce.set(socket, (atOnce.get(socket) ?? 1) - 1)));
    route(request, response);
  };
}

let maxConnections: number | undefined;

/** Without free descriptors, the database and the samples of the load would fail. */
function findMaxConnections(): number {
  if (maxConnections === undefined && process.report) {
    // Without it a report looks up the names of connected clients.
    Object.assign(process.report, { excludeNetwork: true });
    const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: unknown } } };
    const soft = Number(userLimits?.open_files?.soft);
    const share = Math.max(8, Math.floor((soft - ownDescriptors) * descriptorShare));
    maxConnections = Number.isFinite(soft) ? share : Number.POSITIVE_INFINITY;
  }
  return maxConnections ?? Number.POSITIVE_INFINITY;
}
