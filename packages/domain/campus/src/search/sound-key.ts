/**
 * Phonetic key: `srinivas`, `sreenivas` and `shrinivas` share one, as do `gautam` and `gowtham`, `laxmi` and `lakshmi`.
 * Designed for romanised Indian names; also suits English words.
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
