/** Enough to recognise an address by, too little to write to it: `m…@example.de`. */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1…');
