/** The arrow of the favicon, on its grid of 32. */
const arrow = '<path d="M8 23V13h9l-3.2-3.2 2-2L22.9 15l-7.1 7.1-2-2L17 16.9h-5.2V23z" fill="#fff"/>';
const blue = '#1352c9';

export interface Drawing {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

/** Everything that is drawn from the one arrow: icons as systems ask for them, and the picture of a link. */
export const drawings: readonly Drawing[] = [
  icon('icon-192.png', 192, rounded()),
  icon('icon-512.png', 512, rounded()),
  icon('apple-touch-icon.png', 180, filled(1)),
  // A system may cut a maskable icon to a circle of four fifths: the arrow stays inside.
  icon('icon-maskable.png', 512, filled(0.8)),
  { file: 'social-preview.png', width: 1200, height: 630, html: preview() },
];

function icon(file: string, size: number, inner: string): Drawing {
  const html = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${inner}</svg>`;
  return { file, width: size, height: size, html };
}

function rounded(): string {
  return `<rect width="32" height="32" rx="6" fill="${blue}"/>${arrow}`;
}

function filled(scale: number): string {
  const shift = 16 * (1 - scale);
  return `<rect width="32" height="32" fill="${blue}"/><g transform="translate(${shift} ${shift}) scale(${scale})">${arrow}</g>`;
}

function preview(): string {
  const sign = `<svg viewBox="0 0 32 32" width="150" height="150">${rounded()}</svg>`;
  return `<main style="width:1200px;height:630px;box-sizing:border-box;padding:90px;display:flex;flex-direction:column;justify-content:space-between;background:#f8f6f1;color:#1c1a16;font-family:'Atkinson Hyperlegible Next Variable'">
    <div style="display:flex;align-items:center;gap:36px;font-size:64px;font-weight:720">${sign}CampusWay</div>
    <div style="font-size:88px;font-weight:720;line-height:1.1;letter-spacing:-0.015em">Lost your way in campus?</div>
    <div style="font-size:38px;color:#5a554b">Rooms, people and the way to the door</div>
  </main>`;
}
