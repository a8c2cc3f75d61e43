import type { messages as German } from '../de/builder.ts';
import type { SameKeys } from '../message-key.ts';

export const messages = {
  'builder.title': 'Crea il tuo mosaico',
  'builder.description': 'Trasforma la tua foto in un mosaico di mattoncini: carica, ritaglia, scegli il formato.',
  'builder.step.upload': 'Carica',
  'builder.step.cut': 'Ritaglia',
  'builder.step.filter': 'Filtro',
  'builder.step.size': 'Formato',
} satisfies SameKeys<typeof German>;
