import { type Role, roleTokens } from '@campusway/campus/scene';

export type Scheme = 'light' | 'dark';

export type Palette = Readonly<Record<Role, string>>;

/** Values of ui-kit's tokens, light and dark: a picture outside a page has no style sheet. */
export const tokenColours: Readonly<
  Record<(typeof roleTokens)[Role], { readonly light: string; readonly dark: string }>
> = {
  'plan-classroom': { light: '#ffffff', dark: '#2a2f37' },
  'plan-lab': { light: '#eee8f5', dark: '#342e40' },
  'plan-faculty': { light: '#fbf1dc', dark: '#3a3324' },
  'plan-department': { light: '#e4f0e8', dark: '#24372d' },
  'plan-waiting': { light: '#f8e7e2', dark: '#3d2c2a' },
  'plan-other': { light: '#eceae5', dark: '#2b2d30' },
  'plan-corridor': { light: '#e9e4d9', dark: '#20242b' },
  'plan-lobby': { light: '#e0d9ca', dark: '#282d35' },
  'plan-service': { light: '#d8d2c6', dark: '#3a3f47' },
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
  'plan-wall': { light: '#35312a', dark: '#aaa59a' },
  'plan-label': { light: '#1c1a16', dark: '#f1ede4' },
  'plan-selected': { light: '#c9dbff', dark: '#274272' },
  'plan-label-soft': { light: '#524d43', dark: '#bdb7ab' },
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
