import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/account-routes.ts';
import { credentialRoutes } from './accounts/credential-routes.ts';
import type { Config } from './config.ts';
import { handleError } from './errors.ts';
import { EventJournal } from './events.ts';
import { registerDocumentation } from './http/documentation.ts';
import { registerDrain } from './http/drain.ts';
import { healthRoutes } from './http/health-routes.ts';
import { jwksRoutes } from './http/jwks-routes.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOriginGuard } from './http/origin-guard.ts';
import { registerOverload } from './http/overload.ts';
import { createRequestLimits } from './http/request-limits.ts';
import { registerRequestLog, toLogOptions } from './http/request-log.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { toServerOptions } from './http/server-options.ts';
import { collectMethods } from './http/unknown-addresses.ts';
import { createAccessTokens } from './keys/access-tokens.ts';
import { openKeyStore } from './keys/key-store.ts';
import { PasswordHasher } from './passwords/password-hasher.ts';
import { checkKeysFingerprint, checkProductionFiles } from './production-files.ts';
import type { Services } from './services.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { tokenRoutes } from './sessions/token-routes.ts';
import { openStorage } from './storage/open-storage.ts';
import { startUpkeep } from './upkeep-timer.ts';

interface Surroundings {
  readonly clock?: () => number;
  readonly logTo?: NodeJS.WritableStream;
}

/** The whole service, from top to bottom. It listens to nothing yet; closing it closes the database. */
export async function buildApp(
  config: Config,
  { clock = Date.now, logTo }: Surroundings = {},
): Promise<FastifyInstance> {
  const app = fastify({ ...toServerOptions(config), ...toLogOptions(config, logTo) });
  const services = await openServices(config, app, clock);

  app.setErrorHandler(handleError);
  app.removeContentTypeParser('text/plain');
  const addresses = collectMethods(app);
  registerRequestLog(app, config);
  registerDrain(app, config);
  registerMetrics(app, services);
  registerSecurityHeaders(app);
  await registerOriginGuard(app, services);
  await registerOverload(app, config);
  await app.register(cookie);
  const limits = await createRequestLimits(app, services);
  await registerDocumentation(app, services);

  await app.register(credentialRoutes, { services, limits });
  await app.register(tokenRoutes, { services, limits });
  await app.register(accountRoutes, { services, limits });
  await app.register(sessionRoutes, { services });
  await app.register(jwksRoutes, { services });
  await app.register(healthRoutes, { services });
  addresses.refuseOthers();

  const upkeep = startUpkeep(services, app.log);
  app.addHook('onClose', async () => {
    upkeep.stop();
    await services.storage.close();
  });
  await app.ready();
  // Node would answer "Expect: anything" by itself, with a bare 417: it is a request like any other.
  app.server.on('checkExpectation', app.routing);
  return app;
}

async function openServices(
  config: Config,
  { log }: FastifyInstance,
  clock: () => number,
): Promise<Services> {
  checkProductionFiles(config);
  const keys = openKeyStore({
    path: config.keysFile,
    accessSeconds: config.tokens.accessSeconds,
    clock,
    onUnreadable: () => log.error('the keys file cannot be read: going on with the keys in memory'),
  });
  const storage = await openStorage(config.database, { mayCreate: !config.production });
  await checkKeysFingerprint(config, { storage, ring: keys.ring() }).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  const hasher = new PasswordHasher(config.passwords);
  const accessTokens = createAccessTokens({ config, keys, clock });
  return { config, storage, keys, accessTokens, hasher, clock, journal: new EventJournal() };
}
