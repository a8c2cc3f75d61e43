/** 128 bits of chance. `crypto.randomUUID` is missing where a shop in development is opened by its address in the network. */
export const newLineKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
