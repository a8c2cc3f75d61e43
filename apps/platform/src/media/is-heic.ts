const BRANDS = /^(?:hei[cxms]|hev[cxms])$/;

const text = (content: Uint8Array, from: number, to: number): string =>
  Buffer.from(content.subarray(from, to)).toString('latin1');

/** Pictures of iPhones: their patents keep the decoder out of sharp's build. */
export const isHeic = (content: Uint8Array): boolean =>
  text(content, 4, 8) === 'ftyp' && BRANDS.test(text(content, 8, 12));
