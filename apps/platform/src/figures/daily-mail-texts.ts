import type { OfficeLanguage } from '@brixel/contract/office/office-languages';
import type { Attention } from './attention.ts';

interface DailyMailTexts {
  subject(day: string): string;
  preview: string;
  intro: string;
  labels: Record<keyof Attention, string>;
  button: string;
  end: string;
}

export const dailyMailTexts: Readonly<Record<OfficeLanguage, DailyMailTexts>> = {
  de: {
    subject: (day) => `Was heute ansteht, ${day}`,
    preview: 'Bestellungen, Zahlungen und was sonst auf Sie wartet.',
    intro: 'Das wartet im Büro auf Sie:',
    labels: {
      newOrders: 'Neue Bestellungen seit gestern',
      toPick: 'Zu picken',
      unpaid: 'Noch nicht bezahlte Überweisungen',
      owed: 'Bestellungen, zu denen Geld zurückgeht',
      withdrawals: 'Offene Widerrufe',
      messages: 'Neue Nachrichten',
      lowStock: 'Artikel mit knappem Bestand',
      failedMails: 'Nicht zugestellte Mails',
      waitingImports: 'Importe, die auf Sie warten',
      failedImports: 'Gescheiterte Importe',
      failedBackups: 'Gescheiterte Datensicherung',
      failingWebhooks: 'Abgeschaltete Webhooks',
    },
    button: 'Büro öffnen',
    end: 'Diese Mail kommt einmal am Tag, wenn etwas ansteht. Abschalten lässt sie sich in den Einstellungen unter „Mail“.',
  },
  it: {
    subject: (day) => `Da fare oggi, ${day}`,
    preview: 'Ordini, pagamenti e tutto ciò che attende.',
    intro: 'Nell’ufficio attendono:',
    labels: {
      newOrders: 'Nuovi ordini da ieri',
      toPick: 'Da prelevare',
      unpaid: 'Bonifici non ancora pagati',
      owed: 'Ordini con denaro da restituire',
      withdrawals: 'Recessi aperti',
      messages: 'Nuovi messaggi',
      lowStock: 'Articoli in esaurimento',
      failedMails: 'E-mail non consegnate',
      waitingImports: 'Importazioni in attesa',
      failedImports: 'Importazioni fallite',
      failedBackups: 'Copia di sicurezza fallita',
      failingWebhooks: 'Webhook disattivati',
    },
    button: 'Aprire l’ufficio',
    end: 'Questa e-mail arriva una volta al giorno, quando c’è qualcosa da fare. Si disattiva nelle impostazioni alla voce «E-mail».',
  },
  en: {
    subject: (day) => `What is to do today, ${day}`,
    preview: 'Orders, payments and what else is waiting for you.',
    intro: 'This is waiting for you in the office:',
    labels: {
      newOrders: 'New orders since yesterday',
      toPick: 'To pick',
      unpaid: 'Transfers not paid yet',
      owed: 'Orders with money to give back',
      withdrawals: 'Open withdrawals',
      messages: 'New messages',
      lowStock: 'Products low in stock',
      failedMails: 'Mails not delivered',
      waitingImports: 'Imports waiting for you',
      failedImports: 'Failed imports',
      failedBackups: 'Failed backup',
      failingWebhooks: 'Webhooks switched off',
    },
    button: 'Open the office',
    end: 'This mail comes once a day when there is something to do. It can be switched off in the settings under “Mail”.',
  },
};
