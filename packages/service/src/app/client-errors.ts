import type { Socket } from 'node:net';
import { createSharedProblem, type ProblemError } from '../problems.ts';
import { securityHeaders } from './security-headers.ts';

/** What is no HTTP request never reaches a route; it gets the same kind of answer, and its connection is closed. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = toProblem(error.code);
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

function toProblem(code: string | undefined): ProblemError {
  if (code === 'HPE_HEADER_OVERFLOW') return createSharedProblem('headers-too-large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return createSharedProblem('request-timeout');
  return createSharedProblem('bad-request');
}
