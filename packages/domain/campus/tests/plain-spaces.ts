/** A value with the texts that tests write: plain spaces in place of those that keep a number beside its unit. */
export function withPlainSpaces<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));
}
