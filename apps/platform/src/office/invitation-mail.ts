import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { Letterhead } from '../mail/letterhead.ts';
import type { Mail } from '../mail/mail.ts';
import { invitationTexts } from './invitation-texts.ts';

export interface InvitationLetter {
  to: string;
  link: string;
  inviter: string;
  /** that of the inviter: colleagues share it more often than not */
  language: OfficeLanguage;
}

export type InvitationMail = (letter: InvitationLetter) => Mail;

export function createInvitationMail(letterhead: Letterhead): InvitationMail {
  return ({ to, link, inviter, language }) => {
    const { subject, preview, text, button, limits, ignore } = invitationTexts[language];
    const { host } = new URL(link);
    return {
      to,
      ...letterhead.write(language, {
        subject: subject(host),
        heading: subject(host),
        preview,
        parts: [
          { kind: 'text', text: text(inviter, host) },
          { kind: 'button', label: button, url: link },
          { kind: 'text', text: limits },
          { kind: 'text', text: ignore },
        ],
      }),
    };
  };
}
