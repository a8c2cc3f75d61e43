import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writePrivateFile } from '../files/private-files.ts';
import type { LateLog } from '../http/late-log.ts';
import type { MailTransport } from './mail.ts';
import { maskAddress } from './mask-address.ts';
import { messageOf } from './message.ts';

/** Without a mail server: each mail becomes a file that any mail program opens. */
export function outboxTransport(folder: string, from: string, log: Pick<LateLog, 'info' | 'warn'>): MailTransport {
  // Only the first one is a warning: by then the owner knows, and who wants to see all of them asks for more of the log.
  let said = false;
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const { message } = await writer.sendMail(messageOf(mail, from));
      const file = path.join(folder, `${mail.createdAt.replace(/[:.]/g, '-')}-${mail.id}.eml`);
      // Whoever watches the folder never meets half a mail.
      await writePrivateFile(file, message as Buffer);
      log[said ? 'info' : 'warn'](
        { to: maskAddress(mail.to), file },
        'no SMTP_URL is set, so a mail was written to a file',
      );
      said = true;
    },
    close: () => writer.close(),
  };
}
