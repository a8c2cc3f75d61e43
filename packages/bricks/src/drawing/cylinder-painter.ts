/**
 * Cylinders, cones and studs. Each look is drawn once as a symbol with its axis pointing up in the picture,
 * then copied, moved and turned.
 */
import { hexToOklch } from '../oklab.ts';
import { GLARE, LIGHT } from './camera.ts';
import type { Material } from './placed.ts';
import { plasticTone } from './plastic.ts';
import { lightOn, type Stage } from './stage.ts';
import { linearGradient, point, short } from './svg.ts';
import { add, dot, scale, subtract, unit, type V2, type V3 } from './vector.ts';

export interface CylinderLook {
  material: Material;
  /** in the world */
  axis: V3;
  radius: number;
  topRadius: number;
  height: number;
  bore?: number | undefined;
  /** 0..1: how much another part takes of the light */
  shade?: number;
  /** dark ring where it stands on a surface */
  contact?: boolean;
}

export const isColourless = ({ hex, finish }: Material): boolean => finish === 'trans' && hexToOklch(hex).chroma < 0.03;

/** Copy of the cylinder standing at `foot` in the picture. */
export function cylinder(stage: Stage, look: CylinderLook, foot: V2): string {
  const [x, y] = stage.camera.view(look.axis);
  const lean = Math.hypot(x, y) < 1e-6 ? 0 : (Math.atan2(x, y) * 180) / Math.PI;
  const { material, radius, topRadius, height, bore = 0, shade = 0, contact = false } = look;
  const key = [
    'round',
    material.hex,
    material.finish,
    radius,
    topRadius,
    height,
    short(x * 100),
    short(y * 100),
    bore,
    shade,
    contact,
  ];
  const id = stage.definitions.id(key.join(' '), (symbol) => drawSymbol(symbol, stage, look));
  const turn = Math.abs(lean) > 0.05 ? ` rotate(${short(lean)})` : '';
  return `<use href="#${id}" transform="translate(${point(foot)})${turn}"/>`;
}

interface Frame {
  /** axis in view coordinates */
  axis: V3;
  up: V3;
  right: V3;
  towardsViewer: V3;
  /** height of a circle's ellipse relative to its width */
  squash: number;
  /** height in the picture relative to the true height */
  foreshortening: number;
}

function frameOf(axis: V3): Frame {
  const length = Math.hypot(axis[0], axis[1]);
  const up: V3 = length < 1e-6 ? [0, 1, 0] : [axis[0] / length, axis[1] / length, 0];
  return {
    axis,
    up,
    right: [up[1], -up[0], 0],
    towardsViewer: unit(subtract([0, 0, 1], scale(axis, axis[2]))),
    squash: Math.max(0.02, Math.abs(axis[2])),
    foreshortening: length,
  };
}

function drawSymbol(id: string, stage: Stage, look: CylinderLook): string {
  const { material, shade = 0, contact = false } = look;
  const frame = frameOf(stage.camera.view(look.axis));
  const { squash } = frame;
  const radius = look.radius * stage.scale;
  const topRadius = look.topRadius * stage.scale;
  const rise = look.height * frame.foreshortening * stage.scale;
  const tone = (light: number) => plasticTone(material.hex, light * (1 - shade));
  const clear = isColourless(material);
  const transparent = material.finish === 'trans';
  const line = Math.max(0.5, Math.min(0.3 * stage.scale, radius * 0.16));
  const side = `M${short(-radius)} 0A${short(radius)} ${short(radius * squash)} 0 0 0 ${short(radius)} 0L${short(topRadius)} ${short(-rise)}A${short(topRadius)} ${short(topRadius * squash)} 0 0 1 ${short(-topRadius)} ${short(-rise)}Z`;
  const cap = (r: number, attributes: string) =>
    `<ellipse cy="${short(-rise)}" rx="${short(r)}" ry="${short(r * squash)}" ${attributes}/>`;

  const gradients =
    capGradients(id, frame, topRadius, rise, tone, material) +
    sideGradient(id, frame, Math.max(radius, topRadius), tone, look);
  const layers: string[] = [];
  if (contact) layers.push(contactRing(id, radius, squash));
  layers.push(`<path d="${side}" fill="url(#${id}side)"${opacity(clear ? 0.4 : transparent ? 0.62 : 1)}/>`);
  if (frame.axis[2] >= 0) {
    layers.push(cap(topRadius, `fill="url(#${id}top)"${opacity(clear ? 0.35 : transparent ? 0.7 : 1)}`));
    if (clear) {
      const outline = `fill="none" stroke="${tone(0.45)}" stroke-opacity=".5" stroke-width="${short(line * 0.5)}"`;
      layers.push(`<path d="${side}" ${outline}/>`, cap(topRadius, outline));
    }
    if (look.bore) layers.push(boreHole(look.bore * stage.scale, squash, rise, tone));
    layers.push(cap(topRadius - line * 0.5, `fill="none" stroke="url(#${id}rim)" stroke-width="${short(line)}"`));
  }
  if (transparent) {
    const foot: V2 = [-radius * 0.62, -rise * 0.1 + radius * squash * 0.72];
    const head: V2 = [-topRadius * 0.62, -rise + topRadius * squash * 0.86];
    layers.push(
      `<path d="M${point(foot)}L${point(head)}" stroke="#fff" stroke-opacity=".7" stroke-width="${short(line * 1.3)}" stroke-linecap="round" fill="none"/>`,
    );
  }
  return `${gradients}<g id="${id}">${layers.join('')}</g>`;
}

const opacity = (value: number): string => (value === 1 ? '' : ` fill-opacity="${value}"`);

type Tone = (light: number) => string;

function sideGradient(
  id: string,
  frame: Frame,
  reach: number,
  tone: Tone,
  { material, shade = 0 }: CylinderLook,
): string {
  const steps = 8;
  const gloss = material.finish === 'pearl' ? 0.75 : 0.5;
  const list = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = -Math.PI / 2 + (Math.PI * step) / steps;
    const normal = unit(add(scale(frame.right, Math.sin(angle)), scale(frame.towardsViewer, Math.cos(angle))));
    const glare = Math.max(0, dot(normal, GLARE)) ** 18 * gloss * (1 - shade);
    return { offset: (Math.sin(angle) + 1) / 2, colour: tone(lightOn(normal) + glare) };
  });
  return linearGradient(`${id}side`, [-reach, 0], [reach, 0], list);
}

function capGradients(id: string, frame: Frame, radius: number, rise: number, tone: Tone, material: Material): string {
  // The symbol is turned when it is copied, so the light is turned back here.
  const x = dot(LIGHT, frame.right);
  const y = -dot(LIGHT, frame.up);
  const length = Math.hypot(x, y) || 1;
  const lit: V2 = [(x / length) * radius, (y / length) * radius * frame.squash];
  const from: V2 = [lit[0], lit[1] - rise];
  const to: V2 = [-lit[0], -lit[1] - rise];
  const light = lightOn(frame.axis);
  const sheen = material.finish === 'pearl' ? 0.1 : 0;
  return (
    linearGradient(`${id}top`, from, to, [
      { offset: 0, colour: tone(light + 0.07 + sheen) },
      { offset: 0.55, colour: tone(light) },
      { offset: 1, colour: tone(light - 0.07) },
    ]) +
    linearGradient(`${id}rim`, from, to, [
      { offset: 0, colour: tone(1.5), opacity: 0.95 },
      { offset: 0.45, colour: tone(1.25), opacity: 0.35 },
      { offset: 1, colour: tone(0.5), opacity: 0.35 },
    ])
  );
}

/** Soft ring at the foot, drawn out to the right by the short shadow. */
const contactRing = (id: string, radius: number, squash: number): string =>
  `<radialGradient id="${id}contact"><stop offset=".62" stop-color="#06181b" stop-opacity=".42"/><stop offset="1" stop-color="#06181b" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx="${short(radius * 0.34)}" cy="${short(-radius * 0.02)}" rx="${short(radius * 1.36)}" ry="${short(radius * squash * 1.36)}" fill="url(#${id}contact)"/>`;

function boreHole(radius: number, squash: number, rise: number, tone: Tone): string {
  const r = short(radius);
  const y = short(-rise);
  return (
    `<ellipse cy="${y}" rx="${r}" ry="${short(radius * squash)}" fill="${tone(0.42)}"/>` +
    `<path d="M-${r} ${y}A${r} ${short(radius * squash)} 0 0 0 ${r} ${y}A${r} ${short(radius * squash * 0.55)} 0 0 1 -${r} ${y}Z" fill="${tone(0.7)}"/>`
  );
}
