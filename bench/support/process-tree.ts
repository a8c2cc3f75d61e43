import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const KIB_PER_MIB = 1024;

/** A process and all that it has started and that still run. */
export function treeOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(treeOf)];
}

function residentMb(pid: number): number {
  try {
    const [, kib] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kib ?? 0) / KIB_PER_MIB;
  } catch {
    // it has ended, and the process that started it has not been told yet
    return 0;
  }
}

/** Resident memory of a process with its workers. What several of them share, such as the program itself and a file that all read, is counted once. */
export function memoryMb(pid: number): number {
  try {
    return treeOf(pid).reduce((sum, each) => sum + residentMb(each), 0);
  } catch {
    // one of them has just ended
    return memoryMb(pid);
  }
}

/** Processor time of the processes that a process has started and that have ended. */
export const endedChildrenCpuMs = (pid: number): number => ticks(pid, [13, 14]) * TICK_MS;

/** Processor time of a process, of its workers and of those that have ended. */
export function cpuMs(pid: number): number {
  try {
    return treeOf(pid).reduce((sum, each) => sum + ticks(each, [11, 12, 13, 14]), 0) * TICK_MS;
  } catch {
    // one of them has just ended
    return cpuMs(pid);
  }
}

function ticks(pid: number, places: readonly number[]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name of the program, in brackets, may hold blanks
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return places.reduce((sum, place) => sum + Number(fields[place]), 0);
}
