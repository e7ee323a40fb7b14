import { defineRemote } from '@campusway/federation/remote';

export default defineRemote(import.meta.dirname, {
  together: {
    // What the early answer shares with the pages: no React.
    early:
      /contract[\\/]src[\\/]paths|ui-kit[\\/]src[\\/](class-names|styles|lines\.module|layout\.module|sign[\\/]SignCode\.module)|campus[\\/]src[\\/]/,
    place: /place-page[\\/]/,
    // One file of all that two pages share: most of it is on every page.
    kit: /[\\/](packages|src)[\\/]/,
  },
});
