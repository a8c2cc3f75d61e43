// Runs in the page before anything else: notes when mosaics come and when the page is blocked, and moves the slider.
const frames = [];
let longestTask = 0;

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
}).observe({ type: 'longtask' });

const PlainWorker = window.Worker;
window.Worker = class extends PlainWorker {
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data: { result } }) => {
      if (!result) return;
      // shown is what was there when the next picture of the screen was drawn
      requestAnimationFrame(() =>
        frames.push({ at: performance.now(), width: result.picture.width, isFinal: result.isFinal }),
      );
    });
  }
};

/** Small ones are those beside the preview. */
const PREVIEW_WIDTH = 600;
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;

async function frameSince(start, isFinal) {
  for (;;) {
    const frame = frames.find(
      ({ at, width, ...found }) => at > start && width > PREVIEW_WIDTH && found.isFinal === isFinal,
    );
    if (frame) return frame.at - start;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Moves the first slider and waits for what follows; all in milliseconds. */
window.moveSlider = async (value) => {
  const slider = document.querySelector('.slider input[type=range]');
  frames.length = 0;
  longestTask = 0;
  const start = performance.now();
  setValue.call(slider, String(value));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  const first = await frameSince(start, false);
  const final = await frameSince(start, true);
  return { first, final, longestTask };
};
