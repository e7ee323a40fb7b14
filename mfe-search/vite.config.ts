import { defineRemote } from '@campusway/federation/remote';

export default defineRemote(import.meta.dirname, {
  together: {
    // What the early answer shares with the page: one script and one stylesheet.
    early:
      /contract[\\/]src[\\/]paths|ui-kit[\\/]src[\\/](button[\\/]Button|sign[\\/]SignCode)\.module|mfe-search[\\/]src[\\/](links[\\/]room-links|answer[\\/]AnswerCard\.module)|campus[\\/]src[\\/]lookup[\\/]/,
    // Without what only answers show.
    kit: /packages[\\/]web[\\/](?!ui-kit[\\/]src[\\/]notice[\\/]ClosureNews)/,
  },
});
