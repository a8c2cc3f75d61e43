import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as german } from '../de/newsletter.ts';

export const messages: SameKeys<typeof german> = {
  'newsletter.title': '{percent}% di sconto sul tuo prossimo ordine',
  'newsletter.text': 'Nuovi colori, nuovi set, niente spam. Puoi disiscriverti quando vuoi.',
  'newsletter.emailPlaceholder': 'tuo@indirizzo.it',
  'newsletter.invalidEmail': 'Inserisci un indirizzo e-mail valido.',
  'newsletter.button': 'Ricevi il buono',
  'newsletter.plainTitle': 'Newsletter',
  'newsletter.plainText': 'Novità via e-mail. Puoi disiscriverti quando vuoi.',
  'newsletter.plainButton': 'Iscriviti',
  'newsletter.plainPrivacy': 'Maggiori informazioni: {link}.',
  'newsletter.privacy': 'Si parte solo dopo la tua conferma. Scopri di più nell’{link}.',
  'newsletter.privacyLink': 'informativa sulla privacy',
  'newsletter.pending':
    'Ci siamo quasi: guarda nella tua posta e conferma la nostra e-mail. Solo allora parte la newsletter e arriva il buono.',
  'newsletter.again': 'Nessuna e-mail? Iscriviti di nuovo',
  'newsletter.subscribed': 'Ricevi la newsletter a {email}.',
  'newsletter.unsubscribed': 'Non ricevi più la newsletter.',
  'newsletter.leave': 'Annulla l’iscrizione',
  'newsletter.tooOften': 'Troppi tentativi. Aspetta un’ora.',
  'newsletter.unreachable': 'Il negozio non è raggiungibile. Riprova tra poco.',
  'newsletter.failed': 'L’iscrizione non è riuscita. Riprova tra qualche secondo.',
  'newsletter.confirmTitle': 'Conferma la newsletter',
  'newsletter.confirmText':
    'Ancora un clic e ti scriviamo circa due volte al mese di colori e set nuovi. Ti disiscrivi con un clic in ogni e-mail.',
  'newsletter.confirmButton': 'Conferma l’iscrizione',
  'newsletter.confirmed': 'Sei dei nostri!',
  'newsletter.confirmedText': 'Da ora la newsletter arriva a {email}.',
  'newsletter.couponText': 'Il tuo buono del {percent}% è in arrivo nella tua posta.',
  'newsletter.noCouponText': 'Hai già ricevuto il tuo buono: ne spetta uno per casella di posta.',
  'newsletter.leaveTitle': 'Annulla l’iscrizione alla newsletter',
  'newsletter.leaveText': 'Un clic e non ricevi più la newsletter. I tuoi ordini non cambiano.',
  'newsletter.leaveButton': 'Annulla ora',
  'newsletter.left': 'Iscrizione annullata',
  'newsletter.leftText': 'Non ricevi più la newsletter. Peccato, e grazie di averla letta.',
  'newsletter.brokenTitle': 'Questo link non è più valido',
  'newsletter.brokenConfirm':
    'Un link di conferma vale sette giorni. Apri quello dell’e-mail più recente o iscriviti di nuovo qui sotto.',
  'newsletter.brokenLeave': 'Apri il link in fondo alla nostra e-mail più recente oppure scrivici: ci pensiamo noi.',
  'newsletter.offline': 'Sei offline. L’iscrizione è possibile solo con una connessione.',
};
