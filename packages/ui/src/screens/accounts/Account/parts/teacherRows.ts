import type { AccountProps } from '../accountProps.ts';
import type { Row } from './Rows.tsx';
import type { MemberDetail } from '@aosai/api/accounts/memberViews.contract';

const TEACHERS_OF: Readonly<Partial<Record<MemberDetail['type'], string>>> = { student: '我的老师', teacher: '同事' };

/** A student's teachers or a teacher's colleagues; no row for other kinds of person. */
export const teacherRows = ({ type }: MemberDetail, { data, error }: AccountProps['teachers']): Row[] => {
  const label = TEACHERS_OF[type];
  if (label === undefined) return [];
  const names = data?.map(({ name }) => name).join('、');
  return [{ label, value: names === undefined ? (error ?? '正在读取') : names || '还没有' }];
};
