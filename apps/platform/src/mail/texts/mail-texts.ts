import type { StoreCode } from '@brixel/contract/stores';
import { english } from './english.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { MailTexts } from './mail-text-types.ts';

export const mailTexts: Readonly<Record<StoreCode, MailTexts>> = { de: german, it: italian, en: english };
