import type { z } from 'zod';
import type { Part, Sent } from '../endpoint-types.ts';
import type { officeEndpoints } from './office-endpoints.ts';
import type { OfficeCall } from './office-routes.ts';

/** What the office sends to a call and gets from it, read off the table's schemas. Types only: a browser loads nothing for them. */

type Endpoints = typeof officeEndpoints;

type OfficeInputs = {
  [Name in OfficeCall]: Part<'params', Sent<Endpoints[Name]['params']>> &
    Part<'query', Sent<Endpoints[Name]['query']>> &
    Part<'body', Sent<Endpoints[Name]['body']>>;
};

/** An interface: for a name that is still generic the compiler then falls back on the union of all inputs. */
interface Inputs extends OfficeInputs {}

export type OfficeInput<Name extends OfficeCall> = Inputs[Name];

export type OfficeResult<Name extends OfficeCall> = z.output<Endpoints[Name]['result']>;
