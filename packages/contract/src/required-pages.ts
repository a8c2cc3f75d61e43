/** Pages that the shop's own pages and mails lead to: once published they keep their address and stay. Their texts are the owner's. */
export const requiredPages: readonly string[] = [
  'agb',
  'datenschutz',
  'farbtabelle',
  'hilfe-kontakt',
  'impressum',
  'newsletter',
  'rueckgabe',
  'versand',
  'widerruf',
];
