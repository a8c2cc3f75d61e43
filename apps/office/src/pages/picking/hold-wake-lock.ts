/** Keeps the screen on, where the browser can, until the function is called that this gives. It lets go of a page that is hidden by itself. */
export function holdWakeLock(): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | null = null;
  const hold = async () => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    // the browser may answer after the end
    if (isOver) void lock?.release();
  };
  void hold();
  document.addEventListener('visibilitychange', hold);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
