import 'leaflet/dist/leaflet.css';
import type { LevelPlan, Placement } from '@campusway/campus';
import { floorMarks, roleOf, toFloorScene } from '@campusway/campus/scene';
import { Canvas, CRS, type FeatureGroup, featureGroup, Map as LeafletMap, polygon } from 'leaflet';
import { toFrame } from '../src/canvas/frame.ts';
import { paint } from '../src/canvas/paint.ts';
import { type Palette, readPalette } from '../src/canvas/palette.ts';
import { CanvasLayer, type PaintCanvas, panes } from '../src/leaflet/canvas-layer.ts';

/** A renderer of a floor on a map, for comparison on the same floor. */
export interface Renderer {
  readonly map: LeafletMap;
  readonly canvas: () => HTMLCanvasElement | null;
  /** Prepares a floor; the returned function replaces the previous floor. */
  prepare(plan: LevelPlan): () => void;
  remove(): void;
}

/** Plane units are metres, so that a synthetic floor needs no view. */
const placement: Placement = {
  window: [0, 0, 1, 1],
  plane: [
    [0, 0],
    [1, 1],
  ],
};

function createMap(plan: LevelPlan, options: { readonly renderer?: Canvas } = {}): LeafletMap {
  const container = document.createElement('div');
  container.style.cssText = 'width: 1200px; height: 700px';
  document.body.replaceChildren(container);
  const corner = plan.outline[0]?.[2] ?? [100, 100];
  const map = new LeafletMap(container, {
    crs: CRS.Simple,
    zoomSnap: 0,
    minZoom: -8,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: false,
    fadeAnimation: false,
    ...options,
  });
  map.fitBounds([
    [0, 0],
    [corner[1], corner[0]],
  ]);
  return map;
}

export function ownCanvas(first: LevelPlan): Renderer {
  const map = createMap(first);
  map.createPane(panes.plan);
  const palette: Palette = readPalette(document.body);
  let layer: CanvasLayer | undefined;
  return {
    map,
    canvas: () => map.getContainer().querySelector('canvas'),
    prepare(plan) {
      const scene = toFloorScene(plan);
      const paintScene: PaintCanvas = (context, viewport) => {
        const frame = toFrame(placement, viewport);
        paint({ context, palette, frame }, floorMarks(scene, frame));
      };
      return () => {
        if (layer) layer.setPaint(paintScene);
        else layer = new CanvasLayer(panes.plan, paintScene).addTo(map);
      };
    },
    remove: () => map.remove(),
  };
}

export function leafletCanvas(first: LevelPlan): Renderer {
  // The same padding as our own canvas.
  const renderer = new Canvas({ padding: 0.3 });
  const map = createMap(first, { renderer });
  const palette: Palette = readPalette(document.body);
  let shown: FeatureGroup | undefined;
  return {
    map,
    canvas: () => map.getContainer().querySelector('canvas'),
    prepare(plan) {
      const group = featureGroup(
        plan.units.map((unit) =>
          polygon(
            unit.polygon.map((ring) => ring.map(([x, y]): [number, number] => [y, x])),
            {
              weight: 1,
              color: palette.wall,
              fillColor: palette[roleOf(unit)],
              fillOpacity: 1,
              interactive: false,
            },
          ),
        ),
      );
      return () => {
        shown?.remove();
        shown = group.addTo(map);
      };
    },
    remove: () => map.remove(),
  };
}
