import { type Answer, isJson, type Json, listOf, Refusal, type Routes, result, textOf } from './answer.ts';
import type { Customer, Magento } from './magento.ts';

/** The calls of accounts. */

/** As Ajv says it. */
const missing = (path: string, property: string): Json => ({
  keyword: 'required',
  dataPath: path,
  schemaPath: '#/required',
  params: { missingProperty: property },
  message: `should have required property '${property}'`,
});

const absent = (value: unknown, path: string, names: readonly string[]): Json[] =>
  names.filter((name) => !(isJson(value) && textOf(value[name]) !== '')).map((name) => missing(path, name));

/** A profile names no date of its own where the account came with an import. */
const profileOf = ({ id, email, firstname, lastname, addresses }: Customer, isImported: boolean): Json => ({
  id,
  group_id: 1,
  ...(isImported
    ? {}
    : { created_at: '2026-11-02 08:15:30', updated_at: '2026-11-02 08:15:30', created_in: 'Default Store View' }),
  email,
  firstname,
  lastname,
  store_id: 1,
  website_id: 1,
  addresses,
  disable_auto_group_change: 0,
  ...(addresses.some(({ default_shipping }) => default_shipping) ? { default_shipping: '1' } : {}),
  ...(addresses.some(({ default_billing }) => default_billing) ? { default_billing: '1' } : {}),
});

export interface UserSwitches {
  /** profiles without dates */
  importedAccounts: boolean;
}

export function userRoutes(magento: Magento, { importedAccounts }: UserSwitches): Routes {
  const profile = (customer: Customer): Json => ({ ...profileOf(customer, importedAccounts), groupToken: 'signed' });
  const loggedIn = (email: string, password: string): Answer =>
    result(magento.login(email, password), 200, { refreshToken: Buffer.from(`${email}\n${password}`).toString('hex') });
  const resetMail = ({ body }: { body: Json }): Answer => {
    const email = textOf(body.email).toLowerCase();
    if (!email) return result('Invalid e-mail provided!', 500);
    if (!magento.customers.some((one) => one.email === email)) {
      throw new Refusal(404, `No such entity with email = ${email}, websiteId = 1`);
    }
    return result(true);
  };
  return {
    'POST /user/create': ({ body }) => {
      const wrong = [
        ...absent(body, '', ['password']),
        ...absent(body.customer, '.customer', ['email', 'firstname', 'lastname']),
      ];
      if (wrong.length > 0) return result(wrong, 400);
      const customer = magento.register(isJson(body.customer) ? body.customer : {}, textOf(body.password));
      return result(profileOf(customer, importedAccounts));
    },
    'POST /user/login': ({ body }) => loggedIn(textOf(body.username), textOf(body.password)),
    'POST /user/refresh': ({ body }) => {
      if (!body.refreshToken) return result('No refresh token provided', 500);
      const [email = '', password = ''] = Buffer.from(textOf(body.refreshToken), 'hex').toString().split('\n');
      return loggedIn(email, password);
    },
    'POST /user/reset-password': resetMail,
    'POST /user/resetPassword': resetMail,
    'POST /user/create-password': ({ body }) => {
      for (const name of ['email', 'resetToken', 'newPassword'])
        if (!body[name]) return result(`${name} not provided`, 500);
      const customer = magento.customers.find(({ email }) => email === textOf(body.email).toLowerCase());
      if (!customer || body.resetToken !== 'of-the-mail')
        return result({ code: 400, errorMessage: 'The password token is mismatched.' }, 500);
      customer.password = textOf(body.newPassword);
      return result(true);
    },
    'POST /user/change-password': ({ body, token }) => {
      const customer = magento.customerOf(token);
      // what the platform refuses stands inside
      if (customer.password !== body.currentPassword) {
        return result(
          { code: 401, errorMessage: "The password doesn't match this account. Verify the password and try again." },
          500,
        );
      }
      customer.password = textOf(body.newPassword);
      return result(true);
    },
    'GET /user/me': ({ token }) => result(profile(magento.customerOf(token))),
    'POST /user/me': ({ body, token }) => {
      const { customer: sent, ...rest } = body;
      const wrong = [
        ...Object.keys(rest).map((name) => ({
          keyword: 'additionalProperties',
          dataPath: '',
          params: { additionalProperty: name },
          message: 'should NOT have additional properties',
        })),
        ...absent(sent, '.customer', ['email', 'firstname', 'lastname']),
        ...(isJson(sent) ? listOf(sent.addresses).flatMap(wrongAddress) : []),
      ];
      if (wrong.length > 0) return result(wrong, 500);
      const customer = magento.customerOf(token);
      const { email, firstname, lastname, addresses } = isJson(sent) ? sent : {};
      Object.assign(customer, { email, firstname, lastname });
      if (addresses !== undefined)
        customer.addresses = listOf(addresses)
          .filter(isJson)
          .map((address, at) => storedAddress(address, at, customer));
      return result(profile(customer));
    },
    'GET /user/order-history': ({ token, query }) => {
      const { id } = magento.customerOf(token);
      const [size, page] = [Number(query.get('pageSize') ?? 20), Number(query.get('currentPage') ?? 1)];
      const own = magento.orders.filter(({ customer_id }) => customer_id === id).reverse();
      return result({ items: own.slice((page - 1) * size, page * size), search_criteria: {}, total_count: own.length });
    },
  };
}

function wrongAddress(address: unknown, at: number): Json[] {
  const path = `.customer.addresses[${at}]`;
  const street = isJson(address) ? listOf(address.street) : [];
  const isShort = street.length < 2 || street.some((line) => textOf(line) === '');
  const company = isJson(address) && address.company === '';
  const isUnsure = ['default_billing', 'default_shipping'].some(
    (name) => isJson(address) && name in address && typeof address[name] !== 'boolean',
  );
  return [
    ...(isUnsure ? [{ keyword: 'type', dataPath: path, message: 'should be boolean' }] : []),
    ...absent(address, path, ['firstname', 'lastname', 'city', 'country_id', 'postcode']),
    ...(isShort
      ? [{ keyword: 'minItems', dataPath: `${path}.street`, message: 'should NOT have fewer than 2 items' }]
      : []),
    ...(company
      ? [{ keyword: 'minLength', dataPath: `${path}.company`, message: 'should NOT be shorter than 1 characters' }]
      : []),
  ];
}

const storedAddress = (address: Json, at: number, { id }: Customer): Json => ({
  id: at + 1,
  customer_id: id,
  region: { region_code: null, region: null, region_id: 0 },
  region_id: 0,
  ...address,
});
