/** Who is logged in, as far as the cart has to know. */
let token: string | null = null;

export const customerToken = (): string | null => token;
export const rememberCustomer = (next: string | null): void => {
  token = next;
};
