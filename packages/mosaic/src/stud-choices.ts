import { OPPONENTS } from './exact-colour.ts';
import type { CloseView } from './eye-model.ts';
import type { SeenPalette } from './seen-palette.ts';
import type { SeenPicture } from './seen-picture.ts';

/** The colours that come into question for each stud, and what each would cost. */
export interface Choices {
  /** where the choices of a stud begin; the last entry is where all end */
  start: Int32Array;
  colour: Uint8Array;
  /** what the choice costs by itself, seen from close by */
  cost: Float32Array;
  /** what it misses in lightness, a and b, weighted for the view from afar; three values each */
  miss: Float32Array;
  /** the choice of each stud that costs least by itself */
  cheapest: Int32Array;
}

/** Lists the choices that cost at most `reach` more than the cheapest one of their stud; pauses after every row. */
export function* listChoices(picture: SeenPicture, palette: SeenPalette, reach: number): Generator<void, Choices> {
  const studs = picture.width * picture.height;
  const choices: Choices = {
    start: new Int32Array(studs + 1),
    colour: new Uint8Array(studs * 8),
    cost: new Float32Array(studs * 8),
    miss: new Float32Array(studs * 24),
    cheapest: new Int32Array(studs),
  };
  const costs = new Float64Array(palette.size);
  for (let stud = 0; stud < studs; stud++) {
    const first = choices.start[stud]!;
    makeRoom(choices, first + palette.size);
    const least = closeCosts(picture, palette, stud, reach, costs);
    let next = first;
    for (let colour = 0; colour < palette.size; colour++) {
      const cost = costs[colour]!;
      if (cost > least + reach) continue;
      if (cost === least) choices.cheapest[stud] = next;
      choices.colour[next] = colour;
      choices.cost[next] = cost;
      setMiss(choices.miss, next * 3, picture, palette, stud, colour);
      next++;
    }
    choices.start[stud + 1] = next;
    if ((stud + 1) % picture.width === 0) yield;
  }
  return choices;
}

/** Puts another colour in the place of a choice: the one that costs least of those that are allowed. False where none is. */
export function replaceChoice(
  choices: Choices,
  { stud, choice }: { stud: number; choice: number },
  picture: SeenPicture,
  palette: SeenPalette,
  isAllowed: (colour: number) => boolean,
): boolean {
  const costs = new Float64Array(palette.size);
  closeCosts(picture, palette, stud, Number.POSITIVE_INFINITY, costs);
  let best = -1;
  for (let colour = 0; colour < palette.size; colour++)
    if (isAllowed(colour) && (best < 0 || costs[colour]! < costs[best]!)) best = colour;
  if (best < 0) return false;
  choices.colour[choice] = best;
  choices.cost[choice] = costs[best]!;
  setMiss(choices.miss, choice * 3, picture, palette, stud, best);
  return true;
}

function makeRoom(choices: Choices, needed: number): void {
  if (needed <= choices.colour.length) return;
  const length = Math.max(needed, choices.colour.length * 2);
  const colour = new Uint8Array(length);
  const cost = new Float32Array(length);
  const miss = new Float32Array(length * 3);
  colour.set(choices.colour);
  cost.set(choices.cost);
  miss.set(choices.miss);
  Object.assign(choices, { colour, cost, miss });
}

/** Sets the cost of every palette colour on a stud, infinite where a colour is far off; returns the least. */
function closeCosts(
  { quarters, lab, texture, aim, eye: { close } }: SeenPicture,
  palette: SeenPalette,
  stud: number,
  reach: number,
  costs: Float64Array,
): number {
  const lightness = lab[stud * 3]!;
  const a = lab[stud * 3 + 1]!;
  const b = lab[stud * 3 + 2]!;
  let toNearest = Number.POSITIVE_INFINITY;
  let nearest = 0;
  for (let colour = 0; colour < palette.size; colour++) {
    const dl = palette.lab[colour * 3]! - lightness;
    const da = palette.lab[colour * 3 + 1]! - a;
    const db = palette.lab[colour * 3 + 2]! - b;
    const distance = Math.sqrt(dl * dl + da * da + db * db);
    costs[colour] = distance;
    if (distance >= toNearest) continue;
    toNearest = distance;
    nearest = colour;
  }
  const ownCost = (colour: number): number => {
    const offAim = palette.lab[colour * 3]! - aim[stud]!;
    return (
      close.error * quarterError(quarters, stud, palette.lab, colour, close) +
      close.texture * texture[stud]! * offAim * offAim
    );
  };
  const limit = ownCost(nearest) + reach;
  let least = Number.POSITIVE_INFINITY;
  for (let colour = 0; colour < palette.size; colour++) {
    const beyond = Math.max(0, costs[colour]! - toNearest - close.tolerance);
    const outlier = close.outlier * beyond * beyond;
    const cost = outlier > limit ? Number.POSITIVE_INFINITY : ownCost(colour) + outlier;
    costs[colour] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/** Mean distance of a colour to the four quarters: detail within a stud pulls towards its commonest colour. */
function quarterError(
  quarters: Float64Array,
  stud: number,
  lab: Float64Array,
  colour: number,
  { chroma }: CloseView,
): number {
  const lightness = lab[colour * 3]!;
  const a = lab[colour * 3 + 1]!;
  const b = lab[colour * 3 + 2]!;
  let sum = 0;
  for (let at = stud * 12; at < stud * 12 + 12; at += 3) {
    const dl = lightness - quarters[at]!;
    const da = chroma * (a - quarters[at + 1]!);
    const db = chroma * (b - quarters[at + 2]!);
    sum += Math.sqrt(dl * dl + da * da + db * db);
  }
  return sum / 4;
}

/** Light adds up linearly when studs melt; OKLab's slope at the picture turns the missing light into a seen difference. */
function setMiss(
  miss: Float32Array,
  at: number,
  { cones, slopes, texture, eye: { afar } }: SeenPicture,
  palette: SeenPalette,
  stud: number,
  colour: number,
): void {
  const lightnessWeight = Math.sqrt(afar.lightness + afar.texture * texture[stud]!);
  const chromaWeight = Math.sqrt(afar.chroma);
  const long = (palette.cones[colour * 3]! - cones[stud * 3]!) * slopes[stud * 3]!;
  const medium = (palette.cones[colour * 3 + 1]! - cones[stud * 3 + 1]!) * slopes[stud * 3 + 1]!;
  const short = (palette.cones[colour * 3 + 2]! - cones[stud * 3 + 2]!) * slopes[stud * 3 + 2]!;
  miss[at] = 100 * lightnessWeight * (OPPONENTS[0] * long + OPPONENTS[1] * medium + OPPONENTS[2] * short);
  miss[at + 1] = 100 * chromaWeight * (OPPONENTS[3] * long + OPPONENTS[4] * medium + OPPONENTS[5] * short);
  miss[at + 2] = 100 * chromaWeight * (OPPONENTS[6] * long + OPPONENTS[7] * medium + OPPONENTS[8] * short);
}
