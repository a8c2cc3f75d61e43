/** Reads RFC 4180, also with semicolons, written without a look at how the shop writes it. */
export function parseCsv(text: string, separator: ',' | ';' = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  while (place < text.length) {
    const [cell, next] = text[place] === '"' ? quotedCell(text, place + 1) : plainCell(text, place, separator);
    row.push(cell);
    if (text.startsWith('\r\n', next) || next >= text.length) {
      rows.push(row);
      row = [];
      place = next + 2;
      continue;
    }
    if (text[next] !== separator) throw new Error(`A ${separator} was expected at ${next}`);
    place = next + 1;
  }
  return rows;
}

function plainCell(text: string, start: number, separator: string): [cell: string, end: number] {
  const ends = [separator, '\r\n'].map((end) => text.indexOf(end, start)).filter((end) => end >= 0);
  const stop = Math.min(...ends, text.length);
  return [text.slice(start, stop), stop];
}

function quotedCell(text: string, start: number): [cell: string, end: number] {
  let cell = '';
  for (let place = start; ; place += 1) {
    if (place >= text.length) throw new Error('A quote is not closed');
    if (text[place] !== '"') cell += text[place];
    else if (text[place + 1] === '"') {
      cell += '"';
      place += 1;
    } else return [cell, place + 1];
  }
}

/** What people in Germany and Italy get: marked as UTF-8 for their spreadsheets, with semicolons. */
export function parseSpreadsheet(text: string): string[][] {
  if (!text.startsWith('\ufeff')) throw new Error('Spreadsheets would take this for another encoding');
  return parseCsv(text.slice(1), ';');
}
