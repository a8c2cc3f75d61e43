import { centimetres, type Studs } from '@brixel/mosaic/formats';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';

/** One decimal always: sizes stand below each other. */
export function useCmNumber(): (studs: number) => string {
  const { locale } = useServices().store;
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (studs) => numbers.format(centimetres(studs));
}

/** `57,6 × 76,8 cm` */
export function useCm(): (studs: Studs) => string {
  const t = useT();
  const number = useCmNumber();
  return ({ width, height }) => t('builder.cm', { width: number(width), height: number(height) });
}
