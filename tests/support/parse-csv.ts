/** Reads RFC 4180, written without a look at how the shop writes it. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  while (place < text.length) {
    const [cell, next] = text[place] === '"' ? quotedCell(text, place + 1) : plainCell(text, place);
    row.push(cell);
    if (text.startsWith('\r\n', next) || next >= text.length) {
      rows.push(row);
      row = [];
      place = next + 2;
      continue;
    }
    if (text[next] !== ',') throw new Error(`A comma was expected at ${next}`);
    place = next + 1;
  }
  return rows;
}

function plainCell(text: string, start: number): [cell: string, end: number] {
  const end = /,|\r\n/.exec(text.slice(start));
  const stop = end ? start + end.index : text.length;
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
