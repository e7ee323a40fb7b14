import { join } from 'node:path';

/** Two buildings of the St. Petersburg Polytechnic University as an IMDF archive: see NOTICE.md. */
export const polymapZip = join(import.meta.dirname, 'polymap.zip');
