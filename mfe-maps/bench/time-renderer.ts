import type { LevelPlan } from '@campusway/campus';
import type { Renderer } from './renderers.ts';

/** Milliseconds until painted. */
export interface RenderTimes {
  /** From the plan's data to the first picture. */
  readonly add: number;
  /** From one prepared floor to another. */
  readonly change: number;
  /** From one zoom to another. */
  readonly zoom: number;
}

export async function timeRenderer(
  create: (first: LevelPlan) => Renderer,
  [one, other]: readonly [LevelPlan, LevelPlan],
): Promise<RenderTimes> {
  const renderer = create(one);
  await painted(renderer);
  const add = await time(renderer, () => renderer.prepare(one)());
  const showOther = renderer.prepare(other);
  await painted(renderer);
  const change = await time(renderer, showOther);
  const zoom = await time(renderer, () => renderer.map.setZoom(renderer.map.getZoom() + 0.5));
  renderer.remove();
  return { add, change, zoom };
}

async function time(renderer: Renderer, act: () => void): Promise<number> {
  const start = performance.now();
  act();
  await painted(renderer);
  return performance.now() - start;
}

/** Renderers paint before the next frame; reading a pixel waits until drawing is finished. */
async function painted({ canvas }: Renderer): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  canvas()?.getContext('2d')?.getImageData(10, 10, 1, 1);
}
