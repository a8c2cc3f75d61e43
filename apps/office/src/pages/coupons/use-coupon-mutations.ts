import type { OfficeCoupon } from '@brixel/contract/office/coupon-endpoints';
import { call } from '#data/call.ts';
import { useT } from '#i18n/i18n.ts';
import { toast, toastFailure } from '#shared/toasts.tsx';

/** What is done in the list at once, and can be taken back. */
export function useCouponMutations(reload: () => void) {
  const t = useT();

  async function setActive({ code }: OfficeCoupon, active: boolean): Promise<void> {
    const send = (to: boolean) => call('coupons.switch', { params: { id: code }, body: { active: to } });
    const answer = await send(active);
    if (!answer.ok) toastFailure(answer.code);
    else
      toast({
        text: t(active ? 'coupons.switchedOn' : 'coupons.switchedOff', { code }),
        undo: async () => {
          const back = await send(!active);
          if (!back.ok) toastFailure(back.code);
          reload();
        },
      });
    reload();
  }

  async function remove({
    used: _used,
    state: _state,
    removable: _removable,
    demo,
    version: _version,
    ...content
  }: OfficeCoupon) {
    const answer = await call('coupons.remove', { params: { id: content.code } });
    if (!answer.ok) toastFailure(answer.code);
    else
      toast({
        text: t('coupons.removed', { code: content.code }),
        // one of the demo would come back as the shop's own, and hold without the demo
        ...(!demo && {
          undo: async () => {
            const back = await call('coupons.create', { body: content });
            if (!back.ok) toastFailure(back.code);
            reload();
          },
        }),
      });
    reload();
  }

  return { setActive, remove };
}
