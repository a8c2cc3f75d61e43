import type { PageProduct } from '#features/product-options/product-fields.ts';

export interface GalleryPicture {
  image: string;
  label: string;
}

export const picturesOf = ({ media_gallery, image, name }: PageProduct): GalleryPicture[] =>
  media_gallery.length > 0
    ? media_gallery.toSorted((a, b) => a.pos - b.pos).map((item) => ({ image: item.image, label: item.lab || name }))
    : [{ image, label: name }];
