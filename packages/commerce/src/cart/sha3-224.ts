/**
 * SHA3-224 (FIPS 202) in plain arithmetic: browsers offer no SHA-3, and the cart's checksums must be the same everywhere.
 * A lane of 64 bits is two words of 32, the lower one first.
 */

const RATE_BYTES = 144;
const DIGEST_BYTES = 28;
const ROUNDS = 24;

interface Schedule {
  /** lower and upper word of each round's constant */
  constants: Uint32Array;
  /** by lane: how far it turns, and where it goes */
  turns: Uint8Array;
  targets: Uint8Array;
}

const SCHEDULE = schedule();

/** The standard defines its tables by small generators, which are shorter than the tables and cannot hold a typing error. */
function schedule(): Schedule {
  const constants = new Uint32Array(ROUNDS * 2);
  let register = 1;
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < 7; step++) {
      const bit = 2 ** step - 1;
      if (register & 1) constants[round * 2 + (bit >> 5)]! ^= 1 << (bit & 31);
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0);
    }
  }
  const turns = new Uint8Array(25);
  const targets = new Uint8Array(25);
  let [x, y] = [1, 0];
  for (let step = 0; step < 24; step++) {
    turns[x + 5 * y] = (((step + 1) * (step + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  for (let lane = 0; lane < 25; lane++) {
    const [column, row] = [lane % 5, Math.floor(lane / 5)];
    targets[lane] = row + 5 * ((2 * column + 3 * row) % 5);
  }
  return { constants, turns, targets };
}

const turnedLow = (low: number, high: number, by: number): number => {
  if (by === 0) return low;
  if (by === 32) return high;
  return by < 32 ? (low << by) | (high >>> (32 - by)) : (high << (by - 32)) | (low >>> (64 - by));
};

function permute(state: Uint32Array): void {
  const { constants, turns, targets } = SCHEDULE;
  const parity = new Uint32Array(10);
  const moved = new Uint32Array(50);
  for (let round = 0; round < ROUNDS; round++) {
    for (let word = 0; word < 10; word++) {
      parity[word] = state[word]! ^ state[word + 10]! ^ state[word + 20]! ^ state[word + 30]! ^ state[word + 40]!;
    }
    for (let column = 0; column < 5; column++) {
      const left = ((column + 4) % 5) * 2;
      const right = ((column + 1) % 5) * 2;
      const low = parity[left]! ^ turnedLow(parity[right]!, parity[right + 1]!, 1);
      const high = parity[left + 1]! ^ turnedLow(parity[right + 1]!, parity[right]!, 1);
      for (let word = column * 2; word < 50; word += 10) {
        state[word]! ^= low;
        state[word + 1]! ^= high;
      }
    }
    for (let lane = 0; lane < 25; lane++) {
      const [low, high, by] = [state[lane * 2]!, state[lane * 2 + 1]!, turns[lane]!];
      const target = targets[lane]! * 2;
      moved[target] = turnedLow(low, high, by);
      moved[target + 1] = turnedLow(high, low, by);
    }
    for (let row = 0; row < 50; row += 10) {
      for (let word = 0; word < 10; word++) {
        state[row + word] = moved[row + word]! ^ (~moved[row + ((word + 2) % 10)]! & moved[row + ((word + 4) % 10)]!);
      }
    }
    state[0]! ^= constants[round * 2]!;
    state[1]! ^= constants[round * 2 + 1]!;
  }
}

/** The message, the two bits and the filling that the standard puts behind it. */
function padded(message: Uint8Array): Uint8Array {
  const blocks = Math.floor(message.length / RATE_BYTES) + 1;
  const bytes = new Uint8Array(blocks * RATE_BYTES);
  bytes.set(message);
  bytes[message.length]! ^= 0x06;
  bytes[bytes.length - 1]! ^= 0x80;
  return bytes;
}

/** Hexadecimal digest of a text in UTF-8. */
export function sha3of224(text: string): string {
  const state = new Uint32Array(50);
  const bytes = padded(new TextEncoder().encode(text));
  for (let start = 0; start < bytes.length; start += RATE_BYTES) {
    for (let offset = 0; offset < RATE_BYTES; offset++) {
      state[offset >> 2]! ^= bytes[start + offset]! << ((offset & 3) * 8);
    }
    permute(state);
  }
  let digest = '';
  for (let offset = 0; offset < DIGEST_BYTES; offset++) {
    digest += ((state[offset >> 2]! >>> ((offset & 3) * 8)) & 0xff).toString(16).padStart(2, '0');
  }
  return digest;
}
