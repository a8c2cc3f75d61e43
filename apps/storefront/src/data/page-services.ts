import type { Services } from './services.ts';

/** For code that is no component and belongs to no request, such as the cart and the session: there before the first loader runs. */

let arrive: (services: Services) => void = () => {};

export const pageServices = new Promise<Services>((resolve) => {
  arrive = resolve;
});

export const offerServices = (services: Services): void => arrive(services);
