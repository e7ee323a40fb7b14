import { defineRemote } from '@campusway/federation/remote';

export default defineRemote(import.meta.dirname, {
  together: {
    // What the early answer shares with the page: one script and one stylesheet.
    early:
      /contract[\\/]src[\\/]paths|ui-kit[\\/]src[\\/](create-element|(button[\\/]Button|sign[\\/]SignCode)\.module)|mfe-search[\\/]src[\\/](early[\\/]early-card|links[\\/]room-links|answer[\\/]AnswerCard\.module)|campus[\\/]src[\\/]lookup[\\/]/,
    links: /mfe-search[\\/]src[\\/]links[\\/]destination-links/,
    // What answers a query, before the page and in it.
    search: /mfe-search[\\/]src[\\/](engine|early[\\/]answer-search)|campus[\\/]src[\\/]search[\\/]/,
    // Without what only answers show.
    kit: /packages[\\/]web[\\/](?!ui-kit[\\/]src[\\/]notice[\\/]ClosureNews)/,
  },
});
