/** Watches how long this thread is taken up at a time, in processor time: other programs do not lengthen it. */
export function watchThread(): { stop(): number } {
  let longest = 0;
  let before = process.threadCpuUsage();
  let isWatching = true;
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1e3);
    before = process.threadCpuUsage();
    if (isWatching) setImmediate(look);
  };
  setImmediate(look);
  return {
    stop() {
      isWatching = false;
      return longest;
    },
  };
}
