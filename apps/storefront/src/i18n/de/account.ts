export const messages = {
  'account.title': 'Mein Konto',
  'account.profile': 'Mein Profil',
  'account.shippingDetails': 'Lieferadresse',
  'account.newsletter': 'Newsletter',
  'account.orders': 'Bestellungen',
  'account.order': 'Bestellung {id}',
  'account.recentlyViewed': 'Zuletzt angesehen',
  'account.loginNeeded': 'Bitte melde dich an, um diese Seite zu sehen.',
  'account.noAccountsYet':
    'In dieser Ausgabe des Shops gibt es noch keine Kundenkonten, deshalb auch keine Anmeldung. Stöbern, vergleichen und den Warenkorb füllen geht ganz ohne.',
  'account.holds.profile': 'Zum Profil gehören dein Name, deine E-Mail-Adresse und dein Passwort.',
  'account.holds.shipping':
    'Hier liegt die Adresse, an die deine Pakete gehen. Ohne Konto merkt sich die Kasse sie nur in diesem Browser.',
  'account.holds.newsletter':
    'Hier siehst du mit Konto, ob du den Newsletter bekommst. Bestellen kannst du ihn auch ohne: unten auf dieser Seite.',
  'account.holds.orders': 'Hier stehen deine Bestellungen mit Datum, Stand und Summe.',
  'account.holds.order':
    'Einzelne Bestellungen zeigen Artikel, Adresse, Zahlung und Paketstand. Sie sind nur für die Person sichtbar, die bestellt hat.',
  'account.withoutTitle': 'Das geht ohne Konto',
  'account.way.viewed': 'Was du dir zuletzt angesehen hast, liegt in diesem Browser.',
  'account.way.status': 'Fragen zu einer Bestellung? Du brauchst nur die Bestellnummer.',
  'account.way.help': 'Wir helfen dir per E-Mail oder Telefon.',
  'account.viewedIntro': 'Diese Liste liegt nur in deinem Browser. Sie wird nirgendwohin geschickt.',
  'account.viewedCount': '{n, plural, one {# Artikel} other {# Artikel}}',
  'account.viewedClear': 'Liste leeren',
  'account.viewedCleared': 'Die Liste ist leer.',
  'account.viewedEmpty': 'Noch nichts angesehen',
  'account.viewedEmptyText': 'Öffne ein Teil oder ein Set, dann findest du es hier wieder.',
  'account.viewedFailed': 'Die Artikel konnten nicht geladen werden.',
  'account.resetIncomplete': 'Der Link ist unvollständig oder abgelaufen',
  'account.resetIncompleteText':
    'Ein Link zum Zurücksetzen gilt nur kurze Zeit und nur einmal. Öffne ihn direkt aus der neuesten E-Mail, ohne ihn abzutippen. Hilft das nicht, schreib uns.',
  'account.resetNoAccounts':
    'In dieser Ausgabe des Shops gibt es noch keine Kundenkonten, also auch kein Passwort, das du ändern müsstest.',
  'account.loggedOut': 'Du bist abgemeldet.',
  'account.updated': 'Deine Daten sind gespeichert.',
  'account.passwordChanged': 'Dein Passwort ist geändert.',
  'account.resetOffline': 'Passwort zurücksetzen geht nur online.',
  'account.resetMailFailed': 'Die Mail zum Zurücksetzen konnte nicht verschickt werden.',
  'account.refreshFailed': 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
  'account.refreshBroken':
    'Bei der Anmeldung ist etwas durcheinandergeraten. Bitte leere den Speicher und lade die Seite neu.',
} as const;
