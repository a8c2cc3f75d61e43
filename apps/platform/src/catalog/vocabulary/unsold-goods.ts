import type { UnsoldGoods } from '@brixel/catalog-index/unsold-goods';

/**
 * Goods that shoppers look for and this shop does not sell. An entry is ignored as soon as a product's name has the word.
 * Names of brands are understood and never shown.
 */
export const unsoldGoods: readonly UnsoldGoods[] = [
  {
    title: { de: 'Türen und Fenster', it: 'porte e finestre', en: 'doors and windows' },
    names: 'Tür, Türe, Haustür, Fenster, Tor, Fensterrahmen, porta, porte, portone, finestra, finestre, door, window',
    instead: { de: 'Bogenstein', it: 'arco', en: 'arch' },
  },
  {
    title: { de: 'Spielfiguren', it: 'personaggi', en: 'figures' },
    names:
      'Figur, Minifigur, Männchen, Männlein, Menschen, Leute, Ritter, omino, omini, minifigura, personaggio, personaggi, figura, minifigure, minifig, people',
    instead: { de: 'Tiere', it: 'animali', en: 'animals' },
  },
  {
    title: { de: 'Räder und Reifen', it: 'ruote e pneumatici', en: 'wheels and tyres' },
    names: 'Reifen, Rad, Räder, Felge, Felgen, ruota, ruote, pneumatico, pneumatici, gomme, wheel, tyre, tire',
    instead: { de: 'Rundfliese', it: 'piastrella tonda', en: 'round tile' },
  },
  {
    title: {
      de: 'Pins, Achsen und Zahnräder',
      it: 'perni, assi e ingranaggi',
      en: 'pins, axles and gears',
    },
    names:
      'Pin, Pins, Technic Pin, Technik Pin, Technic, Achse, Achsen, Zahnrad, Zahnräder, Kette, Ketten, Liftarm, perno, perni, asse, assi, ingranaggio, ingranaggi, catena, axle, gear, chain',
    instead: { de: 'Lochstein', it: 'mattoncino forato', en: 'brick with holes' },
  },
  {
    title: { de: 'Motoren und Elektrik', it: 'motori ed elettronica', en: 'motors and electrics' },
    names: 'Motor, Motoren, Batterie, Batteriebox, LED, Fernsteuerung, motore, motori, batteria, telecomando, battery',
    instead: { de: 'Lochstein', it: 'mattoncino forato', en: 'brick with holes' },
  },
  {
    title: { de: 'Blumen und Pflanzenteile', it: 'fiori e piante', en: 'flowers and plants' },
    names:
      'Blume, Blumen, Blüte, Pflanze, Pflanzen, Blatt, Blätter, Busch, fiore, fiori, pianta, piante, foglia, foglie, flower, plant, leaf',
    instead: { de: 'Kaktus', it: 'cactus', en: 'cactus' },
  },
  {
    title: { de: 'Eisenbahnen und Schienen', it: 'treni e binari', en: 'trains and tracks' },
    names:
      'Zug, Züge, Eisenbahn, Lokomotive, Lok, Schiene, Schienen, Gleis, treno, treni, locomotiva, binari, binario, train, track',
    instead: { de: 'Straßenbahn', it: 'tram', en: 'tram' },
  },
  {
    title: { de: 'Scharniere und Gelenke', it: 'cerniere e snodi', en: 'hinges and joints' },
    names: 'Scharnier, Scharniere, Gelenk, Gelenke, Drehteller, cerniera, cerniere, snodo, hinge, turntable',
    instead: { de: 'Platte 1x2', it: 'piastra 1x2', en: 'plate 1x2' },
  },
  {
    title: {
      de: 'Sets mit Drachen, Dinos oder Pferden',
      it: 'set con draghi, dinosauri o cavalli',
      en: 'sets with dragons, dinosaurs or horses',
    },
    names:
      'Drache, Drachen, Dino, Dinos, Dinosaurier, Pferd, Pferde, Einhorn, drago, draghi, dinosauro, dinosauri, cavallo, cavalli, unicorno, dragon, dinosaur, horse, unicorn',
    instead: { de: 'Tiere', it: 'animali', en: 'animals' },
  },
  {
    title: {
      de: 'Sets mit Polizei, Feuerwehr oder Kran',
      it: 'set con polizia, pompieri o gru',
      en: 'police, fire brigade or crane sets',
    },
    names:
      'Polizei, Feuerwehr, Kran, Bagger, Flugzeug, Hubschrauber, Traktor, polizia, pompieri, gru, ruspa, aereo, elicottero, trattore, police, crane, airplane',
    instead: { de: 'Fahrzeuge', it: 'veicoli', en: 'vehicles' },
  },
  {
    title: { de: 'Bausteine für Kleinkinder', it: 'mattoncini per i più piccoli', en: 'bricks for toddlers' },
    names: 'Duplo, Kleinkind, Kleinkinder, Babysteine, toddler',
    instead: { de: 'Stein 2x4', it: 'mattoncino 2x4', en: 'brick 2x4' },
  },
  {
    title: { de: 'Sets zu Filmen und Serien', it: 'set di film e serie', en: 'film and series sets' },
    names: 'Star Wars, Starwars, Harry Potter, Marvel, Disney, Ninjago, Minecraft, Batman, Jurassic',
    instead: { de: 'Rakete', it: 'razzo', en: 'rocket' },
  },
];
