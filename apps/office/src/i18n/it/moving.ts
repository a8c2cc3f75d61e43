import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { moving as german } from '../de/moving.ts';

export const moving: SameKeys<typeof german> = {
  'page.customerImport': 'Importa clienti',
  'page.customerImport.words': 'trasloco, account, CSV, Magento, importare',
  'page.redirectImport': 'Importa indirizzi',
  'page.redirectImport.words': 'trasloco, url_rewrite, Magento, vecchi indirizzi, CSV',
  'moving.file': 'File',
  'moving.choose': 'Scegli file',
  'moving.otherFile': 'Altro file',
  'moving.nothingStored': 'Solo controllato: non è ancora stato salvato nulla.',
  'moving.oddRows': 'Da notare',
  'moving.rows': 'Riga per riga',
  'moving.firstRows': 'di ogni tipo le prime, {all} in tutto',
  'moving.line': 'Riga',
  'moving.value': 'Nel file',
  'moving.what': 'Cosa succede',
  'moving.severity.error': 'resta fuori',
  'moving.severity.warning': 'nota',
  'moving.severity.known': 'già presente',
  'customerImport.lead':
    'Account di un altro negozio, con indirizzi e password. Il file viene prima controllato, poi importato. Nessuno riceve e-mail.',
  'customerImport.drop': 'Trascina qui la tabella dei clienti',
  'customerImport.formats':
    'CSV in UTF-8 fino a 32 MB, con le colonne di un’esportazione di Magento o di un database. Servono email, firstname e lastname. Lo stesso file una seconda volta non fa danni.',
  'customerImport.inFile': 'Nel file',
  'customerImport.create': 'Nuovi',
  'customerImport.known': 'Hanno già un account',
  'customerImport.leftOut': 'Restano fuori',
  'customerImport.passwords': 'La vecchia password vale ancora',
  'customerImport.newPasswords': 'Serve una nuova password',
  'customerImport.addresses': 'Indirizzi',
  'customerImport.newsletter': 'Newsletter con prova',
  'customerImport.takeOver': '{n, plural, one {Importa # account} other {Importa # account}}',
  'customerImport.taken':
    '{n, plural, =0 {C’erano già tutti.} one {# account importato.} other {# account importati.}}',
  'customerImport.remark.NO_EMAIL': 'Manca l’indirizzo e-mail, o non è valido',
  'customerImport.remark.EMAIL_REPEATED':
    'Questo indirizzo e-mail compare già più in alto. Le righe di una persona devono essere consecutive',
  'customerImport.remark.NAME': 'Nome o cognome manca, è troppo lungo o contiene un indirizzo web',
  'customerImport.remark.KNOWN_HERE': 'Ha già un account qui, che resta com’è',
  'customerImport.remark.PASSWORD_UNKNOWN':
    'Questa password non si può verificare qui. La persona se ne fa inviare una nuova',
  'customerImport.remark.PASSWORD_TOO_COSTLY':
    'Verificare questa password richiederebbe troppo calcolo. La persona se ne fa inviare una nuova',
  'customerImport.remark.GROUP_UNKNOWN': 'Il gruppo non esiste qui, l’account va in quello generale',
  'customerImport.remark.ADDRESS_LEFT_OUT': 'L’indirizzo resta fuori: il campo indicato manca o non è corretto',
  'customerImport.remark.ADDRESS_THIRD':
    'Un account ha un indirizzo di spedizione e uno di fatturazione, gli altri restano fuori',
  'customerImport.remark.DATE_UNREADABLE': 'La data non è leggibile, vale oggi',
  'customerImport.remark.NO_CONSENT': 'Il consenso alla newsletter non è provato, quindi non viene importato',
  'redirectImport.lead':
    'Gli indirizzi di un altro negozio portano per sempre (301) a ciò di cui parlavano. Il file viene prima controllato, poi importato.',
  'redirectImport.drop': 'Trascina qui la tabella dei vecchi indirizzi',
  'redirectImport.formats':
    'CSV in UTF-8 fino a 32 MB: url_rewrite di Magento, oppure per riga un indirizzo vecchio e uno nuovo. Lo stesso file una seconda volta non fa danni.',
  'redirectImport.inFile': 'Nel file',
  'redirectImport.create': 'Nuovi reindirizzamenti',
  'redirectImport.here': 'Esistono già qui',
  'redirectImport.known': 'Già reindirizzati',
  'redirectImport.leftOut': 'Restano fuori',
  'redirectImport.takeOver': '{n, plural, one {Importa # reindirizzamento} other {Importa # reindirizzamenti}}',
  'redirectImport.taken':
    '{n, plural, =0 {C’erano già tutti.} one {# reindirizzamento importato.} other {# reindirizzamenti importati.}}',
  'redirectImport.remark.NO_PATH':
    'Non è un percorso, o solo la parte dopo il punto interrogativo dice di che si tratta',
  'redirectImport.remark.FOREIGN': 'Porta in un altro negozio o su un altro sito',
  'redirectImport.remark.LEADS_NOWHERE': 'Qui non c’è nulla di cui parla questo indirizzo',
  'redirectImport.remark.LOOP': 'Riporta a sé stesso',
  'redirectImport.remark.REPEATED': 'Compare già più in alto e lì porta altrove',
  'redirectImport.remark.TAKEN': 'Qui è già reindirizzato, e così resta',
  'fact.redirects': 'Reindirizzamenti',
  'fact.customers': 'Account',
  'failure.TABLE_UNREADABLE.title': 'Non è una tabella CSV.',
  'failure.TABLE_UNREADABLE':
    'I fogli di calcolo salvano in CSV con “Salva con nome”. Forse manca anche una virgoletta di chiusura.',
  'failure.TABLE_NOT_UTF8.title': 'Il file non è in UTF-8.',
  'failure.TABLE_NOT_UTF8': 'Salvalo come CSV in UTF-8, altrimenti le lettere accentate diventano sbagliate.',
  'failure.TABLE_COLUMNS.title': 'Mancano colonne.',
  'failure.TABLE_COLUMNS':
    'La prima riga deve dare il nome alle colonne: per i clienti almeno email, firstname e lastname, per gli indirizzi request_path e target_path.',
  'failure.TABLE_TOO_LARGE.title': 'Il file è troppo grande.',
  'failure.TABLE_TOO_LARGE': 'Qui si arriva a 32 MB. Per file più grandi c’è il comando sul server.',
};
