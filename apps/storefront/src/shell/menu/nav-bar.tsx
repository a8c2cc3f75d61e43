import { categoryPath } from '@brixel/commerce/links';
import { GridIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useServices } from '#data/services.ts';
import { lazyComponent } from '#hydration/hydrate-on-interaction.tsx';
import { useT } from '#i18n/use-t.ts';
import { useLocation } from '#router/hooks.ts';
import { SALE_ID } from '#shared/menu-tree.ts';
import { useIsCurrent } from '#shared/router-link.tsx';
import { useMenu, useMosaics } from '#shared/use-shell.ts';

const loadMegaMenu = () => import('./mega-menu.tsx');
const MegaMenu = lazyComponent(async () => (await loadMegaMenu()).MegaMenu);

/** The bar below the header from 1100 px on, with the mega menu behind its first button. */
export function NavBar() {
  const t = useT();
  const { config } = useServices();
  const { key } = useLocation();
  const current = useIsCurrent();
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // following a link closes the menu
  useEffect(() => setOpen(false), [key]);
  useCloseOutside(area, open, () => setOpen(false));

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div ref={area}>
      <nav className="nav" aria-label={t('layout.mainMenu')}>
        <div className="wrap">
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls="mega"
            onPointerEnter={loadMegaMenu}
            onFocus={loadMegaMenu}
            onClick={() => setOpen(!open)}
            onKeyDown={(event) => {
              // the menu may take the focus while the key is on its way
              if (event.key === 'Escape') close();
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setOpen(true);
            }}
          >
            <GridIcon /> {t('layout.allCategories')}
          </button>
          {useMenu().map((entry) => {
            if (entry.kind === 'link')
              return (
                <Link key={`${entry.link} ${entry.label}`} href={entry.link} aria-current={current(entry.link)}>
                  {entry.label}
                </Link>
              );
            const { category } = entry;
            const path = categoryPath(category, config);
            return (
              <Link
                key={category.id}
                href={path}
                aria-current={current(path)}
                className={category.id === SALE_ID ? 'sale' : undefined}
              >
                {category.name}
              </Link>
            );
          })}
          {useMosaics() && (
            <Link className="nav__mosaic" href="/mosaik-builder" aria-current={current('/mosaik-builder')}>
              <img src="/mark.svg" alt="" width={18} height={18} /> {t('layout.mosaicBuilder')}
            </Link>
          )}
        </div>
      </nav>
      {open && (
        <Suspense fallback={null}>
          <MegaMenu id="mega" onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

function useCloseOutside(area: React.RefObject<HTMLElement | null>, active: boolean, close: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  });
}
