import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { argumentNames, formatMessage } from '@brixel/commerce/format-message';
import { describe, expect, test } from 'vitest';
import { languages, locales } from '#config/text-areas.ts';

const files = import.meta.glob<{ messages: Record<string, string> }>('./*/*.ts', { eager: true });

function messagesOf(language: string): Map<string, string> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  return new Map(own.flatMap(([, file]) => Object.entries(file.messages)));
}

const german = messagesOf('de');
const source = fileURLToPath(new URL('..', import.meta.url));
const code = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((path) => !path.startsWith('i18n') && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(source + path, 'utf8'))
  .join('\n');
const quoted = new Set(code.match(/(?<=['"`])[a-z][\w-]*(\.[\w-]+)+(?=['"`])/gi) ?? []);
/** Keys put together from a fixed beginning, such as `builder.step.${name}`. */
const beginnings = [...new Set(code.match(/(?<=`)[a-z][\w-]*\.[\w.-]*(?=\$\{)/gi) ?? [])];
const isUsed = (key: string): boolean => quoted.has(key) || beginnings.some((beginning) => key.startsWith(beginning));
const areaNames = new Set([...german.keys()].map((key) => key.split('.')[0]));

/** Texts that the specification demands word for word; screens may come later than their words. */
const specified: Record<string, string> = {
  'errors.outOfStock': 'The product is out of stock and cannot be added to the cart!',
  'errors.volatileStock':
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  'errors.priceUnknown': 'Product price is unknown, product cannot be added to the cart!',
  'errors.noVariants': 'No available product variants',
  'errors.somethingWrong': 'Something went wrong. Try again in a few seconds.',
  'errors.offlineRedirect': 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
  'errors.categoryOffline': 'No products synchronized for this category. Please come back while online!',
  'common.ok': 'OK',
  'catalog.added': 'Product has been added to the cart!',
  'catalog.toCheckout': 'Proceed to checkout',
  'cart.quantityUpdated': 'Product quantity has been updated!',
  'cart.someUnavailable': 'Some of the ordered products are not available!',
  'cart.wrongCoupon': "You've entered an incorrect coupon code. Please try again.",
  'cart.inStock': 'In stock!',
  'cart.outOfStock': 'Out of the stock!',
  'checkout.internalValidation': 'Internal validation error...',
  'account.loginNeeded': 'You need to be logged in to see this page',
  'account.loggedOut': "You're logged out",
  'account.updated': 'Account data has successfully been updated',
  'account.passwordChanged': 'Password has successfully been changed',
  'account.resetOffline': 'Reset password feature does not work while offline!',
  'account.resetMailFailed': 'Error while sending reset password e-mail',
  'account.refreshFailed': 'Error refreshing user token. User is not authorized to access the resource',
  'account.refreshBroken':
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  'product.compareTitle': 'Compare Products',
  'search.tooShort': 'Searched term should consist of at least 3 characters.',
  'newsletter.invalidEmail': 'Please provide valid e-mail address.',
  'validation.required': 'Field is required',
  'validation.greaterThanZero': 'Must be greater than 0',
  'validation.quantityAboveZero': 'Quantity must be above 0',
  'validation.quantityBelow': 'Quantity must be below {quantity}',
  'validation.quantityInteger': 'Quantity must be positive integer',
  'validation.name2': 'Name must have at least 2 letters',
  'validation.name3': 'Name must have at least 3 letters',
  'validation.email': 'Please provide valid e-mail address.',
  'validation.password8': 'Password must have at least 8 letters.',
  'validation.passwordsEqual': 'Passwords must be identical',
  'validation.taxId3': 'Tax ID (tax identification number) must have at least 3 letters.',
  'validation.zip3': 'Zip-code must have at least 3 letters.',
  'validation.terms': 'You must accept the terms and conditions.',
  'validation.maxQuantity': 'Only {maxQuantity} products of this type are available!',
};

describe.each(languages)('%s', (language) => {
  const messages = messagesOf(language);

  test('has exactly the keys of the German dictionary', () => {
    expect([...messages.keys()].sort()).toEqual([...german.keys()].sort());
  });

  test('has a text for every key, with the same arguments', () => {
    for (const [key, text] of messages) {
      expect(text.trim(), key).not.toBe('');
      expect(argumentNames(text), key).toEqual(argumentNames(german.get(key) ?? ''));
    }
  });
});

test.each(languages)('%s: only German sets percentages apart from their sign', (language) => {
  for (const [key, text] of messagesOf(language))
    if (text.includes('%')) expect(/\s%/.test(text), key).toBe(language === 'de');
});

/** What a button is called before and after it was pressed. */
const onAndOff = [
  ['product.wish', 'product.wished'],
  ['product.compare', 'product.compared'],
] as const;

test.each(languages)('%s: a button that is on reads otherwise than one that is off', (language) => {
  const messages = messagesOf(language);
  for (const [off, on] of onAndOff) expect(messages.get(on)).not.toBe(messages.get(off));
});

/** Where there often is just one, in languages that then write otherwise. */
const justOne = [
  ['de', 'builder.mosaicAlt', /in 1 Farbe$/],
  ['it', 'builder.mosaicAlt', /in 1 colore$/],
  ['en', 'builder.mosaicAlt', /in 1 color$/],
  ['it', 'catalog.onlyAvailable', /^Solo 1 pezzo disponibile\.$/],
  ['it', 'account.reorderFewer', /solo 1 pezzo rimasto\.$/],
  ['it', 'account.reviewStars', /^1 stella su 5$/],
  ['it', 'reviews.rating', /^1 stella su 5$/],
  ['it', 'product.ratingValue', /^1 stella su 5, 1 recensione$/],
] as const;

test.each(justOne)('%s: %s of one', (language, key, expected) => {
  const text = messagesOf(language).get(key) ?? '';
  const ones = Object.fromEntries(argumentNames(text).map((name) => [name, 1]));
  expect(formatMessage(text, ones, locales[language])).toMatch(expected);
});

/** Of parts: how many are there of how many, and how many in another colour. German needs no other word for one. */
const partCounts = [
  ['de', '0 von 1 Stück da', '1 von 1.234 Stück da', '1.234 von 1.234 Stück da', 'Dafür 1 Stück in Rot'],
  [
    'it',
    '0 pz. su 1 disponibili',
    '1 pz. su 1234 disponibile',
    '1234 pz. su 1234 disponibili',
    'Al suo posto 1 pz. in Rot',
  ],
  ['en', '0 of 1 pc. in stock', '1 of 1,234 pcs. in stock', '1,234 of 1,234 pcs. in stock', '1 pc. in Rot instead'],
] as const;

test.each(partCounts)('%s: parts of a list are counted', (language, none, one, all, standIn) => {
  const say = (key: string, args: Record<string, string | number>) =>
    formatMessage(messagesOf(language).get(key) ?? '', args, locales[language]);
  const summary = (there: number, wanted: number) => say('partList.summary', { there, wanted, total: '0 €' });
  expect([summary(0, 1), summary(1, 1234), summary(1234, 1234)]).toEqual(
    [none, one, all].map((text) => `${text}, 0 €`),
  );
  expect(say('partList.isStandIn', { n: 1, name: 'Rot' })).toBe(standIn);
  expect(say('partList.unreadLine', { n: 12_345, text: '' })).toMatch(/12[.,]345/);
});

test('English says what the specification says', () => {
  const english = messagesOf('en');
  for (const [key, text] of Object.entries(specified)) expect(english.get(key), key).toBe(text);
});

test('no key is left over', () => {
  const unused = [...german.keys()].filter((key) => !isUsed(key) && !(key in specified));
  expect(unused).toEqual([]);
});

test('no key is used that does not exist', () => {
  const asked = [...quoted].filter((word) => areaNames.has(word.split('.')[0] ?? '') && !german.has(word));
  expect(asked.filter((word) => !/\.(tsx?|css|json|svg|png|html|js)$/.test(word))).toEqual([]);
});

/** Figures of the law, and how long the software keeps something: no promise of the shop. */
const NO_PROMISES = new Set([
  'catalog.lowestPrice',
  'product.guarantee',
  'withdrawal.intro',
  'withdrawal.after',
  'builder.sentNote',
  'builder.privacyText',
  'newsletter.brokenConfirm',
]);

test('no sentence names a price, a country, a firm, a period or a percentage: these are settings', () => {
  const figures =
    /\d\s*[€%]|[€%]\s*\d|\d+[.,]\d\d\b|\d+(?:–\d+)? (?:Tag|Werktag|Stund|giorn|ore\b|day|working day|hour)|brixel|Deutschland|Germania|Germany|Italien|Italia\b|Italy/i;
  const found = languages.flatMap((language) =>
    [...messagesOf(language)]
      .filter(([key, text]) => !NO_PROMISES.has(key) && figures.test(text))
      .map(([key, text]) => `${language} ${key}: ${text}`),
  );
  expect(found).toEqual([]);
});
