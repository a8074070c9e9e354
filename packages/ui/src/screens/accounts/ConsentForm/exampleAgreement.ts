import type { AgreementText } from '../../platform/Agreement/Agreement.tsx';

const paragraph =
  '<p>我们只收集办事必需的信息：姓名、账号、出生年月、作答和成绩。不收集身份证号、照片、声音、位置和通讯录。</p>';

/** An agreement as the server renders it, long enough to scroll. */
export const exampleAgreement: AgreementText = {
  version: 3,
  updatedAt: '2026-10-22T02:00:00.000Z',
  html: [
    '<p>这份规则写给未满 14 周岁孩子的父母或其他监护人。请您本人读完，再决定是否同意。</p>',
    '<h2>一、谁负责</h2><p>儿童个人信息保护负责人：王老师，电话 010-0000-0000</p>',
    `<h2>二、收集什么</h2>${paragraph}`,
    '<table><thead><tr><th>信息</th><th>为什么需要</th></tr></thead><tbody><tr><td>姓名</td><td>成绩单和老师的名单</td></tr><tr><td>出生年月</td><td>知道是否需要您的同意</td></tr></tbody></table>',
    `<h2>三、谁能看到</h2>${paragraph}${paragraph}`,
    '<h2>四、您可以随时</h2><ul><li>查看和导出</li><li>更正</li><li>撤回同意</li><li>删除</li></ul>',
    `<h2>五、拒绝会怎样</h2>${paragraph}`,
  ].join(''),
};
