import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { toCookieName } from '../config.ts';
import type { Services } from '../services.ts';

/** Swagger UI uses inline styles and loads nothing from other origins. */
const pagePolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Generates OpenAPI from the schemas that validate the requests. */
export async function registerDocumentation(app: FastifyInstance, { config }: Services): Promise<void> {
  await app.register(swagger, {
    // A call without a scheme is public.
    transform: ({ schema, url }) => ({ schema: { security: [], ...schema }, url }),
    refResolver: { buildLocalReference: ({ $id }) => String($id) },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'CampusWay auth service',
        version: '1',
        description:
          'Accounts, sessions and access tokens. Every error is application/problem+json (RFC 9457); other methods of a path are answered 405 with Allow.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: config.issuer }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          session: { type: 'apiKey', in: 'cookie', name: toCookieName('refresh', config) },
        },
      },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: () => pagePolicy,
    // No validator badge from a third-party server.
    uiConfig: { validatorUrl: null },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
