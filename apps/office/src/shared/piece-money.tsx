import { locales, useI18n } from '#i18n/i18n.ts';

/** A price of a piece in a column: four places, the hundredths of a cent smaller, so that 0,0285 is not read as 0,285. */
export function PieceMoney({ euros }: { euros: number }) {
  const { language } = useI18n();
  const text = euros.toLocaleString(locales[language], { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return (
    <span className="money">
      {text.slice(0, -2)}
      <small>{text.slice(-2)}</small> €
    </span>
  );
}
