import { may } from '@brixel/contract/office/roles';
import { NavLink } from 'react-router';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { Tabs } from '#shared/tabs.tsx';

/** Between goods and what they are arranged by. */
export function GoodsNav() {
  const t = useT();
  const { role } = useMe();
  if (!may(role, 'products')) return null;
  return (
    <Tabs label={t('products.nav')}>
      <NavLink to="/products" end>
        {t('page.products')}
      </NavLink>
      <NavLink to="/products/categories">{t('page.categories')}</NavLink>
      <NavLink to="/products/pictures">{t('page.partPictures')}</NavLink>
      <NavLink to="/products/attributes">{t('page.attributes')}</NavLink>
    </Tabs>
  );
}
