import { createApp } from '@campusway/service/create-app';
import { registerDrain } from '@campusway/service/drain';
import { healthRoutes } from '@campusway/service/health-routes';
import { serveMetrics } from '@campusway/service/metrics';
import { registerOverload } from '@campusway/service/overload';
import { collectMethods } from '@campusway/service/unknown-addresses';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { accountRoutes } from './accounts/account-routes.ts';
import { credentialRoutes } from './accounts/credential-routes.ts';
import type { Config } from './config.ts';
import { toStorageProblem } from './errors.ts';
import { EventJournal } from './events.ts';
import { toAddress } from './http/address.ts';
import { registerDocumentation } from './http/documentation.ts';
import { jwksRoutes } from './http/jwks-routes.ts';
import { registerOriginGuard } from './http/origin-guard.ts';
import { createRequestLimits } from './http/request-limits.ts';
import { createAccessTokens } from './keys/access-tokens.ts';
import { openKeyStore } from './keys/key-store.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { checkKeysFingerprint, checkProductionFiles, findKeysRefusals } from './production-files.ts';
import type { Services } from './services.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { tokenRoutes } from './sessions/token-routes.ts';
import { openStorage } from './storage/open-storage.ts';
import { startUpkeep } from './upkeep-timer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Registry;
  }
}

interface AppEnvironment {
  readonly clock?: () => number;
  readonly logTo?: NodeJS.WritableStream;
}

/** Builds the whole service without listening. Closing the app closes the database. */
export async function buildApp(
  config: Config,
  { clock = Date.now, logTo }: AppEnvironment = {},
): Promise<FastifyInstance> {
  const { logLevel, trustedProxies } = config;
  const app = createApp({ logLevel, logTo, trustedProxies, toProblem: toStorageProblem });
  const services = await openServices(config, app, clock);

  const addresses = collectMethods(app);
  registerDrain(app, config.drainMs);
  // After the drain: requests still waiting for a hash would delay the shutdown.
  app.addHook('preClose', async () => services.hasher.close());
  registerMetrics(app, services);
  app.addHook('onRequest', (request, _reply, done) => {
    request.log.toNetwork = () => toAddress(request);
    done();
  });
  await registerOriginGuard(app, services);
  await registerOverload(app, config.maxLagMs);
  await app.register(cookie);
  const limits = createRequestLimits(app, services);
  await registerDocumentation(app, services);

  await app.register(credentialRoutes, { services, limits });
  await app.register(tokenRoutes, { services, limits });
  await app.register(accountRoutes, { services, limits });
  await app.register(sessionRoutes, { services });
  await app.register(jwksRoutes, { services });
  await app.register(healthRoutes, { checkReady: services.storage.checkReady });
  addresses.refuseOthers();

  const upkeep = startUpkeep(services, app.log);
  app.addHook('onClose', async () => {
    upkeep.stop();
    await services.storage.close();
  });
  await app.ready();
  return app;
}

/** The metrics carry no personal data. */
function registerMetrics(app: FastifyInstance, { config, hasher, journal }: Services): void {
  const registry = new Registry();
  registry.registerMetric(journal.counts);
  registry.registerMetric(hasher.hashes);
  registry.registerMetric(hasher.work);
  app.decorate('metrics', registry);
  if (config.metrics) serveMetrics(app, registry, config.metrics);
}

async function openServices(config: Config, app: FastifyInstance, clock: () => number): Promise<Services> {
  checkProductionFiles(config);
  const hasher = new PasswordHasher(config.passwords);
  const keys = openKeyStore({
    path: config.keysFile,
    accessSeconds: config.tokens.accessSeconds,
    clock,
  });
  const storage = await openStorage(config.database, { mayCreate: !config.production, forService: true });
  await checkKeysFingerprint(config, { storage, ring: keys.ring() }).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const watch = keys.watch({
    findRefusals: (ring) => findKeysRefusals(config, { storage, ring }),
    onRefused: (reason) =>
      app.log.error({ reason }, 'cannot use the changed keys file: using the keys in memory'),
  });
  app.addHook('onClose', async () => watch.stop());
  const accessTokens = await createAccessTokens(app, { config, keys, clock });
  return { config, storage, keys, accessTokens, hasher, clock, journal: new EventJournal() };
}
