import type { Names } from '@brixel/exchange/part-name';
import { fileProblemTexts, rowProblemTexts } from '@brixel/exchange/problem-texts';
import type { ImportProblem } from '../database/import-tables.ts';

type Language = keyof Names;

const ownTexts: Readonly<Record<'FILE_LOST' | 'UNEXPECTED' | 'TAKEN_BACK' | 'UNDO_STUCK' | 'OUTDATED', Names>> = {
  FILE_LOST: {
    de: 'Die Datei ist nicht mehr da. Bitte noch einmal hochladen.',
    it: 'Il file non c’è più. Caricarlo di nuovo.',
    en: 'The file is gone. Please upload it again.',
  },
  UNEXPECTED: {
    de: 'Etwas Unerwartetes ist passiert, auch beim dritten Versuch. Das Protokoll des Shops sagt mehr.',
    it: 'È successo qualcosa di imprevisto, anche al terzo tentativo. Il registro del negozio dice di più.',
    en: 'Something unexpected happened, three times over. The log of the shop says more.',
  },
  TAKEN_BACK: {
    de: 'Beim Veröffentlichen ist dreimal etwas Unerwartetes passiert. Was schon im Shop war, ist zurückgenommen. Das Protokoll des Shops sagt mehr.',
    it: 'Durante la pubblicazione è successo tre volte qualcosa di imprevisto. Ciò che era già nel negozio è stato annullato. Il registro del negozio dice di più.',
    en: 'Something unexpected happened three times while it was published. What was in the shop already has been taken back. The log of the shop says more.',
  },
  UNDO_STUCK: {
    de: 'Beim Zurücknehmen ist dreimal etwas Unerwartetes passiert. Was davon getan ist, bleibt. Bitte noch einmal zurücknehmen: Es geht weiter, wo es aufgehört hat. Bis dahin kann kein anderer Import veröffentlicht werden. Das Protokoll des Shops sagt mehr.',
    it: 'Durante l’annullamento è successo tre volte qualcosa di imprevisto. Ciò che è già fatto resta. Annullare di nuovo: si riprende da dove si era fermato. Fino ad allora non si può pubblicare nessun’altra importazione. Il registro del negozio dice di più.',
    en: 'Something unexpected happened three times while it was being undone. What has been done stays. Please undo it again: it goes on where it stopped. Until then no other import can be published. The log of the shop says more.',
  },
  OUTDATED: {
    de: 'Ein anderer Import hat den Shop inzwischen verändert. Bitte noch einmal prüfen.',
    it: 'Nel frattempo un’altra importazione ha cambiato il negozio. Controllare di nuovo.',
    en: 'Another import has changed the shop meanwhile. Please check it again.',
  },
};

const places: Names = { de: 'Zeile {line}', it: 'Riga {line}', en: 'Line {line}' };

/** Why an import could not be done, and where. */
export function problemText({ code, line, detail }: ImportProblem, language: Language): string {
  const text = { ...fileProblemTexts, ...ownTexts }[code][language];
  if (line === 0) return text;
  const place = places[language].replace('{line}', String(line));
  return detail ? `${text} (${place}: ${detail})` : `${text} (${place})`;
}

export const rowProblemText = (code: keyof typeof rowProblemTexts, language: Language): string =>
  rowProblemTexts[code][language];
