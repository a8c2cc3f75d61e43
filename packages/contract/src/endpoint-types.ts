import type { z } from 'zod';
import type { EndpointName } from './endpoint-routes.ts';
import type { endpoints } from './endpoints.ts';

/** What callers send to an endpoint and get from it, read off the table's schemas. Types only: a browser loads nothing for them. */

type Endpoints = typeof endpoints;

export type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** The caller's token travels in a header, and the store is that of the page. */
type SentQuery<Schema> = Omit<Sent<Schema>, 'token' | 'storeCode'>;

/** A part whose every field may be missing may be missing too. */
export type Part<Key extends string, Value> =
  Partial<Value> extends Value
    ? { [K in Key]?: Value }
    : undefined extends Value
      ? { [K in Key]?: Value }
      : { [K in Key]: Value };

type EndpointInputs = {
  [Name in EndpointName]: Part<'params', Sent<Endpoints[Name]['params']>> &
    Part<'query', SentQuery<Endpoints[Name]['query']>> &
    Part<'body', Sent<Endpoints[Name]['body']>>;
};

/** An interface: for a name that is still generic the compiler then falls back on the union of all inputs. */
interface Inputs extends EndpointInputs {}

export type EndpointInput<Name extends EndpointName> = Inputs[Name];

export type EndpointResult<Name extends EndpointName> = z.output<Endpoints[Name]['result']>;
