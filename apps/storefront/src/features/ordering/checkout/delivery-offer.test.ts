import { afterEach, expect, test, vi } from 'vitest';
import { createPublicConfig } from '#config/public-config.ts';
import { storeView } from '#config/testing/own-stores.ts';
import {
  chosenCourier,
  courierId,
  offeredCouriers,
  offeredMethods,
  ownOffer,
  recallOffer,
  useDeliveryOffer,
} from './delivery-offer.ts';

const own = createPublicConfig({ publicUrl: 'https://shop.example' });
const foreign = createPublicConfig({
  publicUrl: 'https://shop.example',
  api: { url: 'https://api.example', calls: 'vsf1' },
  orders: { paymentMethodsMapping: { banktransfer: 'prepayment' } },
});

const shop = { store: storeView('it'), language: 'it' } as const;

const offer = {
  shipping: [
    { carrier_code: 'flatrate', method_code: 'flatrate', method_title: 'Standard', price_incl_tax: 5 },
    { carrier_code: 'bike', method_code: 'flatrate', method_title: 'Today', price_incl_tax: 12 },
  ],
  payment: ['checkmo', 'paypal_express', 'prepayment'].map((code) => ({ code, title: code })),
};

afterEach(() => {
  vi.unstubAllGlobals();
  useDeliveryOffer.setState(ownOffer, true);
});

test('until the API has answered our own shop offers its own, and another shop nothing', () => {
  const couriers = offeredCouriers(ownOffer, { config: own, ...shop });
  expect([couriers.map(({ carrier_title }) => carrier_title), offeredMethods(ownOffer, own).length]).toEqual([
    ['Corriere'],
    2,
  ]);
  expect([offeredCouriers(ownOffer, { config: foreign, ...shop }), offeredMethods(ownOffer, foreign)]).toEqual([
    [],
    [],
  ]);
});

test('of another shop the methods are offered that need no script, and those that are mapped', () => {
  expect(offeredMethods(offer, foreign).map(({ code }) => code)).toEqual(['checkmo', 'prepayment']);
});

test('two carriers with the same code for a method are told apart', () => {
  const [standard, bike] = offer.shipping;
  expect(offer.shipping.map(courierId)).toEqual(['flatrate', 'bike_flatrate']);
  expect(chosenCourier(offer.shipping, 'bike_flatrate')).toBe(bike);
  expect(chosenCourier(offer.shipping, 'gone')).toBe(standard);
});

test('offline the last answer of another shop counts', () => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(offer) });
  recallOffer({ config: own });
  expect(useDeliveryOffer.getState()).toBe(ownOffer);
  recallOffer({ config: foreign });
  expect(useDeliveryOffer.getState()).toEqual(offer);
});
