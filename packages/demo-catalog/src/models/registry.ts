import type { Placed } from '@brixel/bricks/drawing/placed';
import type { ModelKey } from '../pictures.ts';
import { balloon } from './balloon.ts';
import { cactus } from './cactus.ts';
import { campervan } from './campervan.ts';
import { castle } from './castle.ts';
import { cat } from './cat.ts';
import { dachshund } from './dachshund.ts';
import { duck } from './duck.ts';
import { espresso } from './espresso.ts';
import { gelato } from './gelato.ts';
import { hut } from './hut.ts';
import { lighthouse } from './lighthouse.ts';
import { pizza } from './pizza.ts';
import { rocket } from './rocket.ts';
import { sailboat } from './sailboat.ts';
import { snowman } from './snowman.ts';
import { tram } from './tram.ts';
import { whale } from './whale.ts';
import { windmill } from './windmill.ts';

export interface Model {
  /** every part of the set, inside included */
  build(): Placed[];
}

export const models: Record<ModelKey, Model> = {
  balloon: { build: balloon },
  cactus: { build: cactus },
  campervan: { build: campervan },
  castle: { build: castle },
  cat: { build: cat },
  dachshund: { build: dachshund },
  duck: { build: duck },
  espresso: { build: espresso },
  gelato: { build: gelato },
  hut: { build: hut },
  lighthouse: { build: lighthouse },
  pizza: { build: pizza },
  rocket: { build: rocket },
  sailboat: { build: sailboat },
  snowman: { build: snowman },
  tram: { build: tram },
  whale: { build: whale },
  windmill: { build: windmill },
};
