import { type Role, roleTokens } from '@campusway/campus/scene';

export type Scheme = 'light' | 'dark';

export type Palette = Readonly<Record<Role, string>>;

/** Colours of ui-kit's tokens, light and dark, for pictures without the style sheet. */
export const tokenColours: Readonly<
  Record<(typeof roleTokens)[Role], { readonly light: string; readonly dark: string }>
> = {
  'plan-classroom': { light: '#ffffff', dark: '#363b43' },
  'plan-lab': { light: '#cbc6fa', dark: '#3a2450' },
  'plan-faculty': { light: '#fbe6a6', dark: '#472d05' },
  'plan-department': { light: '#b9e3b0', dark: '#184c2f' },
  'plan-waiting': { light: '#eeb391', dark: '#673211' },
  'plan-other': { light: '#d3d6da', dark: '#24272b' },
  'plan-corridor': { light: '#ebe7dc', dark: '#181a1e' },
  'plan-lobby': { light: '#e2dccd', dark: '#24272d' },
  'plan-service': { light: '#abb3b6', dark: '#424c51' },
  'plan-stairs': { light: '#e6c6b6', dark: '#33220f' },
  'plan-lift': { light: '#8ac6d4', dark: '#1d3864' },
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
  'plan-selected': { light: '#a6c3ff', dark: '#2d5191' },
  'plan-label-soft': { light: '#453f36', dark: '#c9c3b7' },
  'plan-route': { light: '#1450c4', dark: '#8fb5ff' },
  'plan-route-casing': { light: '#ffffff', dark: '#0c0e12' },
  sign: { light: '#1c1a16', dark: '#f1ede4' },
  'on-sign': { light: '#ffffff', dark: '#14171c' },
};

export function paletteOf(scheme: Scheme): Palette {
  return Object.fromEntries(
    Object.entries(roleTokens).map(([role, token]) => [role, tokenColours[token][scheme]]),
  ) as Palette;
}
