import { isIban } from '@brixel/contract/iban';
import { type InfoPages, infoPageNames } from '@brixel/storefront/config/info-pages';
import { z } from 'zod';

/** How the text of a variable is read; the messages complete a sentence that begins with its name. */

export const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });

export const whole = (what: string, min: number, max: number, note = '') =>
  z
    .string()
    .refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be ${what} from ${min} to ${max}${note}`,
    })
    .transform(Number);

export const limit = whole('a whole number', 0, 1_000_000, ', where 0 stands for no limit');
export const days = whole('a whole number of days', 1, 3650);
export const milliseconds = whole('a whole number of milliseconds', 100, 120_000);
export const seconds = whole('a whole number of seconds', 1, 3600);
export const minutes = z
  .string()
  .refine((text) => /^\d+(\.\d+)?$/.test(text) && Number(text) >= 0.01 && Number(text) <= 1440, {
    error: 'must be a number of minutes from 0.01 to 1440',
  })
  .transform(Number);

export const groupId = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be the number of a customer group')
  .transform(Number);

export const categoryId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be the number of a category')
  .transform(Number);

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://shop.example' })
  .transform((url) => url.replace(/\/+$/, ''));

export const pathLike = (example: string) => z.string().regex(/^\/[\w./{}-]*$/, `must be a path such as ${example}`);

/** `{{url}}` stands for the address of the API. */
export const pictureUrl = (apiUrl: string) =>
  z
    .string()
    .transform((text) => text.replace('{{url}}', apiUrl))
    .refine((text) => URL.canParse(text) && /^https?:/.test(text) && text.includes('{{path}}'), {
      error: 'must be an address such as https://api.example/img/{{width}}/{{height}}/resize{{path}}',
    });

export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be the address of a PostgreSQL server, such as postgres://user@host/name');

export const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'must be the address of a mail server, such as smtps://user:password@host',
});

export const mailFrom = z
  .string()
  .regex(
    /^([^<>@]* <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    'must be an address such as brixel <shop@shop.example>',
  );

export const iban = z.string().refine(isIban, 'must be a valid IBAN');
export const bic = z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 signs');

export const gtmId = z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC123');

export const logLevel = oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent');

export const pairs = z
  .string()
  .regex(/^[\w-]+=[\w-]+(,[\w-]+=[\w-]+)*$/, 'must be pairs such as banktransfer=checkmo, with commas between them')
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.split('='))))
  .pipe(z.record(z.string(), z.string()));

export const codes = z
  .string()
  .regex(/^[\w-]+(,[\w-]+)*$/, 'must be codes such as invoice,payone_prepayment')
  .transform((text) => text.split(','));

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined;

export const countries = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((code) => code.trim()))])
  .refine((all) => all.every(isCountry), 'must be codes of countries such as DE,AT,CH');

/** Of an identifier the page of the API's content, everything else as it is written. */
const pageAddress = (value: string): string => (/^(https?:|\/)/.test(value) ? value : `/i/${value}`);

export const infoPages = z
  .string()
  .transform((text) => text.split(',').map((pair) => /^(\w+)=(\S+)$/.exec(pair.trim())?.slice(1) ?? []))
  .refine(
    (all) => all.every(([name]) => infoPageNames.some((known) => known === name)),
    `must be pages such as terms=terms-of-service,privacy=/privacy; there are ${infoPageNames.join(', ')}`,
  )
  .transform((all): InfoPages => Object.fromEntries(all.map(([name, value = '']) => [name, pageAddress(value)])));

const areRising = (amounts: readonly number[]): boolean =>
  amounts.every((amount, place) => amount > (amounts[place - 1] ?? 0));

export const amounts = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .refine(areRising, 'must be rising amounts such as 20,49.95,100');
