import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../ports.ts';
import { projectRoot } from '../project.ts';
import { makeCertificate } from './make-certificate.ts';
import { findNginx } from './server-programs.ts';

export interface RunningNginx {
  readonly https: string;
  readonly http: string;
  /** Of the master process. */
  readonly pid: number | undefined;
  /** Self-signed, PEM. */
  readonly certificate: Buffer;
  /** File with a line for each answer: status, sent bytes, address, `Cache-Control`. */
  readonly accessLog: string;
  readonly stop: () => Promise<void>;
}

/** Starts Debian's nginx with the project's configuration for a site folder, on two free loopback ports. */
export async function startNginx(site: string): Promise<RunningNginx> {
  const { nginx, brotli } = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'campusway-nginx-'));
  const [http, https] = await Promise.all([findFreePort(), findFreePort()]);
  const { cert } = makeCertificate(folder);
  writeFileSync(join(folder, 'site.conf'), adapt({ folder, site, http, https }));
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder, brotli));
  const child = spawn(
    nginx,
    ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')],
    {
      stdio: 'inherit',
    },
  );
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await untilListening(https, () => readFileSync(join(folder, 'error.log'), 'utf8'));
  async function stop(): Promise<void> {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    https: `https://localhost:${https}`,
    http: `http://localhost:${http}`,
    pid: child.pid,
    certificate: cert,
    accessLog: join(folder, 'access.log'),
    stop,
  };
}

interface Place {
  readonly folder: string;
  readonly site: string;
  readonly http: number;
  readonly https: number;
}

/** The project's configuration with the values from its head comment and other ports. */
function adapt({ folder, site, http, https }: Place): string {
  const source = join(projectRoot, 'deploy/nginx');
  mkdirSync(join(folder, 'snippets'));
  for (const snippet of ['campusway-headers.conf', 'campusway-types.conf'])
    copyFileSync(join(source, snippet), join(folder, 'snippets', snippet));
  return readFileSync(join(source, 'campusway.conf'), 'utf8')
    .replaceAll('/etc/nginx/snippets/', `${folder}/snippets/`)
    .replaceAll('/srv/campusway/site', site)
    .replaceAll('/etc/ssl/campusway.key', `${folder}/key.pem`)
    .replaceAll('/etc/ssl/campusway.pem', `${folder}/cert.pem`)
    .replaceAll('campus.example.edu', 'localhost')
    .replaceAll('listen [::]:443 ', `listen [::1]:${https} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('listen [::]:80;', `listen [::1]:${http};`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`);
}

function mainConfiguration(folder: string, brotli: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
load_module ${brotli};
events {}
http {
  log_format answers '$status $bytes_sent $request_uri $sent_http_cache_control';
  access_log ${folder}/access.log answers;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}
`;
}

async function untilListening(port: number, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.unref();
    });
    if (open) return;
    await pause(100);
  }
  throw new Error(`nginx does not listen:\n${log()}`);
}
