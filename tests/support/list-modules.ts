import { writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';

// Imported before a program: as that ends, it writes the names of all modules that have run to MODULES_FILE.

const esModules: string[] = [];
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    // files of the other kind are also read to learn their exports, without being run
    if (loaded.format?.startsWith('module')) esModules.push(url);
    return loaded;
  },
});
process.on('exit', () => {
  const { cache } = createRequire(import.meta.url);
  const others = Object.values(cache).flatMap((module) => (module?.loaded ? module.filename : []));
  writeFileSync(process.env.MODULES_FILE ?? '', [...esModules, ...others].join('\n'));
});
