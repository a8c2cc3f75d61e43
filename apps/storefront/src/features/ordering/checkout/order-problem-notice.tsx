import { useT } from '#i18n/use-t.ts';
import { GuestButton, LoginButton, Problem, SectionLink } from './problem.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import type { OrderProblem } from './use-place-order.ts';

/** Why there is no order yet, and what can be done about it. */
export function OrderProblemNotice({ problem }: { problem: OrderProblem }) {
  const t = useT();
  switch (problem.kind) {
    case 'refused':
      return <RefusalNotice {...problem.refusal} />;
    case 'no-answer':
      return <Problem title={t('checkout.noAnswer')} text={t('checkout.noAnswerText')} />;
    case 'not-checked':
      return <Problem title={t('checkout.notChecked')} text={t('checkout.notCheckedText')} />;
    case 'needs-line':
      return (
        <Problem title={t('checkout.needsLine')} text={t('checkout.needsLineText')}>
          <SectionLink section="payment" />
        </Problem>
      );
    case 'not-saved':
      return <Problem tone="bad" title={t('checkout.notSaved')} text={t('checkout.notSavedText')} />;
    case 'unpaid':
      return (
        <Problem title={t('checkout.unpaid')} text={t('checkout.unpaidText', { number: problem.order.orderNumber })}>
          <SectionLink section="payment" />
        </Problem>
      );
    case 'login-ended':
      return (
        <Problem title={t('checkout.loginEnded')} text={t('checkout.loginEndedText')}>
          <LoginButton />
        </Problem>
      );
    case 'account-exists':
      return (
        <Problem title={t('checkout.accountExists')} text={t('checkout.accountExistsText')}>
          <LoginButton />
          <GuestButton />
        </Problem>
      );
    case 'account-failed':
      return (
        <Problem title={t('checkout.accountFailed')} text={t('checkout.nothingOrdered')}>
          <GuestButton />
        </Problem>
      );
    default:
      return (
        <Problem tone="bad" title={t('checkout.internalValidation')} text={t('checkout.nothingOrdered')}>
          <SectionLink section="personalDetails" />
        </Problem>
      );
  }
}
