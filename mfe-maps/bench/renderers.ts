import 'leaflet/dist/leaflet.css';
import type { LevelPlan, Placement } from '@campusway/campus';
import { floorMarks, roleOf, toFloorScene } from '@campusway/campus/scene';
import { Canvas, CRS, featureGroup, type Layer, Map as LeafletMap, type MapOptions, polygon } from 'leaflet';
import { paint } from '../src/map/canvas/paint.ts';
import { readPalette } from '../src/map/canvas/palette.ts';
import { CanvasLayer, type PaintCanvas } from '../src/map/leaflet/canvas-layer.ts';

/** A renderer of a floor on a map, for comparison on the same floor. */
interface Renderer {
  readonly map: LeafletMap;
  /** Prepares a floor; the returned function replaces the previous floor. */
  prepare(plan: LevelPlan): () => void;
}

/** Plane units are metres, so that a synthetic floor needs no view. */
const placement: Placement = {
  window: [0, 0, 1, 1],
  plane: [
    [0, 0],
    [1, 1],
  ],
};

function createMap(plan: LevelPlan, options: MapOptions = {}): LeafletMap {
  const container = document.createElement('div');
  container.style.cssText = 'width: 1200px; height: 700px';
  document.body.replaceChildren(container);
  const [x, y] = plan.outline[0]?.[2] ?? [100, 100];
  const still = { zoomControl: false, attributionControl: false, zoomAnimation: false, fadeAnimation: false };
  const map = new LeafletMap(container, { crs: CRS.Simple, zoomSnap: 0, minZoom: -8, ...still, ...options });
  return map.fitBounds([
    [0, 0],
    [y, x],
  ]);
}

export function ownCanvas(first: LevelPlan): Renderer {
  const map = createMap(first);
  const palette = readPalette(document.body);
  let layer: CanvasLayer | undefined;
  return {
    map,
    prepare(plan) {
      const scene = toFloorScene(plan);
      const paintScene: PaintCanvas = (context, frame) => () =>
        paint({ context, palette, frame }, floorMarks(scene, frame));
      return () => {
        if (layer) layer.setPaint(paintScene);
        else layer = new CanvasLayer(paintScene, { pane: 'plan', placement }).addTo(map);
      };
    },
  };
}

export function leafletCanvas(first: LevelPlan): Renderer {
  // The same padding as our own canvas.
  const map = createMap(first, { renderer: new Canvas({ padding: 0.3 }) });
  const palette = readPalette(document.body);
  let shown: Layer | undefined;
  return {
    map,
    prepare(plan) {
      const look = { weight: 1, color: palette.wall, fillOpacity: 1, interactive: false };
      const shapes = plan.units.map((unit) => {
        const rings = unit.polygon.map((ring) => ring.map(([x, y]): [number, number] => [y, x]));
        return polygon(rings, { ...look, fillColor: palette[roleOf(unit)] });
      });
      const group = featureGroup(shapes);
      return () => {
        shown?.remove();
        shown = group.addTo(map);
      };
    },
  };
}

/** Milliseconds until painted: from data to the first picture, from one prepared floor to another, between zooms. */
type RenderTimes = Readonly<Record<'added' | 'switched' | 'zoomed', number>>;

export async function timeRenderer(
  create: (first: LevelPlan) => Renderer,
  [one, other]: readonly [LevelPlan, LevelPlan],
): Promise<RenderTimes> {
  const { map, prepare } = create(one);
  await painted(map);
  const added = await time(map, () => prepare(one)());
  const showOther = prepare(other);
  await painted(map);
  const switched = await time(map, showOther);
  const zoomed = await time(map, () => map.setZoom(map.getZoom() + 0.5));
  map.remove();
  return { added, switched, zoomed };
}

async function time(map: LeafletMap, act: () => void): Promise<number> {
  const start = performance.now();
  act();
  await painted(map);
  return performance.now() - start;
}

/** Renderers paint before the next frame; reading a pixel waits until drawing is finished. */
async function painted(map: LeafletMap): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  map.getContainer().querySelector('canvas')?.getContext('2d')?.getImageData(10, 10, 1, 1);
}
