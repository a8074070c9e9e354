import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const stories = globSync('{tokens,primitives,patterns,screens,storybook/flows}/**/*.stories.tsx', { cwd: source });

test("every component's page says when to use it and when not", () => {
  expect(stories.length).toBeGreaterThan(50);
  const silent = stories.filter(
    (file) =>
      !/(?:description: \{|of\.parameters\(|inRoom\()[\s\S]*\*\*何时用\*\*[\s\S]*\*\*何时不用\*\*/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
  );
  expect(silent).toEqual([]);
});
