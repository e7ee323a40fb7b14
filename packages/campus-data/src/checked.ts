/**
 * Types the content of a data file. TypeScript widens what it reads from JSON (`string` for a kind, `number[]` for a
 * point); that the file keeps to its schema is the work of `npm run data:check`, which runs before every build.
 */
export function checked<Content>(content: unknown): Content {
  return content as Content;
}
