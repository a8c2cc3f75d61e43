import { ResetPasswordPage } from '#features/account/reset-password-page.tsx';

export function Component() {
  return <ResetPasswordPage />;
}
