import type { ComponentPropsWithRef } from 'react';

export interface PictureSource {
  type: string;
  srcSet: string;
}

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  src: string;
  /** The same in twice the size, for dense screens. */
  double?: string;
  /** Empty for decoration. */
  alt: string;
  /** Always given: the room is kept while the picture loads. */
  width: number;
  height: number;
  /** The picture of the first view; all others load lazily. */
  priority?: boolean;
  /** Better formats, best first. */
  sources?: readonly PictureSource[];
}

export function Picture({ priority, sources = [], alt, sizes, double, ...rest }: PictureProps) {
  const image = (
    <img
      // Before `src`, otherwise Safari starts the download without them.
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      sizes={sizes}
      {...(double && { srcSet: densities(rest.src, double, priority) })}
      {...rest}
      alt={alt}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** `src` is the one for plain screens anyway; but what the server names in the head, for `priority`, is read from the set alone. */
const densities = (src: string, double: string, priority = false): string =>
  priority ? `${src} 1x, ${double} 2x` : `${double} 2x`;
