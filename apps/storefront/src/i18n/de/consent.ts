export const messages = {
  'consent.title': 'Deine Daten, deine Wahl',
  'consent.question':
    'Warenkorb, Merkliste und Anmeldung speichern wir auf deinem Gerät. Dürfen wir auch messen, welche Seiten gut funktionieren?',
  'consent.text':
    'Der Shop speichert auf deinem Gerät, was er zum Arbeiten braucht: Warenkorb, Merkliste, Anmeldung. Nur wenn du zustimmst, messen wir zusätzlich, welche Seiten gut funktionieren.',
  'consent.more': 'Mehr im Datenschutz',
  'consent.acceptAll': 'Alle annehmen',
  'consent.rejectAll': 'Alle ablehnen',
  'consent.settings': 'Einstellungen',
  'consent.save': 'Auswahl speichern',
  'consent.necessary': 'Notwendig',
  'consent.necessaryText': 'Warenkorb, Merkliste, Anmeldung und diese Auswahl. Immer an.',
  'consent.statistics': 'Statistik',
  'consent.statisticsText': 'Zählt Seitenaufrufe und Klicks mit einem Tag-Manager.',
  'consent.storedAt': 'Gespeichert am {date}.',
} as const;
