import { picturePath } from '@brixel/commerce/links';
import { type PictureSizeName, pictureSizes } from '@brixel/contract/picture-sizes';
import { Picture } from '@brixel/ui/picture.tsx';
import type { CSSProperties } from 'react';
import { useServices } from '#data/services.ts';

export interface ShopPictureProps {
  /** path of the picture, below /img/{w}/{h}/resize; empty where there is none */
  path: string;
  size: PictureSizeName;
  /** empty for decoration */
  alt: string;
  /** of that text, where it is not the language of the page */
  lang?: string | undefined;
  /** the main picture of the first view; all others load when they come near */
  priority?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A picture of the catalogue in normal and double density. */
export function ShopPicture(props: ShopPictureProps) {
  const { template } = useServices().config.pictures;
  return props.path ? <DensePicture {...props} template={template} /> : null;
}

/** A drawing that belongs to this storefront and not to the catalogue; a shop without a picture service has none. */
export function ShopDrawing(props: ShopPictureProps) {
  return useServices().config.pictures.drawings ? <DensePicture {...props} template="" /> : null;
}

function DensePicture({ path, size, template, ...rest }: ShopPictureProps & { template: string }) {
  const [width, height] = pictureSizes[size];
  const normal = picturePath(path, width, height, { template });
  const double = picturePath(path, width * 2, height * 2, { template });
  return <Picture {...rest} src={normal} double={double} width={width} height={height} />;
}
