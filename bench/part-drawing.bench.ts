// Drawing parts of an LDraw library: processor time of one picture in each size, warm and without encoding. Without the path of a pack
// (DATA_DIR/ldraw) the small library of the tests is drawn.
import { createPartDrawer } from '@brixel/bricks/ldraw/draw-part';
import { openPartLibrary, type PartFileStore } from '@brixel/bricks/ldraw/part-library';
import { sampleLibrary } from '@brixel/bricks/ldraw/testing/sample-library';
import { openPack } from '@brixel/platform/part-library/pack';
import { printTable } from './support/table.ts';

const [file] = process.argv.slice(2).filter((option) => !option.startsWith('--'));
const PARTS = file
  ? '3001 3023 3070b 4073 3040b 2780 32316 3648b 3626b 973 30374 2412b 99207 56145 2423 3811 4186'.split(' ')
  : ['3001', '3027', '3941', '3648b'];
const SIZES = [600, 300, 150];
const ROUNDS = 5;
const MATERIALS = [
  { hex: '#c91a09', finish: 'solid' },
  { hex: '#aee9ef', finish: 'trans' },
] as const;

function samples(): PartFileStore {
  const encoder = new TextEncoder();
  const files = new Map([...sampleLibrary()].map(([path, text]) => [path, encoder.encode(text)]));
  return { has: (path) => files.has(path), read: (path) => files.get(path) ?? null };
}

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const draw = createPartDrawer(openPartLibrary(file ? openPack(file) : samples()));
const rows = PARTS.flatMap((part) =>
  MATERIALS.map((material) => {
    let triangles = 0;
    const best = SIZES.map((side) => {
      const times = Array.from({ length: ROUNDS }, () => {
        const start = processorMs();
        triangles = draw({ file: `${part}.dat`, material, width: side, height: side })?.mesh.count ?? 0;
        return processorMs() - start;
      });
      return Math.min(...times).toFixed(0);
    });
    return [part, material.finish, String(triangles), ...best];
  }),
);
printTable([['part', 'finish', 'triangles', ...SIZES.map((side) => `${side} px, ms`)], ...rows]);
