import { Children, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';

export interface RailProps {
  title: ReactNode;
  /** Beside the arrows, for example a link to all. */
  action?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Cards. */
  children: ReactNode;
}

export function Rail({ title, action, previousLabel, nextLabel, children }: RailProps) {
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState({ start: true, end: false });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const start = element.scrollLeft <= 1;
      const end = element.scrollLeft + element.clientWidth >= element.scrollWidth - 1;
      setEdges((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  /** There is nothing to scroll to. */
  const isWhole = (edges.start && edges.end) || Children.count(children) < 2;

  const scroll = (direction: 1 | -1) => {
    const element = scroller.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 });
  };

  return (
    <>
      <div className="section__head">
        <h2 id={titleId}>{title}</h2>
        <div className="row row--nowrap">
          {action}
          <span className="rail__arrows only-d" hidden={isWhole}>
            <IconButton label={previousLabel} disabled={edges.start} onClick={() => scroll(-1)}>
              <ArrowLeftIcon />
            </IconButton>
            <IconButton label={nextLabel} disabled={edges.end} onClick={() => scroll(1)}>
              <ArrowRightIcon />
            </IconButton>
          </span>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <div ref={scroller} className="rail" tabIndex={0} role="group" aria-labelledby={titleId}>
        {children}
      </div>
    </>
  );
}
