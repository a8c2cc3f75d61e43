import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const directory = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

/**
 * Stripping types and compiling take a third of a start. The build leaves the result of both there, so that a start finds it
 * and has nothing to write. Threads find it by the variable.
 */
export function openCompileCache(): void {
  process.env.NODE_COMPILE_CACHE ||= directory;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
