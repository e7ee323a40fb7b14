import { defineRemote } from '@campusway/federation/remote';

export default defineRemote(import.meta.dirname, {
  // One file of all that two pages share: most of it is on every page.
  together: { kit: /[\\/](packages|src)[\\/]/ },
});
