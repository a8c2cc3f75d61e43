import { type MouseEvent, type RefObject, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';

const MAX_ZOOM = 4;
const STEP = 1.6;
/** what a press on the picture goes to */
const CLOSE_UP = 2.5;

const clamp = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(1, zoom));

const spread = ({ 0: first, 1: second }: TouchEvent['touches']): number =>
  first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 0;

export interface Zoom {
  zoom: number;
  closer: () => void;
  further: () => void;
  reset: () => void;
  /** between the whole picture and a close look at the place that was pressed */
  toggle: (event: MouseEvent<HTMLElement>) => void;
  /** for the element that scrolls the picture */
  stage: {
    ref: RefObject<HTMLElement | null>;
    onScroll: () => void;
    /** two fingers apart or together */
    onTouchStart: (event: TouchEvent) => void;
    onTouchMove: (event: TouchEvent) => void;
  };
}

/** How close a picture is looked at: 1 is the whole picture. What is in the middle stays there. */
export function useZoom(): Zoom {
  const [zoom, setZoom] = useState(1);
  const ref = useRef<HTMLElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  const pinch = useRef({ spread: 0, zoom: 1 });

  useLayoutEffect(() => {
    const stage = ref.current;
    if (!stage) return;
    const { x, y } = middle.current;
    stage.scrollTo(x * stage.scrollWidth - stage.clientWidth / 2, y * stage.scrollHeight - stage.clientHeight / 2);
  }, [zoom]);

  return {
    zoom,
    closer: () => setZoom((before) => clamp(before * STEP)),
    further: () => setZoom((before) => clamp(before / STEP)),
    reset: () => setZoom(1),
    toggle: ({ clientX, clientY, currentTarget }) => {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      middle.current = { x: (clientX - left) / width, y: (clientY - top) / height };
      setZoom((before) => (before > 1 ? 1 : CLOSE_UP));
    },
    stage: {
      ref,
      onScroll: () => {
        const stage = ref.current;
        if (!stage) return;
        middle.current = {
          x: (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
          y: (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
        };
      },
      onTouchStart: ({ touches }) => {
        if (touches.length === 2) pinch.current = { spread: spread(touches), zoom };
      },
      onTouchMove: ({ touches }) => {
        const { spread: before, zoom: from } = pinch.current;
        if (touches.length === 2 && before > 0) setZoom(clamp((from * spread(touches)) / before));
      },
    },
  };
}
