import type { WeekFacts } from '../today/weekFacts.ts';

/**
 * A message of the mail; `week` are the facts behind a weekly note, `href` the whole address of its page, null on a site
 * that does not know its own.
 */
export interface MailLetter {
  title: string;
  body: string;
  week: WeekFacts | null;
  href: string | null;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Titles and bodies hold names that people chose. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** The site's colours (`ui/src/tokens/palette.ts`): inline for light, by class for dark, since mail has no variables. */
const DARK = `
  .paper { background: #11151e !important }
  .card { background: #181e2b !important; border-color: #2a3346 !important }
  .ink { color: #e9ebf1 !important }
  .ink2 { color: #b0b8c9 !important }
  .bar { background: #93abf2 !important }
  .go { background: #93abf2 !important; color: #11151e !important }
  .rest { background: #2a3346 !important }
  .seal { color: #f07f73 !important; border-color: #f07f73 !important }`;

const FONT = "font-family:-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";
const BAR_PX = 96;
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

const paragraph = (text: string, style: string, className: string): string =>
  `<p class="${className}" style="margin:0;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** The minutes of seven days as bars; the numbers are text, so that they are read without colours too. */
function bars({ days }: WeekFacts): string {
  const most = Math.max(1, ...days.map(({ minutes }) => minutes));
  const cells = days.map(({ day, minutes }) => {
    const height = minutes === 0 ? 2 : Math.max(6, Math.round((minutes / most) * BAR_PX));
    const colour = minutes === 0 ? '#e3dfd5' : '#24438f';
    const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
    return `<td align="center" valign="bottom" width="14%" style="padding:0 4px">
<div class="ink2" style="font-size:13px;line-height:20px;color:#4f5a6e">${minutes === 0 ? '&nbsp;' : minutes}</div>
<div class="${minutes === 0 ? 'rest' : 'bar'}" style="height:${height}px;border-radius:3px 3px 0 0;background:${colour}"></div>
<div class="ink2" style="font-size:13px;line-height:24px;color:#4f5a6e">周${weekday}</div></td>`;
  });
  return `<table role="table" aria-label="每天学习的分钟数" width="100%" cellpadding="0" cellspacing="0" style="margin-top:20px"><tr>${cells.join('')}</tr></table>`;
}

function seals({ units }: WeekFacts): string {
  if (units.length === 0) return '';
  const rows = units.map(
    ({ title, text }) => `<tr>
<td width="56" valign="middle" style="padding:6px 0"><div class="seal" style="width:40px;border:2px solid #c2352b;border-radius:4px;color:#c2352b;font-size:14px;font-weight:bold;line-height:36px;text-align:center;white-space:nowrap">${escapeHtml(text)}</div></td>
<td class="ink" valign="middle" style="font-size:15px;line-height:24px;color:#1a2233;word-break:break-word">${escapeHtml(title)}</td></tr>`,
  );
  return `<p class="ink2" style="margin:20px 0 4px;font-size:14px;color:#4f5a6e">做完的单元</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('')}</table>`;
}

/** A link and not a picture of a button, so that it also works where styles are dropped. */
const wayIn = (href: string): string =>
  `<p style="margin:20px 0 0"><a class="go" href="${escapeHtml(href)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#24438f;color:#ffffff;font-size:15px;line-height:24px;text-decoration:none">打开看看</a></p>`;

const letterHtml = ({ title, body, week, href }: MailLetter): string => `<tr><td style="padding:0 0 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="card" style="padding:24px;border:1px solid #e3dfd5;border-radius:8px;background:#ffffff">
<h1 class="ink" style="margin:0 0 12px;font-size:20px;line-height:30px;color:#1a2233;word-break:break-word">${escapeHtml(title)}</h1>
${paragraph(body, 'font-size:15px;line-height:26px;color:#1a2233;word-break:break-word', 'ink')}
${week === null ? '' : `${bars(week)}${seals(week)}`}
${href === null ? '' : wayIn(href)}
</td></tr></table></td></tr>`;

/**
 * A mail of messages as HTML: tables and inline styles, as mail programs want them, without pictures or anything else
 * that would be fetched.
 */
export const mailHtml = (letters: readonly MailLetter[], foot: string): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letters[0]?.title ?? '')}</title>
<style>:root { color-scheme: light dark } @media (prefers-color-scheme: dark) {${DARK}
}</style></head>
<body class="paper" style="margin:0;padding:0;background:#f6f4ef;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:#f6f4ef"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
${letters.map(letterHtml).join('\n')}
<tr><td>${paragraph(foot, 'font-size:13px;line-height:22px;color:#4f5a6e', 'ink2')}</td></tr>
</table></td></tr></table></body></html>
`;
