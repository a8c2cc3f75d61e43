/** The longest time for which the event loop of this thread did nothing else. */
export interface Stall {
  ms: number;
  /** of that, processor time: other programs of the machine do not lengthen it, the disk does not either */
  cpuMs: number;
}

const LOOK_MS = 2;

export function watchStalls(): { stop(): Stall } {
  let longest = { ms: 0, cpuMs: 0 };
  let cpu = process.threadCpuUsage();
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const { user, system } = process.threadCpuUsage(cpu);
    longest = {
      ms: Math.max(longest.ms, now - last - LOOK_MS),
      cpuMs: Math.max(longest.cpuMs, (user + system) / 1e3),
    };
    cpu = process.threadCpuUsage();
    last = now;
  }, LOOK_MS);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}
