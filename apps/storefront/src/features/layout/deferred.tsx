import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';

/**
 * Parts of the page below the first view. The server renders them as always; the browser fetches their code when they
 * come near or when it has nothing else to do, and until then shows the server's HTML as it is.
 */

const IDLE_MS = 4000;
const NEAR = '400px';
const isBrowser = typeof window !== 'undefined';

/** Resolves when the page has loaded and the browser is idle. */
const pageIsQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = (): void => void setTimeout(resolve, IDLE_MS);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });

/** `sooner`: something that makes the part needed at once. */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sooner?: Promise<unknown>,
): ComponentType<Props> {
  let release = (): void => {};
  const near = new Promise<void>((resolve) => {
    release = resolve;
  });
  const Part = lazy(async () => {
    if (isBrowser) await Promise.race([near, pageIsQuiet(), ...(sooner ? [sooner] : [])]);
    return { default: await load() };
  });

  return function Deferred(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!place.current) return;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && release(), { rootMargin: NEAR });
      observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}
