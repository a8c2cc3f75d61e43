import { NavLink } from 'react-router';
import { useT } from '#i18n/i18n.ts';
import { Tabs } from '#shared/tabs.tsx';

/** Between the lists of the shop's content. */
export function ContentNav() {
  const t = useT();
  return (
    <Tabs label={t('page.content')}>
      <NavLink to="/content" end>
        {t('content.pages')}
      </NavLink>
      <NavLink to="/content/blocks">{t('content.blocks')}</NavLink>
      <NavLink to="/content/texts">{t('page.texts')}</NavLink>
      <NavLink to="/content/home">{t('compose.home')}</NavLink>
      <NavLink to="/content/menu">{t('compose.menu')}</NavLink>
      <NavLink to="/content/redirects">{t('content.redirects')}</NavLink>
    </Tabs>
  );
}
