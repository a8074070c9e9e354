import { changeable, choice, fields, text } from '../kit/fields.ts';
import { labelled } from '../kit/labelled.ts';

/** A host name or IP address without port; requests to it use the app. */
export const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Whether a text is an origin exactly as a browser sends it in `Origin`: `https://school.example`. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^/\s*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Changes to the key with which a partner school signs its students in. */
export const SSO_KEY_CHANGE = labelled({ keep: '保持不变', renew: '生成新密钥（旧的立即失效）', off: '关闭对接' });

/** Splits a list as typed into its entries, without empty ones. */
export const linesOf = (typed: unknown): string[] =>
  typeof typed === 'string' ? typed.split(/[\s,，；;]+/).filter(Boolean) : [];

/** Returns why a list of host names cannot be saved, or null. */
export function hostsProblem(typed: unknown): string | null {
  const bad = linesOf(typed).find((host) => !HOST.test(host));
  return bad === undefined ? null : `「${bad}」不是域名：写成 oj.school.example，小写，不带端口。`;
}

/** Returns why a list of origins cannot be saved, or null. */
export function originsProblem(typed: unknown): string | null {
  const bad = linesOf(typed).find((origin) => !isOrigin(origin));
  return bad === undefined ? null : `「${bad}」不是来源：写成 https://school.example，不带路径和通配符。`;
}

/** Fields of a new app. */
export const appFields = fields({
  appId: text('应用编号', {
    max: 32,
    pattern: /^[a-z][a-z0-9-]{1,31}$/,
    like: '小写字母开头的 2 到 32 个小写字母、数字或横线',
    hint: '可以不填，由系统取一个；接口和日志里用它，建好后不能改。',
    fixed: true,
  }),
  name: text('名称', { required: true, max: 40, oneLine: true, hint: '只在管理页面显示。' }),
  title: text('站点标题', { required: true, max: 30, oneLine: true, hint: '显示在顶栏和浏览器标签上。' }),
  accent: text('主色', {
    max: 7,
    pattern: /^#[0-9a-f]{6}$/,
    like: '#1f4e8c 这样的六位小写色值',
    hint: '例如 #0f766e；不填用平台的墨蓝。',
  }),
  hosts: text('域名', {
    max: 8_000,
    lines: 2,
    rule: hostsProblem,
    hint: '一行一个。从这些域名打开的是这个应用；没有列出的都是平台自己的。',
  }),
  allowedOrigins: text('允许的来源', {
    max: 12_000,
    lines: 2,
    rule: originsProblem,
    hint: '一行一个，例如 https://school.example。这些网站的页面可以嵌入本应用的部件。',
  }),
});

/** Fields to change an existing app. */
export const appChanges = ({ hasSsoKey }: { hasSsoKey: boolean }) =>
  fields({
    ...changeable(appFields),
    ssoKey: choice('合作学校登录密钥', SSO_KEY_CHANGE, {
      hint: hasSsoKey ? '已设置。学校用它签名，把自己的学生送到这里登录。' : '没有设置，学校不能直接送学生来登录。',
    }),
  });
