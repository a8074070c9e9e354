import { expect, test } from 'vitest';
import { SETTING_SECTION, sectionForm, sectionTexts, settingsOf, unfilled } from './settingForms.ts';

const STORED = {
  'site.notice': '欢迎\n【学生】周六模拟考\n【老师】成绩已出',
  'site.contact': '0411-8888',
  'site.address': 'https://oj.example.com',
  'registration.open': 'true',
  'children.contact': '周老师',
  'security.teacherFactor': 'true',
  'security.managerFactor': 'false',
  'pay.payee': '户名 海湾\n账号 6222',
  'pay.picture': 'code.png',
  'invoice.note': '电子普票',
  'order.minorMonthlyFen': '12345',
  'free.codeSubmit': '30',
  'free.examMock': '2',
  'free.caseView': '0',
  'free.answerClean': '1',
  'free.solutionVideo': '0',
};

test('sectionTexts: stores exactly what sectionForm has read', () => {
  for (const section of SETTING_SECTION.values) {
    const texts = Object.fromEntries(
      sectionTexts(section, sectionForm(section, STORED)).map(({ key, value }) => [key, value]),
    );
    const expected = Object.fromEntries(
      settingsOf(section).map(({ key }) => [key, STORED[key as keyof typeof STORED]]),
    );
    expect(texts).toEqual(expected);
  }
});

test('sectionForm: shows the notice by audience, money in yuan, and defaults for what was never stored', () => {
  expect(sectionForm('site', STORED)).toMatchObject({
    noticeAll: '欢迎',
    noticeGuest: null,
    noticeStudent: '周六模拟考',
    isOpen: true,
    teacherFactor: true,
    managerFactor: false,
  });
  expect(sectionForm('pay', STORED)).toMatchObject({ monthlyYuan: '123.45' });
  expect(sectionForm('quota', {})).toEqual({
    codeSubmit: 30,
    examMock: 2,
    caseView: 3,
    answerClean: 1,
    solutionVideo: 0,
  });
});

test('sectionTexts: stores the origin of an address that was copied with its path', () => {
  const values = { ...sectionForm('site', STORED), address: 'https://OJ.example.com/web/' };
  expect(sectionTexts('site', values)).toContainEqual({ key: 'site.address', value: 'https://oj.example.com' });
});

test('unfilled: names what people would see as missing', () => {
  expect(unfilled('site', { 'site.contact': ' ' })).toEqual(['联系方式', '儿童个人信息负责人']);
  expect(unfilled('site', STORED)).toEqual([]);
});
