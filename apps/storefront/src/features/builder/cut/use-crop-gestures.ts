import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { NARROW_SCREEN } from '../builder-steps.ts';
import { setCut, useBuilder } from '../builder-store.ts';
import {
  type Corner,
  type Extent,
  type ImageDimensions,
  moved,
  withCorner,
  withZoom,
  zoomedAt,
  zoomOf,
} from './crop.ts';

interface Drag {
  corner: Corner | null;
  startX: number;
  startY: number;
  cut: ImageDimensions;
}

interface Pinch {
  distance: number;
  cut: ImageDimensions;
}

/** Moves the cut with one finger or the mouse, pulls its corners, zooms with two fingers. */
export function useCropDrag(frame: RefObject<HTMLElement | null>, picture: Extent, cut: ImageDimensions) {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const drag = useRef<Drag | null>(null);
  const pinch = useRef<Pinch | null>(null);

  const pointsPerPixel = (): number => picture.width / (frame.current?.clientWidth || picture.width);

  const distance = (): number => {
    const [first, second] = [...pointers.current.values()];
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  };

  const down = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 2) {
      drag.current = null;
      pinch.current = { distance: distance(), cut };
      return;
    }
    const corner = (event.target as HTMLElement).dataset.corner as Corner | undefined;
    drag.current = { corner: corner ?? null, startX: event.clientX, startY: event.clientY, cut };
  };

  const move = (event: PointerEvent<HTMLElement>): void => {
    if (!pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pinch.current && pinch.current.distance > 0) {
      const { cut: start, distance: from } = pinch.current;
      setCut(withZoom(picture, start, zoomOf(picture, start) * (distance() / from)));
      return;
    }
    if (!drag.current) return;
    const { corner, cut: start, startX, startY } = drag.current;
    const dx = (event.clientX - startX) * pointsPerPixel();
    const dy = (event.clientY - startY) * pointsPerPixel();
    if (!corner) {
      setCut(moved(picture, start, dx, dy));
      return;
    }
    const cornerX = corner.endsWith('e') ? start.x + start.width : start.x;
    const cornerY = corner.startsWith('s') ? start.y + start.height : start.y;
    setCut(withCorner(picture, start, corner, { x: cornerX + dx, y: cornerY + dy }));
  };

  const up = (event: PointerEvent<HTMLElement>): void => {
    pointers.current.delete(event.pointerId);
    drag.current = null;
    pinch.current = null;
  };

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
}

/** A notch of the wheel moves about a hundred. */
const ZOOM_PER_PIXEL = 0.0015;

/**
 * The wheel zooms at the pointer. Below the stage of a narrow screen the page goes on, so there the wheel scrolls; what
 * two fingers do on a trackpad comes with the control key and zooms everywhere.
 */
export function useWheelZoom(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    const zoom = (event: WheelEvent): void => {
      const { bitmap, imageDimensions: cut } = useBuilder.getState();
      if (!element || !bitmap || !cut || (!event.ctrlKey && window.innerWidth < NARROW_SCREEN)) return;
      // React listens passively and could not keep the page from scrolling
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const scale = bitmap.width / box.width;
      const point = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
      setCut(zoomedAt(bitmap, cut, zoomOf(bitmap, cut) * Math.exp(-event.deltaY * ZOOM_PER_PIXEL), point));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [frame]);
}
