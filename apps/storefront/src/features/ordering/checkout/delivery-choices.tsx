import { isPlainPayment, offeredPayments } from '@brixel/commerce/cart/delivery-choice';
import { spanText } from '@brixel/contract/promises';
import { RadioChoice } from '@brixel/ui/choice.tsx';
import { BankIcon, CreditCardIcon } from '@brixel/ui/icons.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useAllCalls, useServices } from '#data/services.ts';
import { useFormat, useT } from '#i18n/use-t.ts';
import { useOnline } from '#shared/use-online.ts';
import {
  chosenCourier,
  chosenPayment,
  courierId,
  type OfferedCourier,
  type OfferedMethod,
  ownOffer,
  useDeliveryOffer,
  useOfferedCouriers,
  useOfferedMethods,
} from './delivery-offer.ts';

const OWN_COURIER = 'flatrate';

/** A shop with one way to send names who brings it; where there are several, they differ by their titles. */
export function useCourierName(): (courier: OfferedCourier) => string {
  const isOnly = useAllCalls() && useOfferedCouriers().length === 1;
  return ({ method_code, method_title, carrier_title }) => {
    if (isOnly && carrier_title) return carrier_title;
    return [...new Set([carrier_title, method_title])].filter(Boolean).join(' – ') || method_code;
  };
}

export function CourierChoice({ chosen, choose }: { chosen: string; choose: (methodCode: string) => void }) {
  const t = useT();
  const { price } = useFormat();
  const nameOf = useCourierName();
  const couriers = useOfferedCouriers();
  const isOurs = useAllCalls();
  const pickUpAt = usePickUpAddress();
  const courier = chosenCourier(couriers, chosen);
  return (
    <fieldset className="stack stack--s mt4">
      <legend className="label mb-2.5">{t('checkout.shippingMethod')}</legend>
      {couriers.map((offered) => (
        <RadioChoice
          key={courierId(offered)}
          name="shippingMethod"
          checked={offered === courier}
          onChange={() => choose(courierId(offered))}
          title={nameOf(offered)}
          aside={<span className="price">{price(offered.price_incl_tax)}</span>}
          sub={
            pickUpAt(offered.method_code) ??
            (isOurs && offered.method_code === OWN_COURIER && t('checkout.courierNote'))
          }
        />
      ))}
    </fieldset>
  );
}

/** Where goods are fetched, of a method by which nothing is sent. */
function usePickUpAddress(): (methodCode: string) => string | null {
  const { firm, zones } = useServices().config.shop;
  return (methodCode) => {
    const isPickUp = zones?.some(({ methods }) => methods.some(({ code, isPickUp: is }) => is && code === methodCode));
    return isPickUp && firm ? `${firm.name}, ${firm.street}, ${firm.postcode} ${firm.city}` : null;
  };
}

const OWN_METHODS = { iways_paypalplus_payment: CreditCardIcon, banktransfer: BankIcon };
type OwnMethod = keyof typeof OWN_METHODS;

/** Another API may have methods of the same name, and says itself what they are. */
function useIsOwn(): (code: string) => code is OwnMethod {
  const isOurs = useAllCalls();
  return (code): code is OwnMethod => isOurs && Object.hasOwn(OWN_METHODS, code);
}

/** The shop's texts for its own methods, the API's for others. */
export function usePaymentName(): (code: string) => string {
  const t = useT();
  const isOwn = useIsOwn();
  const methods = useOfferedMethods();
  return (code) => {
    if (isOwn(code)) return t(`checkout.pay.${code}`);
    const offered = methods.find((method) => method.code === code);
    return offered ? offered.title || code : '';
  };
}

interface PaymentChoiceProps {
  isVirtual: boolean;
  chosen: string;
  choose: (code: string) => void;
}

export function PaymentChoice({ isVirtual, chosen, choose }: PaymentChoiceProps) {
  const t = useT();
  const offered = useOfferedMethods();
  const current = chosenPayment(offered, chosen, isVirtual);
  const needsOther = !useOnline() && !isPlainPayment(current);
  const isAnswered = useDeliveryOffer(({ payment }) => payment !== ownOffer.payment);
  const isNoneOffered = offered.length === 0 && (useAllCalls() || isAnswered);
  const offlineText = offered.length > 0 ? 'checkout.offlineChoose' : 'checkout.needsConnection';
  return (
    <fieldset className="stack stack--s mt3">
      <legend className="label mb-2.5">{t('checkout.paymentMethod')}</legend>
      <div role="status">{needsOther && <Notice tone="warn">{t(offlineText)}</Notice>}</div>
      {isNoneOffered && <Notice tone="bad">{t('checkout.noPayment')}</Notice>}
      {offeredPayments(offered, isVirtual).map((method) => (
        <PaymentMethodChoice
          key={method.code}
          {...method}
          isVirtual={isVirtual}
          isChosen={method.code === current}
          choose={choose}
        />
      ))}
    </fieldset>
  );
}

interface PaymentMethodChoiceProps extends OfferedMethod {
  isVirtual: boolean;
  isChosen: boolean;
  choose: (code: string) => void;
}

function PaymentMethodChoice({ code, isVirtual, isChosen, choose }: PaymentMethodChoiceProps) {
  const t = useT();
  const { dispatchDays } = useServices().config.shop.promises;
  const isOwn = useIsOwn();
  const title = usePaymentName()(code);
  const isOut = !useOnline() && !isPlainPayment(code);
  const radio = {
    name: 'paymentMethod',
    value: code,
    checked: isChosen && !isOut,
    disabled: isOut,
    onChange: () => choose(code),
    title,
  };
  if (!isOwn(code)) return <RadioChoice {...radio} sub={isOut && t('checkout.offlinePayment')} />;
  const Icon = OWN_METHODS[code];
  const whenPaid =
    isVirtual && code === 'banktransfer'
      ? t('checkout.pay.banktransfer.subOnline')
      : t(`checkout.pay.${code}.sub`, { days: spanText(dispatchDays) });
  return (
    <div className="stack stack--s">
      <RadioChoice {...radio} sub={isOut ? t('checkout.offlinePayment') : whenPaid} aside={<Icon />} />
      {radio.checked && <Notice>{t(`checkout.pay.${code}.info`)}</Notice>}
    </div>
  );
}
