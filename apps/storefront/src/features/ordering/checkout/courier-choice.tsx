import { RadioChoice } from '@brixel/ui/radio-choice.tsx';
import { useFormat, useT } from '#i18n/use-t.ts';
import { chosenCourier, type OfferedCourier, useDeliveryOffer } from './delivery-offer.ts';

const OWN_COURIER = 'flatrate';

/** The shop's own courier in its own words, others in those of the API. */
export function useCourierName(): (courier: OfferedCourier) => string {
  const t = useT();
  return ({ method_code, method_title }) => (method_code === OWN_COURIER ? t('checkout.courier') : method_title);
}

export function CourierChoice({ chosen, choose }: { chosen: string; choose: (methodCode: string) => void }) {
  const t = useT();
  const { price } = useFormat();
  const nameOf = useCourierName();
  const couriers = useDeliveryOffer((offer) => offer.shipping);
  const courier = chosenCourier(couriers, chosen);
  return (
    <fieldset className="stack stack--s mt4">
      <legend className="label mb-2.5">{t('checkout.shippingMethod')}</legend>
      {couriers.map((offered) => (
        <RadioChoice
          key={`${offered.carrier_code} ${offered.method_code}`}
          name="shippingMethod"
          checked={offered === courier}
          onChange={() => choose(offered.method_code)}
          title={nameOf(offered)}
          aside={<span className="price">{price(offered.price_incl_tax)}</span>}
          sub={offered.method_code === OWN_COURIER && t('checkout.courierNote')}
        />
      ))}
    </fieldset>
  );
}
