import { DAY_MS, MEBIBYTE } from '../kit/constants.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';

/** The largest file of people. */
export const IMPORT_MAX_BYTES = 2 * MEBIBYTE;
/** Columns of a sheet that are read. */
export const IMPORT_MAX_COLUMNS = 30;
/** Longer than any valid cell, so that accidental pastes are recognized. */
export const IMPORT_MAX_CELL_CHARS = 200;

/** Without a student's birth month it is unknown whether a guardian must consent. */
export const AGE_UNKNOWN = '没有出生年月：请补上，或由学校声明已取得监护人同意';

/** Without the school's statement a child's account waits for a guardian. */
export const CHILD_WAITS = '未满 14 周岁，监护人同意之前不能登录';

/**
 * Columns of the sheet. `aliases` are equivalent titles; `others` are similar titles, read with a note if the column
 * itself is missing. The export has 手机号 and 账号 instead of 账号/手机号.
 */
export const IMPORT_COLUMNS = {
  name: { title: '姓名', aliases: ['学生姓名', '名字', '孩子姓名', '学生', '成员姓名'], required: true },
  account: { title: '账号/手机号', aliases: ['手机号/账号'] },
  mobile: {
    title: '手机号',
    aliases: ['手机', '手机号码', '联系手机', '学生手机', '本人手机'],
    others: ['联系电话', '电话', '学生电话', '本人电话'],
  },
  login: { title: '账号', aliases: ['登录账号', '账号名'], others: ['用户名'] },
  no: { title: '学号', aliases: ['工号', '学号/工号'], others: ['学籍号', '学籍编号', '学生编号', '学生学号', '编号'] },
  className: {
    title: '班级',
    aliases: ['班', '班级名称', '所在班级', '行政班', '班别', '学生班级'],
    others: ['报读班级', '报名班级', '就读班级', '上课班级', '所报班级', '所属班级', '报班', '班次'],
    mergeable: true,
  },
  role: { title: '角色', aliases: ['身份'], mergeable: true },
  birthYm: { title: '出生年月', aliases: ['出生日期', '生日', '出生年月日', '出生'] },
  guardianName: { title: '家长姓名', aliases: ['监护人姓名', '家长', '监护人', '家长名字'] },
  guardianMobile: {
    title: '家长手机',
    aliases: [
      '家长电话',
      '家长手机号',
      '家长手机号码',
      '家长联系电话',
      '监护人电话',
      '监护人手机',
      '监护人手机号',
      '监护人联系电话',
    ],
  },
  relation: { title: '关系', aliases: ['与学生关系', '与孩子关系', '家长关系', '亲属关系', '称谓', '监护人关系'] },
  standing: { title: '状态' },
} as const;

/** Key of a column in the code; its titles in sheets are in `IMPORT_COLUMNS`. */
export type ImportColumn = keyof typeof IMPORT_COLUMNS;

/** Columns of the import by key, in the order in which people choose them for a column of their file. */
export const IMPORT_COLUMN = labelled({
  name: '姓名',
  no: '学号',
  className: '班级',
  account: '账号/手机号',
  mobile: '手机号',
  login: '账号',
  role: '角色',
  birthYm: '出生年月',
  guardianName: '家长姓名',
  guardianMobile: '家长手机',
  relation: '关系',
  standing: '状态',
} satisfies Record<ImportColumn, string>);

/** Columns of the template, in order. */
export const IMPORT_TEMPLATE = [
  'name',
  'account',
  'no',
  'className',
  'role',
  'birthYm',
  'guardianName',
  'guardianMobile',
  'relation',
] as const satisfies ImportColumn[];

/** Columns of our own exports that an import ignores. */
export const IMPORT_PASSED_OVER = ['加入日期', '家长关联', '标签', '行号', '结果', '说明', '序号'];

/** Titles of the rows under a list that count it; they are no people. */
export const IMPORT_TOTAL = /^(?:合计|总计|共计|小计|总人数)(?:人数)?(?![\p{Script=Han}])/u;

/** Prefix of the name in the template's example row, which is not imported. */
export const IMPORT_EXAMPLE = '示例';

/**
 * Outcome of a row. create: a new account; link: an existing account is invited; add: create or link, which is not
 * revealed before the import; known: already a member; error: refused.
 */
export const IMPORT_OUTCOME = labelled(
  {
    create: '新建账号',
    link: '已有账号，邀请加入',
    add: '新建或邀请',
    known: '已是本校成员，更新信息',
    error: '有错误',
  },
  { error: 'bad', create: 'ok', link: 'primary', add: 'ok' },
);

/** Outcome of one row, decided by the check before the import and again by the import. */
export type ImportOutcome = ValueIn<typeof IMPORT_OUTCOME>;

/** A file with more rows is imported in the background, some rows at a time. */
export const IMPORT_AT_ONCE = 300;

/** Until when an import can be taken back. */
export const IMPORT_UNDO_MS = DAY_MS;

/** running: rows are being stored; undoing: it is being taken back. */
export const MEMBER_IMPORT_STATE = labelled(
  { running: '导入中', done: '已导入', undoing: '撤销中', undone: '已撤销' },
  { running: 'primary', done: 'ok', undoing: 'warn' },
);

/** State of a stored import. */
export type MemberImportState = ValueIn<typeof MEMBER_IMPORT_STATE>;

/** What taking an import back did to a row. removed: the account; ended: the membership or the invitation. */
export const UNDONE_ROW = labelled({
  removed: '账号已删除',
  ended: '已退出本校',
  restored: '已改回原来的信息',
  kept: '保留',
});

/** Outcome of taking a row back. */
export type UndoneRow = ValueIn<typeof UNDONE_ROW>;
