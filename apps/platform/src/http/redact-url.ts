/** Query parameters that identify a person or open a door. Compared in lower case. */
const secretParameters = new Set([
  'token',
  'cartid',
  'refreshtoken',
  'grouptoken',
  'coupon',
  'email',
  'order',
  'paymentid',
  'proof',
  // of tickets and vouchers
  'code',
  // the office looks for customers and orders by names and addresses
  'search',
]);

const REDACTED = '[redacted]';
const MAX_LENGTH = 1000;

const isSecret = (name: string): boolean => secretParameters.has(name.toLowerCase());

/** The secret ids of orders, payments, mosaics and invitations grant access, so they stay out of the log. */
const secretPath =
  /(\/(?:orders?|order-review|invoice|download|sandbox-payment|mosaikbuilder|invitations?)\/)[\w-]{20,}/g;
const redactPath = (path: string): string => path.replace(secretPath, `$1${REDACTED}`);

/** The address without secrets, for the log. */
export function redactUrl(address: string): string {
  const url = redactPath(address);
  const start = url.indexOf('?');
  if (start < 0) return shorten(url);
  const parameters = url
    .slice(start + 1)
    .split('&')
    .map(redactParameter);
  return shorten(`${url.slice(0, start)}?${parameters.join('&')}`);
}

/** A text that may mention addresses, as the framework's own messages do. */
export const redactText = (text: string): string => redactPath(text).replace(/\S+\?\S+/g, redactUrl);

function redactParameter(parameter: string): string {
  const [rawName = '', ...rest] = parameter.split('=');
  const name = decode(rawName);
  if (name === null || isSecret(name)) return `${rawName}=${REDACTED}`;
  // A search travels as JSON in this parameter, and may carry the token of a customer group.
  if (name === 'request') return `${rawName}=${encodeURIComponent(redactJson(decode(rest.join('=')) ?? ''))}`;
  return parameter;
}

function redactJson(text: string): string {
  try {
    const clean = JSON.parse(text, (key, value: unknown) => (isSecret(key) ? REDACTED : value));
    return JSON.stringify(clean);
  } catch {
    return REDACTED;
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

const shorten = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
