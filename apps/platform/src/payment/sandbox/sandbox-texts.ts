import type { StoreView } from '@brixel/contract/stores';

export interface SandboxTexts {
  title: string;
  /** first on the page: it must not be mistaken for a real payment */
  label: string;
  explanation: string;
  payee: string;
  order: string;
  amount: string;
  approve: string;
  cancel: string;
  approved: string;
  canceled: string;
  goOn: string;
  unknown: string;
  unknownHelp: string;
  home: string;
}

export const sandboxTexts: Record<StoreView['language'], SandboxTexts> = {
  de: {
    title: 'Online bezahlen',
    label: 'Sandbox – es fließt kein Geld',
    explanation: 'Diese Seite steht im Testbetrieb für den Zahlungsdienst. Was du hier wählst, kostet dich nichts.',
    payee: 'Empfänger',
    order: 'Bestellung',
    amount: 'Betrag',
    approve: 'Zahlung freigeben',
    cancel: 'Abbrechen und zurück zum Shop',
    approved: 'Diese Zahlung ist freigegeben.',
    canceled: 'Diese Zahlung wurde abgebrochen.',
    goOn: 'Weiter zum Shop',
    unknown: 'Diese Zahlung gibt es nicht',
    unknownHelp:
      'Vielleicht ist der Link unvollständig. Deine Bestellung findest du im Shop, dort kannst du neu beginnen.',
    home: 'Zum Shop',
  },
  it: {
    title: 'Pagamento online',
    label: 'Sandbox – nessun addebito reale',
    explanation:
      'In modalità di prova questa pagina sostituisce il servizio di pagamento. Qualunque scelta non ti costa nulla.',
    payee: 'Beneficiario',
    order: 'Ordine',
    amount: 'Importo',
    approve: 'Autorizza il pagamento',
    cancel: 'Annulla e torna al negozio',
    approved: 'Questo pagamento è autorizzato.',
    canceled: 'Questo pagamento è stato annullato.',
    goOn: 'Torna al negozio',
    unknown: 'Questo pagamento non esiste',
    unknownHelp: 'Forse il link è incompleto. Trovi il tuo ordine nel negozio: da lì puoi ricominciare.',
    home: 'Al negozio',
  },
  en: {
    title: 'Pay online',
    label: 'Sandbox – no money changes hands',
    explanation:
      'In test mode this page stands in for the payment service. Whatever you choose here costs you nothing.',
    payee: 'Payee',
    order: 'Order',
    amount: 'Amount',
    approve: 'Approve payment',
    cancel: 'Cancel and return to the shop',
    approved: 'This payment is approved.',
    canceled: 'This payment was canceled.',
    goOn: 'Continue to the shop',
    unknown: 'There is no such payment',
    unknownHelp: 'Perhaps the link is incomplete. You will find your order in the shop, where you can start again.',
    home: 'To the shop',
  },
};
