/** Downloads a text as a file. */
export function saveFile(text: string, { type, name }: { type: string; name: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // some browsers read it a little later
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
