/** Starts the page while developing: React's refresh runtime must be in place before any component is loaded. */

interface RefreshWindow extends Window {
  $RefreshReg$?: () => void;
  $RefreshSig$?: () => (type: unknown) => unknown;
}

const runtimeAddress = '/@react-refresh';
const runtime: { injectIntoGlobalHook: (target: Window) => void } = await import(/* @vite-ignore */ runtimeAddress);
runtime.injectIntoGlobalHook(window);
const target: RefreshWindow = window;
target.$RefreshReg$ = () => {};
target.$RefreshSig$ = () => (type) => type;

await import('./entry-client.tsx');

export {};
