import type { SameKeys } from '@brixel/commerce/message-arguments';
import type { messages as German } from '../de/validation.ts';

export const messages = {
  'validation.required': 'Campo obbligatorio.',
  'validation.greaterThanZero': 'Il valore deve essere maggiore di 0.',
  'validation.quantityAboveZero': 'La quantità deve essere maggiore di 0.',
  'validation.quantityBelow': 'La quantità deve essere minore di {quantity}.',
  'validation.quantityInteger': 'La quantità deve essere un numero intero.',
  'validation.quantityStays': 'La quantità resta {n}.',
  'validation.name2': 'Il nome deve avere almeno 2 lettere.',
  'validation.name3': 'Il nome deve avere almeno 3 lettere.',
  'validation.email': 'Inserisci un indirizzo e-mail valido.',
  'validation.emailMeant': 'Intendevi {meant}?',
  'validation.password8': 'La password deve avere almeno 8 caratteri.',
  'validation.passwordsEqual': 'Le password non coincidono.',
  'validation.passwordCommon': 'Questa password è molto usata e facile da indovinare. Scegline un’altra.',
  'validation.passwordIsEmail': 'Il tuo indirizzo e-mail è facile da indovinare. Scegli un’altra password.',
  'validation.taxId3': 'La partita IVA deve avere almeno 3 caratteri.',
  'validation.zip3': 'Il CAP deve avere almeno 3 caratteri.',
  'validation.zip5': 'Il CAP ha cinque cifre.',
  'validation.tooLong': 'Testo troppo lungo: al massimo {n} caratteri.',
  'validation.nameSigns': 'Un nome è fatto solo di lettere.',
  'validation.nameLink': 'Un nome non può contenere un indirizzo web.',
  'validation.addressSigns': 'Questo segno non può stare su un pacco.',
  'validation.phone': 'Inserisci un numero di telefono valido.',
  'validation.terms': 'Accetta le condizioni generali.',
  'validation.maxQuantity': 'Disponibilità massima: {maxQuantity} pz.',
} satisfies SameKeys<typeof German>;
