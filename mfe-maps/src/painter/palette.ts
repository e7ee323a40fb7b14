/** The plan's colours by what they are for, and the token that each is read from. */
const tokens = {
  ground: '--plan-ground',
  corridor: '--plan-corridor',
  lobby: '--plan-lobby',
  wall: '--plan-wall',
  door: '--plan-door',
  label: '--plan-label',
  labelSoft: '--plan-label-soft',
  classroom: '--plan-classroom',
  lab: '--plan-lab',
  faculty: '--plan-faculty',
  department: '--plan-department',
  waiting: '--plan-waiting',
  other: '--plan-other',
  service: '--plan-service',
  green: '--plan-green',
  greenEdge: '--plan-green-edge',
  water: '--plan-water',
  path: '--plan-path',
  pathEdge: '--plan-path-edge',
  building: '--plan-building',
  buildingEdge: '--plan-building-edge',
  court: '--plan-court',
  courtLine: '--plan-court-line',
  route: '--plan-route',
  routeCasing: '--plan-route-casing',
  selected: '--plan-selected',
  sign: '--sign',
  onSign: '--on-sign',
} as const;

export type PlanColour = keyof typeof tokens;
export type Palette = Readonly<Record<PlanColour, string>>;

/**
 * The tokens as colours that a canvas understands: a custom property holds `light-dark(...)` as text, so that each is
 * resolved by way of an element's own colour. `within` decides the scheme.
 */
export function readPalette(within: Element): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  within.append(probe);
  const style = getComputedStyle(probe);
  const entries = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, style.color];
  });
  probe.remove();
  return Object.fromEntries(entries) as Palette;
}

const schemes = ['(prefers-color-scheme: dark)', '(forced-colors: active)'];

/** Calls `onChange` when the system or the theme switch changes the colours. Returns the way to stop. */
export function watchPalette(onChange: () => void): () => void {
  const queries = schemes.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  const themes = new MutationObserver(onChange);
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
    themes.disconnect();
  };
}
