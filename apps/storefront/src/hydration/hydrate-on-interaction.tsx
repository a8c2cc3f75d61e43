import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { untilLoaded } from '#data/until-loaded.ts';
import { replayEarlyInput } from './replay-early-input.ts';
import { activityOrIdle } from './visitor-activity.ts';

/** A component whose code is fetched when it is first rendered. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));

/** React drops the server's HTML when the address changes before the code has loaded; this renders it until then. */
function ServerHtml({ container }: { container: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => container.current?.innerHTML ?? '');
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * For sections below the first view. The server renders them as always; the browser shows the server's HTML, and fetches the
 * code at the first activity of the visitor or when the page is idle. `sooner` starts it earlier.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  sooner?: Promise<unknown>,
): ComponentType<Props> {
  let markHydrated = (): void => {};
  const hydrated = new Promise<void>((resolve) => {
    markHydrated = resolve;
  });
  const Section = lazyComponent(async () => {
    if (!import.meta.env.SSR) await Promise.race([activityOrIdle(), ...(sooner ? [sooner] : [])]);
    const Loaded = await load();
    const Hydrated = (props: Props) => {
      useEffect(markHydrated, []);
      return <Loaded {...props} />;
    };
    return Hydrated;
  }) as ComponentType<Props>;

  return function HydrateOnInteraction(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    useEffect(() => (container.current ? replayEarlyInput(container.current, hydrated) : undefined), []);
    return (
      <div ref={container}>
        <Suspense fallback={<ServerHtml container={container} />}>
          <Section {...props} />
        </Suspense>
      </div>
    );
  };
}

export interface PageSection<Props> {
  Section: ComponentType<Props>;
  /** awaited by the page's loader, so that the section is rendered at once after a navigation */
  ready: () => Promise<unknown>;
}

/**
 * The main section of a page: like `hydrateOnInteraction`, but after a navigation it never appears later than the rest of
 * the page. Restoring the scroll position needs the full height.
 */
export function pageSection<Props extends object>(load: () => Promise<ComponentType<Props>>): PageSection<Props> {
  let loaded: ComponentType<Props> | undefined;
  const ready = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  const Late = hydrateOnInteraction(ready);

  function Section(props: Props) {
    // decided once: hydration must render what the server rendered, and the server always renders the late form
    const [Ready] = useState(() => (import.meta.env.SSR ? undefined : loaded));
    return Ready ? <Ready {...props} /> : <Late {...props} />;
  }
  return { Section, ready };
}
