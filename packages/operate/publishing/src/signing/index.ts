export { writeNewKey } from './signing-keys.ts';
