import { verifyBearer } from '@campusway/service/bearer';
import { createApp } from '@campusway/service/create-app';
import { registerDrain } from '@campusway/service/drain';
import { healthRoutes } from '@campusway/service/health-routes';
import { serveMetrics } from '@campusway/service/metrics';
import { runService } from '@campusway/service/run-service';
import { integer, readSettings, siteOrigin } from '@campusway/service/settings';
import { createTokenVerifier } from '@campusway/service/token-verifier';
import { Registry } from 'prom-client';

/** A minimal service that verifies access tokens of the auth service. */
const port = { minimum: 0, maximum: 65_535 };
const host = '127.0.0.1';

await runService('second service', async () => {
  const settings = {
    SECOND_ISSUER: siteOrigin(undefined),
    SECOND_PORT: integer({ default: 0, ...port }),
    SECOND_METRICS_PORT: integer({ default: 9464, ...port }),
  };
  const set = readSettings('second service', settings, process.env);
  const issuer = set.SECOND_ISSUER;
  const { verify, checkKeys } = createTokenVerifier({ issuer, audience: 'campusway' });

  const app = createApp({ logLevel: 'warn' });
  registerDrain(app, 1000);
  serveMetrics(app, new Registry(), { host, port: set.SECOND_METRICS_PORT, settings: 'SECOND_METRICS_PORT' });
  await app.register(healthRoutes, { checkReady: checkKeys });
  app.get('/greeting', async (request) => ({ hello: (await verifyBearer(request, verify)).sub }));
  return { app, host, port: set.SECOND_PORT, settings: 'SECOND_PORT' };
});
