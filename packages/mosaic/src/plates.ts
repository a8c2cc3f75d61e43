/** Plates that areas of one colour are laid with, by the design numbers that collectors and shops know them by. */

export interface Plate {
  design: string;
  /** studs, the shorter side first */
  sides: readonly [short: number, long: number];
}

/** Studs of a base; mosaics are built and hung base by base. */
export const BASE_STUDS = 16;

export const SINGLE_PLATE: Plate = { design: '3024', sides: [1, 1] };

export const PLATES: readonly Plate[] = [
  SINGLE_PLATE,
  { design: '3023', sides: [1, 2] },
  { design: '3623', sides: [1, 3] },
  { design: '3710', sides: [1, 4] },
  { design: '3666', sides: [1, 6] },
  { design: '3460', sides: [1, 8] },
  { design: '3022', sides: [2, 2] },
  { design: '3021', sides: [2, 3] },
  { design: '3020', sides: [2, 4] },
  { design: '3795', sides: [2, 6] },
  { design: '3034', sides: [2, 8] },
  { design: '3031', sides: [4, 4] },
];

/** A plate on the mosaic; `x` and `y` are its upper left stud. */
export interface LaidPlate {
  x: number;
  y: number;
  width: number;
  height: number;
  design: string;
  /** palette index */
  colour: number;
}
