/**
 * Sizes in which pictures are served, by use; each also in double density. The list is closed, which limits the number of
 * pictures to draw: another size gets the nearest one.
 */
export const pictureSizes = {
  icon: [64, 64],
  cart: [150, 150],
  thumbnail: [155, 155],
  loose: [160, 160],
  tile: [240, 240],
  figure: [260, 180],
  portrait: [240, 320],
  card: [300, 300],
  promo: [320, 320],
  scene: [450, 300],
  wall: [480, 640],
  square: [576, 576],
  gallery: [600, 744],
  banner: [620, 400],
  preview: [1200, 630],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PictureSizeName = keyof typeof pictureSizes;
