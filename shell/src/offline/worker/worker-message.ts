/** What a worker says to its pages: there was no room for all files. */
export interface FullMessage {
  readonly kind: 'full';
}

/** What a page says to a worker that waits: the release that the page itself shows. */
export interface WorkerMessage {
  readonly kind: 'take-over';
  readonly release: string;
}
