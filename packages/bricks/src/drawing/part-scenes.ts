/** Pictures of one part: alone, in a pile, as a tower, beside a coin, in many colours. */
import { COLOURS, RAINBOW } from '../colours.ts';
import type { BrickColour, PartShape, PartView } from '../part.ts';
import { partHeight } from './part-solid.ts';
import { pile } from './pile.ts';
import { type Placed, put } from './placed.ts';
import { FROM_ABOVE, GALLERY, type Scene } from './scene.ts';
import { PLATE, STUD, STUD_HEIGHT } from './solid.ts';
import { strokeText } from './stroke-text.ts';
import { short } from './svg.ts';
import { aroundZ, rotate, type V3 } from './vector.ts';

export function partScene(part: PartShape, colour: BrickColour, view: PartView): Scene {
  switch (view) {
    case 'main':
      return { placed: [put(part, [0, 0, 0], colour.key)] };
    case 'pile':
      return part.w * part.d > LARGE ? fannedStack(part, colour.key) : loosePile(part, colour.key);
    case 'tower':
      return tower(part, colour);
    case 'scale':
      return besideCoin(part, colour.key);
  }
}

/** Studs from which on a part cannot be heaped any more. */
const LARGE = 32;

function loosePile(part: PartShape, colour: string): Scene {
  const reach = Math.hypot(part.w, part.d) * STUD;
  return {
    placed: pile({ parts: [part], colours: [colour], count: 34, seed: 5, radius: 22 + reach * 1.5, layers: 2 }),
    angle: FROM_ABOVE,
    largestStud: 0.16,
  };
}

function fannedStack(part: PartShape, colour: string): Scene {
  const middle: V3 = [(part.w * STUD) / 2, (part.d * STUD) / 2, 0];
  const placed = [0, 9, 18, 27].map((degrees, index): Placed => {
    const rotation = aroundZ(degrees - 10);
    const [dx, dy] = rotate(rotation, middle);
    return { part, colour, at: [-dx, -dy, index * (partHeight(part) + STUD_HEIGHT)], rotation };
  });
  return { placed, angle: FROM_ABOVE };
}

/** The colour itself and companions of the same finish from all around the palette. */
function companions(colour: BrickColour): string[] {
  if (colour.finish === 'solid') {
    const others = RAINBOW.filter((key) => key !== colour.key);
    const step = others[Math.floor((colour.id * 5) % others.length)]!;
    return [colour.key, 'white', others[(colour.id + 3) % others.length]!, colour.key, step, 'light-bluish-gray'];
  }
  const others = COLOURS.filter(({ finish, key }) => finish === colour.finish && key !== colour.key);
  return [colour.key, ...others.map(({ key }) => key)];
}

function tower(part: PartShape, colour: BrickColour): Scene {
  const plates = partHeight(part) / PLATE;
  const widest = Math.max(part.w, part.d);
  const levels = Math.max(6, Math.min(10, Math.round((widest * 5) / plates)));
  const colours = companions(colour);
  const gap = plates < 1 ? STUD_HEIGHT / PLATE : 0;
  const placed = Array.from({ length: levels }, (_, level) => {
    const turn = part.w === part.d && level % 2 && part.kind !== 'slope' ? 90 : level % 2 ? 180 : 0;
    const aside = part.w > 2 && level % 2 ? 1 : 0;
    return put(part, [aside, 0, level * (plates + gap)], colours[level % colours.length]!, turn);
  });
  return { placed, castShadows: true, largestStud: 0.2 };
}

const COIN = { diameter: 23.25, thickness: 2.2 };

/** A plain coin of known size, so that the eye finds the true scale. */
function besideCoin(part: PartShape, colour: string): Scene {
  const studs = COIN.diameter / STUD;
  const at: V3 = [part.w * STUD + 5, -COIN.diameter * 0.2, 0];
  const coin: Placed = {
    part: { kind: 'round-tile', w: studs, d: studs, plates: COIN.thickness / PLATE },
    colour: 'pearl-gold',
    at,
  };
  const centre: V3 = [at[0] + COIN.diameter / 2, at[1] + COIN.diameter / 2, COIN.thickness];
  return {
    placed: [put(part, [0, 0, 0], colour), coin],
    angle: GALLERY,
    largestStud: 0.24,
    overlay: ({ toPicture, scale }) => {
      const [x, y] = toPicture(centre);
      const squash = Math.sin((GALLERY.elevation * Math.PI) / 180);
      const ring = COIN.diameter * 0.42 * scale;
      return (
        `<g transform="translate(${short(x)} ${short(y)}) scale(1 ${short(squash)})">` +
        `<circle r="${short(ring)}" fill="none" stroke="#6d4f12" stroke-opacity=".55" stroke-width="${short(0.35 * scale)}"/>` +
        `${strokeText('23 mm', 3.6 * scale, '#5a400c')}</g>`
      );
    },
  };
}

/** One part in the colours of the rainbow, in rows. */
export function partColoursScene(part: PartShape): Scene {
  const columns = part.w * STUD > 40 ? 2 : part.w > 2 ? 3 : 4;
  const colours = part.w * part.d > LARGE ? RAINBOW.filter((_, index) => index % 4 === 1) : RAINBOW.slice(1, 13);
  const placed = colours.map((colour, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return put(part, [column * (part.w + 0.7), -row * (part.d + 0.7), 0], colour);
  });
  return { placed, angle: GALLERY, largestStud: 0.14 };
}
