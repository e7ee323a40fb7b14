import { expect, test } from 'vitest';
import { verified } from './verified.ts';

// printf page | openssl dgst -sha384 -binary | base64
const integrity = 'sha384-O1q4yTJ+ZxZ6JowVEDnVlPqdYNucPDODGdpOR4Fip/naxAVr4VT/xrP/k2APuE9Y';

test('verified() returns a response with the digest of the release, unread', async () => {
  expect(await (await verified(new Response('page'), integrity))?.text()).toBe('page');
});

test.each([
  [new Response('page<script>'), integrity],
  [new Response('page'), undefined],
  [undefined, integrity],
])(
  'verified() returns nothing for another body, without a digest or without a response',
  async (cached, digest) => {
    expect(await verified(cached, digest)).toBeUndefined();
  },
);
