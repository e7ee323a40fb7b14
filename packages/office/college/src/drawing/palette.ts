import { type Role, roleTokens } from '@campusway/campus/scene';

export type Scheme = 'light' | 'dark';

export type Palette = Readonly<Record<Role, string>>;

/** Colours of ui-kit's tokens, light and dark, for pictures without the style sheet. */
export const tokenColours: Readonly<
  Record<(typeof roleTokens)[Role], { readonly light: string; readonly dark: string }>
> = {
  'plan-classroom': { light: '#ffffff', dark: '#3e444f' },
  'plan-lab': { light: '#cbc6fa', dark: '#5c4873' },
  'plan-faculty': { light: '#fbe6a6', dark: '#694b23' },
  'plan-department': { light: '#b9e3b0', dark: '#305940' },
  'plan-waiting': { light: '#eeb391', dark: '#893800' },
  'plan-other': { light: '#d3d6da', dark: '#34383c' },
  'plan-corridor': { light: '#ebe7dc', dark: '#212327' },
  'plan-lobby': { light: '#e2dccd', dark: '#2c2f36' },
  'plan-service': { light: '#abb3b6', dark: '#44535a' },
  'plan-stairs': { light: '#e6c6b6', dark: '#56422d' },
  'plan-lift': { light: '#8ac6d4', dark: '#254f94' },
  'plan-ground': { light: '#f1ede3', dark: '#12151a' },
  'plan-green': { light: '#d6e4cb', dark: '#1d2c20' },
  'plan-green-edge': { light: '#9db58e', dark: '#3a5340' },
  'plan-water': { light: '#cfe2ea', dark: '#1d3039' },
  'plan-path': { light: '#fdfcf9', dark: '#2b3038' },
  'plan-path-edge': { light: '#d5cebf', dark: '#3c424b' },
  'plan-court': { light: '#e6cdb8', dark: '#41332b' },
  'plan-court-line': { light: '#ffffff', dark: '#8d7a6c' },
  'plan-building': { light: '#d8d0c0', dark: '#353b45' },
  'plan-building-edge': { light: '#6b6559', dark: '#868178' },
  'plan-door': { light: '#6b6559', dark: '#7f7b73' },
  'plan-wall': { light: '#35312a', dark: '#b4afa4' },
  'plan-label': { light: '#1c1a16', dark: '#f1ede4' },
  'plan-selected': { light: '#a6c3ff', dark: '#3c69b8' },
  'plan-label-soft': { light: '#453f36', dark: '#c9c3b7' },
  'plan-route': { light: '#1450c4', dark: '#8fb5ff' },
  'plan-route-casing': { light: '#ffffff', dark: '#0c0e12' },
  sign: { light: '#1c1a16', dark: '#f1ede4' },
  'on-sign': { light: '#ffffff', dark: '#14171c' },
};

/** The tokens themselves, for pages with the style sheet. */
export const tokenPalette = Object.fromEntries(
  Object.entries(roleTokens).map(([role, token]) => [role, `var(--${token})`]),
) as Palette;

export function paletteOf(scheme: Scheme): Palette {
  return Object.fromEntries(
    Object.entries(roleTokens).map(([role, token]) => [role, tokenColours[token][scheme]]),
  ) as Palette;
}
