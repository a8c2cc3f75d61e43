import type { FormError } from '@brixel/commerce/form-rules';
import type { Translate } from '#i18n/translate.ts';

/** What is wrong with a field, in the store's language. */
export function errorText(t: Translate, error: FormError): string {
  const [code, most] = error.split(':') as [Exclude<FormError, `${string}:${string}`> | 'tooLong', string | undefined];
  // only `tooLong` has a number
  return t(`validation.${code}`, { n: Number(most) });
}
