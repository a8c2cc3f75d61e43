/** 128 random bits in hexadecimal: of cart lines, orders and tasks. `crypto.randomUUID` would need a secure context. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
