import { ResetLinkBroken } from '#features/account/reset-link-broken.tsx';

export function Component() {
  return <ResetLinkBroken />;
}
