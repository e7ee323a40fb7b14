import { verifyBearer } from '@campusway/service/bearer';
import fastifyJwt from '@fastify/jwt';
import fastify from 'fastify';
import { readConfig } from '../src/config.ts';
import { createAccessTokens, maxCachedTokens } from '../src/keys/access-tokens.ts';
import { openKeyStore } from '../src/keys/key-store.ts';

/** References for GET /me: Fastify routes that only verify the same token. */
const [folder = ''] = process.argv.slice(2);
const config = readConfig({ AUTH_DATA_DIR: folder }, { cores: 1 });
const clock = Date.now;
const keys = openKeyStore({ path: config.keysFile, accessSeconds: config.tokens.accessSeconds, clock });
const { kid, privatePem } = keys.ring().signer(clock());
const publicPem = keys.ring().findPublicPem(kid, clock()) ?? '';
const account = { id: 'x', username: 'x', role: 'student', createdAt: 'x' };

const app = fastify();
for (const [url, cache] of [
  ['/without-cache', false],
  ['/with-cache', maxCachedTokens],
] as const)
  app.register(async (own) => {
    await own.register(fastifyJwt, {
      secret: { private: privatePem, public: publicPem },
      sign: { algorithm: 'ES256' },
      verify: {
        algorithms: ['ES256'],
        allowedIss: config.issuer,
        allowedAud: config.audience,
        cache,
      },
    });
    own.get(url, async (request) => {
      await request.jwtVerify();
      return account;
    });
  });
// The service's own verification, without its hooks, headers and database.
app.register(async (own) => {
  const { verify } = await createAccessTokens(own, { config, keys, clock });
  own.get('/verified', async (request) => {
    await verifyBearer(request, () => verify(request));
    return account;
  });
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.stdout.write(`ready on http://127.0.0.1:${address instanceof Object ? address.port : 0}\n`);
