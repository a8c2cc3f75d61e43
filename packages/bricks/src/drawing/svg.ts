/** Writing SVG by hand: short numbers, paths and shared definitions. */
import type { V2 } from './vector.ts';

export function short(value: number): string {
  const text = value.toFixed(2).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}

export const point = ([x, y]: V2): string => `${short(x)} ${short(y)}`;
export const polygon = (points: readonly V2[]): string => `M${points.map(point).join('L')}Z`;
export const segment = (from: V2, to: V2): string => `M${point(from)}L${point(to)}`;

export interface Stop {
  offset: number;
  colour: string;
  opacity?: number;
}

export const stops = (list: readonly Stop[]): string =>
  list
    .map(({ offset, colour, opacity }) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`;
      return `<stop offset="${short(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

/** Gradient in picture coordinates. */
export const linearGradient = (id: string, from: V2, to: V2, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}">${stops(list)}</linearGradient>`;

/** Definitions that many shapes share, each made once. */
export interface Definitions {
  /** id of the definition with that key; `make` writes it when it is new */
  id(key: string, make: (id: string) => string): string;
  markup(): string;
}

export function createDefinitions(prefix: string): Definitions {
  const ids = new Map<string, string>();
  const written: string[] = [];
  return {
    id(key, make) {
      const known = ids.get(key);
      if (known) return known;
      const id = `${prefix}${ids.size.toString(36)}_`;
      ids.set(key, id);
      written.push(make(id));
      return id;
    },
    markup: () => `<defs>${written.join('')}</defs>`,
  };
}

export interface Size {
  width: number;
  height: number;
}

export const svgDocument = ({ width, height }: Size, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
