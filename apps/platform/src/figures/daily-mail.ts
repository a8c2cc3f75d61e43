import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import { OFFICE_ROOT } from '@brixel/contract/office/office-paths';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Goods } from '../goods/goods.ts';
import { localTime } from '../local-time.ts';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mails } from '../mail/mails.ts';
import { ownerLanguage } from '../office/owner-language.ts';
import { repeatedly } from '../repeat.ts';
import type { Settings } from '../settings/shop-settings.ts';
import { type Attention, attentionPages, countAttention } from './attention.ts';
import { dailyMailTexts } from './daily-mail-texts.ts';

/** One mail a day with what needs attention, where the owner wants it. */
export interface DailyMail {
  /** Sends it if it is time and no node has; runs every minute by itself. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface DailyMailOptions {
  db: Kysely<Schema>;
  goods: Pick<Goods, 'list'>;
  settings: Pick<Settings, 'current'>;
  mails: Pick<Mails, 'queue' | 'wake'>;
  letterhead: Letterhead;
  publicUrl: string;
  onError: (error: unknown) => void;
  now?: () => number;
}

const LOOK_EVERY_MS = 60_000;

export function createDailyMail(options: DailyMailOptions): DailyMail {
  const { db, goods, settings, mails, letterhead, publicUrl, onError, now = Date.now } = options;

  async function look(): Promise<void> {
    const { isOn, hour, to } = settings.current().dailyMail;
    const [day = '', time = ''] = localTime(new Date(now()).toISOString()).split(' ');
    if (!isOn || to === null || Number(time.slice(0, 2)) < hour) return;
    const known = await db.selectFrom('daily_mail').select('day').where('day', '=', day).executeTakeFirst();
    if (known) return;
    const attention = await countAttention(db, goods, now());
    const isSent = await db.transaction().execute(async (tx) => {
      // whoever writes the row writes the mail: one, however many nodes look
      const isOurs = await tx
        .insertInto('daily_mail')
        .values({ day })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day')
        .executeTakeFirst();
      if (!isOurs || Object.values(attention).every((number) => number === 0)) return false;
      await mails.queue(tx, { to, ...write(await ownerLanguage(tx, to), day, attention) });
      return true;
    });
    if (isSent) mails.wake();
  }

  function write(language: OfficeLanguage, day: string, attention: Attention) {
    const { subject, preview, intro, labels, button, end } = dailyMailTexts[language];
    const open = (Object.keys(attentionPages) as (keyof Attention)[]).filter((kind) => attention[kind] > 0);
    const office = `${publicUrl.replace(/\/$/, '')}${OFFICE_ROOT}`;
    const date = new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { day: 'numeric', month: 'long' });
    return letterhead.write(language, {
      subject: subject(date),
      heading: subject(date),
      preview,
      parts: [
        { kind: 'text', text: intro },
        { kind: 'facts', rows: open.map((kind) => ({ label: labels[kind], value: String(attention[kind]) })) },
        { kind: 'button', label: button, url: office },
        {
          kind: 'links',
          links: open.map((kind) => ({ label: labels[kind], url: `${office}${attentionPages[kind]}` })),
        },
        { kind: 'text', text: end },
      ],
    });
  }

  const looking = repeatedly(LOOK_EVERY_MS, look, onError);
  return { look, close: () => looking.close() };
}
