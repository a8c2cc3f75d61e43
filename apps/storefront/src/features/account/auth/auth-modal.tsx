import '#styles/pages/login.css';
import { IconButton } from '@brixel/ui/button.tsx';
import { Dialog } from '@brixel/ui/dialog.tsx';
import { CloseIcon } from '@brixel/ui/icons.tsx';
import { useId } from 'react';
import { closeAuth } from '#features/session/open-auth.ts';
import { useT } from '#i18n/use-t.ts';
import { ShopDrawing } from '#shared/shop-picture.tsx';
import { type AuthElement, useUi } from '#shared/ui-store.ts';
import { ForgotForm, LoginForm, RegisterForm } from './auth-forms.tsx';

const FORMS = { login: LoginForm, register: RegisterForm, forgot: ForgotForm } as const satisfies Record<
  AuthElement,
  unknown
>;

/** Over the page that the shopper is on, so that nothing there is lost. */
export function AuthModal() {
  const t = useT();
  const titleId = useId();
  const open = useUi((state) => state.modal === 'auth');
  const element = useUi((state) => state.authElem);
  const Form = FORMS[element];
  return (
    <Dialog open={open} onClose={closeAuth} className="modal" aria-labelledby={titleId}>
      <div className="lgrid">
        <div className="lgrid__art baseplate only-d" aria-hidden="true">
          <ShopDrawing path="/banner/login.png" size="banner" alt="" />
          <p className="display">{t('account.artTitle')}</p>
          <p>{t('account.artText')}</p>
        </div>
        <div className="lgrid__form">
          <div className="row row--between row--nowrap">
            <h2 id={titleId}>{t(`account.auth.${element}`)}</h2>
            <IconButton label={t('common.close')} onClick={closeAuth}>
              <CloseIcon />
            </IconButton>
          </div>
          <Form />
        </div>
      </div>
    </Dialog>
  );
}
