import {
  DomUtil,
  type LatLng,
  Layer,
  type LeafletEventHandlerFn,
  type Map as LeafletMap,
  type Point,
  type ZoomAnimEvent,
} from 'leaflet';
import type { Viewport } from '../plan/frame.ts';
import { giveUpTurn, paintInTurn } from './paint-in-turn.ts';

export type PaintCanvas = (context: CanvasRenderingContext2D, viewport: Viewport) => void;

/** How far the canvas reaches beyond the map on each side, as a share of the map: so far one drags without a repaint. */
const padding = 0.3;

/** A canvas that lies on the map, moves and zooms with it, and is painted anew when the map has come to rest. */
export class CanvasLayer extends Layer {
  readonly #canvas = document.createElement('canvas');
  readonly #pane: string;
  #paint: PaintCanvas;
  #centre: LatLng | undefined;
  #zoom = 0;

  constructor(pane: string, paint: PaintCanvas) {
    super();
    this.#pane = pane;
    this.#paint = paint;
    this.#canvas.className = 'leaflet-zoom-animated';
    this.#canvas.setAttribute('aria-hidden', 'true');
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
    map.getPane(this.#pane)?.append(this.#canvas);
    this.repaint();
    return this;
  }

  override onRemove(): this {
    giveUpTurn(this);
    this.#canvas.remove();
    return this;
  }

  override getEvents(): { [name: string]: LeafletEventHandlerFn } {
    return {
      viewreset: () => {
        // The map counts from another corner now; until its turn what is painted stays where it was seen.
        this.#follow(this._map.getCenter(), this._map.getZoom());
        this.repaint();
      },
      moveend: () => this.repaint(),
      move: () => this.#paintWhenLeft(),
      zoom: () => this.#follow(this._map.getCenter(), this._map.getZoom()),
      zoomanim: (event) => {
        // The map fires it with the view that it is on the way to.
        const { center, zoom } = event as ZoomAnimEvent;
        this.#follow(center, zoom);
      },
    };
  }

  #update(): void {
    const map: LeafletMap | null = this._map;
    const context = this.#canvas.getContext('2d');
    if (!map || !context) return;
    const size = map.getSize();
    const corner = map.containerPointToLayerPoint(size.multiplyBy(-padding)).round();
    const { x: width, y: height } = size.multiplyBy(1 + 2 * padding).round();
    const pixelRatio = Math.min(devicePixelRatio, 3);
    const [wide, high] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    // Setting a size also clears, and costs new memory: not on every paint.
    if (this.#canvas.width !== wide || this.#canvas.height !== high) {
      this.#canvas.width = wide;
      this.#canvas.height = high;
      this.#canvas.style.width = `${width}px`;
      this.#canvas.style.height = `${height}px`;
    } else {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, wide, high);
    }
    DomUtil.setPosition(this.#canvas, corner);
    this.#centre = map.getCenter();
    this.#zoom = map.getZoom();
    const { x: left, y: top } = map.getPixelOrigin().add(corner);
    this.#paint(context, { zoom: map.getZoomScale(this.#zoom, 0), left, top, width, height, pixelRatio });
  }

  /** Dragging on and on would show the end of the canvas before the map rests. */
  #paintWhenLeft(): void {
    const map = this._map;
    if (map.getZoom() !== this.#zoom || !this.#centre) return;
    const moved = map.latLngToLayerPoint(this.#centre).distanceTo(map.latLngToLayerPoint(map.getCenter()));
    if (moved > Math.min(...toArray(map.getSize())) * padding * 0.8) this.repaint();
  }

  /** Stretches what is painted to a zoom that is under way. */
  #follow(centre: LatLng, zoom: number): void {
    if (!this.#centre) return;
    const map = this._map;
    const scale = map.getZoomScale(zoom, this.#zoom);
    const half = map.getSize().divideBy(2);
    const origin = map
      .project(centre, zoom)
      .subtract(half)
      .subtract(map.containerPointToLayerPoint([0, 0]))
      .round();
    const corner = map
      .project(this.#centre, zoom)
      .subtract(map.getSize().multiplyBy((0.5 + padding) * scale))
      .subtract(origin);
    DomUtil.setTransform(this.#canvas, corner, scale);
  }
}

function toArray({ x, y }: Point): [number, number] {
  return [x, y];
}
