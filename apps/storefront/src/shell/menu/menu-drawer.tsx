import { categoryPath } from '@brixel/commerce/links';
import { Drawer } from '@brixel/ui/drawer.tsx';
import { ChevronLeftIcon, ChevronRightIcon, UserIcon } from '@brixel/ui/icons.tsx';
import { Link } from '@brixel/ui/link.tsx';
import type { MenuCategory } from '#data/catalog/fields.ts';
import { useServices } from '#data/services.ts';
import { AccountLabel } from '#features/account/account-label.tsx';
import { useT } from '#i18n/use-t.ts';
import { ItemCount } from '#shared/item-count.tsx';
import { Logo } from '#shared/logo.tsx';
import { childrenOf } from '#shared/menu-tree.ts';
import { ShopPicture } from '#shared/shop-picture.tsx';
import { closePanels, popSubmenu, pushSubmenu, useUi } from '#shared/ui-store.ts';
import { useMenu, useMosaics, useShell } from '#shared/use-shell.ts';
import { StoreSwitch } from '#shell/language/store-switch.tsx';
import { ThemeSwitch } from '#shell/theme-switch.tsx';

/** The menu of narrow screens: one level per panel; deeper levels slide in from the right. */
export function MenuDrawer() {
  const t = useT();
  const open = useUi((state) => state.sidebar);
  const { depth, path } = useUi((state) => state.submenu);
  const entries = useMenu();
  return (
    <Drawer
      open={open}
      onClose={closePanels}
      side="left"
      narrow
      title={t('layout.menu')}
      closeLabel={t('layout.closeMenu')}
      header={<Logo className="h-[30px] w-auto" />}
      bodyClassName="overflow-x-hidden!"
      footer={
        <div className="row row--between">
          <Link className="row b" href="/my-account">
            <UserIcon /> <AccountLabel guest={t('layout.signIn')} />
          </Link>
          <span className="row">
            <ThemeSwitch />
            <StoreSwitch quiet />
          </span>
        </div>
      }
    >
      <MenuLevel hidden={depth > 0} label={t('layout.tabCategories')}>
        {useMosaics() && (
          <Link href="/mosaik-builder">
            <span>
              <img src="/mark.svg" alt="" width={24} height={24} />
            </span>
            <span>
              {t('layout.mosaicBuilder')}
              <small>{t('layout.builderHint')}</small>
            </span>
            <ChevronRightIcon />
          </Link>
        )}
        {entries.map((entry) =>
          entry.kind === 'category' ? (
            <MenuEntry key={entry.category.id} category={entry.category} />
          ) : (
            <Link key={`${entry.link} ${entry.label}`} href={entry.link}>
              <span />
              <span>{entry.label}</span>
              <ChevronRightIcon />
            </Link>
          ),
        )}
      </MenuLevel>
      {path.map((id, index) => (
        <Submenu key={id} id={id} active={depth === index + 1} entered={depth > index} />
      ))}
    </Drawer>
  );
}

function MenuLevel({ hidden, label, children }: { hidden: boolean; label: string; children: React.ReactNode }) {
  return (
    <nav className="mnav" aria-label={label} inert={hidden}>
      {children}
    </nav>
  );
}

function Submenu({ id, active, entered }: { id: number; active: boolean; entered: boolean }) {
  const t = useT();
  const { config } = useServices();
  const { categories } = useShell();
  const category = categories.find((entry) => entry.id === id);
  if (!category) return null;
  return (
    <nav
      aria-label={category.name}
      inert={!active}
      className={`mnav absolute inset-0 overflow-y-auto bg-(--card) px-4 transition-transform duration-300 starting:translate-x-full ${entered ? '' : 'translate-x-full'}`}
    >
      <button type="button" className="row b min-h-[56px] w-full text-left" onClick={popSubmenu}>
        <ChevronLeftIcon /> {t('common.back')}
      </button>
      <Link href={categoryPath(category, config)}>
        <ShopPicture path={category.image ?? ''} alt="" size="icon" />
        <span>
          {t('layout.everythingIn', { name: category.name })}
          <ItemCount count={category.product_count} />
        </span>
        <ChevronRightIcon />
      </Link>
      {childrenOf(categories, id).map((child) => (
        <MenuEntry key={child.id} category={child} />
      ))}
    </nav>
  );
}

/** A link, which opens the next level instead where there is one. */
function MenuEntry({ category }: { category: MenuCategory }) {
  const { config } = useServices();
  const { categories } = useShell();
  const deeper = childrenOf(categories, category.id).length > 0;
  return (
    <Link
      href={categoryPath(category, config)}
      aria-haspopup={deeper ? 'menu' : undefined}
      onClick={(event) => {
        if (!deeper) return;
        event.preventDefault();
        pushSubmenu(category.id);
      }}
    >
      <ShopPicture path={category.image ?? ''} alt="" size="icon" />
      <span>
        {category.name}
        <ItemCount count={category.product_count} />
      </span>
      <ChevronRightIcon />
    </Link>
  );
}
