import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

/** A student's guardians and how to reach them: 王*（妈妈）138****0102. */
export const guardianWords = (guardians: MemberDetail['guardians']): string =>
  guardians.length === 0
    ? '没有关联监护人'
    : guardians
        .map(({ relation, nameMasked, mobileMasked }) => `${nameMasked}（${relation}）${mobileMasked ?? ''}`)
        .join('、');
