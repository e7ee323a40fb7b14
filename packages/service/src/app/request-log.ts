import type { Server } from 'node:http';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';

/**
 * One line for each answer: the route's pattern, never the address as it was asked for, no header and no body. What a
 * client wrote is in no line, so no secret can be, and no line can be forged.
 */
export function toLogOptions(
  level: string,
  destination: NodeJS.WritableStream | undefined,
): FastifyServerOptions<Server> {
  return {
    logger: {
      level,
      serializers: { req: () => ({}), res: () => ({}), err: toErrorLine },
      ...(destination && { stream: destination }),
    },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** The message of a mistake of ours may repeat a value; its stack and its code say where to look. */
function toErrorLine(error: Error) {
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { type: error.name, code, message: '', stack: stack.join('\n') };
}

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? 'none' : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
