import type { Client } from '@aosai/api/client/client';
import { Papers } from '@aosai/ui/screens/papers/Papers';
import { changeEach } from '../kit/office/changeEach.ts';
import { useSearchParams } from 'wouter';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { shareAll } from '../questions/shareAll.ts';
import { useOwnBanks } from '../questions/useOwnBanks.ts';
import { likelyTemplate } from './likelyTemplate.ts';

/** /bms|edms/examPaper: the platform's papers, or those of a school and its teachers. `?do=create&grade=…` begins one. */
export const Component = officePage(Papers, 'examPaper', {
  sort: 'updatedAt,desc',
  initial: { bms: { bank: 'platform' } },
  useKnown({ office }) {
    const [params] = useSearchParams();
    const own = useOwnBanks();
    const gradeId = params.get('grade');
    const { data, error } = useOfficeCall(['likelyTemplate', gradeId, ...own], (calls) =>
      likelyTemplate(calls, { gradeId, own }),
    );
    return { base: `/web/${office}/examPaper`, own, template: error === undefined ? data : null };
  },
  read: (calls, { isFrozen, isShared, ...input }) =>
    calls.examPaper.queryList({
      ...input,
      ...(isFrozen && { isFrozen: isFrozen === 'true' }),
      ...(isShared && { isShared: isShared === 'true' }),
    }),
  pageOf: (id, office) => `/web/${office}/examPaper/${id}`,
  acts({ rows, progress }) {
    type Row = { id: string; version: number | null };
    const seen = ({ id, version }: Row) => ({ id, version: version ?? 0 });
    const readBy = (calls: Client) => async (wanted: string) => {
      const shown = rows.find((row) => row.id === wanted);
      if (shown) return shown;
      const { id, title, staff } = await calls.examPaper.queryById({ id: wanted });
      return { id, title, version: staff?.version ?? null };
    };
    const each = (change: { isShared: boolean }) => (calls: Client, ids: readonly string[]) =>
      changeEach(ids, readBy(calls), (row) => calls.examPaper.update({ ...seen(row), ...change }), progress);
    return {
      create: (calls, form) => calls.examPaper.create(form),
      share: each({ isShared: true }),
      unshare: each({ isShared: false }),
      shareAll: (calls) =>
        shareAll({
          read: (asked) => calls.examPaper.queryList(asked),
          share: (row) => calls.examPaper.update({ ...row, isShared: true }),
          progress,
        }),
    };
  },
});
