/** Text for comparing: case, marks and the sign between two sizes do not count. `Grün 2×4` becomes `grun 2x4`. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('×', 'x');
