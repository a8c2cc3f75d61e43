import { categoryPath } from '@brixel/commerce/links';
import { ChevronRightIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Stud } from '@brixel/ui/stud.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useAllCalls, useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';
import { ItemCount } from '#shared/item-count.tsx';
import { childrenOf, PARTS_ID, packedCategories } from '#shared/menu-tree.ts';
import { ShopDrawing, ShopPicture } from '#shared/shop-picture.tsx';
import { useCategory, useMenu, useMosaics, useShell } from '#shared/use-shell.ts';

/** Not all colours: as many as fill the column; the colour wall of the home page has the rest. */
const COLOURS_SHOWN = 40;

export function MegaMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  // a shop with other categories than those of the specification lists what it has
  const hasParts = useCategory(PARTS_ID) !== undefined;
  useEffect(() => panel.current?.querySelector('a')?.focus(), []);

  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      onClose();
      return;
    }
    const links: Element[] = [...(panel.current?.querySelectorAll('a') ?? [])];
    const index = document.activeElement ? links.indexOf(document.activeElement) : -1;
    const next = nextIndex(event.key, index, links.length);
    if (next === null) return;
    event.preventDefault();
    const link = links[next];
    if (link instanceof HTMLElement) link.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between the links inside
    <div className="mega only-d" id={id} ref={panel} onKeyDown={keys}>
      <div className="wrap mega__grid">
        {useAllCalls() && hasParts ? (
          <>
            <Parts />
            <Colours />
            <Packed />
          </>
        ) : (
          <CategoryColumns />
        )}
      </div>
    </div>
  );
}

function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowUp':
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Of a shop of any kind: each of its main categories with what is below it. */
function CategoryColumns() {
  const { config } = useServices();
  const { categories } = useShell();
  const shown = useMenu().flatMap((entry) => (entry.kind === 'category' ? [entry.category] : []));
  return shown.map((category) => (
    <div key={category.id}>
      <h3>{category.name}</h3>
      <div className="mega__list">
        {[category, ...childrenOf(categories, category.id)].map((entry) => (
          <Link key={entry.id} href={categoryPath(entry, config)}>
            {entry.name} <ChevronRightIcon />
          </Link>
        ))}
      </div>
    </div>
  ));
}

function Parts() {
  const t = useT();
  const { config } = useServices();
  const { categories } = useShell();
  return (
    <div>
      <h3>{t('layout.partsByShape')}</h3>
      <div className="mega__parts">
        {childrenOf(categories, PARTS_ID).map((category) => (
          <Link key={category.id} href={categoryPath(category, config)}>
            <ShopPicture path={category.image ?? ''} alt="" size="icon" />
            <span>
              {category.name}
              <ItemCount count={category.product_count} />
            </span>
          </Link>
        ))}
      </div>
    </div>
  );
}

function Colours() {
  const t = useT();
  const { config } = useServices();
  const { colours } = useShell();
  const parts = categoryPath(useCategory(PARTS_ID), config);
  return (
    <div>
      <h3>{t('layout.byColour')}</h3>
      <div className="mega__colors">
        {colours.slice(0, COLOURS_SHOWN).map((colour) => (
          <Link key={colour.id} href={`${parts}?color=${colour.id}`} title={colour.label} aria-label={colour.label}>
            <Stud color={colour.hex} finish={colour.finish} />
          </Link>
        ))}
      </div>
      <p className="mt2">
        <Link className="link s b" href="/i/farbtabelle">
          {t('layout.allColours', { n: colours.length })}
        </Link>
      </p>
    </div>
  );
}

function Packed() {
  const t = useT();
  const hasMosaics = useMosaics();
  const { config } = useServices();
  const { categories } = useShell();
  return (
    <div>
      <h3>{t('layout.packed')}</h3>
      <div className="mega__list">
        {packedCategories(categories).map((category) => (
          <Link key={category.id} href={categoryPath(category, config)}>
            {category.name} <ChevronRightIcon />
          </Link>
        ))}
      </div>
      {hasMosaics && (
        <Link className="promo mt3 grid-cols-[1fr_120px] items-center" href="/mosaik-builder">
          <span className="py-[18px] pl-5">
            <span className="display block text-[1.25rem]">{t('layout.promoTitle')}</span>
            <span className="s text-(--on-petrol-3)">{t('layout.promoText')}</span>
          </span>
          <ShopDrawing path="/mosaic/cat/s.png" alt="" size="cart" className="size-[120px] object-cover" />
        </Link>
      )}
    </div>
  );
}
