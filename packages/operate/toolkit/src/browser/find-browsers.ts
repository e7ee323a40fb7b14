import { findProgram } from '../debian/find-program.ts';

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

/**
 * Features of a desktop browser that no test needs. The popups of the address bar are pages that load with each window
 * and slow down measurements. The others are those that Playwright disables: this list replaces Playwright's.
 */
const disabledFeatures = `
  WebUIOmniboxPopup WebUIOmniboxFullPopup WebUIOmniboxAimPopup AimEnabled AvoidCorsURLLoaderRestartOnRedirect
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsFirstBalancedModeAutoEnable HttpsUpgrades
  LensOverlay MediaRouter NetworkTimeServiceQuerying OptimizationHints PaintHolding PreconnectToSearch
  ThirdPartyStoragePartitioning`;

/** Flags for a browser that connects only to the site under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.trim().split(/\s+/).join()}`,
];

/**
 * As `findChromium`, but prefers the headless shell where it is installed: the same engine without the windows of a
 * desktop browser, which saves a seventh of the work.
 * @throws {ToolError} when there is neither
 */
export function findHeadlessShell(): string {
  const places = ['/usr/bin/chromium-headless-shell', ...usualPlaces];
  return findProgram({ places, packages: ['chromium-headless-shell'], variable: 'CHROME_PATH' });
}

/**
 * Path of the Chromium for tests: CHROME_PATH or the usual paths.
 * @throws {ToolError} when there is none
 */
export function findChromium(): string {
  return findProgram({ places: usualPlaces, packages: ['chromium'], variable: 'CHROME_PATH' });
}

/** Path of the Firefox for tests: FIREFOX_PATH or the usual paths. */
export function findFirefox(): string {
  return findProgram({
    places: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
  });
}
