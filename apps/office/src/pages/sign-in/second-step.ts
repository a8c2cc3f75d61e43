import type { OfficeResult } from '@brixel/contract/office/office-types';

/** What a person can prove themselves with after the password. */
export type SecondStep = Extract<OfficeResult<'session.create'>, { step: 'code' }>['by'];
