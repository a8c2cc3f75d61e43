export const messages = {
  'newsletter.title': '10 % auf deine nächste Bestellung',
  'newsletter.text': 'Neue Farben, neue Sets, kein Spam. Abmelden geht jederzeit.',
  'newsletter.button': 'Gutschein holen',
  'newsletter.privacy': 'Los geht es erst, wenn du bestätigt hast. Mehr dazu im {link}.',
  'newsletter.privacyLink': 'Datenschutz',
  'newsletter.pending':
    'Fast geschafft: Schau in dein Postfach und bestätige unsere E-Mail. Erst dann beginnt der Newsletter, und der Gutschein kommt.',
  'newsletter.again': 'Keine E-Mail da? Noch einmal anmelden',
  'newsletter.subscribed': 'Du bekommst den Newsletter an {email}.',
  'newsletter.unsubscribed': 'Du bekommst keinen Newsletter mehr.',
  'newsletter.leave': 'Newsletter abbestellen',
  'newsletter.tooOften': 'Das waren zu viele Versuche. Bitte warte eine Stunde.',
  'newsletter.unreachable': 'Der Shop ist gerade nicht zu erreichen. Versuch es gleich noch einmal.',
  'newsletter.confirmTitle': 'Newsletter bestätigen',
  'newsletter.confirmText':
    'Noch ein Klick, dann schreiben wir dir etwa zweimal im Monat von neuen Farben und Sets. Abbestellen kannst du ihn mit einem Klick in jeder E-Mail.',
  'newsletter.confirmButton': 'Anmeldung bestätigen',
  'newsletter.confirmed': 'Du bist dabei!',
  'newsletter.confirmedText': 'Der Newsletter geht ab jetzt an {email}.',
  'newsletter.couponText': 'Dein Gutschein über 10 % ist unterwegs in dein Postfach.',
  'newsletter.noCouponText': 'Einen Gutschein hast du schon bekommen. Es gibt einen für jede Adresse.',
  'newsletter.leaveTitle': 'Newsletter abbestellen',
  'newsletter.leaveText': 'Ein Klick, und du bekommst keinen Newsletter mehr. Bestellungen betrifft das nicht.',
  'newsletter.leaveButton': 'Jetzt abbestellen',
  'newsletter.left': 'Du bist abgemeldet',
  'newsletter.leftText': 'Du bekommst keinen Newsletter mehr. Schade, und danke fürs Lesen.',
  'newsletter.brokenTitle': 'Dieser Link gilt nicht mehr',
  'newsletter.brokenConfirm':
    'Ein Link zum Bestätigen gilt sieben Tage. Öffne den aus der neuesten E-Mail oder melde dich unten noch einmal an.',
  'newsletter.brokenLeave':
    'Öffne den Link am Ende unserer neuesten E-Mail oder schreib uns, dann melden wir dich von Hand ab.',
  'newsletter.offline': 'Du bist offline. Anmelden geht erst wieder mit Verbindung.',
} as const;
