import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Drawer } from './drawer.tsx';
import { Pagination } from './pagination.tsx';
import { Picture } from './picture.tsx';
import { Plates } from './plates.tsx';
import { Price } from './price.tsx';
import { ProductCard } from './product-card.tsx';
import { Rail } from './rail.tsx';
import { Rating } from './rating.tsx';
import { Toast } from './toast.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element);

describe('Plates', () => {
  it('marks done, current and coming steps', () => {
    const markup = html(
      <Plates label="Kasse" steps={['Daten', 'Versand', 'Zahlung']} current={1} doneLabel="erledigt" />,
    );
    expect(markup.match(/class="plate[^"]*"/g)?.filter((name) => !name.includes('__'))).toEqual([
      'class="plates plates--compact"',
      'class="plate is-done"',
      'class="plate is-now"',
      'class="plate"',
    ]);
    expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
    expect(markup.match(/erledigt/g)).toHaveLength(1);
  });
});

describe('Breadcrumbs', () => {
  it('does not link the page itself, even when it has an address', () => {
    const markup = html(
      <Breadcrumbs
        label="Pfad"
        items={[
          { label: 'Start', href: '/' },
          { label: 'Steine', href: '/steine' },
        ]}
      />,
    );
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup).toContain('<span aria-current="page">Steine</span>');
  });
});

describe('Drawer', () => {
  it('renders nothing of its content on the server while closed', () => {
    const markup = html(
      <Drawer open={false} onClose={() => {}} title="Warenkorb" closeLabel="Schließen">
        Zeilen
      </Drawer>,
    );
    expect(markup).toMatch(/^<dialog [^>]*><\/dialog>$/);
  });

  it('is named by its title', () => {
    const markup = html(
      <Drawer open onClose={() => {}} title="Warenkorb" closeLabel="Schließen">
        Zeilen
      </Drawer>,
    );
    const labelledBy = /aria-labelledby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain(`<h2 id="${labelledBy}">Warenkorb</h2>`);
  });
});

describe('Toast', () => {
  const toast = (tone: 'ok' | 'bad') =>
    html(
      <Toast tone={tone} closeLabel="Schließen" onClose={() => {}}>
        Text
      </Toast>,
    );

  it('interrupts only for errors', () => {
    expect(toast('ok')).toContain('role="status"');
    expect(toast('bad')).toContain('role="alert"');
  });
});

describe('Price', () => {
  it('shows a struck price only when there is one', () => {
    expect(html(<Price current="0,12 €" />)).toBe('<span class="price">0,12 €</span>');
    const sale = html(<Price current="0,06 €" old="0,08 €" oldLabel="Statt" unit="/ Stück" />);
    expect(sale).toContain('price--sale');
    expect(sale).toContain('<s class="price__old"><span class="sr">Statt </span>0,08 €</s>');
  });
});

describe('ProductCard', () => {
  it('has one heading with the one link of the card', () => {
    const markup = html(<ProductCard tray={null} name="Stein 2×4" href="/stein" headingLevel={2} soldOut />);
    expect(markup).toContain('<h2 class="card__name"><a href="/stein">Stein 2×4</a></h2>');
    expect(markup).toContain('class="card is-out"');
  });
});

describe('Rating', () => {
  it('has a text alternative and rounds to whole stars', () => {
    const markup = html(<Rating value={3.6} label="3,6 von 5 Sternen" />);
    expect(markup).toContain('3,6 von 5 Sternen');
    expect(markup).toContain('--n:4');
  });
});

describe('Picture', () => {
  it('loads lazily unless it is the picture of the first view', () => {
    const size = { width: 300, height: 300, alt: '' };
    expect(html(<Picture src="a.webp" {...size} />)).toContain('loading="lazy"');
    expect(html(<Picture src="a.webp" priority {...size} />)).toContain('fetchPriority="high"');
  });
});

describe('Pagination', () => {
  const props = {
    label: 'Seiten',
    hrefOf: (page: number) => `?p=${page}`,
    pageLabel: (page: number) => `Seite ${page}`,
  };
  const arrows = { previousLabel: 'Zurück', nextLabel: 'Weiter' };

  it('is left out for a single page', () => {
    expect(html(<Pagination {...props} {...arrows} current={1} total={1} />)).toBe('');
  });

  it('has no way back on the first page', () => {
    const markup = html(<Pagination {...props} {...arrows} current={1} total={3} />);
    expect(markup).not.toContain('rel="prev"');
    expect(markup).toContain('rel="next"');
    expect(markup).toContain('aria-label="Seite 1" aria-current="page"');
  });
});

it('a rail with one card has nothing to scroll to, and no arrows', () => {
  const rail = (...cards: string[]) =>
    html(
      <Rail title="Neu" previousLabel="Zurück" nextLabel="Weiter">
        {cards.map((card) => (
          <p key={card}>{card}</p>
        ))}
      </Rail>,
    );
  const isHidden = (markup: string): boolean => /class="rail__arrows[^>]* hidden=""/.test(markup);
  expect([isHidden(rail('A')), isHidden(rail('A', 'B'))]).toEqual([true, false]);
});
