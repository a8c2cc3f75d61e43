export const home = {
  'home.morning': 'Guten Morgen, {name}',
  'home.day': 'Guten Tag, {name}',
  'home.evening': 'Guten Abend, {name}',
  'home.toDo': 'Zu tun',
  'home.toDoNote': 'Was erledigt ist, verschwindet von selbst.',
  'home.nothingToDo': 'Nichts offen. Zeit für einen Kaffee.',
  'home.secondFactor': 'Zweiten Schritt einrichten',
  'home.secondFactorText':
    'Ihr Konto ist nur mit dem Passwort geschützt. Eine Code-App oder ein Passkey macht es sicher.',
  'home.notOpen': 'Der Shop ist noch nicht geöffnet',
  'home.notOpenText': 'Was noch fehlt, steht auf einer Seite.',
  'home.setUp': 'Einrichten',
  'home.invitations': '{n, plural, one {# Einladung ist offen} other {# Einladungen sind offen}}',
  'home.unsafe': '{n, plural, one {# Konto} other {# Konten}} ohne zweiten Schritt',
  'home.look': 'Ansehen',
  'home.latest': 'Zuletzt geändert',
  'home.allChanges': 'Ganzes Protokoll',
} as const;
