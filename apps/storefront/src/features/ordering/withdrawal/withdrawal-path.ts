/** The same in all stores. */
export const WITHDRAWAL_PATH = '/vertrag-widerrufen';
