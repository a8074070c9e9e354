import { expect, test } from 'vitest';
import { fencedSamples } from '../cases/fencedSamples.ts';
import { roleOf } from '../cases/pairs.ts';
import { Images } from '../images.ts';
import { ItemReport } from '../itemReport.ts';
import { escapeMarkdown } from './escapeMarkdown.ts';
import { htmlToMarkdown } from './htmlToMarkdown.ts';
import { texToMarkdown } from './texToMarkdown.ts';
import { isSloppy } from './xmlTree.ts';

const LENGTH = 400_000;
/** In linear time each takes less than half a second, in quadratic time some minutes. */
const MOST_MS = 10_000;
const hooks = { image: () => '', cleaned: () => undefined };

const READERS: [name: string, units: string[], read: (text: string) => unknown][] = [
  ['Markdown', ['$', '$a', String.raw`\(`, String.raw`\[`, '\n', '`'], escapeMarkdown],
  ['HTML', ['[md]', '  \n', '\t', '<!--'], (text) => htmlToMarkdown(text, hooks)],
  ['TeX', ['$', String.raw`\(`, String.raw`\item[`, String.raw`\cline{`, '%\t'], (text) => texToMarkdown(text, hooks)],
  ['XML', ['<![CDATA[', '<!--', '<!--<![CDATA['], isSloppy],
  ['names of files', ['0IN0', 'in', 'a/'], (text) => roleOf(`${text}.txt`)],
  ['fences', ['```input0\n', '```input0\n\r', '```\n'], fencedSamples],
  ['pictures', ['![', '![a](', '![](a "', '<img '], (text) => new Images(new ItemReport()).inMarkdown(text)],
];

test.each(READERS)('S27: unclosed signs take linear time: %s', (_, units, read) => {
  for (const unit of units) {
    const start = performance.now();
    read(unit.repeat(LENGTH / unit.length));
    expect(performance.now() - start, unit).toBeLessThan(MOST_MS);
  }
});
