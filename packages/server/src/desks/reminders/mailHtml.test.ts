import { expect, test } from 'vitest';
import { mailHtml } from './mailHtml.ts';

const WEEK = {
  days: [0, 12, 0, 30, 6, 0, 25].map((minutes, no) => ({ day: `2026-11-${23 + no}`, minutes })),
  units: [{ title: '循环 <b>', text: '循环' }],
};
const FOOT = '登录后查看。';

test('mailHtml: shows hostile names and titles as text', () => {
  const hostile = `<img src=x onerror="alert('1')">&`;
  const html = mailHtml([{ title: hostile, body: `${hostile}\n第二行`, week: WEEK, href: null }], FOOT);
  const shown = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;';
  expect(html.split(shown)).toHaveLength(4);
  expect(html).toContain('循环 &lt;b&gt;');
  expect(html).toContain('<br>第二行');
  expect(html).not.toMatch(/<img|<b>/);
});

test('mailHtml: fetches nothing', () => {
  const html = mailHtml([{ title: '一周', body: '正文', week: WEEK, href: null }], FOOT);
  expect(html).not.toMatch(/https?:|src=|url\(|@import|<link|<script/i);
});

test('mailHtml: a weekly note has a bar for each day with its minutes', () => {
  const html = mailHtml([{ title: '一周', body: '正文', week: WEEK, href: null }], FOOT);
  expect(html.match(/>周[一二三四五六日]</g)).toEqual([
    '>周一<',
    '>周二<',
    '>周三<',
    '>周四<',
    '>周五<',
    '>周六<',
    '>周日<',
  ]);
  expect(html.match(/class="bar" style="height:(\d+)px/g)).toHaveLength(4);
  expect(html).toContain('>30</div>');
});

test('mailHtml: other messages have neither bars nor units', () => {
  const html = mailHtml([{ title: '作业', body: '正文', week: null, href: null }], FOOT);
  expect(html).not.toMatch(/aria-label="每天|做完的单元/);
});

test('mailHtml: a message has one link to its page, as text that cannot leave the attribute', () => {
  const href = 'https://oj.example.com/web/user/week?a="><b>&c=1';
  const html = mailHtml([{ title: '一周', body: '正文', week: null, href }], FOOT);
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://oj.example.com/web/user/week?a=&quot;&gt;&lt;b&gt;&amp;c=1"',
  ]);
});
