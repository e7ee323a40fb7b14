/** In this order: a User-Agent contains the names of other browsers with the same engine too. */
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

/** Description of a User-Agent: `Firefox on Windows`, or the name of a program. */
export function describeDevice(agent: string): string {
  const browser = findName(browsers, agent);
  const system = findName(systems, agent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  const program = /^[\w.-]+/.exec(agent)?.[0];
  return program && program !== 'Mozilla' ? `Program: ${program}` : 'Unknown device';
}

function findName(known: typeof browsers, agent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(agent))?.[1];
}
