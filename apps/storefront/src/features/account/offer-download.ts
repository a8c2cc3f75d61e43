/** Hands a text over as a file. */
export function offerDownload(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // some browsers read it a little later
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
