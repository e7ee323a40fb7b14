import { isUtf8 } from 'node:buffer';
import type { Server } from 'node:http';
import fastify, { type FastifyInstance, type onRequestHookHandler } from 'fastify';
import { handleClientError } from './app/client-errors.ts';
import { createServer } from './app/create-server.ts';
import { createErrorHandler } from './app/error-handler.ts';
import { registerRequestLog, toLogOptions } from './app/request-log.ts';
import { registerSecurityHeaders, securityHeaders } from './app/security-headers.ts';
import { createProxyTrust } from './client-address.ts';
import { ProblemSchema } from './problem-schema.ts';
import { createSharedProblem, type ProblemError } from './problems.ts';

export interface AppOptions {
  readonly logLevel: 'info' | 'warn' | 'error' | 'silent';
  /** Default: standard output. */
  readonly logTo?: NodeJS.WritableStream;
  /** Reverse proxies whose X-Forwarded-For is trusted: addresses or networks. */
  readonly trustedProxies?: readonly string[];
  /** Maximum bytes of a request body. Default: 16 KiB. */
  readonly bodyLimit?: number;
  /** Converts errors of the service; undefined for all others. */
  readonly toProblem?: (error: unknown) => ProblemError | undefined;
}

/**
 * Fastify app with security headers on every response, problem+json for every error, and a log without client input.
 * Request bodies must be JSON; they are validated and never coerced.
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
    serverFactory: createServer,
    bodyLimit,
    requestTimeout: 10_000,
    http: {
      // Node answers a request without Host with a bare 400; requireHost() answers it with a problem.
      requireHostHeader: false,
      // Node checks the time of requests every 30 s, and a connection that sends a byte now and then is not idle.
      connectionsCheckingInterval: 1000,
      headersTimeout: 10_000,
    },
    connectionTimeout: 15_000,
    keepAliveTimeout: 10_000,
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 ? createProxyTrust(trustedProxies) : false,
    // Fastify's defaults remove unknown fields and convert numbers to strings.
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: true },
    },
    // Hooks have not run: set the security headers here.
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.headers(securityHeaders)),
    clientErrorHandler: handleClientError,
    routerOptions: { maxParamLength: 100 },
    ...toLogOptions(logLevel, logTo),
  });
  app.addSchema(ProblemSchema);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isEncoded(request.headers['content-encoding'])) done(encodedBody());
    // Decoding would replace each wrong byte by the same character: different passwords would become equal.
    else if (!isUtf8(body)) done(createSharedProblem('bad-request', { detail: 'The body is not UTF-8' }));
    else parseJson(request, body.toString(), done);
  });
  if (logLevel === 'info') registerRequestLog(app);
  registerSecurityHeaders(app);
  app.addHook('onRequest', requireHost);
  return app;
}

function isEncoded(codings = ''): boolean {
  return codings.split(',').some((coding) => !['', 'identity'].includes(coding.trim().toLowerCase()));
}

/** RFC 9110, 12.5.3: Accept-Encoding in a 415 response names the accepted codings. */
function encodedBody(): ProblemError {
  return createSharedProblem('unsupported-media-type', {
    detail: 'The body must not be encoded: omit Content-Encoding',
    headers: { 'accept-encoding': 'identity' },
  });
}

/** RFC 9112, 3.2: HTTP/1.1 requires the header. */
const requireHost: onRequestHookHandler = ({ raw }, _reply, done) => {
  const isMissing = raw.httpVersion === '1.1' && raw.headers.host === undefined;
  done(
    isMissing ? createSharedProblem('bad-request', { detail: 'The request has no Host header' }) : undefined,
  );
};
