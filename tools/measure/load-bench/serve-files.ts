import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Certificate, makeCertificate } from '@campusway/toolkit';
import type { FindFile } from './site-files.ts';

export interface ServedSite {
  readonly origin: string;
  readonly close: () => void;
}

/** HTTP/2. Each response starts `delay` milliseconds after its request, so times count round trips. */
export function serveHttp2(find: FindFile, delay: number): Promise<ServedSite> {
  const server = createSecureServer(temporaryCertificate());
  server.on('stream', (stream, request) => {
    const file = find(String(request[':path']));
    setTimeout(() => {
      if (stream.destroyed) return;
      stream.respond({ ':status': file ? 200 : 404, ...file?.headers });
      stream.end(file?.body);
    }, delay);
  });
  server.on('sessionError', () => undefined);
  return listen(server, 'https');
}

/** HTTP/1.1 without delay; the browser throttles it. */
export function serveHttp1(find: FindFile): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const file = find(request.url ?? '/');
    response.writeHead(file ? 200 : 404, { ...file?.headers, 'content-length': file?.body.length ?? 0 });
    response.end(file?.body);
  });
  return listen(server, 'http');
}

function listen(
  server: ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>,
  scheme: string,
): Promise<ServedSite> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `${scheme}://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

function temporaryCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-bench-'));
  try {
    return makeCertificate(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
