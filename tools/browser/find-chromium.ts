import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ToolError } from '../fail.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser that talks to nobody but the site under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium to test with: CHROME_PATH, the usual places, or Debian's package where it can be installed.
 * @throws {ToolError} that says what to do when there is none
 */
export function findChromium(): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new ToolError(`Cannot test in a browser: CHROME_PATH is "${named}", and there is no such file`);
  }
  const found = usualPlaces.find((place) => existsSync(place));
  return found ?? installChromium();
}

function installChromium(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing the Debian package');
    const installed =
      spawnSync('apt-get', ['update'], { stdio: 'inherit' }).status === 0 &&
      spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'inherit' }).status === 0;
    if (installed && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new ToolError(
    'Cannot test in a browser: no Chromium or Chrome was found.\n' +
      'Install one (Debian, Ubuntu: sudo apt-get install chromium), or set CHROME_PATH to the program you have.',
  );
}
