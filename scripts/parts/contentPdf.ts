import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { type HandoutSource, loadHandouts } from '../../packages/content/src/loadArticles.ts';
import { renderMarkdown } from '../../packages/server/src/kit/markdown/markdown.ts';
import { proseCss } from '../../packages/ui/src/primitives/Html/proseCss.ts';
import { a4Page } from '../../packages/ui/src/screens/papers/PaperPrint/parts/a4Page.ts';
import { sheetCss } from '../../packages/ui/src/screens/papers/PaperPrint/parts/sheetCss.ts';
import { declarations } from '../../packages/ui/src/tokens/declarations.ts';
import { codeRules, textRules } from '../../packages/ui/src/tokens/textRules.ts';
import { theme } from '../../packages/ui/src/tokens/theme.ts';
import { openBrowser } from '../../tests/support/browser.ts';
import { root } from './child.ts';
import { packPdf } from './packPdf.ts';

/** `【考点 gesp-cpp-1】` becomes the table of the level's knowledge points, so that it never differs from the camp's. */
const POINTS = /^【考点 ([\w-]+)】$/gmu;

const pointTable = (level: string): string =>
  [
    '| 考点 | 分量 | 会了 |',
    '| --- | --- | --- |',
    ...KNOWLEDGE_POINTS.filter(({ id }) => id.startsWith(`${level}/`)).map(
      ({ name, weight }) => `| ${name} | ${'★'.repeat(weight)} | □ |`,
    ),
  ].join('\n');

/** HTML of a hand-out's page, without styles. */
function sheetOf({ title, intro, notes }: HandoutSource): string {
  const body = renderMarkdown(notes.replace(POINTS, (_, level: string) => pointTable(level)));
  return `<header><h1>${title}</h1><p>${intro}</p></header>\n<div data-part="body">${body}</div>`;
}

/** How a hand-out differs from what a school prints: tables fill the page, and their rows are easy to follow. */
const handoutCss = `
  header { border-bottom: 0.6mm solid ${theme.color.primary}; padding-bottom: 1.5mm; margin-bottom: 3mm; }
  header h1 { font-size: 17pt; line-height: 1.3; }
  h1, h2, th, strong { font-weight: 700; }
  h2 { margin: 4.5mm 0 1.5mm; font-size: 12pt; break-after: avoid; }
  p, ul, ol { margin: 0 0 1.5mm; }
  p:has(+ table) { break-after: avoid; }
  table { width: calc(100% - 0.4mm); border-collapse: collapse; margin: 0 0 2.5mm; font-size: 10pt; line-height: 1.4; }
  th, td { border: 0.2mm solid #999; padding: 0.4mm 2mm; text-align: left; vertical-align: middle; height: 6mm; }
  th { background: #f1f1f1; }
  table:has(th:nth-child(8)) { table-layout: fixed; }
  table:has(th:nth-child(8)) td { height: 8mm; }
  pre { border: 0.2mm solid #ccc; margin: 0 0 2.5mm; }
`;

const pageOf = (handout: HandoutSource): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${handout.title}</title>
<style>
@media print { ${a4Page} }
:root { ${declarations(theme.vars, theme.raw)} }
*, *::before, *::after { box-sizing: border-box; }
body, h1, h2, h3, p, ul, ol { margin: 0; }
body { font-family: ${theme.font.sans}; ${textRules} }
code, pre { font-family: ${theme.font.mono}; ${codeRules} }
.sheet { ${proseCss} ${sheetCss} ${handoutCss} }
</style>
</head>
<body><main class="sheet">${sheetOf(handout)}</main></body>
</html>`;

/** The last line of a PDF that we make: a comment with the hash of the text it shows. */
const markOf = (handout: HandoutSource): string =>
  `%aosai ${createHash('sha256').update(sheetOf(handout)).digest('hex')}\n`;

/** The hand-outs whose PDF is missing or shows another text. */
export const staleHandouts = (handouts: readonly HandoutSource[] = loadHandouts()): HandoutSource[] =>
  handouts.filter(
    (one) => !existsSync(one.pdf) || !readFileSync(one.pdf).subarray(-200).toString('latin1').endsWith(markOf(one)),
  );

/** Prints the hand-outs whose text has changed, or all. Returns the exit code. */
export async function printHandouts([which]: readonly string[]): Promise<number> {
  const stale = which === 'all' ? loadHandouts() : staleHandouts();
  if (stale.length === 0) return 0;
  const browser = await openBrowser();
  const page = await browser.newPage();
  for (const handout of stale) {
    await page.setContent(pageOf(handout));
    const pdf = packPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    writeFileSync(handout.pdf, Buffer.concat([pdf, Buffer.from(markOf(handout))]));
    console.log(`${relative(root, handout.pdf)}: ${Math.ceil(pdf.length / 1024)} kB`);
  }
  await browser.close();
  return 0;
}
