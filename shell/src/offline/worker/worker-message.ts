/** Worker to pages: the storage quota is exceeded. */
export interface FullMessage {
  readonly kind: 'full';
}

/** Page to waiting worker: activate if you have the release that this page shows. */

export interface WorkerMessage {
  readonly kind: 'take-over';
  readonly release: string;
}
