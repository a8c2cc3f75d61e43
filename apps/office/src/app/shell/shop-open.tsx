import { may } from '@brixel/contract/office/roles';
import { Link } from 'react-router';
import { useMe } from '#data/session.ts';
import { useShopOpen } from '#data/shop-open.ts';
import { useT } from '#i18n/i18n.ts';

/** Whether shoppers can buy now; whoever may change it is led there. */
export function ShopOpenSign() {
  const t = useT();
  const { role } = useMe();
  const state = useShopOpen();
  if (state === null) return null;
  const text = <span>{t(`shell.shop.${state}`)}</span>;
  const look = { className: 'shopsign', 'data-state': state };
  return may(role, 'settings') ? (
    <Link to="/settings/opening" {...look}>
      {text}
    </Link>
  ) : (
    <p {...look}>{text}</p>
  );
}
