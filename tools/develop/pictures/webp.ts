import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** One picture of a film. */
export interface Frame {
  readonly png: Buffer;
  /** Display time, milliseconds. */
  readonly shown: number;
}

/** Screenshot of the viewport with its text cursor. */
export function takePng(page: Page): Promise<Buffer> {
  return page.screenshot({ caret: 'initial' });
}

/** Screenshot of the viewport as WebP, a third of the size of PNG. */
export async function takeWebp(page: Page): Promise<Buffer> {
  return sharp(await takePng(page))
    .webp({ quality: 82 })
    .toBuffer();
}

/** Animated WebP that is repeated forever. The quality is low, since each picture is visible only for a moment. */
export function toFilm(frames: readonly Frame[]): Promise<Buffer> {
  return sharp(
    frames.map(({ png }) => png),
    { join: { animated: true } },
  )
    .webp({ quality: 70, delay: frames.map(({ shown }) => shown), loop: 0 })
    .toBuffer();
}
