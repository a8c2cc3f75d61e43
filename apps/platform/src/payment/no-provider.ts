import { NoAnswer, type PaymentProvider } from './provider.ts';

const none = async (): Promise<NoAnswer> => new NoAnswer('no payment service is configured');

/** Stands where nothing can be paid online: nothing begins, and nothing that once began is taken for paid. */
export const noProvider: PaymentProvider = { code: 'none', isSandbox: false, start: none, find: none, capture: none };
