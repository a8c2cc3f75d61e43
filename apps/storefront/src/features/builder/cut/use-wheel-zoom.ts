import { type RefObject, useEffect } from 'react';
import { NARROW_SCREEN } from '../builder-steps.ts';
import { setCut, useBuilder } from '../builder-store.ts';
import { zoomedAt, zoomOf } from './crop.ts';

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
