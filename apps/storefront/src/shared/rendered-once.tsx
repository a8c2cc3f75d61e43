import { LinkProvider } from '@brixel/ui/link.tsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ServicesContext, useServices } from '#data/services.ts';
import { usePage } from '#router/hooks.ts';
import { NavigatorContext, PageContext, useContextOf } from '#router/router-view.tsx';
import { RouterLink } from './router-link.tsx';

type Render = (node: ReactNode) => string;

/** Characters of HTML and what it was made of: about ten megabytes. */
const LIMIT = 5_000_000;

let render: Render | undefined;
/** HTML by what it was made of; what was used last stands last. */
const rendered = new Map<string, string>();
let size = 0;
/** What the owner sets shows in it too, so with another configuration all of it is made anew. */
let renderedWith: object | undefined;

/** The server offers React's renderer; browsers have none, and take over what the server has rendered. */
export function offerRenderer(renderToString: Render): void {
  render = renderToString;
}

/**
 * The server's HTML of a part that many pages show alike, rendered once. `source` names everything that it is made of but the
 * store. null: it is rendered with its page. A browser hydrates it like any other part, so it must not contain `useId`, nor
 * pictures of the first view, for which React writes into the head.
 */
export function useRenderedOnce(source: string, content: () => ReactNode): string | null {
  const services = useServices();
  const page = usePage();
  const navigator = useContextOf(NavigatorContext);
  // while developing, the code that rendered it may have changed
  if (!render || services.config.development) return null;
  if (renderedWith !== services.config) forgetAll();
  renderedWith = services.config;
  // links begin with the prefix that the page was opened with
  const key = `${services.store.storeCode} ${services.prefix} ${source}`;
  const known = rendered.get(key);
  if (known !== undefined) rendered.delete(key);
  const html =
    known ??
    render(
      <ServicesContext value={services}>
        <NavigatorContext value={navigator}>
          <PageContext value={page}>
            <LinkProvider component={RouterLink}>{content()}</LinkProvider>
          </PageContext>
        </NavigatorContext>
      </ServicesContext>,
    );
  rendered.set(key, html);
  if (known === undefined) makeRoom(key.length + html.length);
  return html;
}

function forgetAll(): void {
  rendered.clear();
  size = 0;
}

/** Those not used for the longest go first. */
function makeRoom(added: number): void {
  size += added;
  for (const [key, html] of rendered) {
    if (size <= LIMIT) return;
    rendered.delete(key);
    size -= key.length + html.length;
  }
}

interface RenderedOnceProps extends ComponentPropsWithRef<'div'> {
  as: 'aside' | 'div' | 'footer' | 'section';
  /** everything that the content is made of but the store and its configuration, as `useRenderedOnce` has it */
  source: unknown;
}

/** An element whose content the server renders once. In browsers it is an element like any other. */
export const RenderedOnce = import.meta.env.SSR ? OnServer : InBrowser;

function OnServer({ as: Element, source, children, ...attributes }: RenderedOnceProps) {
  const html = useRenderedOnce(JSON.stringify(source), () => children);
  if (html === null) return <Element {...attributes}>{children}</Element>;
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

function InBrowser({ as: Element, source: _, ...rest }: RenderedOnceProps) {
  return <Element {...rest} />;
}
