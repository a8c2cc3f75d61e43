import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Plain SQL in the subset that SQLite and PostgreSQL share; what the columns hold is said in schema.ts. */
const statements = [
  sql`create table product (
    id integer primary key,
    sku text not null unique,
    parent_sku text,
    type_id text not null,
    status integer not null,
    visibility integer not null,
    tax_class_id integer not null,
    price bigint not null,
    special_price bigint,
    special_from text,
    special_to text,
    is_new integer not null,
    bestseller_rank integer,
    attributes text not null,
    created_at text not null,
    updated_at text not null
  )`,
  sql`create index product_parent_sku on product (parent_sku)`,
  sql`create table product_text (
    product_id integer not null references product (id) on delete cascade,
    store_code text not null,
    name text not null,
    url_key text not null,
    url_path text not null,
    short_description text not null,
    description text not null,
    meta_title text not null,
    meta_description text not null,
    details text not null,
    primary key (product_id, store_code),
    unique (store_code, url_path)
  )`,
  sql`create table tier_price (
    product_id integer not null references product (id) on delete cascade,
    customer_group_id integer not null,
    qty integer not null,
    price bigint not null,
    primary key (product_id, customer_group_id, qty)
  )`,
  sql`create table product_link (
    product_id integer not null references product (id) on delete cascade,
    type text not null,
    linked_sku text not null,
    qty integer not null,
    position integer not null,
    primary key (product_id, type, linked_sku)
  )`,
  sql`create table stock (
    sku text primary key,
    product_id integer not null unique references product (id) on delete cascade,
    qty integer not null check (qty >= 0),
    managed integer not null,
    min_sale integer not null,
    max_sale integer not null
  )`,
  sql`create table category (
    id integer primary key,
    parent_id integer not null,
    position integer not null,
    level integer not null,
    path text not null,
    image text,
    is_active integer not null,
    include_in_menu integer not null,
    created_at text not null,
    updated_at text not null
  )`,
  sql`create table category_text (
    category_id integer not null references category (id) on delete cascade,
    store_code text not null,
    name text not null,
    url_key text not null,
    url_path text not null,
    description text not null,
    meta_title text not null,
    meta_description text not null,
    primary key (category_id, store_code),
    unique (store_code, url_path)
  )`,
  sql`create table product_category (
    product_id integer not null references product (id) on delete cascade,
    category_id integer not null references category (id) on delete cascade,
    primary key (product_id, category_id)
  )`,
  sql`create index product_category_category on product_category (category_id)`,
  sql`create table attribute (
    id integer primary key,
    code text not null unique,
    input text not null,
    is_comparable integer not null,
    position integer not null
  )`,
  sql`create table attribute_text (
    attribute_id integer not null references attribute (id) on delete cascade,
    store_code text not null,
    label text not null,
    primary key (attribute_id, store_code)
  )`,
  sql`create table attribute_option (
    attribute_id integer not null references attribute (id) on delete cascade,
    id integer not null,
    sort_order integer not null,
    swatch text,
    primary key (attribute_id, id)
  )`,
  sql`create table attribute_option_text (
    attribute_id integer not null,
    option_id integer not null,
    store_code text not null,
    label text not null,
    primary key (attribute_id, option_id, store_code),
    foreign key (attribute_id, option_id) references attribute_option (attribute_id, id) on delete cascade
  )`,
  sql`create table tax_rule (
    id integer primary key,
    code text not null,
    product_tax_class_ids text not null,
    customer_tax_class_ids text not null
  )`,
  sql`create table tax_rate (
    id integer primary key,
    rule_id integer not null references tax_rule (id) on delete cascade,
    code text not null,
    rate_bp integer not null,
    country text not null
  )`,
  sql`create table coupon (
    code text primary key,
    kind text not null,
    amount bigint not null,
    minimum_subtotal bigint not null,
    valid_from text,
    valid_to text,
    usage_limit integer,
    used integer not null check (used >= 0)
  )`,
  sql`create table coupon_text (
    code text not null references coupon (code) on delete cascade,
    store_code text not null,
    title text not null,
    primary key (code, store_code)
  )`,
  sql`create table review (
    id integer primary key,
    product_id integer not null references product (id) on delete cascade,
    store_code text not null,
    rating integer not null,
    title text not null,
    detail text not null,
    nickname text not null,
    verified_buyer integer not null,
    status integer not null,
    created_at text not null
  )`,
  sql`create index review_product on review (product_id, status)`,
];

export const catalogTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
