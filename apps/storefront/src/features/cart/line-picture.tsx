import { pictureSizes } from '@brixel/contract/picture-sizes';
import { Picture } from '@brixel/ui/picture.tsx';
import { mosaicPicture } from '#data/api/mosaic-calls.ts';
import { useServices } from '#data/services.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';

export interface LinePictureProps {
  /** of the product */
  path: string;
  /** of a mosaic: it shows itself, not its product */
  mosaicId?: string | undefined;
  /** of a mosaic, where this browser has one */
  thumbnail?: string | undefined;
  className?: string;
}

/** The picture beside a line of a cart or an order. */
export function LinePicture({ path, mosaicId, thumbnail, className = 'line__img' }: LinePictureProps) {
  const { config } = useServices();
  if (!mosaicId) return <ShopPicture className={className} path={path} alt="" size="cart" />;
  const [width, height] = pictureSizes.cart;
  const src = thumbnail ?? mosaicPicture(config, mosaicId, 2 * width);
  return <Picture className={className} src={src} alt="" width={width} height={height} />;
}
