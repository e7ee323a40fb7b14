/** Builds are always federated; a dev server only when `npm run dev` started it. */
export function isFederated(command: 'build' | 'serve'): boolean {
  return command === 'build' || process.env.CAMPUSWAY_DEV_REGISTRY !== undefined;
}
