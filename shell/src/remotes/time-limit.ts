/** Resolves or rejects as `promise` does, or rejects with `onLimit()` after `seconds`. */
export function withTimeLimit<Value>(
  promise: Promise<Value>,
  seconds: number,
  onLimit: () => Error,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onLimit()), seconds * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
