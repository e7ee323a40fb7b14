import { findProgram } from '../debian/find-program.ts';

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
