import { picturePath } from '@brixel/commerce/links';
import { Picture as PlainPicture } from '#ui/picture.tsx';

export interface ShopPictureProps {
  /** path of the picture, below /img/{w}/{h}/resize */
  path: string;
  /** empty for decoration */
  alt: string;
  width: number;
  height: number;
  /** the main picture of the first view; all others load when they come near */
  priority?: boolean;
  className?: string;
}

/** A picture of the shop in normal and double density. */
export function ShopPicture({ path, width, height, ...rest }: ShopPictureProps) {
  const normal = picturePath(path, width, height);
  const double = picturePath(path, width * 2, height * 2);
  return <PlainPicture {...rest} src={normal} srcSet={`${normal} 1x, ${double} 2x`} width={width} height={height} />;
}
