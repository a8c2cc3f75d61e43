import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface TabsProps {
  label: string;
  className?: string;
  /** links, of which that of the open page says so */
  children: ReactNode;
}

/** A line of links. On narrow screens it is longer than the screen: the open one stays in sight. */
export function Tabs({ label, className, children }: TabsProps) {
  const { key } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 24;
  }, [key]);
  return (
    <nav ref={nav} className={className ? `tabs ${className}` : 'tabs'} aria-label={label}>
      {children}
    </nav>
  );
}
