import fastifyJwt from '@fastify/jwt';
import fastify from 'fastify';
import { KeyRing } from '../src/keys/key-ring.ts';
import { readKeysFile } from '../src/keys/keys-file.ts';

/** Reference for GET /me: a Fastify route that only verifies the same token. */
const [keysFile = ''] = process.argv.slice(2);
const ring = new KeyRing(readKeysFile(keysFile), { accessSeconds: 600 });
const { kid, privatePem } = ring.signer(Date.now());
const publicPem = ring.findPublicPem(kid, Date.now()) ?? '';

const app = fastify();
await app.register(fastifyJwt, {
  secret: { private: privatePem, public: publicPem },
  sign: { algorithm: 'ES256' },
  verify: {
    algorithms: ['ES256'],
    allowedIss: 'http://localhost:4300',
    allowedAud: 'campusway',
    cache: false,
  },
});
app.get('/me', async (request) => {
  await request.jwtVerify();
  return { id: 'x', username: 'x', role: 'student', createdAt: 'x' };
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.stdout.write(`ready on http://127.0.0.1:${address instanceof Object ? address.port : 0}\n`);
