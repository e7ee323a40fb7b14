import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { handleError, ProblemError } from '../errors.ts';
import { securityHeaders } from './security-headers.ts';

/** A password of 256 characters, each written as two \uXXXX escapes, twice over, fits. */
const bodyLimit = 16 * 1024;

export function toServerOptions(config: Config): FastifyServerOptions<Server> {
  return {
    bodyLimit,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 10_000,
    return503OnClosing: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // Ajv's habits here would drop an unknown field and turn numbers into text. A body is taken as it is, or refused.
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: true },
    },
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(securityHeaders)),
    clientErrorHandler,
    routerOptions: { maxParamLength: 100 },
  };
}

/** What is no HTTP request never reaches a route; it gets the same kind of answer, and its connection is closed. */
function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = toClientProblem(error.code);
  const body = JSON.stringify(problem.toDocument());
  const head = [
    `HTTP/1.1 ${problem.statusCode} ${problem.toDocument().title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function toClientProblem(code: string | undefined): ProblemError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ProblemError('headers-too-large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ProblemError('request-timeout');
  return new ProblemError('bad-request');
}
