import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passwordLength } from '@campusway/contract';
import { type Environment, EnvironmentReader } from './environment.ts';
import type { DatabaseConfig } from './storage/open-storage.ts';

/** Everything that can be set. Times in seconds; the table of variables is in the README. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  /** Pages of these origins may call the service from a browser. */
  readonly origins: readonly string[];
  readonly database: DatabaseConfig;
  readonly redisUrl: string | undefined;
  readonly keysFile: string;
  readonly passwords: {
    readonly minLength: number;
    readonly memoryKiB: number;
    readonly passes: number;
    readonly lanes: number;
    /** Hashes that run at once, and those that may wait for their turn. */
    readonly concurrent: number;
    readonly waiting: number;
    /** Milliseconds. */
    readonly maxWaitMs: number;
    /** Address of a service that lists breached passwords by the prefix of their SHA-1. */
    readonly breachedUrl: string | undefined;
  };
  readonly tokens: { readonly accessSeconds: number; readonly jwksSeconds: number };
  readonly sessions: {
    readonly absoluteSeconds: number;
    readonly idleSeconds: number;
    readonly graceSeconds: number;
    readonly perAccount: number;
  };
  /** Requests of one address in a minute. A whole campus may come from one address. */
  readonly limits: { readonly login: number; readonly register: number; readonly other: number };
  /** When the event loop is this far behind, new work is refused with 503. Milliseconds. */
  readonly longestLagMs: number;
  /** When it stops, requests that were already on their way are served for this long. Milliseconds. */
  readonly drainMs: number;
  /** Reverse proxies whose X-Forwarded-For is believed: addresses or networks. */
  readonly trustedProxies: readonly string[];
  /** Where metrics are served: not on the port that everybody reaches. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly logLevel: 'info' | 'warn' | 'error' | 'silent';
}

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @throws {ConfigError} naming every variable that is missing or cannot be read.
 */
export function readConfig(environment: Environment, options: { readonly cores: number }): Config {
  const read = new EnvironmentReader(environment);
  const production =
    read.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production';
  const port = read.number('AUTH_PORT', { fallback: 4300, min: 0, max: 65535 });
  const home = resolve(repositoryRoot, read.text('AUTH_DATA_DIR', '.campusway'));
  const inDevelopment = <Value>(value: Value) => (production ? undefined : value);
  const issuer = read.origin('AUTH_ISSUER', inDevelopment(`http://localhost:${port}`));
  const databaseUrl = read.url('DATABASE_URL', ['postgres', 'postgresql']);
  const metricsPort = read.number('AUTH_METRICS_PORT', { fallback: 0, min: 0, max: 65535 });
  const config: Config = {
    production,
    host: read.text('AUTH_HOST', 'localhost'),
    port,
    issuer,
    audience: read.text('AUTH_AUDIENCE', 'campusway'),
    clientId: read.text('AUTH_CLIENT_ID', 'campusway-web'),
    origins: read.origins('AUTH_ORIGINS', inDevelopment(developmentOrigins)),
    database: databaseUrl
      ? {
          kind: 'postgres',
          url: databaseUrl,
          connections: read.number('AUTH_POSTGRES_CONNECTIONS', { fallback: 10, min: 1, max: 1000 }),
          isPooled: read.oneOf('AUTH_POSTGRES_POOLER', ['none', 'transaction'], 'none') === 'transaction',
        }
      : { kind: 'sqlite', path: resolve(home, read.text('AUTH_SQLITE_FILE', 'auth.sqlite')) },
    redisUrl: read.url('REDIS_URL', ['redis', 'rediss']) || undefined,
    keysFile: resolve(home, read.text('AUTH_KEYS_FILE', 'auth-keys.json')),
    passwords: {
      minLength: read.number('AUTH_PASSWORD_MIN', {
        fallback: passwordLength.min,
        min: passwordLength.min,
        max: 64,
      }),
      // RFC 9106's second recommended option; the floor is what OWASP asks for at least.
      memoryKiB: read.number('AUTH_ARGON2_MEMORY_KIB', { fallback: 65536, min: 19456, max: 1024 * 1024 }),
      passes: read.number('AUTH_ARGON2_PASSES', { fallback: 3, min: 2, max: 20 }),
      lanes: 1,
      concurrent: read.number('AUTH_HASHES_AT_ONCE', {
        fallback: options.cores,
        min: 1,
        max: 2 * options.cores,
      }),
      waiting: read.number('AUTH_HASHES_WAITING', { fallback: 200, min: 0, max: 10_000 }),
      maxWaitMs: 1500,
      breachedUrl: read.url('AUTH_BREACHED_PASSWORDS_URL', ['https', 'http']) || undefined,
    },
    tokens: {
      accessSeconds: read.number('AUTH_ACCESS_SECONDS', { fallback: 600, min: 30, max: 3600 }),
      jwksSeconds: 300,
    },
    sessions: {
      absoluteSeconds: read.number('AUTH_SESSION_DAYS', { fallback: 30, min: 1, max: 365 }) * 86_400,
      idleSeconds: read.number('AUTH_SESSION_IDLE_DAYS', { fallback: 14, min: 1, max: 365 }) * 86_400,
      graceSeconds: 20,
      perAccount: 50,
    },
    limits: {
      login: read.number('AUTH_LIMIT_LOGIN', { fallback: 300, min: 1, max: 1_000_000 }),
      register: read.number('AUTH_LIMIT_REGISTER', { fallback: 60, min: 1, max: 1_000_000 }),
      other: read.number('AUTH_LIMIT_OTHER', { fallback: 3000, min: 1, max: 1_000_000 }),
    },
    longestLagMs: 1000,
    drainMs: 1000,
    trustedProxies: read.networks('AUTH_TRUSTED_PROXIES'),
    metrics:
      metricsPort === 0
        ? undefined
        : { host: read.text('AUTH_METRICS_HOST', '127.0.0.1'), port: metricsPort },
    logLevel: read.oneOf('AUTH_LOG', ['info', 'warn', 'error', 'silent'], production ? 'info' : 'warn'),
  };
  read.finish();
  return Object.freeze(config);
}

const developmentOrigins = [4173, 5173].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);
