import { type ReactNode, type RefObject, useEffect, useState } from 'react';

export interface BuyBarProps {
  /** while this is in view the bar stays away */
  watched: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The bar at the bottom of narrow screens. The page gets room below, so that the footer stays readable. */
export function BuyBar({ watched, children }: BuyBarProps) {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const element = watched.current;
    if (!element) return;
    // reaching far below the window, so that only what has left at the top counts as out of view
    const observer = new IntersectionObserver(([entry]) => setIsNeeded(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [watched]);

  useEffect(() => {
    document.body.classList.toggle('has-buybar', isNeeded);
    return () => document.body.classList.remove('has-buybar');
  }, [isNeeded]);

  return isNeeded ? <div className="buybar">{children}</div> : null;
}
