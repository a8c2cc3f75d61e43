import { designByNumber, sizeLabel } from '@brixel/bricks/designs';
import type { Design, PartKind } from '@brixel/bricks/part';
import type { Lot } from './lot.ts';
import { designOf } from './part-number.ts';

/** What our designs are called in the languages that goods are described in: [German, Italian, English]. */
type Words = readonly [string, string, string];

const KIND_NAMES: Readonly<Record<Exclude<PartKind, 'slope' | 'corner'>, Words>> = {
  brick: ['Stein', 'Mattoncino', 'Brick'],
  plate: ['Platte', 'Piastra', 'Plate'],
  tile: ['Fliese', 'Piastrella', 'Tile'],
  baseplate: ['Grundplatte', 'Base', 'Baseplate'],
  jumper: ['Mittelnoppen-Platte', 'Piastra con bottoncino centrale', 'Centre stud plate'],
  grille: ['Gitterfliese', 'Piastrella a griglia', 'Grille tile'],
  cheese: ['Dachschräge', 'Tegola', 'Roof slope'],
  curve: ['Bogenschräge', 'Mattoncino curvo', 'Curved slope'],
  arch: ['Bogenstein', 'Arco', 'Arch'],
  holed: ['Lochstein', 'Mattoncino forato', 'Brick with holes'],
  'round-brick': ['Rundstein', 'Mattoncino tondo', 'Round brick'],
  'round-plate': ['Rundplatte', 'Piastra tonda', 'Round plate'],
  'round-tile': ['Rundfliese', 'Piastrella tonda', 'Round tile'],
  cone: ['Kegel', 'Cono', 'Cone'],
};

function kindNames({ kind, d, plates }: Design): Words {
  if (kind === 'slope') {
    const angle = d === 2 ? '45°' : '33°';
    return [`Schrägstein ${angle}`, `Mattoncino inclinato ${angle}`, `Slope ${angle}`];
  }
  if (kind !== 'corner') return KIND_NAMES[kind];
  return plates === 1
    ? ['Eckplatte', 'Piastra ad angolo', 'Corner plate']
    : ['Eckstein', 'Mattoncino ad angolo', 'Corner brick'];
}

/** A part that is one of our designs, without print; null for everything else. */
export function designNames({ itemType, itemNo }: Pick<Lot, 'itemType' | 'itemNo'>) {
  const known = itemType === 'part' ? designOf(itemNo) : null;
  if (!known?.isPlain) return null;
  const design = designByNumber(known.number);
  const [de, it, en] = kindNames(design).map((name) => `${name} ${sizeLabel(design)}`) as [string, string, string];
  return { de, it, en };
}
