import type { WalkingGraph, WayKind } from '@campusway/campus';
import { type Frame, measureInPixels, toPixels } from '../canvas/frame.ts';
import { floorOf } from '../routing/floor-of.ts';

/** Deliberately different from the colours of the plan. */
const colours: Readonly<Record<WayKind, string>> = {
  corridor: '#c800c8',
  lobby: '#c800c8',
  path: '#c800c8',
  door: '#e07000',
  stairs: '#d00000',
  lift: '#008a2e',
  ramp: '#0070d0',
};

/** Paints every edge and node of a floor. An edge that leaves the floor is a ring around its node. */
export function paintGraph(
  context: CanvasRenderingContext2D,
  { nodes, edges }: WalkingGraph,
  { frame, floor }: { readonly frame: Frame; readonly floor: number },
): void {
  measureInPixels(context, frame);
  context.lineWidth = 1.5;
  for (const { from, to, kind, oneWay } of edges) {
    const ends = [nodes[from], nodes[to]].filter((node) => node !== undefined);
    const here = ends.filter(({ level }) => floorOf(level) === floor);
    context.strokeStyle = colours[kind];
    context.setLineDash(oneWay ? [4, 3] : []);
    context.beginPath();
    if (here.length === 2) {
      for (const { x, y } of here) context.lineTo(...toPixels([x, y], frame));
    } else {
      for (const { x, y } of here) context.arc(...toPixels([x, y], frame), 6, 0, 2 * Math.PI);
    }
    context.stroke();
  }
  context.setLineDash([]);
  context.fillStyle = '#000000';
  for (const { x, y, level } of nodes) {
    if (floorOf(level) !== floor) continue;
    const [left, top] = toPixels([x, y], frame);
    context.fillRect(left - 2, top - 2, 4, 4);
  }
}
