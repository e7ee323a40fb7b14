import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { ToolError } from '../run-tool.ts';
import { findProgram } from './find-program.ts';

/** Debian's nginx and its module for precompressed brotli files. */
export function findNginx(): { readonly nginx: string; readonly brotli: string } {
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  return {
    nginx: findProgram({ places: ['/usr/sbin/nginx'], packages }),
    brotli: findProgram({
      places: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
      packages,
    }),
  };
}

export function findRsync(): string {
  return findProgram({ places: ['/usr/bin/rsync'], packages: ['rsync'] });
}

export function findSystemdAnalyze(): string {
  return findProgram({ places: ['/usr/bin/systemd-analyze'], packages: ['systemd'] });
}

/** @throws {ToolError} when this account cannot mount in a user namespace */
export function requireOwnMounts(): void {
  const mount = ['mount', '-t', 'tmpfs', 'none', tmpdir()];
  const { status } = spawnSync('unshare', ['--user', '--map-root-user', '--mount', ...mount]);
  if (status !== 0)
    throw new ToolError('Cannot mount a small disk: the system allows no mounts in a user namespace');
}
