import type { Client } from '@aosai/api/client/client';
import { BANK, QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import { QuestionBank, tagsIn } from '@aosai/ui/screens/questions/QuestionBank';
import { navigate } from 'wouter/use-browser-location';
import { useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { changeEach } from '../kit/office/changeEach.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { saveFile } from '../kit/office/saveFile.ts';
import { shareAll } from './shareAll.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useOwnBanks } from './useOwnBanks.ts';
import { usePointOptions } from './usePointOptions.ts';
import type { BankRow } from '@aosai/api/questions/questionViews.contract';

/** /bms|edms/question: the question bank of the platform, or of a school and its teachers. */
export const Component = officePage(QuestionBank, 'question', {
  sort: 'updatedAt,desc',
  initial: { bms: { bank: 'platform' } },
  useKnown({ openId, office }) {
    const points = usePointOptions();
    const detail = useOfficeCall(openId === null ? null : ['question', openId], (calls) =>
      calls.question.queryById({ id: openId ?? '' }),
    );
    const own = useOwnBanks();
    const current = useCurrent();
    const teacherId = current?.realm === 'member' && own.includes('own') ? current.member.id : null;
    return { base: `/web/${office}/question`, own, teacherId, points, detail: loaded(detail) };
  },
  read: (
    calls,
    { type, difficulty, point, bank, tags, isOpen, isShared, unusedDays, unchecked, farMeasured, reported, ...input },
  ) =>
    calls.question.queryList({
      ...input,
      ...(type && { types: [type] }),
      ...(difficulty && { difficulties: [difficulty] }),
      ...(point && { points: [point] }),
      ...(bank && (BANK.has(bank) ? { bank } : { ownerId: bank })),
      ...(tags && { tags: tagsIn(tags) }),
      ...(isOpen && { isOpen: isOpen === 'true' }),
      ...(isShared && { isShared: isShared === 'true' }),
      ...(unchecked && { unchecked: true }),
      ...(farMeasured && { farMeasured: true }),
      ...(reported && { reported: true }),
      ...(unusedDays && { unusedDays: Number(unusedDays) }),
    }),
  acts({ rows, office, progress }) {
    type Change = Partial<Pick<BankRow, 'isOpen'>> & { status?: QuestionStatus; isShared?: boolean; bank?: 'org' };
    const readBy = (calls: Client) => async (wanted: string) => {
      const shown = rows.find((row) => row.id === wanted);
      if (shown) return shown;
      const { id, title, staff } = await calls.question.queryById({ id: wanted });
      return { id, title, version: staff?.version ?? null };
    };
    const each = (change: Change) => (calls: Client, ids: readonly string[]) =>
      changeEach(
        ids,
        readBy(calls),
        ({ id, version }) => calls.question.update({ id, version: version ?? 0, ...change }),
        progress,
      );
    /** Opens 新建作业 over the list of homework with these questions. */
    const toHomework = async (as: 'create' | 'quiz', ids: readonly string[]) =>
      navigate(`/web/${office}/homework?do=${as}&questions=${ids.join(',')}`);
    return {
      async compose(calls, ids, { title }) {
        const { id, version } = await calls.examPaper.create({ title, template: 'free' });
        try {
          const items = ids.map((questionId) => ({ questionId }));
          await calls.examPaper.updateQuestions({ id, version, sections: [{ name: '试题', type: null, items }] });
        } catch (cause) {
          await calls.examPaper.delete({ id });
          throw cause;
        }
        navigate(`/web/${office}/examPaper/${id}`);
      },
      assign: (_, ids) => toHomework('create', ids),
      quiz: (_, ids) => toHomework('quiz', ids),
      ready: each({ status: QUESTION.ready }),
      retire: each({ status: QUESTION.retired }),
      offer: each({ status: QUESTION.offered }),
      approve: each({ status: QUESTION.ready }),
      giveBack: (calls, { id, version }, { reason }) =>
        calls.question.update({ id, version: version ?? 0, status: QUESTION.draft, note: reason }),
      take: each({ bank: 'org' }),
      publish: each({ isOpen: true }),
      unpublish: each({ isOpen: false }),
      share: each({ isShared: true }),
      unshare: each({ isShared: false }),
      shareAll: (calls) =>
        shareAll({
          read: (asked) => calls.question.queryList(asked),
          share: (row) => calls.question.update({ ...row, isShared: true }),
          progress,
        }),
      reportError: (calls, { id }, form) => calls.question.reportError({ id, ...form }),
      exportCase: async (calls, ids) => saveFile(await calls.question.exportCase({ ids: [...ids] })),
      remove: (calls, { id }) => calls.question.delete({ id }),
    };
  },
});
