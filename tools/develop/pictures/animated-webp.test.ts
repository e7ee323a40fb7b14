import { expect, test } from 'vitest';
import { joinWebp } from './animated-webp.ts';

/** Smallest lossy picture with a size: a frame tag, the start code, width and height. */
function still(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.set([0x9d, 0x01, 0x2a], 3);
  data.writeUInt16LE(width, 6);
  data.writeUInt16LE(height, 8);
  const head = Buffer.alloc(20);
  head.write('RIFF');
  head.writeUInt32LE(4 + 8 + data.length, 4);
  head.write('WEBPVP8 ', 8);
  head.writeUInt32LE(data.length, 16);
  return Buffer.concat([head, data]);
}

test('joinWebp() writes one file with a frame for each picture, its duration and its size', () => {
  const film = joinWebp([
    { webp: still(390, 844), shown: 700 },
    { webp: still(390, 844), shown: 1200 },
  ]);
  expect(film.toString('latin1', 0, 4)).toBe('RIFF');
  expect(film.readUInt32LE(4)).toBe(film.length - 8);
  expect(film.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  expect([film.readUIntLE(24, 3) + 1, film.readUIntLE(27, 3) + 1]).toEqual([390, 844]);
  const starts = [...film.toString('latin1').matchAll(/ANMF/g)].map(({ index }) => index);
  expect(starts.map((at) => film.readUIntLE(at + 8 + 12, 3))).toEqual([700, 1200]);
});

test('joinWebp() rejects pictures of different sizes, and other files', () => {
  const frames = [still(390, 844), still(844, 390)].map((webp) => ({ webp, shown: 100 }));
  expect(() => joinWebp(frames)).toThrow('Cannot join pictures of 390 × 844 and 844 × 390');
  expect(() => joinWebp([{ webp: Buffer.from('GIF89a plus more'), shown: 100 }])).toThrow('it is not WebP');
});
