import type { PlaneBounds } from '@campusway/campus';
import {
  Bounds,
  DomUtil,
  type LatLng,
  type LatLngBounds,
  Layer,
  type LeafletEventHandlerFn,
  type Map as LeafletMap,
  Point,
  type ZoomAnimEvent,
} from 'leaflet';
import type { Obstacles } from '../labels/label.ts';
import type { Viewport } from '../painter/frame.ts';
import { obstaclesOn } from './obstacles-on.ts';
import { giveUpTurn, paintInTurn } from './paint-in-turn.ts';
import { panes } from './panes.ts';
import { toLatLngBounds } from './to-lat-lng-bounds.ts';

export type PaintCanvas = (
  context: CanvasRenderingContext2D,
  viewport: Viewport,
  obstacles: () => Obstacles,
  /** For what is painted after much has been computed: the two can be tasks of their own. */
  afterwards: (paint: () => void) => void,
) => void;

/** How far the canvas reaches beyond the map on each side, as a share of the map: so far one drags without a repaint. */
const padding = 0.3;

/** Beyond this factor a stretched drawing shows other thicknesses than are drawn. */
const maxStretch = 2;

/** One canvas: the part of the plane that its bounds and the view leave of it, as it was painted last. */
interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly bounds: LatLngBounds | undefined;
  /** North-western corner of what is painted. */
  corner: LatLng | undefined;
}

/** Drawings that lie on the map, move and zoom with it, and are painted again when the map has come to rest. */
export class CanvasLayer extends Layer {
  readonly #pane: string;
  readonly #sheets: readonly Sheet[];
  #paint: PaintCanvas;
  #centre: LatLng | undefined;
  #zoom = 0;
  #isNew = true;

  /** Each of `images` is a canvas that ends at these bounds; without any, one canvas has no end. */
  constructor(pane: string, paint: PaintCanvas, images?: readonly PlaneBounds[]) {
    super();
    this.#pane = pane;
    this.#paint = paint;
    this.#sheets = images?.map(createSheet) ?? [createSheet()];
  }

  setPaint(paint: PaintCanvas): void {
    if (paint === this.#paint) return;
    this.#paint = paint;
    this.repaint();
  }

  repaint(): void {
    paintInTurn(this, () => this.#update());
  }

  override onAdd(map: LeafletMap): this {
    map.getPane(this.#pane)?.append(...this.#sheets.map(({ canvas }) => canvas));
    this.repaint();
    return this;
  }

  override onRemove(): this {
    giveUpTurn(this);
    for (const { canvas } of this.#sheets) canvas.remove();
    return this;
  }

  override getEvents(): { [name: string]: LeafletEventHandlerFn } {
    return {
      viewreset: () => {
        // The map counts from another corner now; until its turn what is painted stays where it was seen.
        this.#follow(this._map.getCenter(), this._map.getZoom());
        if (this.#isStretched()) for (const { canvas } of this.#sheets) canvas.style.visibility = 'hidden';
        this.repaint();
      },
      moveend: () => this.repaint(),
      // Names make way for a route and for pins.
      'layeradd layerremove': () => this.#pane === panes.labels && this.repaint(),
      move: () => this.#paintWhenLeft(),
      zoom: () => {
        this.#follow(this._map.getCenter(), this._map.getZoom());
        if (this.#isStretched()) this.repaint();
      },
      zoomanim: (event) => {
        // The map fires it with the view that it is on the way to.
        const { center, zoom } = event as ZoomAnimEvent;
        this.#follow(center, zoom);
      },
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
    this.#isNew = false;
  }

  /** `view` is what is seen of the map and a margin around it, in pixels of its layers. */
  #paintSheet(sheet: Sheet, view: Bounds): void {
    const map = this._map;
    const { canvas, bounds } = sheet;
    const context = canvas.getContext('2d');
    if (!context) return;
    const [corner, end] = bounds
      ? intersect(view, toPixelBounds(map, bounds))
      : [view.getTopLeft(), view.getBottomRight()];
    const { x: width, y: height } = end.subtract(corner);
    const pixelRatio = Math.min(devicePixelRatio, 3);
    const [wide, high] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    // Setting a size also clears, and costs new memory: not on every paint.
    if (canvas.width !== wide || canvas.height !== high) {
      canvas.width = wide;
      canvas.height = high;
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    } else {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, wide, high);
    }
    canvas.style.visibility = '';
    DomUtil.setPosition(canvas, corner);
    sheet.corner = map.layerPointToLatLng(corner);
    const { x: left, y: top } = map.getPixelOrigin().add(corner);
    const viewport = { zoom: map.getZoomScale(this.#zoom, 0), left, top, width, height, pixelRatio };
    // Later on a canvas would be empty for a frame.
    const afterwards = this.#isNew ? (paint: () => void) => paintInTurn(canvas, paint) : run;
    this.#paint(context, viewport, () => obstaclesOn(map, canvas), afterwards);
  }

  #isStretched(): boolean {
    const scale = this._map.getZoomScale(this._map.getZoom(), this.#zoom);
    return this.#centre !== undefined && Math.max(scale, 1 / scale) > maxStretch;
  }

  /** Dragging on and on would show the end of the canvas before the map rests. */
  #paintWhenLeft(): void {
    const map = this._map;
    if (map.getZoom() !== this.#zoom || !this.#centre) return;
    const moved = map.latLngToLayerPoint(this.#centre).distanceTo(map.latLngToLayerPoint(map.getCenter()));
    const { x, y } = map.getSize();
    if (moved > Math.min(x, y) * padding * 0.8) this.repaint();
  }

  /** Stretches what is painted to a zoom that is under way. */
  #follow(centre: LatLng, zoom: number): void {
    const map = this._map;
    const scale = map.getZoomScale(zoom, this.#zoom);
    const origin = map
      .project(centre, zoom)
      .subtract(map.getSize().divideBy(2))
      .subtract(map.containerPointToLayerPoint([0, 0]))
      .round();
    for (const { canvas, corner } of this.#sheets)
      if (corner) DomUtil.setTransform(canvas, map.project(corner, zoom).subtract(origin), scale);
  }
}

function run(paint: () => void): void {
  paint();
}

function createSheet(plane?: PlaneBounds): Sheet {
  const canvas = document.createElement('canvas');
  canvas.className = 'leaflet-zoom-animated leaflet-image-layer';
  canvas.setAttribute('aria-hidden', 'true');
  if (plane) canvas.dataset.bounds = JSON.stringify(plane);
  return { canvas, bounds: plane && toLatLngBounds(plane), corner: undefined };
}

function toPixelBounds(map: LeafletMap, bounds: LatLngBounds): Bounds {
  return new Bounds(
    map.latLngToLayerPoint(bounds.getNorthWest()),
    map.latLngToLayerPoint(bounds.getSouthEast()),
  );
}

/** Empty, and not inside out, where the two do not meet. */
function intersect(a: Bounds, b: Bounds): [corner: Point, end: Point] {
  const [startA, startB, endA, endB] = [
    a.getTopLeft(),
    b.getTopLeft(),
    a.getBottomRight(),
    b.getBottomRight(),
  ];
  const corner = new Point(Math.max(startA.x, startB.x), Math.max(startA.y, startB.y));
  const end = new Point(
    Math.max(corner.x, Math.min(endA.x, endB.x)),
    Math.max(corner.y, Math.min(endA.y, endB.y)),
  );
  return [corner, end];
}
