/** What a person calls the fields of requests, for refusals. Fields that only programs fill in have no name here. */
const FIELD_NAMES = new Map([
  ['account', '账号'],
  ['password', '密码'],
  ['captcha', '图形验证码'],
  ['proof', '安全验证'],
  ['mobile', '手机号'],
  ['email', '邮箱'],
  ['reason', '原因'],
  ['seconds', '延长的时间'],
  ['keyword', '搜索词'],
  ['answers', '答案'],
  ['answer', '答案'],
  ['optionIds', '选项'],
  ['texts', '填写的内容'],
  ['language', '编程语言'],
  ['code', '代码'],
  ['input', '自测输入'],
  ['questionIds', '题目'],
  ['statusList', '状态'],
  ['template', '试卷类型'],
  ['value', '值'],
  ['key', '代号'],
  ['isPublic', '公开'],
  ['label', '名称'],
  ['isOn', '启用'],
  ['name', '名称'],
  ['creditCode', '统一社会信用代码'],
  ['category', '类别'],
  ['content', '内容'],
  ['files', '附件'],
  ['contact', '联系方式'],
  ['contactMobile', '联系手机'],
  ['intro', '介绍'],
  ['quota', '名额'],
  ['no', '学号'],
  ['className', '班级'],
  ['role', '身份'],
  ['roles', '身份'],
  ['birthYm', '出生年月'],
  ['evidence', '同意的凭据'],
  ['note', '说明'],
  ['ids', '选中的学生'],
  ['memberIds', '选中的学生'],
  ['groupIds', '分组'],
  ['title', '标题'],
  ['subtitle', '说明'],
  ['image', '图片'],
  ['link', '网址'],
  ['position', '位置'],
  ['startAt', '开始时间'],
  ['endAt', '结束时间'],
  ['accent', '主色'],
  ['hosts', '域名'],
  ['allowedOrigins', '允许的来源'],
  ['appId', '应用编号'],
  ['logo', '标志'],
  ['favicon', '图标'],
  ['nickname', '昵称'],
  ['avatar', '头像'],
  ['tags', '标签'],
  ['oldPassword', '原密码'],
  ['mobileCode', '验证码'],
  ['emailCode', '验证码'],
  ['joinCode', '邀请码'],
  ['schoolCode', '学校代码'],
  ['consentStatement', '监护人同意声明'],
  ['prefix', '账号前缀'],
  ['until', '到期时间'],
  ['page', '页码'],
  ['size', '每页条数'],
  ['sort', '排序'],
]);

/**
 * Names the place of an invalid value for people: `['answers', 0, 'answer', 'code']` → 第 1 项的代码.
 *
 * @param path keys and indices from the root of the input
 * @returns null where nothing on the way has a name that a person knows
 */
export function fieldName(path: readonly PropertyKey[]): string | null {
  const names = path.flatMap((key) => FIELD_NAMES.get(String(key)) ?? []);
  const name = names.at(-1);
  if (name === undefined) return null;
  const place = path.find((key) => typeof key === 'number');
  return place === undefined ? name : `第 ${place + 1} 项的${name}`;
}
