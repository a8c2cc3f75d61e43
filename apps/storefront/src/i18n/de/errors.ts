export const messages = {
  'errors.notFoundTitle': 'Hier fehlt ein Stein',
  'errors.notFoundText':
    'Die Seite ist umgezogen oder unters Sofa gerollt. Die Suche findet Teile, Farben und Design-IDs.',
  'errors.notFoundPicture': 'Die Zahl 404 aus Steinen, ein Stein liegt daneben',
  'errors.errorTitle': 'Diese Seite lässt sich gerade nicht laden',
  'errors.errorText': 'Der Fehler liegt bei uns. Versuch es in ein paar Sekunden noch einmal.',
  'errors.somethingWrong': 'Der Shop konnte das gerade nicht erledigen. Versuch es in ein paar Sekunden noch einmal.',
  'errors.pageFailed': 'Die Seite ließ sich nicht laden. Versuch es in ein paar Sekunden noch einmal.',
  'errors.openFailed': 'Das ließ sich nicht öffnen. Versuch es in ein paar Sekunden noch einmal.',
  'errors.offlineRedirect': 'Das ist offline nicht verfügbar. Mit OK geht es zur Startseite.',
  'errors.panelOffline': 'Das ist offline nicht verfügbar.',
  'errors.categoryOffline': 'Diese Kategorie ist offline noch leer. Schau wieder vorbei, wenn du online bist.',
  'errors.outOfStock': 'Ausverkauft. Das Produkt lässt sich gerade nicht in den Warenkorb legen.',
  'errors.volatileStock': 'Der Lagerbestand ist nicht sicher. Wir haben das Produkt für dich vorgemerkt.',
  'errors.priceUnknown': 'Der Preis ist unbekannt, deshalb lässt sich das Produkt nicht in den Warenkorb legen.',
  'errors.noVariants': 'Keine Variante verfügbar.',
} as const;
