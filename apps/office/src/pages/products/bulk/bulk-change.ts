import type { BulkChange } from '@brixel/contract/office/product-endpoints';
import { priceSteps } from '@brixel/contract/office/product-facts';

/** What of the goods is changed. */
export type BulkSubject = 'price' | 'status' | 'place' | 'category';

/** A change of many goods as it is typed. */
export interface BulkDraft extends Record<string, string> {
  kind: BulkChange['kind'];
  amount: string;
  step: string;
  status: 'on' | 'off';
  place: string;
  category: string;
}

export const firstDraft = (subject: BulkSubject): BulkDraft => ({
  kind: subject === 'price' ? 'percent' : subject === 'category' ? 'addCategory' : subject,
  amount: '',
  step: '0.0001',
  status: 'off',
  place: '',
  category: '',
});

const SIGNED = /^[+\-−]?\d+(?:[.,]\d{1,4})?$/;

function signed(typed: string): number {
  const text = typed.replaceAll(/[\s%€]/g, '');
  return SIGNED.test(text) ? Number(text.replace('−', '-').replace(',', '.')) : Number.NaN;
}

/** Null where something is missing or wrong. */
export function changeOf(draft: BulkDraft): BulkChange | null {
  const amount = signed(draft.amount);
  switch (draft.kind) {
    case 'percent': {
      const percent = Math.round(amount * 100) / 100;
      const step = priceSteps.find((known) => String(known) === draft.step);
      return step && percent !== 0 && percent >= -90 && percent <= 900 ? { kind: 'percent', percent, step } : null;
    }
    case 'amount':
      return amount !== 0 && Math.abs(amount) <= 1_000_000 ? { kind: 'amount', euros: amount } : null;
    case 'status':
      return { kind: 'status', status: draft.status };
    case 'place':
      return { kind: 'place', place: draft.place.trim() };
    case 'addCategory':
    case 'removeCategory':
      return draft.category === '' ? null : { kind: draft.kind, category: Number(draft.category) };
  }
}
