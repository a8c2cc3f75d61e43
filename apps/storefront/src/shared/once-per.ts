/** Remembers what was made for a key, for what is dear to make and asked for often with few keys, such as formatters of a language. */
export function oncePer<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
