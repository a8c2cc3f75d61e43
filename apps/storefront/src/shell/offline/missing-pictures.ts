import { watchReturn } from '#data/connection/connection-return.ts';

/** Pictures that could not be had without a line are asked for again with it. */
export const fetchMissingPictures = (): void =>
  void watchReturn(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-missing]')) {
      const { src } = picture;
      picture.removeAttribute('data-missing');
      // one that has failed is fetched anew from the same address
      picture.src = src;
    }
  });
