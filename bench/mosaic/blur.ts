/** A plane of values, row by row. */
export interface Plane {
  width: number;
  height: number;
  values: Float64Array;
}

/** Wider blurs are done on a quarter of the columns and rows: they leave nothing finer. */
const WIDEST_EXACT = 10;
const REDUCTION = 4;
const SUBSAMPLES = [-2, -1, 0, 1, 2].map((step) => step / 5);

/** Gaussian blur; beyond the edge the picture is mirrored. */
export function blur(plane: Plane, deviation: number): Plane {
  if (deviation < 0.05) return plane;
  if (deviation > WIDEST_EXACT) return enlarged(blur(reduced(plane), deviation / REDUCTION), plane);
  const taps = tapsOf(deviation);
  return alongColumns(alongRows(plane, taps), taps);
}

function tapsOf(deviation: number): Float64Array {
  const radius = Math.max(1, Math.ceil(3.5 * deviation));
  const taps = Float64Array.from({ length: 2 * radius + 1 }, (_, at) =>
    SUBSAMPLES.reduce((sum, part) => sum + Math.exp(-((at - radius + part) ** 2) / (2 * deviation ** 2)), 0),
  );
  const total = taps.reduce((sum, tap) => sum + tap, 0);
  return taps.map((tap) => tap / total);
}

function mirrored(place: number, length: number): number {
  const period = 2 * length;
  const within = ((place % period) + period) % period;
  return within < length ? within : period - 1 - within;
}

function alongRows({ width, height, values }: Plane, taps: Float64Array): Plane {
  const radius = (taps.length - 1) / 2;
  const blurred = new Float64Array(values.length);
  for (let x = 0; x < width; x++) {
    for (let tap = 0; tap < taps.length; tap++) {
      const from = mirrored(x - radius + tap, width);
      for (let line = 0; line < height * width; line += width) blurred[line + x]! += taps[tap]! * values[line + from]!;
    }
  }
  return { width, height, values: blurred };
}

function alongColumns({ width, height, values }: Plane, taps: Float64Array): Plane {
  const radius = (taps.length - 1) / 2;
  const blurred = new Float64Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let tap = 0; tap < taps.length; tap++) {
      const from = mirrored(y - radius + tap, height) * width;
      for (let x = 0; x < width; x++) blurred[y * width + x]! += taps[tap]! * values[from + x]!;
    }
  }
  return { width, height, values: blurred };
}

function reduced({ width, height, values }: Plane): Plane {
  const small = { width: Math.ceil(width / REDUCTION), height: Math.ceil(height / REDUCTION) };
  const sums = new Float64Array(small.width * small.height);
  const counts = new Float64Array(sums.length);
  values.forEach((value, at) => {
    const column = Math.floor((at % width) / REDUCTION);
    const field = Math.floor(at / width / REDUCTION) * small.width + column;
    sums[field]! += value;
    counts[field]!++;
  });
  return { ...small, values: sums.map((sum, field) => sum / counts[field]!) };
}

function enlarged({ width, height, values }: Plane, { width: fullWidth, height: fullHeight }: Plane): Plane {
  const full = new Float64Array(fullWidth * fullHeight);
  const place = (at: number, length: number): number => Math.min(length - 1, Math.max(0, (at + 0.5) / REDUCTION - 0.5));
  for (let y = 0; y < fullHeight; y++) {
    const row = place(y, height);
    const upper = Math.floor(row) * width;
    const lower = Math.min(height - 1, Math.floor(row) + 1) * width;
    for (let x = 0; x < fullWidth; x++) {
      const column = place(x, width);
      const left = Math.floor(column);
      const right = Math.min(width - 1, left + 1);
      const mix = (line: number): number =>
        values[line + left]! + (values[line + right]! - values[line + left]!) * (column - left);
      full[y * fullWidth + x] = mix(upper) + (mix(lower) - mix(upper)) * (row - Math.floor(row));
    }
  }
  return { width: fullWidth, height: fullHeight, values: full };
}
