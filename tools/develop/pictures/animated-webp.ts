/** One picture of a film. */
export interface Frame {
  /** Complete WebP file, as a browser encodes it. */
  readonly webp: Buffer;
  /** Display time, milliseconds. */
  readonly shown: number;
}

const blackBehind = Buffer.from([0, 0, 0, 255]);
const forever = Buffer.from([0, 0]);

/**
 * Joins WebP pictures of one size to a looping animation, by the container format alone:
 * the pictures themselves are copied unchanged (https://developers.google.com/speed/webp/docs/riff_container).
 * @throws {TypeError} when a picture is not WebP, or not of the size of the first
 */
export function joinWebp(frames: readonly Frame[]): Buffer {
  const pictures = frames.map(({ webp, shown }) => ({ ...readPicture(webp), shown }));
  const first = pictures[0];
  if (!first) throw new TypeError('Cannot make a film without a picture');
  const odd = pictures.find(({ width, height }) => width !== first.width || height !== first.height);
  if (odd)
    throw new TypeError(
      `Cannot join pictures of ${first.width} × ${first.height} and ${odd.width} × ${odd.height}`,
    );
  const isAnimated = 0b10;
  const canvas = chunk(
    'VP8X',
    Buffer.concat([Buffer.from([isAnimated, 0, 0, 0]), uint24(first.width - 1), uint24(first.height - 1)]),
  );
  const animation = chunk('ANIM', Buffer.concat([blackBehind, forever]));
  const body = Buffer.concat([Buffer.from('WEBP'), canvas, animation, ...pictures.map(toAnimationFrame)]);
  return chunk('RIFF', body);
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** The chunk with the compressed picture. */
  readonly image: Buffer;
}

function toAnimationFrame({ width, height, image, shown }: Picture & { readonly shown: number }): Buffer {
  const fillsAllOfIt = Buffer.from([0b10]);
  const place = Buffer.concat([uint24(0), uint24(0), uint24(width - 1), uint24(height - 1), uint24(shown)]);
  return chunk('ANMF', Buffer.concat([place, fillsAllOfIt, image]));
}

function readPicture(webp: Buffer): Picture {
  if (webp.toString('latin1', 0, 4) !== 'RIFF' || webp.toString('latin1', 8, 12) !== 'WEBP')
    throw new TypeError('Cannot read a picture: it is not WebP');
  for (let at = 12; at + 8 <= webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const length = webp.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (name === 'VP8 ' || name === 'VP8L') {
      const data = webp.subarray(at + 8, at + 8 + length);
      return {
        ...(name === 'VP8 ' ? sizeOfLossy(data) : sizeOfLossless(data)),
        image: webp.subarray(at, end),
      };
    }
    at = end;
  }
  throw new TypeError('Cannot read a picture: there is none in the file');
}

/** After a frame tag of three bytes and a start code of three, 14 bits each. */
function sizeOfLossy(data: Buffer): { width: number; height: number } {
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** After a signature of one byte, 14 bits each, less one. */
function sizeOfLossless(data: Buffer): { width: number; height: number } {
  const bits = data.readUInt32LE(1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
