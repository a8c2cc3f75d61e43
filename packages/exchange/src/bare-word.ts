/** A word as it is compared: without capitals, accents, spaces and signs. */
export const bareWord = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
