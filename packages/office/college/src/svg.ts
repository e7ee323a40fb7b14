import type { Point, Polygon } from '@campusway/campus';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element as text; omits undefined attributes. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? figure(value) : escapeText(value ?? '')}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** SVG coordinates: y grows downwards, on the campus upwards. The only place that changes the sign of y for paths. */
export function at([x, y]: Point): string {
  return `${figure(x)} ${figure(-y)}`;
}

export function linePath(points: readonly Point[]): string {
  return `M${points.map(at).join('L')}`;
}

export function polygonPath(polygon: Polygon): string {
  return polygon.map((ring) => `${linePath(ring)}Z`).join('');
}

export interface Lettering {
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
}

export function text([x, y]: Point, content: string, style: Lettering): string {
  const { size, fill, weight = 500, anchor = 'middle', spacing } = style;
  return element(
    'text',
    {
      x: x || undefined,
      y: -y + size * 0.35,
      'font-size': size,
      'font-weight': weight,
      'text-anchor': anchor,
      'letter-spacing': spacing,
      fill,
    },
    escapeText(content),
  );
}

/** A number with at most three decimal places. */
export function figure(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
