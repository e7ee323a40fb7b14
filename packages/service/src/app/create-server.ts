import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import type { Socket } from 'node:net';
import { refuseConnect } from './client-errors.ts';

/** Requests of one connection that wait for the response to an earlier one. Browsers and proxies send none. */
const maxPipelined = 16;

/** Share of the process's file descriptors, for each of the two servers of `localhost`: 127.0.0.1 and ::1. */
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
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // Node keeps the address once it was read. A socket that the client has reset has none, for limits and the log.
    if (socket.remoteAddress === undefined) return void socket.destroy();
    // Node assigns the socket to a response when the one before it has ended.
    if (response.socket === null) {
      const count = (waiting.get(socket) ?? 0) + 1;
      waiting.set(socket, count);
      if (count > maxPipelined) return void socket.destroy();
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    }
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
    maxConnections = Number.isFinite(soft) ? Math.floor(soft * descriptorShare) : Number.POSITIVE_INFINITY;
  }
  return maxConnections ?? Number.POSITIVE_INFINITY;
}
