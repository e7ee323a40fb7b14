/**
 * A spelling that sounds alike is written alike: `srinivas`, `sreenivas` and `shrinivas` share one key, as do `gautam`
 * and `gowtham`, `laxmi` and `lakshmi`. Made for names as they are romanised in India; works for English words too.
 */
export function soundKey(token: string): string {
  return token
    .replace(/x/g, 'ks')
    .replace(/ph/g, 'f')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/([^aeiou])h/g, '$1')
    .replace(/au|aw|ou|ow|oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/z/g, 's')
    .replace(/[ey]/g, 'i')
    .replace(/o/g, 'u')
    .replace(/(.)\1+/g, '$1');
}
