import type { Point, WayKind } from '@campusway/campus';
import { createRouter } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useCallback, useState } from 'react';
import { floorOf } from '../journey/floor-of.ts';
import { type Frame, measureInPixels, toPixels } from '../map/canvas/frame.ts';
import { panes } from '../map/leaflet/canvas-layer.ts';
import { RouteLine } from '../map/leaflet/markers.tsx';
import { PlanCanvas } from '../map/leaflet/PlanCanvas.tsx';
import { PlanClicks } from '../map/leaflet/presses.tsx';

const { nodes, edges } = college.graph;
const isOn = (node: number, floor: number) => floorOf(nodes[node]?.level ?? 0) === floor;
const toPoint = (node: number): Point => [nodes[node]?.x ?? 0, nodes[node]?.y ?? 0];

/** Debug layer: the walking graph on the plan; clicking two nodes shows path and cost. */
export default function GraphLayer({ floor }: { readonly floor: number }) {
  const [router] = useState(() => createRouter(college.graph));
  const [picked, setPicked] = useState<readonly number[]>([]);
  const paint = useCallback(
    (context: CanvasRenderingContext2D, frame: Frame) => paintGraph(context, { frame, floor }),
    [floor],
  );
  const [from, to] = picked;
  const result =
    from !== undefined && to !== undefined ? router.findRoute({ from: [from], to: [to] }) : undefined;
  const points =
    result?.status === 'found' ? result.nodes.filter((node) => isOn(node, floor)).map(toPoint) : [];
  return (
    <>
      <PlanCanvas pane={panes.labels} paint={paint} />
      <PlanClicks
        find={(point) => nearestNode(point, floor)}
        onPress={(node) => {
          if (node !== undefined) setPicked(picked.length === 1 ? [...picked, node] : [node]);
        }}
      />
      {points.length > 1 && <RouteLine tone="step" points={points} />}
      <output style={{ position: 'absolute', inset: 'auto 0 0', zIndex: 900, background: 'var(--surface)' }}>
        {picked.map(describeNode).join(' → ') || 'Click two nodes'}
        {result?.status === 'found' &&
          `: ${result.length.toFixed(2)} m, ${result.seconds.toFixed(1)} s, ${result.edges.length} edges`}
        {result?.status === 'unreachable' && `: ${result.reason}`}
      </output>
    </>
  );
}

function describeNode(node: number): string {
  return `node ${node} (${toPoint(node).join(', ')}, level ${nodes[node]?.level})`;
}

function nearestNode([x, y]: Point, floor: number): number | undefined {
  const away = (node: number) => Math.hypot(toPoint(node)[0] - x, toPoint(node)[1] - y);
  const here = [...nodes.keys()].filter((node) => isOn(node, floor));
  return here.toSorted((a, b) => away(a) - away(b))[0];
}

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

interface Shown {
  readonly frame: Frame;
  readonly floor: number;
}

/** Paints every edge and node of a floor. An edge that leaves the floor is a ring around its node. */
function paintGraph(context: CanvasRenderingContext2D, { frame, floor }: Shown): void {
  measureInPixels(context, frame);
  context.lineWidth = 1.5;
  for (const { from, to, kind, oneWay } of edges) {
    const here = [from, to].filter((node) => isOn(node, floor)).map((node) => toPixels(toPoint(node), frame));
    context.strokeStyle = colours[kind];
    context.setLineDash(oneWay ? [4, 3] : []);
    context.beginPath();
    for (const at of here) {
      if (here.length === 2) context.lineTo(...at);
      else context.arc(...at, 6, 0, 2 * Math.PI);
    }
    context.stroke();
  }
  context.setLineDash([]);
  context.fillStyle = '#000000';
  for (const node of nodes.keys()) {
    const [left, top] = toPixels(toPoint(node), frame);
    if (isOn(node, floor)) context.fillRect(left - 2, top - 2, 4, 4);
  }
}
