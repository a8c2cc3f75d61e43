/** Pages that the shop's own pages and mails lead to: they keep their address and stay published. Their texts are the owner's. */
export const requiredPages: readonly string[] = [
  'agb',
  'datenschutz',
  'hilfe-kontakt',
  'impressum',
  'newsletter',
  'rueckgabe',
  'versand',
  'widerruf',
];
