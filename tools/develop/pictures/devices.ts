import type { BrowserContextOptions } from 'playwright-core';

const touch = { isMobile: true, hasTouch: true, colorScheme: 'light' } as const;

/** Devices for the pictures, and their width in the gallery. */
export const devices = {
  desk: {
    options: { viewport: { width: 1280, height: 860 }, colorScheme: 'light' },
    shown: { width: 640, alt: 'on a desktop, light' },
  },
  phone: {
    options: { ...touch, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, colorScheme: 'dark' },
    shown: { width: 200, alt: 'on a phone, dark' },
  },
} as const satisfies Record<
  string,
  { options: BrowserContextOptions; shown: { width: number; alt: string } }
>;

/** More devices for the directions page, whose layout depends most on the screen. */
export const screens = {
  small: { viewport: { width: 320, height: 568 }, ...touch },
  side: { viewport: { width: 844, height: 390 }, ...touch },
  tablet: { viewport: { width: 820, height: 1180 }, ...touch },
  wide: { viewport: { width: 1920, height: 1080 }, colorScheme: 'dark' },
  contrast: { viewport: { width: 820, height: 1180 }, forcedColors: 'active' },
} as const satisfies Record<string, BrowserContextOptions>;

/** Device for the film. */
export const filmed: BrowserContextOptions = { viewport: { width: 390, height: 844 }, ...touch };
