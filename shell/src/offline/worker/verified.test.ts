import { expect, test } from 'vitest';
import { verified } from './verified.ts';

// printf page | openssl dgst -sha384 -binary | base64
const integrity = 'sha384-O1q4yTJ+ZxZ6JowVEDnVlPqdYNucPDODGdpOR4Fip/naxAVr4VT/xrP/k2APuE9Y';

// The same with -sha256, as files of builds have it.
const shorter = 'sha256-NmAxWprz3yVdjxmrB35Hl4IrQUiKDioEvGr3EhPCMnQ=';

test.each([integrity, shorter])(
  'verified() returns a response with the digest %s, unread',
  async (digest) => {
    expect(await (await verified(new Response('page'), digest))?.text()).toBe('page');
  },
);

test.each([
  [new Response('page<script>'), integrity],
  [new Response('page<script>'), shorter],
  [new Response('page'), undefined],
  [undefined, integrity],
])(
  'verified() returns nothing for another body, without a digest or without a response',
  async (cached, digest) => {
    expect(await verified(cached, digest)).toBeUndefined();
  },
);
