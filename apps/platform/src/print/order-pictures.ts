import type { OrderItem } from '@brixel/contract/order';

export type PictureOf = (address: string) => Promise<Uint8Array | null>;

const AT_ONCE = 8;
const MOSAIC = /^\/mosaikbuilder\//;
const addressOf = (image: string): string => (MOSAIC.test(image) ? `/api${image}` : `/img/120/120/resize${image}`);

/** Pictures of ordered goods by their path, a few at a time: each is drawn where nobody has seen it yet. */
export async function picturesOf(
  items: readonly Pick<OrderItem, 'image'>[],
  pictureOf: PictureOf,
): Promise<Map<string, Uint8Array>> {
  const images = [...new Set(items.flatMap(({ image }) => image ?? []))];
  const found = new Map<string, Uint8Array>();
  for (let from = 0; from < images.length; from += AT_ONCE)
    await Promise.all(
      images.slice(from, from + AT_ONCE).map(async (image) => {
        const picture = await pictureOf(addressOf(image));
        if (picture) found.set(image, picture);
      }),
    );
  return found;
}
