/** Runs before each file of unit tests. */
export {};

// A condition is waited for as long as a busy machine may need: the library's own second is short for it.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
