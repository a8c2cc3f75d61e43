import { picturePath } from '@brixel/commerce/links';
import type { ComponentPropsWithRef } from 'react';

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** path of the picture, below /img/{w}/{h}/resize */
  path: string;
  alt: string;
  width: number;
  height: number;
  /** true for the main picture of the first view: fetched at once, all others when they come near */
  priority?: boolean;
}

/** A picture of the shop in normal and double density. */
export function Picture({ path, width, height, priority, alt, ...rest }: PictureProps) {
  return (
    <img
      {...rest}
      src={picturePath(path, width, height)}
      srcSet={`${picturePath(path, width, height)} 1x, ${picturePath(path, width * 2, height * 2)} 2x`}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' } : {})}
    />
  );
}
