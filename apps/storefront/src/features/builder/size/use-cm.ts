import { writeNumber } from '@brixel/commerce/write-number';
import { centimetres, type Studs } from '@brixel/mosaic/formats';
import { useServices } from '#data/services.ts';
import { useT } from '#i18n/use-t.ts';

/** One decimal always: sizes stand below each other. */
export function useCmNumber(): (studs: number) => string {
  const { locale } = useServices().store;
  return (studs) => writeNumber(centimetres(studs), 1, locale);
}

/** `57,6 × 76,8 cm` */
export function useCm(): (studs: Studs) => string {
  const t = useT();
  const number = useCmNumber();
  return ({ width, height }) => t('builder.cm', { width: number(width), height: number(height) });
}
