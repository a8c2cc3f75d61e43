/** Offers a text as a file to the visitor. */
export function saveFile(text: string, { type, name }: { type: string; name: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has begun by then
  setTimeout(() => URL.revokeObjectURL(url));
}
