import { findOrInstall } from './install-debian.ts';

/** The Firefox to test with: FIREFOX_PATH, the usual places, or Debian's package. */
export function findFirefox(): string {
  const named = process.env.FIREFOX_PATH;
  const usual = [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
  return findOrInstall({ places: named ? [named] : usual, packages: ['firefox-esr'] });
}
