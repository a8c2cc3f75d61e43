import { useLayoutEffect, useRef } from 'react';

export interface MosaicCanvasProps {
  picture: { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };
  /** empty for decoration */
  label: string;
  className?: string;
}

/** A computed picture. */
export function MosaicCanvas({ picture, label, className }: MosaicCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // drawn before the browser paints: the bricks are a frame sooner under the slider
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      className={className}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
