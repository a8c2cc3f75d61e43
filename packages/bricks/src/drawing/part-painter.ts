/** One part: its back where it shines through, faces and edges, cylinders, studs. */

import { cylinder } from './cylinder-painter.ts';
import { collectEdges, drawEdges } from './edge-painter.ts';
import { drawCurvedSurface, drawFace, type SeenFace, seeFace } from './face-painter.ts';
import { convexHull, isInside } from './plane.ts';
import { plasticTone } from './plastic.ts';
import { shadowsOnPlane } from './shadows.ts';
import { STUD, STUD_HEIGHT, STUD_RADIUS } from './solid.ts';
import type { Item, Stage } from './stage.ts';
import { polygon, short } from './svg.ts';
import { rotate, type V2, type V3 } from './vector.ts';

export function drawPart(stage: Stage, item: Item): string {
  const faces = item.solid.faces.map((face) => seeFace(stage, item, face));
  const visible = faces.filter(({ facing }) => facing[2] > 1e-4);
  const hidden = faces.filter(({ facing }) => facing[2] <= 1e-4);
  const edges = collectEdges(visible);
  const layers: string[] = [];
  if (item.material.finish === 'trans') layers.push(drawInside(stage, item, hidden));
  for (const behind of [true, false]) {
    const inLayer = (seen: SeenFace) => Boolean(seen.face.behind) === behind;
    const layer = visible.filter(inLayer);
    if (!layer.length) continue;
    const ordered = item.solid.convex ? layer : layer.toSorted((a, b) => a.depth - b.depth);
    const curved = ordered.filter(({ face }) => face.surface === 'smooth');
    if (curved.length) layers.push(drawCurvedSurface(stage, item, curved));
    for (const seen of ordered) if (seen.face.surface !== 'smooth') layers.push(drawFace(stage, item, seen));
    layers.push(
      drawEdges(
        stage,
        item,
        edges.filter((edge) => edge.faces.some(inLayer)),
      ),
    );
  }
  const axis = rotate(item.rotation, [0, 0, 1]);
  for (const { base, radius, topRadius, height, bore } of item.solid.cylinders)
    layers.push(
      cylinder(
        stage,
        { material: item.material, axis, radius, topRadius, height, bore },
        stage.toPicture(item.toWorld(base)),
      ),
    );
  layers.push(drawStuds(stage, item, axis));
  return layers.join('');
}

/** Back walls and the tubes of a transparent part. */
function drawInside(stage: Stage, item: Item, hidden: readonly SeenFace[]): string {
  const { hex } = item.material;
  const rim = `stroke="${plasticTone(hex, 1.4)}" stroke-opacity=".55" stroke-width="${short(0.18 * stage.scale)}"`;
  const walls = hidden.map(
    ({ picture, face }) =>
      `<path d="${polygon(picture)}" fill="${plasticTone(hex, face.surface === 'bottom' ? 0.66 : 0.86)}" fill-opacity=".42" ${rim}/>`,
  );
  if (!hidden.length) return '';
  const [width, depth, height] = item.solid.body.max;
  const tubes: string[] = [];
  const look = {
    material: { hex: plasticTone(hex, 1.1), finish: 'trans' as const },
    axis: rotate(item.rotation, [0, 0, 1]),
    radius: 3.2,
    topRadius: 3.2,
    height: height - 1.2,
  };
  for (let y = depth - STUD; y >= STUD; y -= STUD)
    for (let x = STUD; x < width; x += STUD)
      tubes.push(cylinder(stage, look, stage.toPicture(item.toWorld([x, y, 0]))));
  return `${walls.join('')}<g opacity=".38">${tubes.join('')}</g>`;
}

function drawStuds(stage: Stage, item: Item, axis: V3): string {
  const { camera } = stage;
  if (camera.view(axis)[2] <= -0.2) return '';
  const free = item.solid.studs
    .map(item.toWorld)
    .filter((foot) => !stage.isCovered(foot))
    .sort((a, b) => camera.depth(a) - camera.depth(b));
  if (!free.length) return '';
  const shadows =
    stage.castShadows && item.aligned
      ? shadowsOnPlane(stage, item, 2, free[0]![2], 1).map((corners) => convexHull(corners.map(([x, y]): V2 => [x, y])))
      : [];
  const onSmallRound = item.solid.cylinders.length > 0 && item.solid.body.max[0] < 3 * STUD;
  const look = {
    material: item.material,
    axis,
    radius: STUD_RADIUS,
    topRadius: STUD_RADIUS,
    height: STUD_HEIGHT,
    contact: item.material.finish !== 'trans' && !onSmallRound,
  };
  return free
    .map((foot) => {
      const shaded = shadows.some((shadow) => isInside(shadow, [foot[0], foot[1]]));
      return cylinder(stage, { ...look, shade: shaded ? 0.2 : 0 }, stage.toPicture(foot));
    })
    .join('');
}
