import type { Random } from '../support/random.ts';

/** Valid credentials of a signed-in client. */
export interface Valid {
  readonly token: string;
  readonly refreshToken: string;
  readonly cookie: string;
}

const types = [
  'application/json; charset=utf-16',
  'application/json;;',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'text/plain',
  '',
  'application/x-www-form-urlencoded',
  'a/b',
  'json',
  '\u00ff',
];

/** Random headers, each with its own probability and values. */
export function createBadHeaders(random: Random, { token, cookie }: Valid): Record<string, string> {
  const noise = random.bytes(60).toString('base64url');
  const headers: Record<string, string> = {};
  const set = (name: string, probability: number, values: readonly string[]) => {
    if (random.chance(probability)) headers[name] = random.pick(values);
  };
  set('content-type', 1, ['application/json']);
  set('content-type', 0.3, types);
  set('authorization', 0.7, [`Bearer ${token}`]);
  set('authorization', 0.3, [
    `Bearer ${damage(random, token)}`,
    'Bearer',
    'Basic eDp4',
    `bearer ${noise}`,
    'Bearer a.b.c',
    `Bearer ${'.'.repeat(2000)}`,
    `Bearer ${'a.'.repeat(7000)}`,
    '\u00ff',
  ]);
  set('cookie', 0.4, [
    damage(random, cookie),
    cookie,
    '=;;;=',
    '__Host-campusway-refresh-4300=%',
    `__Host-campusway-refresh-4300=${'A'.repeat(91)}`,
    '__Host-campusway-device-4300=a.b',
    '__Host-campusway-device-4300=%00.%00; __Host-campusway-refresh-4300=%00',
    'a'.repeat(3000),
    `__Host-campusway-refresh-4300=${'%E2%81%97'.repeat(1500)}`,
    `__Host-campusway-device-4300=${`${'A'.repeat(22)}.`.repeat(500)}`,
    'a=1;'.repeat(3500),
    `__proto__=1; ${cookie}`,
  ]);
  set('x-campusway', 0.4, ['1', '', '\u00ff', 'x'.repeat(2000)]);
  set('origin', 0.3, ['http://localhost:4173', 'null', 'https://attacker.example', '', 'http://[', '\u00e9']);
  set('content-encoding', 0.2, ['gzip', 'br', 'identity', 'x']);
  set('x-forwarded-for', 0.2, ['127.0.0.1', 'x', '::1, 1', '999.999.999.999']);
  set('user-agent', 0.2, ['\u0080\u0085\u00ad\u00ff', 'x'.repeat(4000), '']);
  set('access-control-request-method', 0.1, ['POST', '', 'x']);
  set('accept', 0.1, ['text/html', '*/*;q=x', '']);
  set('expect', 0.05, ['100-continue', 'x']);
  return headers;
}

function damage(random: Random, text: string): string {
  const at = random.below(text.length);
  const changed = text.slice(0, at) + String.fromCharCode(33 + random.below(90)) + text.slice(at + 1);
  return random.pick([text.slice(0, at), changed, text.slice(at) + text.slice(0, at), text + text]);
}
