/** Builds are always federated; a dev server only where `npm run dev` started it beside the others. */
export function isFederated(command: 'build' | 'serve'): boolean {
  return command === 'build' || process.env.CAMPUSWAY_DEV_REGISTRY !== undefined;
}
