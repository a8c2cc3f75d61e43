import type { Lot } from '@brixel/exchange/lot';
import type { Names } from '@brixel/exchange/part-name';

/** Words on the data sheet of a lot. */

export const lotLabels = {
  number: { de: 'Teilenummer', it: 'Numero pezzo', en: 'Part number' },
  condition: { de: 'Zustand', it: 'Condizione', en: 'Condition' },
  completeness: { de: 'Vollständigkeit', it: 'Completezza', en: 'Completeness' },
} satisfies Record<string, Names>;

export const conditionNames: Readonly<Record<Lot['condition'], Names>> = {
  new: { de: 'neu', it: 'nuovo', en: 'new' },
  used: { de: 'gebraucht', it: 'usato', en: 'used' },
};

export const completenessNames: Readonly<Record<NonNullable<Lot['completeness']>, Names>> = {
  complete: { de: 'vollständig', it: 'completo', en: 'complete' },
  incomplete: { de: 'unvollständig', it: 'incompleto', en: 'incomplete' },
  sealed: { de: 'original verschlossen', it: 'sigillato', en: 'sealed' },
};
