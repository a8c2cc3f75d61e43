import { randomBytes } from 'node:crypto';
import { isJson, type Json, listOf, Refusal, textOf } from './answer.ts';
import type { Courier } from './couriers.ts';
import { type Document, foreignCatalog } from './foreign-catalog.ts';

/** The commerce platform behind the API: who its customers are, and what is in their carts. */

export interface Customer {
  id: number;
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  addresses: Json[];
}

export interface CartItem {
  item_id: number;
  goods: Document;
  /** as what it was put in */
  product_type: string;
  qty: number;
  /** of a bundle: what was chosen */
  parts: Document[];
  product_option?: unknown;
}

export interface Cart {
  /** guests' carts have a masked one */
  id: string;
  customer: Customer | null;
  items: CartItem[];
  coupon: string | null;
  courier: Courier | null;
}

export interface PlacedOrder extends Json {
  entity_id: number;
  increment_id: string;
  customer_id: number | null;
}

export interface Magento {
  customers: Customer[];
  orders: PlacedOrder[];
  goods(sku: string): Document;
  login(email: string, password: string): string;
  /** whose token it is; a dead one is refused */
  customerOf(token: string): Customer;
  register(customer: Json, password: string): Customer;
  createCart(customer: Customer | null): Cart;
  /** a numeric cart opens with its owner's token only, a masked one to anybody who knows it */
  openCart(cartId: string, token: string): Cart;
  setItem(cart: Cart, item: Json): CartItem;
  removeItem(cart: Cart, itemId: number): void;
  applyCoupon(cart: Cart, code: string): void;
  dropCart(cart: Cart): void;
  nextOrderId(): number;
}

const COUPON = 'SOMMER10';
const UNAUTHORIZED = "The consumer isn't authorized to access %resources.";

const childrenOf = (product: Document): Document[] => listOf(product.configurable_children).filter(isJson);

/** Variants that the search index does not have are goods all the same. */
const allGoods = new Map(
  (foreignCatalog.product ?? [])
    .flatMap((product) => [...childrenOf(product).map((child): Document => ({ type_id: 'simple', ...child })), product])
    .map((product) => [String(product.sku), product]),
);

export function createMagento(): Magento {
  const customers: Customer[] = [];
  const tokens = new Map<string, Customer>();
  const carts = new Map<string, Cart>();
  let lastId = 40;
  const nextId = (): number => ++lastId;

  const goods = (sku: string): Document => {
    const found = allGoods.get(sku);
    if (!found)
      throw new Refusal(404, "The product that was requested doesn't exist. Verify the product and try again.");
    return found;
  };

  /** The goods behind a sku and what was chosen of it. */
  function chosenGoods(sku: string, option: unknown): Document {
    const product = goods(sku);
    const extension = isJson(option) && isJson(option.extension_attributes) ? option.extension_attributes : {};
    if (product.type_id === 'bundle' && listOf(extension.bundle_options).length === 0) {
      throw new Refusal(400, 'Please specify product option(s).');
    }
    if (product.type_id === 'grouped') throw new Refusal(400, 'Please specify the quantity of product(s).');
    if (product.type_id !== 'configurable') return product;
    const chosen = listOf(extension.configurable_item_options).filter(isJson);
    const variant = childrenOf(product).find(({ color, size }) =>
      [color, size].every((value) => chosen.some(({ option_value }) => String(option_value) === value)),
    );
    if (!variant) throw new Refusal(400, 'You need to choose options for your item.');
    return goods(String(variant.sku));
  }

  function partsOf(product: Document, option: unknown): Document[] {
    const extension = isJson(option) && isJson(option.extension_attributes) ? option.extension_attributes : {};
    const chosen = listOf(extension.bundle_options)
      .filter(isJson)
      .flatMap(({ option_selections }) => listOf(option_selections).map(String));
    const links = listOf(product.bundle_options)
      .filter(isJson)
      .flatMap(({ product_links }) => listOf(product_links).filter(isJson));
    return links.filter(({ id }) => chosen.includes(String(id))).map(({ sku }) => goods(String(sku)));
  }

  const magento: Magento = {
    customers,
    orders: [],
    goods,
    login(email, password) {
      const customer = customers.find((one) => one.email === email.toLowerCase() && one.password === password);
      if (!customer) {
        throw new Refusal(
          401,
          'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
        );
      }
      const token = randomBytes(16).toString('hex');
      tokens.set(token, customer);
      return token;
    },
    customerOf(token) {
      const customer = tokens.get(token);
      if (!customer) throw new Refusal(401, UNAUTHORIZED);
      return customer;
    },
    register({ email, firstname, lastname }, password) {
      const address = textOf(email).toLowerCase();
      if (customers.some((one) => one.email === address)) {
        throw new Refusal(400, 'A customer with the same email address already exists in an associated website.');
      }
      const customer: Customer = {
        id: customers.length + 1,
        email: address,
        password,
        firstname: textOf(firstname),
        lastname: textOf(lastname),
        addresses: [],
      };
      customers.push(customer);
      return customer;
    },
    createCart(customer) {
      const open = customer && [...carts.values()].find((cart) => cart.customer === customer);
      if (open) return open;
      const id = customer ? String(nextId()) : randomBytes(16).toString('hex');
      const cart: Cart = { id, customer, items: [], coupon: null, courier: null };
      carts.set(id, cart);
      return cart;
    },
    openCart(cartId, token) {
      const isCustomers = token !== '' && /^\d+$/.test(cartId);
      const customer = isCustomers ? magento.customerOf(token) : null;
      // a customer has one cart, whichever was asked for
      const cart = customer ? [...carts.values()].find((one) => one.customer === customer) : carts.get(cartId);
      if (!cart || cart.customer !== customer) {
        throw new Refusal(404, `No such entity with cartId = ${/^\d+$/.test(cartId) ? cartId : ''}`);
      }
      return cart;
    },
    setItem(cart, { sku, qty, item_id, product_option }) {
      const wanted = Number(qty);
      const product = chosenGoods(textOf(sku), product_option);
      const stock = isJson(product.stock) ? product.stock : {};
      const isShort = stock.manage_stock !== false && Number(stock.qty) < wanted && product.type_id === 'simple';
      if (stock.is_in_stock === false) throw new Refusal(400, 'Product that you are trying to add is not available.');
      if (isShort) throw new Refusal(400, 'The requested qty is not available');
      const known = cart.items.find((item) => item.item_id === Number(item_id));
      if (item_id !== undefined && !known)
        throw new Refusal(404, `The ${cart.id} Cart doesn't contain the ${item_id} item.`);
      // without an id the quantity is added to an equal item
      const equal = known ?? cart.items.find(({ goods: has }) => has.sku === product.sku);
      if (equal) {
        equal.qty = known ? wanted : equal.qty + wanted;
        return equal;
      }
      const product_type = textOf(goods(textOf(sku)).type_id);
      const parts = partsOf(product, product_option);
      const item: CartItem = { item_id: nextId(), goods: product, product_type, qty: wanted, parts, product_option };
      cart.items.push(item);
      return item;
    },
    removeItem(cart, itemId) {
      if (!cart.items.some(({ item_id }) => item_id === itemId)) {
        throw new Refusal(404, `The ${cart.id} Cart doesn't contain the ${itemId} item.`);
      }
      cart.items = cart.items.filter(({ item_id }) => item_id !== itemId);
    },
    applyCoupon(cart, code) {
      if (code !== COUPON) throw new Refusal(404, "The coupon code isn't valid. Verify the code and try again.");
      cart.coupon = code;
    },
    dropCart: ({ id }) => void carts.delete(id),
    nextOrderId: nextId,
  };
  return magento;
}
