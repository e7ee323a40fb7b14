import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Random } from '../support/random.ts';
import { createBadHeaders, type Valid } from './bad-headers.ts';
import { createBadText, createBadValue } from './bad-values.ts';

export interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly string[];
}

const BodySchema = Type.Object({ properties: Type.Optional(Type.Record(Type.String(), Type.Unknown())) });
const OpenApi = Type.Object({
  paths: Type.Record(
    Type.String(),
    Type.Record(
      Type.String(),
      Type.Object({
        requestBody: Type.Optional(
          Type.Object({
            content: Type.Record(
              Type.String(),
              Type.Object({
                schema: Type.Intersect([
                  BodySchema,
                  Type.Object({ anyOf: Type.Optional(Type.Array(BodySchema)) }),
                ]),
              }),
            ),
          }),
        ),
      }),
    ),
  ),
});

/** Operations of the OpenAPI document with the fields of their bodies. */
export function toOperations(document: unknown): readonly Operation[] {
  if (!Value.Check(OpenApi, document)) throw new SyntaxError('Cannot read the OpenAPI document');
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const parts = schema ? [schema, ...(schema.anyOf ?? [])] : [];
      const fields = parts.flatMap(({ properties }) => Object.keys(properties ?? {}));
      return { method: method.toUpperCase(), path, fields };
    }),
  );
}

const ids = ['x', '%00', 'a%00b', '%EF%BF%BD', '%ED%A0%80', '%00'.repeat(22), 'A'.repeat(22), 'a'.repeat(90)];

/** Takes an existing operation and corrupts method, path, headers or body. */
export function createBadRequest(random: Random, operations: readonly Operation[], valid: Valid): BadRequest {
  const operation = random.pick(operations);
  const request = {
    method: random.chance(0.1)
      ? random.pick(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])
      : operation.method,
    path: random.chance(0.2)
      ? breakPath(random, operation.path)
      : operation.path.replace('{id}', random.pick(ids)),
    headers: createBadHeaders(random, valid),
    body: undefined,
  };
  if (random.chance(0.15)) return request;
  const body = random.chance(0.25)
    ? createBadText(random)
    : Buffer.from(JSON.stringify(toBody(random, operation)) ?? 'null');
  return { ...request, body };
}

function toBody(random: Random, { fields }: Operation): unknown {
  if (random.chance(0.1)) return createBadValue(random);
  const body: Record<string, unknown> = { username: `u${random.below(1e9)}`, password: 'quiet river stones' };
  for (const field of fields) if (random.chance(0.5)) body[field] = createBadValue(random);
  if (random.chance(0.2)) body[JSON.stringify(createBadValue(random))] = createBadValue(random);
  if (random.chance(0.2)) delete body[random.pick(['username', 'password'])];
  return body;
}

function breakPath(random: Random, path: string): string {
  const tails = [
    '/',
    '//',
    '/..',
    '/../me',
    '/%2e%2e/',
    '%00',
    '%',
    '%ff',
    '%c0%af',
    '?x=%',
    '?except=current',
    '?except=%00&except=current',
    '?'.repeat(50),
    '#',
    ';a=b',
    `/${'a'.repeat(500)}`,
    `?${'q=1&'.repeat(400)}`,
    `?${'q=1&'.repeat(3500)}`,
    `?except=${'%E2%81%97'.repeat(1500)}`,
    `/${'%E2%81%97'.repeat(1500)}`,
  ];
  return `${path}${random.pick(tails)}`;
}
