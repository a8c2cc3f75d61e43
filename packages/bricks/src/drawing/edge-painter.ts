import { isColourless } from './cylinder-painter.ts';
import type { SeenFace } from './face-painter.ts';
import { plasticTone } from './plastic.ts';
import type { Item, Stage } from './stage.ts';
import { segment, short } from './svg.ts';
import type { V3 } from './vector.ts';

interface Edge {
  path: string;
  from: V3;
  to: V3;
  faces: SeenFace[];
}

const cornerKey = (corner: V3): string => corner.map((value) => value.toFixed(2)).join();

/** Edges of the visible faces, each once. */
export function collectEdges(faces: readonly SeenFace[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const seen of faces) {
    if (seen.face.surface === 'groove') continue;
    for (const [index, from] of seen.world.entries()) {
      const next = (index + 1) % seen.world.length;
      const to = seen.world[next]!;
      const key = [cornerKey(from), cornerKey(to)].sort().join('|');
      const edge = edges.get(key);
      if (edge) edge.faces.push(seen);
      else edges.set(key, { path: segment(seen.picture[index]!, seen.picture[next]!), from, to, faces: [seen] });
    }
  }
  return [...edges.values()];
}

/** Edges shared by two visible faces catch the light, the outline is dark, the foot lies in its own shade. */
export function drawEdges(stage: Stage, item: Item, edges: readonly Edge[]): string {
  const { hex, finish } = item.material;
  const transparent = finish === 'trans';
  const foot = item.body.min[2] + 0.02;
  const bevels: string[] = [];
  const seams: string[] = [];
  const outline: string[] = [];
  for (const { path, from, to, faces } of edges) {
    const curved = faces.filter(({ face }) => face.surface === 'smooth');
    if (faces.length > 1 && curved.length === faces.length) continue;
    if (curved.some(({ face }) => face.behind)) continue;
    if (faces.length > 1) bevels.push(path);
    else if (from[2] <= foot && to[2] <= foot) seams.push(path);
    else outline.push(path);
  }
  const line = (paths: string[], attributes: string) =>
    paths.length ? `<path d="${paths.join('')}" ${attributes} stroke-linecap="round" fill="none"/>` : '';
  const width = (least: number, millimetres: number) =>
    `stroke-width="${short(Math.max(least, millimetres * stage.scale))}"`;
  const bevel = plasticTone(hex, 1.36);
  return (
    line(
      outline,
      `stroke="${plasticTone(hex, 0.5)}" stroke-opacity="${isColourless(item.material) ? 0.8 : transparent ? 0.5 : 0.4}" ${width(0.4, 0.12)}`,
    ) +
    line(seams, `stroke="#06181b" stroke-opacity=".34" ${width(0.4, 0.16)}`) +
    line(bevels, `stroke="${bevel}" stroke-opacity=".22" ${width(0.6, 0.62)}`) +
    line(bevels, `stroke="${bevel}" stroke-opacity="${transparent ? 0.9 : 0.74}" ${width(0.45, 0.2)}`)
  );
}
