import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createSharedProblem, type ProblemError } from '../problems.ts';
import { securityHeaders } from './security-headers.ts';

const closeMs = 1000;

/** Answers bytes that Node cannot parse as HTTP with problem+json, and closes the connection. No route or hook runs. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  answer(socket, toProblem(error.code));
}

/** Node passes CONNECT to no route: without a listener it closes the connection. */
export function refuseConnect(socket: Duplex): void {
  // The client may close first.
  socket.on('error', () => undefined);
  answer(
    socket,
    createSharedProblem('method-not-allowed', { headers: { allow: 'GET, HEAD, POST, PUT, DELETE' } }),
  );
}

function answer(socket: Duplex, problem: ProblemError): void {
  const body = JSON.stringify(problem.toDocument());
  const head = [
    `HTTP/1.1 ${problem.statusCode} ${problem.toDocument().title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries({ ...securityHeaders, ...problem.headers }).map(([name, value]) => `${name}: ${value}`),
  ];
  // A client that does not read or close would hold the connection.
  setTimeout(() => socket.destroy(), closeMs).unref();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function toProblem(code: string | undefined): ProblemError {
  if (code === 'HPE_HEADER_OVERFLOW') return createSharedProblem('headers-too-large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return createSharedProblem('request-timeout');
  return createSharedProblem('bad-request');
}
