import type { Box, Placement, PlaneBounds } from '@campusway/campus';
import type { Frame, Obstacles } from '@campusway/campus/labels';
import { cancelPaint, schedulePaint } from '@campusway/ui-kit';
import {
  Bounds,
  DomUtil,
  type LatLng,
  type LatLngBounds,
  Layer,
  type LeafletEventHandlerFn,
  type Map as LeafletMap,
  latLngBounds,
  Marker,
  Point,
  Polyline,
  type ZoomAnimEvent,
} from 'leaflet';
import { toFrame, type Viewport } from '../canvas/canvas-frame.ts';

/** Panes with their z-indices: the plan, below the route (Leaflet's own pane, 400), and the names, below the pins (600). */
const panes = { plan: '200', labels: '450' } as const;

/** Prepares a painting and returns the function that paints it, on the empty canvas. */
export type PaintCanvas = (
  context: CanvasRenderingContext2D,
  frame: Frame,
  obstacles: () => Obstacles,
) => () => void;

/** Milliseconds: after a longer preparation the painting has a task of its own. */
const longPreparation = 4;

/** Share of the map by which the canvas exceeds it on each side, so that dragging needs no repaint. */
const padding = 0.3;

/** Maximum scaling of a painted canvas: beyond, line widths are visibly wrong. */
const maxStretch = 2;

/** A canvas: the part of the plane within its bounds and the view, as last painted. */
interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly bounds: LatLngBounds | undefined;
  /** North-west corner of the painted area. */
  corner: LatLng | undefined;
  zoom: number;
}

export interface CanvasLayerOptions {
  readonly pane: keyof typeof panes;
  readonly placement: Placement;
  /** Bounds of its pieces on the plane, one canvas each; by default one unbounded canvas. */
  readonly images?: readonly PlaneBounds[] | undefined;
}

/** Drawings that move and zoom with the map and are repainted when it rests. */
export class CanvasLayer extends Layer {
  readonly #options: CanvasLayerOptions;
  readonly #sheets: readonly Sheet[];
  #paint: PaintCanvas;
  #centre: LatLng | undefined;
  #zoom = 0;

  constructor(paint: PaintCanvas, options: CanvasLayerOptions) {
    super();
    this.#options = options;
    this.#paint = paint;
    this.#sheets = options.images?.map(createSheet) ?? [createSheet()];
  }

  setPaint(paint: PaintCanvas): void {
    if (paint === this.#paint) return;
    this.#paint = paint;
    this.repaint();
  }

  repaint(): void {
    schedulePaint(this, () => this.#update());
  }

  override onAdd(map: LeafletMap): this {
    const { pane: name } = this.#options;
    const pane = map.getPane(name) ?? map.createPane(name);
    pane.style.zIndex = panes[name];
    pane.append(...this.#sheets.map(({ canvas }) => canvas));
    this.repaint();
    return this;
  }

  override onRemove(): this {
    cancelPaint(this);
    for (const { canvas } of this.#sheets) {
      cancelPaint(canvas);
      canvas.remove();
    }
    return this;
  }

  override getEvents(): { [name: string]: LeafletEventHandlerFn } {
    return {
      viewreset: () => {
        // The map has a new origin: keeps the painting in place until the repaint.
        this.#follow();
        if (this.#isStretched()) for (const { canvas } of this.#sheets) canvas.style.visibility = 'hidden';
        this.repaint();
      },
      moveend: () => this.repaint(),
      // Names avoid routes and pins.
      'layeradd layerremove': () => this.#options.pane === 'labels' && this.repaint(),
      move: () => this.#paintWhenLeft(),
      zoom: () => {
        this.#follow();
        if (this.#isStretched()) this.repaint();
      },
      // The event has the target view.
      zoomanim: (({ center, zoom }: ZoomAnimEvent) => this.#follow(center, zoom)) as LeafletEventHandlerFn,
    };
  }

  #update(): void {
    const map: LeafletMap | null = this._map;
    if (!map) return;
    this.#centre = map.getCenter();
    this.#zoom = map.getZoom();
    const size = map.getSize();
    const start = map.containerPointToLayerPoint(size.multiplyBy(-padding)).round();
    const view = new Bounds(start, start.add(size.multiplyBy(1 + 2 * padding).round()));
    for (const sheet of this.#sheets) this.#paintSheet(sheet, view);
  }

  /** `view` is the visible part of the map with a margin, in layer pixels. */
  #paintSheet(sheet: Sheet, view: Bounds): void {
    const map = this._map;
    const { canvas, bounds } = sheet;
    const context = canvas.getContext('2d');
    if (!context) return;
    const start = performance.now();
    const corners = bounds && [bounds.getNorthWest(), bounds.getSouthEast()];
    const own = corners ? new Bounds(corners.map((at) => map.latLngToLayerPoint(at))) : view;
    const [corner, end] = [clamp(own.getTopLeft(), view), clamp(own.getBottomRight(), view)];
    const { x: width, y: height } = end.subtract(corner);
    const pixelRatio = Math.min(devicePixelRatio, 3);
    const zoom = this.#zoom;
    const { x: left, y: top } = map.getPixelOrigin().add(corner);
    const viewport = { zoom: map.getZoomScale(zoom, 0), left, top, width, height, pixelRatio };
    const frame = toFrame(this.#options.placement, viewport);
    const paint = this.#paint(context, frame, () => obstaclesOn(map, corner));
    const finish = () => {
      // After a zoom the next painting is scheduled.
      if (map.getZoom() !== zoom) return;
      this.#clear(sheet, viewport);
      DomUtil.setPosition(canvas, corner);
      Object.assign(sheet, { corner: map.layerPointToLatLng(corner), zoom });
      paint();
    };
    if (performance.now() - start < longPreparation) finish();
    else schedulePaint(canvas, finish);
  }

  #clear({ canvas }: Sheet, { width, height, pixelRatio }: Viewport): void {
    const [wide, high] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    // Setting the size clears the canvas and allocates memory: only when it changes.
    if (canvas.width !== wide || canvas.height !== high) {
      Object.assign(canvas, { width: wide, height: high });
      Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` });
    } else canvas.getContext('2d')?.reset();
    canvas.style.visibility = '';
  }

  #isStretched(): boolean {
    const scale = this._map.getZoomScale(this._map.getZoom(), this.#zoom);
    return this.#centre !== undefined && Math.max(scale, 1 / scale) > maxStretch;
  }

  /** Repaints during a long drag, before the edge of the canvas becomes visible. */
  #paintWhenLeft(): void {
    const map = this._map;
    if (map.getZoom() !== this.#zoom || !this.#centre) return;
    const moved = map.latLngToLayerPoint(this.#centre).distanceTo(map.latLngToLayerPoint(map.getCenter()));
    const { x, y } = map.getSize();
    if (moved > Math.min(x, y) * padding * 0.8) this.repaint();
  }

  #follow(centre = this._map.getCenter(), zoom = this._map.getZoom()): void {
    const map = this._map;
    const origin = map
      .project(centre, zoom)
      .subtract(map.getSize().divideBy(2))
      .subtract(map.containerPointToLayerPoint([0, 0]))
      .round();
    for (const { canvas, corner, zoom: painted } of this.#sheets)
      if (corner)
        DomUtil.setTransform(
          canvas,
          map.project(corner, zoom).subtract(origin),
          map.getZoomScale(zoom, painted),
        );
  }
}

function createSheet(plane?: PlaneBounds): Sheet {
  const canvas = document.createElement('canvas');
  canvas.className = 'leaflet-zoom-animated leaflet-image-layer';
  canvas.setAttribute('aria-hidden', 'true');
  if (plane) canvas.dataset.bounds = JSON.stringify(plane);
  const bounds = plane && latLngBounds(plane.map(([row, column]) => [row, column]));
  return { canvas, bounds, corner: undefined, zoom: 0 };
}

/** The nearest point within bounds. */
function clamp({ x, y }: Point, bounds: Bounds): Point {
  const [from, to] = [bounds.getTopLeft(), bounds.getBottomRight()];
  return new Point(Math.min(Math.max(x, from.x), to.x), Math.min(Math.max(y, from.y), to.y));
}

/** Overlays, markers and lines on a map, in pixels from a corner in its layer pixels. Reads the layout: call once per paint. */
function obstaclesOn(map: LeafletMap, corner: Point): Obstacles {
  const container = map.getContainer();
  const shown = container.getBoundingClientRect();
  const { x, y } = map.layerPointToContainerPoint(corner);
  const [left, top] = [shown.left + x, shown.top + y];
  const boxOf = (element: Element): Box => {
    const rect = element.getBoundingClientRect();
    return { minX: rect.left - left, minY: rect.top - top, maxX: rect.right - left, maxY: rect.bottom - top };
  };
  const view = boxOf(container);
  const [marks, lines]: [Box[], (readonly [number, number])[][]] = [[], []];
  const toPixels = (at: LatLng): readonly [number, number] => {
    const { x, y } = map.latLngToContainerPoint(at);
    return [x + view.minX, y + view.minY];
  };
  map.eachLayer((layer) => {
    const element = layer instanceof Marker && layer.getElement();
    if (element) marks.push(boxOf(element));
    if (layer instanceof Polyline && !layer.options.fill)
      lines.push((layer.getLatLngs() as LatLng[]).map(toPixels));
  });
  const controls = [
    ...container.querySelectorAll(':scope > :not(.leaflet-pane, .leaflet-control-container)'),
    ...document.querySelectorAll('[data-covers]'),
  ];
  return { view, controls: controls.map(boxOf), marks, lines };
}
