/** The value, unless it takes too long. A page that was busy itself is no slow disk: what has come meanwhile still counts. */
export function withinTime<T>(value: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = (): void => reject(new Error(`No answer within ${limitMs} ms`));
    const timer = setTimeout(() => setTimeout(tooLong, 0), limitMs);
    value.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
