import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { firstActivity } from './visitor-activity.ts';

/**
 * Parts of the page below the first view. The server renders them as always; the browser fetches their code at the first
 * sign of a visitor, or when it has nothing else to do, and until then shows the server's HTML as it is.
 */

const IDLE_MS = 4000;
const isBrowser = typeof window !== 'undefined';

/** Resolves when the page has loaded and the browser is idle. */
const pageIsQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = (): void => void setTimeout(resolve, IDLE_MS);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });

/** `sooner`: something else that makes the part needed at once. */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sooner?: Promise<unknown>,
): ComponentType<Props> {
  let takeOver = (): void => {};
  const takenOver = new Promise<void>((resolve) => {
    takeOver = resolve;
  });
  const Part = lazy(async () => {
    if (isBrowser) await Promise.race([firstActivity, pageIsQuiet(), ...(sooner ? [sooner] : [])]);
    const Loaded = await load();
    const Alive = (props: Props) => {
      useEffect(takeOver, []);
      return <Loaded {...props} />;
    };
    return { default: Alive };
  });

  return function Deferred(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (place.current ? keepPresses(place.current, takenOver) : undefined), []);
    return (
      <div ref={place}>
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

/** A button pressed before its code is there is pressed again when it is; links work by themselves. */
function keepPresses(place: HTMLElement, alive: Promise<void>): () => void {
  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void alive.then(() => button.isConnected && button.click());
  };
  const stop = (): void => place.removeEventListener('click', keep, true);
  place.addEventListener('click', keep, true);
  void alive.then(stop);
  return stop;
}
