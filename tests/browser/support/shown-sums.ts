import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** What a shopper with a calculator would find out about the lines of a cart, an order or a mail. */

/** `1.500 × 0,0099 € = 14,85 €`, with whatever words stand between. */
const CALCULATION =
  /([\d.]+)\s*(?:Stück|Teile|pezzi)?[^\d€]*?([\d.]+,\d{2,4})\s€(?:\s\/\s(?:Stück|pezzo))?[^\d]*([\d.]+,\d{2})\s€/;

const figure = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

export interface ShownSum {
  qty: number;
  unit: number;
  sum: number;
}

/** Reads quantity, price of a piece and sum from a text, and insists that they agree. */
export function readSum(text: string): ShownSum {
  const found = CALCULATION.exec(text);
  if (!found) throw new Error(`No quantity, price and sum in: ${text}`);
  const [qty = 0, unit = 0, sum = 0] = found.slice(1).map(figure);
  expect(Math.round((Math.round(unit * 10_000) * qty) / 100), text).toBe(Math.round(sum * 100));
  return { qty, unit, sum };
}

/** The same of a row of goods; `text` names it. */
export async function readLine(rows: Locator, text: string): Promise<ShownSum> {
  const row = rows.filter({ hasText: text }).first();
  const meta = await row.locator('.line__meta .num').allTextContents();
  return readSum([...meta, await row.locator('.price').first().textContent()].join(' '));
}

/** The same of a mail's plain text, where the sum stands beside the name and the calculation below. */
export function readMailedLine(text: string, name: string): ShownSum {
  const row = new RegExp(`${name}[^\\n]*?([\\d.]+,\\d{2}\\s€)\\s*\\n[\\s\\S]*?([\\d.]+ × [\\d.,]+\\s€)`).exec(text);
  return readSum(`${row?.[2]} = ${row?.[1]}`);
}
