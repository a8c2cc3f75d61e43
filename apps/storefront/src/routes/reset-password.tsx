import { ResetPasswordPage } from '#features/account/auth/reset-password-page.tsx';

export function Component() {
  return <ResetPasswordPage />;
}
