import { inflateSync } from 'node:zlib';

/** What can be read in a PDF file of ours: its pages, and what is written on them in the order in which it is drawn. */
export interface ReadPdf {
  title: string;
  language: string;
  pages: Writing[][];
}

export interface Writing {
  text: string;
  /** the repeated drawing that it belongs to */
  stamp: Stamp | null;
}

export interface Stamp {
  name: string;
  /** where it is placed, from the lower left corner of the page, and how large one of its own units is there */
  x: number;
  y: number;
  unit: number;
}

export function readPdf(file: Uint8Array): ReadPdf {
  const objects = readObjects(Buffer.from(file).toString('latin1'));
  const root = find(objects, objects.trailer, 'Root');
  const pages = [...(/\/Kids \[([^\]]*)\]/.exec(find(objects, root, 'Pages'))?.[1] ?? '').matchAll(/(\d+) 0 R/g)];
  return {
    title: textIn(find(objects, find(objects, objects.trailer, 'Info'), 'Title')),
    language: textIn(root.slice(root.indexOf('/Lang'))),
    pages: pages.map(([, number]) => {
      const page = objects.at(Number(number));
      return writings(objects, find(objects, page, 'Resources'), contentOf(find(objects, page, 'Contents')));
    }),
  };
}

interface Objects {
  trailer: string;
  at(number: number): string;
}

/** A reader begins at the end: the list there must say where each object stands, and each how long it is. */
function readObjects(text: string): Objects {
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  const [list = '', trailer = ''] = text.slice(start).split('trailer');
  if (!list.startsWith('xref')) throw new Error('There is no list of objects where the file says');
  const places = [...list.matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, place]) => Number(place));
  const objects = places.map((place, number) => (number === 0 ? '' : objectAt(text.slice(place), number)));
  return {
    trailer,
    at(number) {
      const object = objects[number];
      if (object === undefined) throw new Error(`There is no object ${number}`);
      return object;
    },
  };
}

function objectAt(text: string, number: number): string {
  if (!text.startsWith(`${number} 0 obj\n`)) throw new Error(`Object ${number} is not where the list says`);
  const head = text.slice(0, text.search(/\n(?:stream|endobj)\n/));
  if (!text.startsWith('\nstream\n', head.length)) return head;
  const end = head.length + '\nstream\n'.length + Number(/\/Length (\d+)/.exec(head)?.[1]);
  if (!text.startsWith('\nendstream', end)) throw new Error(`Object ${number} is not as long as it says`);
  return text.slice(0, end);
}

/** The object that an entry names, or the entry itself where it stands there as a whole. */
function find(objects: Objects, object: string, key: string): string {
  const number = new RegExp(`/${key} (\\d+) 0 R`).exec(object)?.[1];
  if (number !== undefined) return objects.at(Number(number));
  const place = object.indexOf(`/${key} <<`);
  if (place < 0) throw new Error(`There is no ${key} in ${object.slice(0, 200)}`);
  return object.slice(place);
}

/** The first text of an object. */
function textIn(object: string): string {
  const [, text = ''] = /\(((?:[^()\\]|\\[\s\S])*)\)/.exec(object) ?? [];
  const bytes = Buffer.from(text.replace(/\\([\s\S])/g, '$1'), 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? bytes.subarray(2).swap16().toString('utf16le')
    : bytes.toString('latin1');
}

function contentOf(object: string): string {
  const [, head = '', body = ''] = /^([\s\S]*?)\nstream\n([\s\S]*)$/.exec(object) ?? [];
  const bytes = Buffer.from(body, 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

const western = new TextDecoder('windows-1252');
const letters = (hex: string): string => western.decode(Buffer.from(hex, 'hex'));

const STEP =
  /(?<open>\bq\b)|(?<close>\bQ\b)|(?<matrix>(?:[-.\d]+ ){6})cm|\[(?<pieces>[^\]]*)\] TJ|\((?<text>[^)]*)\) Tj|\/(?<name>\w+) Do/g;

function writings(objects: Objects, resources: string, content: string): Writing[] {
  const inStamp = new Map<string, string[]>();
  const textsIn = (name: string): string[] => {
    const drawn = find(objects, resources, name);
    return drawn.includes('/Subtype /Form') ? writings(objects, drawn, contentOf(drawn)).map(({ text }) => text) : [];
  };
  const places = [{ x: 0, y: 0, width: 1, height: 1 }];
  return [...content.matchAll(STEP)].flatMap(({ groups = {} }): Writing | Writing[] => {
    const { open, close, matrix, pieces, text, name } = groups;
    const place = places.at(-1)!;
    if (open) places.push(place);
    else if (close) places.pop();
    else if (matrix) places.splice(-1, 1, moved(place, matrix.trim().split(' ').map(Number)));
    else if (pieces !== undefined) {
      return { stamp: null, text: [...pieces.matchAll(/<(\w*)>/g)].map(([, hex = '']) => letters(hex)).join('') };
    } else if (text !== undefined) return { stamp: null, text };
    else if (name !== undefined) {
      const texts = inStamp.get(name) ?? textsIn(name);
      inStamp.set(name, texts);
      return texts.map((inner) => ({ text: inner, stamp: { name, x: place.x, y: place.y, unit: place.width } }));
    }
    return [];
  });
}

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const moved = ({ x, y, width, height }: Place, [a = 1, , , d = 1, e = 0, f = 0]: readonly number[]): Place => ({
  x: x + e * width,
  y: y + f * height,
  width: width * a,
  height: height * d,
});
