import { core } from './core.ts';
import { failures } from './failures.ts';
import { signIn } from './sign-in.ts';

/** Texts of the pages before the sign-in; all others come with the office. */
export const entry = { ...core, ...failures, ...signIn } as const;
