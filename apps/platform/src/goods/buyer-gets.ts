import type { BuyerGets } from '@brixel/contract/office/product-facts';
import type { ProductAttributes } from '../database/catalog-tables.ts';

export const buyerGetsOf = ({ voucher, ticket }: Partial<Pick<ProductAttributes, 'voucher' | 'ticket'>>): BuyerGets =>
  voucher ? 'voucher' : ticket ? 'ticket' : 'nothing';
