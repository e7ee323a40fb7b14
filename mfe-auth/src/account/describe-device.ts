/** Each engine's browsers before the engine's own name, since every one of them claims to be the others as well. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** A User-Agent in words: `Firefox on Windows`. Programs are called by the name that they give themselves. */
export function describeDevice(agent: string): string {
  const browser = findName(browsers, agent);
  const system = findName(systems, agent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  const program = /^[\w.-]+/.exec(agent)?.[0];
  return program && program !== 'Mozilla' ? `A program: ${program}` : 'Unknown device';
}

function findName(known: typeof browsers, agent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(agent))?.[1];
}
