export const messages = {
  'common.ok': 'OK',
  'common.close': 'Schließen',
  'common.cancel': 'Abbrechen',
  'common.remove': 'Entfernen',
  'common.back': 'Zurück',
  'common.next': 'Weiter',
  'common.toHome': 'Zur Startseite',
  'common.home': 'Startseite',
  'common.retry': 'Noch einmal versuchen',
  'common.email': 'E-Mail-Adresse',
  'common.emailPlaceholder': 'deine@adresse.de',
  'common.invalidEmail': 'Bitte gib eine gültige E-Mail-Adresse ein.',
} as const;
