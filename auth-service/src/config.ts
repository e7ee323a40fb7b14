import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { passwordLength } from '@campusway/contract';
import type { AppOptions } from '@campusway/service/create-app';
import type { MetricsAddress } from '@campusway/service/metrics';
import {
  choice,
  type Environment,
  integer,
  networks,
  readSettings,
  serviceUrl,
  siteOrigin,
  siteOrigins,
  text,
  texts,
  unset,
  url,
} from '@campusway/service/settings';
import { hashLimits } from './policies/hash-limits.ts';
import { defaultReservedNames, type ReservedNames, toReservedNames } from './policies/reserved-names.ts';
import type { DatabaseConfig } from './storage/database-config.ts';

/** Configuration of the service. The README documents the environment variables. */
export interface Config {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly issuer: string;
  readonly audience: string;
  readonly clientId: string;
  /** Origins whose pages may call the service from a browser. */
  readonly origins: readonly string[];
  readonly database: DatabaseConfig;
  readonly keysFile: string;
  readonly passwords: {
    readonly minLength: number;
    readonly memoryKiB: number;
    readonly passes: number;
    readonly lanes: number;
    /** Maximum number of hashes at once, and of requests that wait for one. */
    readonly concurrent: number;
    readonly waiting: number;
    readonly maxWaitMs: number;
    /** URL of a service that lists breached passwords by the prefix of their SHA-1. */
    readonly breachedUrl: string | undefined;
    /** Name of the college, whose words are no password. */
    readonly college: string;
  };
  /** Usernames that could pass for the college. */
  readonly reservedNames: ReservedNames;
  readonly tokens: { readonly accessSeconds: number; readonly jwksSeconds: number };
  readonly sessions: {
    readonly absoluteSeconds: number;
    readonly idleSeconds: number;
    readonly graceSeconds: number;
    readonly perAccount: number;
  };
  /** Requests per minute and known device, session or address. A whole campus may share one address. */
  readonly limits: {
    readonly login: number;
    readonly register: number;
    readonly other: number;
    readonly invalid: number;
  };
  /** Event loop lag above which requests are answered 503. */
  readonly maxLagMs: number;
  /** How long a stopping service keeps serving requests. */
  readonly drainMs: number;
  /** Reverse proxies whose X-Forwarded-For is trusted: addresses or networks. */
  readonly trustedProxies: readonly string[];
  /** A port apart from the public one. Undefined: no metrics. */
  readonly metrics: MetricsAddress | undefined;
  readonly logLevel: AppOptions['logLevel'];
}

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @throws {SettingsError} naming every missing or invalid variable
 */
export function readConfig(environment: Environment, options: { readonly cores: number }): Config {
  const production = environment.NODE_ENV?.trim() === 'production';
  const set = readSettings('auth service', toSettings({ production, ...options }), environment, {
    prefix: 'AUTH_',
    // Read by the site's `npm start`.
    others: ['AUTH_URL'],
  });
  const dataFolder = resolve(repositoryRoot, set.AUTH_DATA_DIR);
  return Object.freeze<Config>({
    production,
    host: set.AUTH_HOST,
    port: set.AUTH_PORT,
    issuer: set.AUTH_ISSUER || `http://localhost:${set.AUTH_PORT}`,
    audience: set.AUTH_AUDIENCE,
    clientId: set.AUTH_CLIENT_ID,
    origins: set.AUTH_ORIGINS,
    database: set.DATABASE_URL
      ? {
          kind: 'postgres',
          url: set.DATABASE_URL,
          connections: set.AUTH_POSTGRES_CONNECTIONS,
          isPooled: set.AUTH_POSTGRES_POOLER === 'transaction',
        }
      : { kind: 'sqlite', path: resolve(dataFolder, set.AUTH_SQLITE_FILE) },
    keysFile: resolve(dataFolder, set.AUTH_KEYS_FILE),
    passwords: {
      minLength: set.AUTH_PASSWORD_MIN,
      memoryKiB: set.AUTH_ARGON2_MEMORY_KIB,
      passes: set.AUTH_ARGON2_PASSES,
      lanes: 1,
      concurrent: set.AUTH_HASHES_AT_ONCE,
      waiting: set.AUTH_HASHES_WAITING,
      maxWaitMs: 7500,
      breachedUrl: set.AUTH_BREACHED_PASSWORDS_URL || undefined,
      college: set.AUTH_COLLEGE_NAME,
    },
    reservedNames: toReservedNames(set.AUTH_RESERVED_NAMES, set.AUTH_DEPARTMENT_CODES),
    tokens: { accessSeconds: set.AUTH_ACCESS_SECONDS, jwksSeconds: 300 },
    sessions: {
      absoluteSeconds: set.AUTH_SESSION_DAYS * 86_400,
      idleSeconds: set.AUTH_SESSION_IDLE_DAYS * 86_400,
      graceSeconds: 20,
      perAccount: 50,
    },
    limits: {
      login: set.AUTH_LIMIT_LOGIN,
      register: set.AUTH_LIMIT_REGISTER,
      other: set.AUTH_LIMIT_OTHER,
      invalid: set.AUTH_LIMIT_INVALID,
    },
    maxLagMs: 1000,
    drainMs: 1000,
    trustedProxies: set.AUTH_TRUSTED_PROXIES,
    metrics:
      set.AUTH_METRICS_PORT === 0
        ? undefined
        : {
            host: set.AUTH_METRICS_HOST,
            port: set.AUTH_METRICS_PORT,
            settings: 'AUTH_METRICS_HOST or AUTH_METRICS_PORT',
          },
    logLevel: set.AUTH_LOG,
  });
}

/** Schemas of the environment variables, by name. */
export function toSettings({ production, cores }: { readonly production: boolean; readonly cores: number }) {
  const port = { minimum: 0, maximum: 65_535 };
  const days = { minimum: 1, maximum: 365 };
  const limit = { minimum: 1, maximum: 1_000_000 };
  const { min: minLength } = passwordLength;
  return {
    NODE_ENV: choice(['production', 'development', 'test'], 'development'),
    AUTH_ISSUER: siteOrigin(production ? undefined : ''),
    AUTH_ORIGINS: siteOrigins(production ? undefined : developmentOrigins),
    AUTH_HOST: text('localhost'),
    AUTH_PORT: integer({ default: 4300, ...port }),
    AUTH_DATA_DIR: text('.campusway'),
    AUTH_SQLITE_FILE: text('auth.sqlite'),
    AUTH_KEYS_FILE: text('auth-keys.json'),
    DATABASE_URL: url('postgres', 'postgresql'),
    AUTH_POSTGRES_CONNECTIONS: integer({ default: 10, minimum: 1, maximum: 1000 }),
    AUTH_POSTGRES_POOLER: choice(['none', 'transaction'], 'none'),
    REDIS_URL: unset('instances share their request counts in PostgreSQL'),
    AUTH_TRUSTED_PROXIES: networks(),
    AUTH_AUDIENCE: text('campusway'),
    AUTH_CLIENT_ID: text('campusway-web'),
    AUTH_ACCESS_SECONDS: integer({ default: 600, minimum: 30, maximum: 3600 }),
    AUTH_SESSION_DAYS: integer({ default: 30, ...days }),
    AUTH_SESSION_IDLE_DAYS: integer({ default: 14, ...days }),
    AUTH_PASSWORD_MIN: integer({ default: minLength, minimum: minLength, maximum: 64 }),
    AUTH_COLLEGE_NAME: text(''),
    AUTH_RESERVED_NAMES: texts(defaultReservedNames),
    AUTH_DEPARTMENT_CODES: texts([]),
    AUTH_BREACHED_PASSWORDS_URL: serviceUrl(),
    // Default: the second recommended option of RFC 9106. Minimum: OWASP's.
    AUTH_ARGON2_MEMORY_KIB: integer({ default: 65_536, ...hashLimits.memoryKiB }),
    AUTH_ARGON2_PASSES: integer({ default: 3, ...hashLimits.passes }),
    AUTH_HASHES_AT_ONCE: integer({ default: cores, minimum: 1, maximum: 2 * cores }),
    AUTH_HASHES_WAITING: integer({ default: 300, minimum: 0, maximum: 10_000 }),
    AUTH_LIMIT_LOGIN: integer({ default: 300, ...limit }),
    AUTH_LIMIT_REGISTER: integer({ default: 60, ...limit }),
    AUTH_LIMIT_OTHER: integer({ default: 3000, ...limit }),
    AUTH_LIMIT_INVALID: integer({ default: 300, ...limit }),
    AUTH_METRICS_PORT: integer({ default: 0, ...port }),
    AUTH_METRICS_HOST: text('127.0.0.1'),
    AUTH_LOG: choice(['info', 'warn', 'error', 'silent'], production ? 'info' : 'warn'),
  };
}

const developmentOrigins = [4173, 5173].flatMap((port) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
]);

/**
 * With the prefix `__Host-`, browsers accept the cookie only from this host and only over TLS (or on localhost). Includes
 * the port, because cookies ignore ports: services of several checkouts would overwrite each other's cookies.
 */
export function toCookieName(purpose: 'refresh' | 'device', { issuer }: Pick<Config, 'issuer'>): string {
  const { port } = new URL(issuer);
  return `__Host-campusway-${purpose}${port && `-${port}`}`;
}
