import { LogoutIcon } from '@brixel/ui/icons.tsx';
import { VisuallyHidden } from '@brixel/ui/visually-hidden.tsx';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { useMe } from '#data/session.ts';
import { useT } from '#i18n/i18n.ts';
import { Initials } from '#shared/initials.tsx';
import { ThemeSwitch } from '#shared/theme-switch.tsx';
import { signOut } from '../sign-out.ts';
import { useMenu } from './use-menu.ts';

/** Behind the own name: the account, light or dark, the way out. */
export function WhoMenu() {
  const t = useT();
  const { name, role } = useMe();
  const { person } = useMenu();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" className="who" popoverTarget={id}>
        <Initials name={name} />
        <span className="who__name" aria-hidden="true">
          {name.split(' ', 1)}
        </span>
        <VisuallyHidden>{t('shell.who', { name })}</VisuallyHidden>
      </button>
      <div id={id} ref={menu} popover="auto" className="menu who__menu">
        <p className="menu__head">
          <b>{name}</b>
          <span className="muted s">{t(`role.${role}`)}</span>
        </p>
        {person.map(({ path, title, icon: Icon }) => (
          <Link key={path} to={path} onClick={close}>
            <Icon />
            {t(title)}
          </Link>
        ))}
        <ThemeSwitch />
        <button type="button" onClick={() => void signOut()}>
          <LogoutIcon />
          {t('shell.signOut')}
        </button>
      </div>
    </>
  );
}
