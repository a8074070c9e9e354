import type { Client } from '@aosai/api/client/client';
import type { BankRow } from '@aosai/api/contract/types';
import { QUESTION, type QuestionStatus } from '@aosai/api/domain/questions/bank';
import { QuestionBank } from '@aosai/ui/screens/QuestionBank';
import { loaded } from '../loaded.ts';
import { officePage } from './officePage.tsx';
import { saveFile } from './saveFile.ts';
import type { Office } from '../pageTable.ts';
import { useOfficeCall } from './useOfficeCall.ts';
import { useOwnBanks } from './useOwnBanks.ts';
import { usePointOptions } from './usePointOptions.ts';

/** The bank of an office: the same page at two doors. */
export const bankPage = (group: Office) => {
  const options = { group, quiet: true };
  return officePage(QuestionBank, 'question', {
    sort: 'updatedAt,desc',
    useKnown({ openId }) {
      const points = usePointOptions();
      const detail = useOfficeCall(openId === null ? null : ['question', group, openId], (calls) =>
        calls.question.queryById({ id: openId ?? '' }, options),
      );
      return { base: `/web/${group}/question`, own: useOwnBanks(), points, detail: loaded(detail) };
    },
    read: (calls, { type, difficulty, point, isOpen, unusedDays, ...input }) =>
      calls.question.queryList(
        {
          ...input,
          ...(type && { types: [type] }),
          ...(difficulty && { difficulties: [difficulty] }),
          ...(point && { points: [point] }),
          ...(isOpen && { isOpen: isOpen === 'true' }),
          ...(unusedDays && { unusedDays: Number(unusedDays) }),
        },
        options,
      ),
    acts({ rows }) {
      type Change = Partial<Pick<BankRow, 'isOpen'>> & { status?: QuestionStatus; isShared?: boolean };
      const each = (change: Change) => async (calls: Client, ids: readonly string[]) => {
        for (const { id, version } of rows.filter((row) => ids.includes(row.id)))
          await calls.question.update({ id, version: version ?? 0, ...change }, options);
      };
      return {
        ready: each({ status: QUESTION.ready }),
        retire: each({ status: QUESTION.retired }),
        offer: each({ status: QUESTION.offered }),
        approve: each({ status: QUESTION.ready }),
        giveBack: (calls, { id, version }, { reason }) =>
          calls.question.update({ id, version: version ?? 0, status: QUESTION.draft, note: reason }, options),
        publish: each({ isOpen: true }),
        unpublish: each({ isOpen: false }),
        share: each({ isShared: true }),
        exportCase: async (calls, ids) => saveFile(await calls.question.exportCase({ ids: [...ids] }, options)),
        remove: (calls, { id }) => calls.question.delete({ id }, options),
      };
    },
  });
};
