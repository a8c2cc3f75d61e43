export const messages = {
  'offline.title': 'Gerade keine Verbindung',
  'offline.text':
    'Diese Seite hast du noch nicht besucht. Sie wird geladen, sobald du Netz hast. Dein Warenkorb ist sicher gespeichert.',
  'offline.comingSoonTitle': 'Hier entsteht ein Shop',
  'offline.comingSoonText': 'Wir packen noch aus. Schau bald wieder vorbei.',
  'offline.unavailableTitle': 'Wir sind gleich wieder da',
  'offline.unavailableText':
    'Diese Seite lässt sich im Moment nicht laden. Dein Warenkorb ist sicher. Versuch es bitte in ein paar Sekunden noch einmal.',
  'offline.refusedTitle': 'Diese Anfrage können wir nicht lesen',
  'offline.refusedText': 'Prüf bitte die Adresse, oder schick das Formular noch einmal ab.',
  'offline.reference': 'Kennung für Rückfragen: {id}',
  'offline.bar': 'Du bist offline.',
  'offline.barNote': 'Besuchte Seiten, Warenkorb und Merkliste funktionieren weiter.',
  'offline.backOnline': 'Du bist wieder online.',
  'offline.newVersion': 'Neue Version verfügbar',
  'offline.reload': 'Neu laden',
  'offline.install': '{shop} auf deinem Gerät: schneller da, auch ohne Internet.',
  'offline.installNow': 'Installieren',
  'offline.installLater': 'Nicht jetzt',
  'offline.appDescription': 'Klemmbausteine einzeln, als Set oder als Mosaik aus deinem Foto.',
  'offline.appSearch': 'Suche',
  'offline.appOrders': 'Meine Bestellungen',
} as const;
