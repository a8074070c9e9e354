import type { Office } from '../pageTable.ts';

/** Says where the questions of an empty bank come from, and who can add them. */
export const emptyBankHint = (office: Office): string =>
  office === 'bms'
    ? '先在「题库」里新建或导入题目，并设为可用。'
    : '平台还没有给机构共享题目：可以请平台的管理员在「题库」里共享；也可以自己新建或导入题目，并设为可用。';
