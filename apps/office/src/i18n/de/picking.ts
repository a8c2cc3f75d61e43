export const picking = {
  'stage.new': 'Zahlung offen',
  'stage.to_pick': 'zu picken',
  'stage.picking': 'in Runde',
  'stage.to_pack': 'zu packen',
  'stage.packed': 'gepackt',
  'stage.sent': 'versendet',
  'stage.done': 'erledigt',
  'stage.canceled': 'storniert',
  'stage.returned': 'zurück',
  'action.orders.stage': 'Schritt der Bestellung',
  'fact.stage': 'Schritt',
} as const;
