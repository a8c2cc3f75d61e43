/**
 * The notice on the legal guarantee of conformity, which Regulation (EU) 2025/1960 requires before an order. This is our
 * own drawing: a shop that goes live puts the official picture of its language into this block instead.
 */
import { mapText, text } from '../text.ts';

const STAR = 'M0-5 1.5-1.8 5-1.5 2.3.8 3.1 4.3 0 2.4-3.1 4.3-2.3.8-5-1.5-1.5-1.8z';

const STARS = Array.from({ length: 12 }, (_, hour) => {
  const angle = (hour * Math.PI) / 6;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)].map((side) => Math.round(50 + side * 40));
  return `<path transform="translate(${x} ${y})" d="${STAR}"/>`;
}).join('');

const RING = `<svg viewBox="0 0 100 100" fill="currentColor" aria-hidden="true">${STARS}</svg>`;

export const GUARANTEE_TITLE = text(
  'Gesetzliche Gewährleistung',
  'Garanzia legale di conformità',
  'Legal guarantee of conformity',
);

const YEARS = text('<b>2</b> Jahre<br>mindestens', '<b>2</b> anni<br>come minimo', '<b>2</b> years<br>at least');

const RIGHTS = text(
  '<p>Für jede neue Ware haftet der Verkäufer in der EU <strong>mindestens 2 Jahre ab Lieferung</strong>; nationales Recht kann eine längere Zeit vorsehen.</p><p>Ist die Ware mangelhaft oder nicht wie beschrieben, hast du Anspruch auf kostenlose Reparatur oder Ersatz. Gelingt das nicht in angemessener Zeit, kannst du den Preis mindern oder vom Vertrag zurücktreten und bekommst dein Geld zurück. Eine Garantie des Herstellers ist freiwillig und ändert daran nichts.</p>',
  '<p>Per ogni prodotto nuovo il venditore nell’UE risponde <strong>per almeno 2 anni dalla consegna</strong>; la legge nazionale può prevedere un periodo più lungo.</p><p>Se il prodotto è difettoso o non conforme alla descrizione, hai diritto alla riparazione o alla sostituzione gratuita. Se non avviene in tempi ragionevoli, puoi chiedere una riduzione del prezzo o risolvere il contratto e riavere i tuoi soldi. La garanzia del produttore è volontaria e non cambia nulla di tutto questo.</p>',
  '<p>For all new goods the seller in the EU is liable <strong>for at least 2 years from delivery</strong>; national law may provide for a longer time.</p><p>If the goods are faulty or not as described, you are entitled to have them repaired or replaced free of charge. If that does not happen within a reasonable time, you may ask for a price reduction or end the contract and get your money back. A guarantee of the manufacturer is voluntary and changes none of this.</p>',
);

const MORE = text('Deine Rechte in der EU:', 'I tuoi diritti nell’UE:', 'Your rights in the EU:');

export const GUARANTEE_NOTICE = mapText(RIGHTS, (rights, language) => {
  const address = `europa.eu/youreurope/citizens/consumers/shopping/guarantees/index_${language}.htm`;
  return `<div class="eu-notice"><div class="eu-notice__mark">${RING}<p>${YEARS[language]}</p></div><div class="eu-notice__text">${rights}<p>${MORE[language]} <a href="https://${address}" rel="noopener">europa.eu/youreurope</a></p></div></div>`;
});
