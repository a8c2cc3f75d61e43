import type { PointerEvent } from 'react';
import { useT } from '#i18n/use-t.ts';

export interface CloseUpProps {
  imageUrl: string;
  /** how many times as wide as the stage */
  zoom: number;
}

/** The mosaic so large that single studs are seen; moved by scrolling, dragging or with the arrow keys. */
export function CloseUp({ imageUrl, zoom }: CloseUpProps) {
  const t = useT();
  const drag = ({ buttons, pointerType, currentTarget, movementX, movementY }: PointerEvent<HTMLElement>): void => {
    // fingers scroll by themselves
    if (buttons === 1 && pointerType === 'mouse') currentTarget.scrollBy(-movementX, -movementY);
  };
  return (
    <section
      className="absolute inset-0 cursor-grab overflow-auto active:cursor-grabbing"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={t('builder.closeUp')}
      onPointerMove={drag}
    >
      <img src={imageUrl} alt="" draggable={false} className="h-auto max-w-none" style={{ width: `${zoom * 100}%` }} />
    </section>
  );
}
