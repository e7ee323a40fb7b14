import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toFilm } from './webp.ts';

const plain = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();

test('toFilm() shows each picture for its time, forever', async () => {
  const frames = [
    { png: await plain('red'), shown: 180 },
    { png: await plain('blue'), shown: 1700 },
  ];
  expect(await sharp(await toFilm(frames)).metadata()).toMatchObject({
    format: 'webp',
    width: 8,
    height: 6,
    pages: 2,
    delay: [180, 1700],
    loop: 0,
  });
});
