/**
 * Half of a Gaussian that adds up to 1 over both halves. `falloff` is the first neighbour's share of the middle; with it
 * all taps are products, which every engine rounds alike, unlike Math.exp.
 */
export function gaussianTaps(falloff: number, radius: number): Float64Array {
  const taps = new Float64Array(radius + 1);
  let tap = 1;
  let step = falloff;
  let total = -1;
  for (let distance = 0; distance <= radius; distance++) {
    taps[distance] = tap;
    total += 2 * tap;
    tap *= step;
    step *= falloff * falloff;
  }
  return taps.map((share) => share / total);
}

/** Blurs planes of interleaved values; beyond the edge the outermost value goes on. */
export function blur(
  values: Float64Array,
  width: number,
  height: number,
  channels: number,
  taps: Float64Array,
): Float64Array {
  const across = blurLines(values, width, height, channels, width * channels, channels, taps);
  return blurLines(across, height, width, width * channels, channels, channels, taps);
}

/** Blurs `lines` lines of `length` values, `step` apart, each of `channels` planes. */
function blurLines(
  values: Float64Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  channels: number,
  taps: Float64Array,
): Float64Array {
  const blurred = new Float64Array(values.length);
  const last = length - 1;
  for (let line = 0; line < lines; line++) {
    for (let place = 0; place < length; place++) {
      for (let channel = 0; channel < channels; channel++) {
        const start = line * lineStep + channel;
        let sum = taps[0]! * values[start + place * step]!;
        for (let distance = 1; distance < taps.length; distance++) {
          const before = Math.max(0, place - distance);
          const after = Math.min(last, place + distance);
          sum += taps[distance]! * (values[start + before * step]! + values[start + after * step]!);
        }
        blurred[start + place * step] = sum;
      }
    }
  }
  return blurred;
}
