import type { Server } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { handleClientError } from './app/client-errors.ts';
import { createErrorHandler } from './app/error-handler.ts';
import { registerRequestLog, toLogOptions } from './app/request-log.ts';
import { registerSecurityHeaders, securityHeaders } from './app/security-headers.ts';
import type { ProblemError } from './problems.ts';

export interface AppOptions {
  readonly logLevel: 'info' | 'warn' | 'error' | 'silent';
  /** Default: standard output. */
  readonly logTo?: NodeJS.WritableStream;
  /** Reverse proxies whose X-Forwarded-For is believed: addresses or networks. */
  readonly trustedProxies?: readonly string[];
  /** Bytes of a body. Default: 16 KiB. */
  readonly bodyLimit?: number;
  /** What an error of the service itself is answered with. */
  readonly toProblem?: (error: unknown) => ProblemError | undefined;
}

/**
 * A Fastify app whose every answer has the security headers, whose every error is problem+json, and whose log repeats
 * nothing that a client wrote. Bodies are JSON, taken as they are or refused.
 */
export function createApp({
  logLevel,
  logTo,
  trustedProxies = [],
  bodyLimit = 16 * 1024,
  toProblem,
}: AppOptions): FastifyInstance {
  const handleError = createErrorHandler(toProblem);
  const app = fastify<Server>({
    bodyLimit,
    requestTimeout: 10_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 10_000,
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Ajv's habits here would drop an unknown field and turn numbers into text.
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: true },
    },
    // No hook has run yet.
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(securityHeaders)),
    clientErrorHandler: handleClientError,
    routerOptions: { maxParamLength: 100 },
    ...toLogOptions(logLevel, logTo),
  });
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  // Node would answer "Expect: anything" by itself, with a bare 417: it is a request like any other.
  app.server.on('checkExpectation', app.routing);
  if (logLevel === 'info') registerRequestLog(app);
  registerSecurityHeaders(app);
  return app;
}
