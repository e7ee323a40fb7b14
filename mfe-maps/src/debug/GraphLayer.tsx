import { type Placement, type Point, toPlane } from '@campusway/campus';
import { createRouter } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { useCallback, useState } from 'react';
import { toFrame, type Viewport } from '../canvas/frame.ts';
import { panes } from '../leaflet/canvas-layer.ts';
import { PlanCanvas } from '../leaflet/PlanCanvas.tsx';
import { PlanClicks } from '../leaflet/PlanClicks.tsx';
import { RouteLine } from '../leaflet/RouteLine.tsx';
import { floorOf } from '../routing/floor-of.ts';
import css from './GraphLayer.module.css';
import { paintGraph } from './paint-graph.ts';

interface GraphLayerProps {
  readonly placement: Placement;
  readonly floor: number;
}

/** Debug layer: the walking graph on the plan; clicking two nodes shows path and cost. */
export default function GraphLayer({ placement, floor }: GraphLayerProps) {
  const [router] = useState(() => createRouter(college.graph));
  const [picked, setPicked] = useState<readonly number[]>([]);
  const paint = useCallback(
    (context: CanvasRenderingContext2D, viewport: Viewport) =>
      paintGraph(context, college.graph, { frame: toFrame(placement, viewport), floor }),
    [placement, floor],
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
        placement={placement}
        find={(point) => nearestNode(point, floor)}
        onPress={(node) => {
          if (node !== undefined) setPicked(picked.length === 1 ? [...picked, node] : [node]);
        }}
      />
      {points.length > 1 && (
        <RouteLine tone="step" points={points.map((point) => toPlane(point, placement))} />
      )}
      <output className={css.answer}>
        {picked.map(describeNode).join(' → ') || 'Click two nodes'}
        {result?.status === 'found' &&
          `: ${result.length.toFixed(2)} m, ${result.seconds.toFixed(1)} s, ${result.edges.length} edges`}
        {result?.status === 'unreachable' && `: ${result.reason}`}
      </output>
    </>
  );
}

function isOn(node: number, floor: number): boolean {
  return floorOf(college.graph.nodes[node]?.level ?? 0) === floor;
}

function toPoint(node: number): Point {
  return [college.graph.nodes[node]?.x ?? 0, college.graph.nodes[node]?.y ?? 0];
}

function describeNode(node: number): string {
  const { x = 0, y = 0, level = 0 } = college.graph.nodes[node] ?? {};
  return `node ${node} (${x}, ${y}, level ${level})`;
}

function nearestNode([x, y]: Point, floor: number): number | undefined {
  let nearest: { node: number; distance: number } | undefined;
  college.graph.nodes.forEach((node, index) => {
    if (floorOf(node.level) !== floor) return;
    const distance = Math.hypot(node.x - x, node.y - y);
    if (!nearest || distance < nearest.distance) nearest = { node: index, distance };
  });
  return nearest?.node;
}
