import type { Server } from 'node:http';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { LogWriter } from './log-writer.ts';

const standardOutput = 1;

/**
 * Logs the pattern of the route instead of the URL, and no headers or bodies: client input cannot leak a secret into the
 * log or forge a line.
 */
export function toLogOptions(
  level: string,
  destination: NodeJS.WritableStream | LogWriter = new LogWriter(standardOutput, reportFailure),
): FastifyServerOptions<Server> {
  return {
    logger: {
      level,
      serializers: { req: () => ({}), res: () => ({}), err: toErrorLine },
      stream: destination,
    },
    logController: new LogController({ disableRequestLogging: true }),
  };
}

function reportFailure(reason: string): void {
  process.stderr.write(`Cannot write the log: ${reason}. Lines are dropped until it can be written again\n`);
}

/** Drops the message, which may repeat client input. Keeps the code and the stack. */
function toErrorLine(error: Error) {
  const code = 'code' in error ? String(error.code) : undefined;
  const stack = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return { type: error.name, code, message: '', stack: stack.join('\n') };
}

/** Logs one line per response. */
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
