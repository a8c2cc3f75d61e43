import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const files = ['packages/ui/src/styles', 'apps/storefront/src/styles', 'apps/office/src/styles']
  .flatMap((folder) => globSync(`${folder}/**/*.css`, { cwd: repository }))
  .filter((file) => !file.endsWith('/tokens.css'));

describe.each(files)('%s', (file) => {
  const css = readFileSync(repository + file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\("data:[^"]*"\)/g, '');

  it('takes its colours from the tokens', () => {
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
  });

  it('does not force anything', () => {
    expect(css).not.toContain('!important');
  });
});
