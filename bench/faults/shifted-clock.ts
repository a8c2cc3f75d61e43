/**
 * Loaded before a shop (`--import`): its clock is that of the machine plus what stands in the file that SHIFTED_CLOCK names, in
 * milliseconds. Timers and durations go on as they do when a real clock jumps; the clock of PostgreSQL and those of files do not jump.
 */
import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 50;
const RealDate = Date;
let shift = 0;

const now = (): number => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

setInterval(() => {
  shift = Number(readFileSync(process.env.SHIFTED_CLOCK ?? '', 'utf8'));
}, LOOK_EVERY_MS).unref();
