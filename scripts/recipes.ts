// `npm run recipes`: counts files and lines of the examples in docs/house.md; fails above the goals.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './parts/child.ts';
import { RECIPES, sizeOf } from './parts/recipes.ts';

let failed = false;
for (const recipe of RECIPES) {
  const { files, lines, tooMuch } = sizeOf(recipe, (file) => readFileSync(join(root, file), 'utf8'));
  failed ||= tooMuch !== null;
  console.log(
    `\n${tooMuch ? '✕' : '✓'} ${recipe.name}: ${files.length} files, ${lines} lines${tooMuch ? ` (${tooMuch})` : ''}`,
  );
  for (const { file, lines: own, part } of files)
    console.log(`  ${String(own).padStart(4)}  ${file}${part ? `  ${part}` : ''}`);
}
process.exitCode = failed ? 1 : 0;
