import type { OfficeImportDetails, OfficeImportRow } from '@brixel/contract/office/import-endpoints';
import { IMPORT_LIMITS } from '@brixel/contract/office/import-limits';
import { Button } from '@brixel/ui/button.tsx';
import { Input } from '@brixel/ui/field.tsx';
import { Notice } from '@brixel/ui/notice.tsx';
import { useState } from 'react';
import { call } from '#data/call.ts';
import { useI18n, useT } from '#i18n/i18n.ts';
import { parsePiecePrice, piecePriceInput } from '#pages/products/piece-price.ts';
import { FailureNotice } from '#shared/failure-notice.tsx';
import { useMutation } from '#shared/use-mutation.ts';
import type { StepProps } from '../step-props.ts';

/** Rows that a price mends: it is missing, or so far from the last one that it is likely a slip. */

const MENDED = ['NO_PRICE', 'PRICE_ZERO', 'PRICE_JUMP'];

/** Prices of parts that come on top of the stock are chosen for all of them before the check. */
export const hasRowPrices = ({ format, can_check }: OfficeImportDetails, problem: string | undefined): boolean =>
  can_check && format !== 'part-list' && format !== 'set-parts' && MENDED.includes(problem ?? '');

/** What was typed, by row; with it the file is read again. */
export function useRowPrices({ file: { id, choice }, reload }: StepProps) {
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const checking = useMutation();
  const entries = [...typed].filter(([, text]) => text.trim() !== '');
  const prices = entries.map(([row, text]) => ({ row, price: parsePiecePrice(text) }));
  const isWrong = (row: number): boolean =>
    prices.some((entry) => entry.row === row && !(entry.price > 0 && entry.price <= 100_000));
  const check = async (body: Partial<OfficeImportDetails['choice']>): Promise<void> => {
    if (await checking.run(() => call('imports.check', { params: { id }, body: { ...choice, ...body } }))) reload();
  };
  return {
    typed,
    prices,
    isWrong,
    checking,
    canCheck: prices.length > 0 && !prices.some(({ row }) => isWrong(row)),
    type: (row: number, text: string) => setTyped(new Map(typed).set(row, text)),
    checkWithTyped: () => {
      const others = choice.row_prices.filter(({ row }) => !typed.has(row));
      return check({ row_prices: [...others, ...prices].slice(-IMPORT_LIMITS.rowPrices) });
    },
    takeAll: () => check({ price_jumps: 'take' }),
    takeBack: () => check({ price_jumps: 'hold', row_prices: [] }),
  };
}
export type RowPrices = ReturnType<typeof useRowPrices>;

export function RowPriceField({ row, prices }: { row: OfficeImportRow; prices: RowPrices }) {
  const { t, language } = useI18n();
  const jump = row.problems.find(({ code }) => code === 'PRICE_JUMP');
  const text = prices.typed.get(row.row) ?? '';
  return (
    <span className="rowprice">
      <Input
        aria-label={t('imports.rowPrice', { row: row.row })}
        aria-invalid={prices.isWrong(row.row)}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        onChange={({ target }) => prices.type(row.row, target.value)}
      />
      {jump && text === '' && (
        <Button size="s" onClick={() => prices.type(row.row, piecePriceInput(Number(jump.value), language))}>
          {t('imports.takePrice')}
        </Button>
      )}
    </span>
  );
}

/** Below the rows: what is done with the prices that were typed. */
export function RowPricesFoot({ prices, problem }: { prices: RowPrices; problem: string }) {
  const t = useT();
  const { checking } = prices;
  return (
    <div className="panel__f">
      <Button
        variant="solid"
        aria-disabled={!prices.canCheck}
        loading={checking.isBusy}
        onClick={() => prices.canCheck && void prices.checkWithTyped()}
      >
        {t('imports.useRowPrices', { n: prices.prices.length })}
      </Button>
      {problem === 'PRICE_JUMP' && (
        <Button loading={checking.isBusy} onClick={() => void prices.takeAll()}>
          {t('imports.takeAllPrices')}
        </Button>
      )}
      {!prices.canCheck && prices.prices.length > 0 && (
        <span className="s" role="alert">
          {t('imports.rowPriceWrong')}
        </span>
      )}
      {checking.failure && <FailureNotice code={checking.failure} />}
    </div>
  );
}

/** What the owner has set so far, and the way back. */
export function RowPricesNotice(props: StepProps) {
  const t = useT();
  const { takeBack, checking } = useRowPrices(props);
  const { row_prices: set, price_jumps: jumps } = props.file.choice;
  if (set.length === 0 && jumps === 'hold') return null;
  return (
    <Notice
      title={jumps === 'take' ? t('imports.jumpsTaken') : t('imports.rowPricesSet', { n: set.length })}
      action={
        props.file.can_check && (
          <Button size="s" loading={checking.isBusy} onClick={() => void takeBack()}>
            {t('imports.takeBackPrices')}
          </Button>
        )
      }
    >
      {jumps === 'take' && set.length > 0 && t('imports.rowPricesSet', { n: set.length })}
    </Notice>
  );
}
