/** Typed arrays that grow: part files do not say how large they are. */
export class GrowingFloats {
  private data: Float32Array;
  length = 0;

  constructor(size: number) {
    this.data = new Float32Array(size);
  }

  /** Room for so many more numbers, and where it begins. */
  private room(count: number): number {
    const start = this.length;
    if (start + count > this.data.length) {
      const larger = new Float32Array(Math.max(this.data.length * 2, start + count));
      larger.set(this.data);
      this.data = larger;
    }
    this.length += count;
    return start;
  }

  push3(x: number, y: number, z: number): void {
    const at = this.room(3);
    this.data[at] = x;
    this.data[at + 1] = y;
    this.data[at + 2] = z;
  }

  /** Lets `write` fill room for so many numbers. */
  append(count: number, write: (into: Float32Array, at: number) => void): void {
    const at = this.room(count);
    write(this.data, at);
  }

  done(): Float32Array {
    return this.data.slice(0, this.length);
  }
}
