/** A choice of this browser. Private windows may refuse storage; it then lasts for this page. */
export function storedChoice(key: string) {
  const name = `brixel-office/${key}`;
  return {
    read(): string | null {
      try {
        return localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    write(value: string): void {
      try {
        localStorage.setItem(name, value);
      } catch {
        // see above
      }
    },
  };
}
