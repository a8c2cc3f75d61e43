import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { createPartDrawer } from './draw-part.ts';
import { createFlattener, MESH_LIMITS } from './flatten.ts';
import { readPalette, surfaceOf } from './palette.ts';
import { parsePartFile } from './part-file.ts';
import { openPartLibrary, type PartLibrary, plainName } from './part-library.ts';
import { createPartFinder, numbersInHead } from './part-numbers.ts';
import { sampleLibrary } from './testing/sample-library.ts';

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

function libraryOf(files: ReadonlyMap<string, string | Uint8Array>): PartLibrary {
  return openPartLibrary({
    has: (path) => files.has(path),
    read: (path) => {
      const content = files.get(path);
      return content === undefined ? null : typeof content === 'string' ? bytesOf(content) : content;
    },
  });
}

const samples = sampleLibrary();
const RED = { hex: '#c91a09', finish: 'solid' } as const;
const CLEAR = { hex: '#aee9ef', finish: 'trans' } as const;
const withFiles = (files: Record<string, string | Uint8Array>): PartLibrary =>
  libraryOf(new Map<string, string | Uint8Array>([...samples, ...Object.entries(files)]));

describe('reading part files', () => {
  it('reads numbers in all spellings and counts the lines that it cannot read', () => {
    const { triangles, faults } = parsePartFile(
      bytesOf(
        '0 x\n3 16 1e1 -.5 +2. 1.25E-2 0 0 0 0 0\n3 16 1 2 3x 0 0 0 0 0 0\n3 0x1 1\n9 nothing\n2 24 1e9 0 0 0 0 0',
      ),
      'x.dat',
    );
    expect([...triangles].slice(0, 4).map((value) => Math.round(value * 1e4) / 1e4)).toEqual([10, -0.5, 2, 0.0125]);
    expect(faults).toBe(3);
  });

  it('looks up plain relative names only', () => {
    expect(plainName(' S\\3001S01.DAT ')).toBe('s/3001s01.dat');
    for (const name of ['../x.dat', '/etc/passwd', 'c:\\x.dat', 's/../../x', 'a\0b', '', 'x'.repeat(200)])
      expect(plainName(name)).toBeNull();
  });

  it('knows colours by the table, by their edge and by their red, green and blue', () => {
    const palette = readPalette(samples.get('ldconfig.ldr')!);
    const main = { ...RED, alpha: 1, edge: '#333333' };
    expect(surfaceOf(16, main, palette)).toBe(main);
    expect(surfaceOf(36, main, palette)).toMatchObject({ finish: 'trans', hex: '#c91a09' });
    expect(surfaceOf(-1 - 36, main, palette).hex).toBe('#880000');
    expect(surfaceOf(117, main, palette)).toMatchObject({ finish: 'glitter', grain: { hex: '#923978' } });
    expect(surfaceOf(0x2ffaa00, main, palette)).toMatchObject({ finish: 'solid', hex: '#ffaa00' });
    expect(surfaceOf(9999, main, palette).finish).toBe('solid');
  });
});

describe('from a file to a mesh', () => {
  it('puts sub-files together, with fine studs whose normals look outwards', () => {
    const mesh = createFlattener(libraryOf(samples))('3001.dat')!;
    expect(mesh).toMatchObject({ bodyCount: 12, count: 12 + 8 * 3 * 48, missing: [], cycles: [], isTruncated: false });
    expect(mesh.studs).toHaveLength(8);
    for (const stud of mesh.studs)
      for (let t = stud.from; t < stud.to; t++) {
        const middle = [0, 1, 2].map(
          (axis) => [0, 3, 6].reduce((sum, corner) => sum + mesh.positions[t * 9 + corner + axis]!, 0) / 3,
        );
        const outwards = [0, 1, 2].reduce((sum, axis) => {
          const inside = stud.foot[axis]! + stud.axis[axis]! * (stud.height / 2);
          return sum + mesh.normals[t * 9 + axis]! * (middle[axis]! - inside);
        }, 0);
        expect(outwards).toBeGreaterThan(0);
      }
  });

  it('cuts loops, names what is missing, and stops at its limits', () => {
    const tenfold = '1 16 0 0 0 1 0 0 0 1 0 0 0 1 LEVEL\n'.repeat(10);
    const levels = Array.from({ length: 12 }, (_, level): [string, string] => [
      `parts/fan${level}.dat`,
      `0 Fan\n${tenfold.replaceAll('LEVEL', level === 11 ? '4-4disc.dat' : `fan${level + 1}.dat`)}`,
    ]);
    const chain = Array.from({ length: 40 }, (_, level): [string, string] => [
      `parts/deep${level}.dat`,
      `0 Deep\n3 16 0 0 0 10 0 0 0 0 10\n1 16 0 0 0 1 0 0 0 1 0 0 0 1 deep${level + 1}.dat`,
    ]);
    const flatten = createFlattener(
      withFiles({
        'parts/loop.dat':
          '0 Loop\n3 16 0 0 0 10 0 0 0 0 10\n1 16 0 0 0 1 0 0 0 1 0 0 0 1 LOOP.DAT\n1 16 0 0 0 1 0 0 0 1 0 0 0 1 gone.dat',
        ...Object.fromEntries([...levels, ...chain]),
      }),
    );
    expect(flatten('loop.dat')).toMatchObject({ count: 1, cycles: ['parts/loop.dat'], missing: ['gone.dat'] });
    const fan = flatten('fan0.dat')!;
    expect(fan.isTruncated).toBe(true);
    expect(fan.count).toBeLessThanOrEqual(MESH_LIMITS.triangles);
    expect(flatten('deep0.dat')).toMatchObject({ count: MESH_LIMITS.depth + 1, isTruncated: true });
    expect(flatten('unknown.dat')).toBeNull();
  });

  it('reads no more bytes for a picture than it may', () => {
    const long = `0 Long\n${'3 16 0 0 0 10 0 0 0 0 10\n'.repeat(400)}`;
    const library = withFiles({
      'parts/much.dat': '0 Much\n1 16 0 0 0 1 0 0 0 1 0 0 0 1 a.dat\n1 16 0 0 0 1 0 0 0 1 0 0 0 1 b.dat',
      'parts/a.dat': long,
      'parts/b.dat': long,
    });
    library.allow(5000);
    expect(createFlattener(library)('much.dat')).toMatchObject({ count: 400, missing: ['b.dat'] });
  });
});

describe('pictures', () => {
  const draw = createPartDrawer(libraryOf(samples));
  const SIDE = 120;
  const opacity = (rgba: Uint8ClampedArray, x: number, y: number): number => rgba[(y * SIDE + x) * 4 + 3]!;

  it.each([
    ['3001.dat', RED],
    ['3941.dat', CLEAR],
    ['3648b.dat', RED],
    ['3027.dat', RED],
  ])('%s stands in the middle with a soft shadow on a transparent ground', (file, material) => {
    const { rgba } = draw({ file, material, width: SIDE, height: SIDE })!;
    expect(opacity(rgba, 60, 60)).toBeGreaterThan(100);
    for (const [x, y] of [
      [0, 0],
      [119, 0],
      [0, 119],
    ] as const)
      expect(opacity(rgba, x, y)).toBeLessThan(8);
    expect(rgba.some((value, at) => at % 4 === 3 && value > 10 && value < 90)).toBe(true);
  });

  it('has the tone of our drawings on top of a red brick', () => {
    const { rgba } = draw({ file: '3001.dat', material: RED, width: SIDE, height: SIDE })!;
    const reds = Array.from({ length: SIDE }, (_, y) => [
      ...rgba.subarray((y * SIDE + 55) * 4, (y * SIDE + 55) * 4 + 3),
    ]);
    const solid = reds.filter(([red = 0, green = 0]) => red > 90 && green < 60);
    expect(solid.length).toBeGreaterThan(25);
  });

  it('is null for what shows nothing', () => {
    const empty = createPartDrawer(withFiles({ 'parts/empty.dat': '0 ~Obsolete file\n' }));
    for (const file of ['empty.dat', 'unknown.dat', '../3001.dat'])
      expect(empty({ file, material: RED, width: 60, height: 60 })).toBeNull();
  });

  it('draws single points, needles and places far away without harm', () => {
    const strange = createPartDrawer(
      withFiles({
        'parts/point.dat': `0 Point\n${'3 16 1 1 1 1 1 1 1 1 1\n'.repeat(50)}`,
        'parts/far.dat': '0 Far\n3 16 900000 900000 900000 -900000 0 0 0 -900000 5\n2 24 900000 0 0 -900000 0 0',
        'parts/flat.dat': '0 Flat\n1 16 0 0 0 0 0 0 0 0 0 0 0 0 stud.dat\n1 16 0 0 0 1 0 0 0 0 0 0 0 1 stud.dat',
        'parts/gaudy.dat': `0 Gaudy\n${Array.from({ length: 3000 }, (_, index) => `3 0x2${(index * 5551).toString(16).padStart(6, '0').slice(0, 6)} 0 0 ${index % 40} 10 0 0 0 ${index % 30} 10`).join('\n')}`,
      }),
    );
    for (const file of ['point.dat', 'far.dat', 'flat.dat', 'gaudy.dat'])
      expect(() => strange({ file, material: CLEAR, width: 60, height: 60 })).not.toThrow();
  });

  it('throws for no file: 300 in which words, numbers and bytes are changed', () => {
    const random = seededRandom(20_261_117);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const paths = [...samples.keys()];
    const odd = [
      'NaN',
      '1e400',
      '-0',
      '',
      '16',
      '24',
      '0x2FFFFFF',
      'INVERTNEXT',
      '..\\..\\x.dat',
      '3001.dat',
      '9'.repeat(60),
      '\0',
      'é',
    ];
    for (let round = 0; round < 300; round++) {
      const files = new Map<string, string | Uint8Array>(samples);
      for (let change = 0; change < 1 + random() * 4; change++) {
        const path = pick(paths);
        const content = files.get(path)!;
        const bytes = typeof content === 'string' ? bytesOf(content) : content;
        files.set(path, mutate(bytes, pick(odd), random));
      }
      const mutated = createPartDrawer(libraryOf(files));
      const file = pick(['3001.dat', '3941.dat', '3648.dat']);
      expect(() => mutated({ file, material: pick([RED, CLEAR]), width: 48, height: 48 })).not.toThrow();
    }
  });
});

/** A few words are others, bytes are others, or the end is missing. */
function mutate(bytes: Uint8Array, word: string, random: () => number): Uint8Array {
  const kind = random();
  if (kind < 0.15) return bytes.slice(0, Math.floor(random() * bytes.length));
  if (kind < 0.4) return bytes.map((byte) => (random() < 0.02 ? Math.floor(random() * 256) : byte));
  const words = new TextDecoder().decode(bytes).split(' ');
  for (let change = 0; change < 6; change++) words[Math.floor(random() * words.length)] = word;
  return bytesOf(words.join(' '));
}

describe('numbers', () => {
  const find = createPartFinder({
    own: ['3001', '3648', '3648b', '3070a', '3070b', '3070', '973', '973p01', '3062b'],
    moved: ['3648', '3070'],
    elsewhere: [['973pb0001', '973p01']],
  });

  it.each([
    ['3001', '3001'],
    [' 3648 ', '3648b'],
    ['3070', '3070b'],
    ['973pb0001', '973p01'],
    ['3062', '3062b'],
    ['3001old', null],
    ['3001a', '3001'],
    ['973pb0002', null],
    ['../3001', null],
    ['', null],
  ])('%s is shown by %s', (number, part) => {
    expect(find(number)).toBe(part);
  });

  it('reads numbers of another catalogue from the head of a file', () => {
    expect(numbersInHead(samples.get('parts/3648b.dat')!)).toEqual(['3648']);
  });
});
