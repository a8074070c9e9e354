import { isStatementHtml } from '@aosai/api/kit/statementHtml';
import { expect, test } from 'vitest';
import { previewMarkdown } from './previewMarkdown.ts';

const REL = 'rel="noopener noreferrer nofollow" target="_blank"';

test.each([
  ['[站](https://a.cn/?x=1&y=2 "名")', `<p><a href="https://a.cn/?x=1&amp;y=2" title="名" ${REL}>站</a></p>`],
  ['[页](/web/exam?at=10:30)', `<p><a href="/web/exam?at=10:30" ${REL}>页</a></p>`],
  ['[邮件](mailto:a@b.cn) ![图](https://a.cn/x.png)', `<p><a ${REL}>邮件</a> <img alt="图" /></p>`],
  ['<a@b.cn>', `<p><a ${REL}>a@b.cn</a></p>`],
  ['[别处](//evil.example)', `<p><a ${REL}>别处</a></p>`],
  ['![图](/aosai/api/x.png)', '<p><img src="/aosai/api/x.png" alt="图" /></p>'],
  ['| a |\n| :-: |', '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>'],
  ['3. 三\n\n---', '<ol start="3">\n<li>三</li>\n</ol>\n<hr />'],
  ['<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
])('previewMarkdown: renders %s as the server does', (text, html) => {
  expect({ html: previewMarkdown(text), isShown: isStatementHtml(previewMarkdown(text)) }).toEqual({
    html,
    isShown: true,
  });
});
