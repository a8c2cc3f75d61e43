import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Sixty colours are one stop of the tab key: the chosen one. From there the arrow keys move through the grid, as in a group
 * of radio buttons. Without scripts every choice is a stop of its own.
 */
export function useArrowKeys<T extends HTMLElement>(
  chosen: number,
): { ref: RefObject<T | null>; onKeyDown: (event: KeyboardEvent) => void } {
  const ref = useRef<T>(null);

  useEffect(() => {
    const links = linksIn(ref.current);
    const current = links.find((link) => link.ariaCurrent === 'true') ?? links[0];
    for (const link of links) link.tabIndex = link === current ? 0 : -1;
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const links = linksIn(ref.current);
    const from = links.find((link) => link === document.activeElement);
    const to = from && target(links, from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
  return { ref, onKeyDown };
}

const linksIn = (place: HTMLElement | null): HTMLAnchorElement[] => [...(place?.querySelectorAll('a') ?? [])];

function target(links: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = links.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return links[at + 1] ?? links[0];
    case 'ArrowLeft':
      return links.at(at - 1);
    case 'ArrowDown':
      return nearest(links.slice(at), from);
    case 'ArrowUp':
      return nearest(links.slice(0, at).reverse(), from);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return undefined;
  }
}

/** In the next row of these, the one that stands most directly above or below. */
function nearest(links: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const row = links.find(({ offsetTop }) => offsetTop !== from.offsetTop)?.offsetTop;
  const distance = ({ offsetLeft }: HTMLElement): number => Math.abs(offsetLeft - from.offsetLeft);
  return links.filter(({ offsetTop }) => offsetTop === row).toSorted((a, b) => distance(a) - distance(b))[0];
}
