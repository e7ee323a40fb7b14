import { isolated } from '@campusway/campus';
import type { LabelFont, Measure, Names, PlacedLabel } from '@campusway/campus/labels';
import { useSyncExternalStore } from 'react';
import { measureInPixels } from '../canvas/canvas-frame.ts';
import { type Pen, paintPictograms } from '../canvas/paint.ts';
import type { Palette } from '../canvas/palette.ts';

const family = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif';

export function toFont({ size, weight }: LabelFont): string {
  return `${weight} ${size}px ${family}`;
}

/** Factor of the user's text size: 1 where 1rem is 16 CSS pixels. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** Number of the page's loaded fonts. Unlike elements, a canvas does not repaint text by itself. */
export function useLoadedFonts(): number {
  return useSyncExternalStore(subscribeFonts, countFonts);
}

function subscribeFonts(onChange: () => void): () => void {
  document.fonts?.addEventListener('loadingdone', onChange);
  return () => document.fonts?.removeEventListener('loadingdone', onChange);
}

function countFonts(): number {
  return [...(document.fonts ?? [])].filter(({ status }) => status === 'loaded').length;
}

/** Widths are proportional to the size, so each text is measured only once. */
export function createMeasure(context: CanvasRenderingContext2D): Measure {
  const measured = new Map<string, number>();
  return (text, { size, weight }) => {
    const key = `${weight} ${text}`;
    let width = measured.get(key);
    if (width === undefined) {
      context.font = toFont({ size: 100, weight });
      width = context.measureText(text).width;
      measured.set(key, width);
    }
    return (width * size) / 100;
  };
}

/** Paints pictograms and labels above the route. */
export function paintNames({ context, palette }: Pen, { labels, pictograms, frame }: Names): void {
  paintPictograms({ context, palette, frame }, pictograms);
  measureInPixels(context, frame);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.strokeStyle = palette.routeCasing;
  context.lineWidth = 3.5;
  context.lineJoin = 'round';
  for (const label of labels) {
    context.save();
    context.translate(...label.at);
    if (label.upright) context.rotate(-Math.PI / 2);
    if (label.tone === 'sign') {
      context.fillStyle = palette.sign;
      context.beginPath();
      context.roundRect(-label.width / 2, -label.height / 2, label.width, label.height, 4);
      context.fill();
    }
    for (const { text, font, offset } of label.lines) {
      context.font = toFont(font);
      context.direction = isolated(text) === text ? 'ltr' : 'rtl';
      context.fillStyle = colourOf(label, font, palette);
      // Capitals and digits are slightly above the middle of their line.
      const y = offset + font.size * 0.06;
      context.globalAlpha = 0.75;
      if (label.halo) context.strokeText(text, 0, y);
      context.globalAlpha = 1;
      context.fillText(text, 0, y);
    }
    context.restore();
  }
}

function colourOf({ tone }: PlacedLabel, { weight }: LabelFont, palette: Palette): string {
  if (tone === 'sign') return palette.onSign;
  return tone === 'strong' && weight > 400 ? palette.label : palette.labelSoft;
}
