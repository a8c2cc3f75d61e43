/** The text of a file: as UTF-8, else as portals and spreadsheets of Windows write it. */
export async function readText(file: Blob, most: number): Promise<string> {
  const bytes = await file.slice(0, most).arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
