import { sha3_224 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Hexadecimal digest of a text in UTF-8. Web Crypto has no SHA-3, and the cart's checksums must be the same everywhere. */
export const sha3of224 = (text: string): string => bytesToHex(sha3_224(utf8ToBytes(text)));
