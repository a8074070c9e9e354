import { dateText } from '@aosai/api/kit/beijing';
import { ApiError } from '@aosai/api/client/errors';
import { QUESTION } from '@aosai/api/questions/bank';
import { slotsOf } from '@aosai/api/questions/paperTemplates';
import { languageOf } from '@aosai/api/questions/pointId';
import { PaperActs, type PaperOfActs } from '@aosai/ui/screens/papers/PaperActs';
import { PaperEditor, type PaperEditorProps } from '@aosai/ui/screens/papers/PaperEditor';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { toasts } from '../kit/notify.ts';
import { useNow } from '../kit/useNow.ts';
import { useAct } from '../kit/useAct.ts';
import { blueprintPoints, editedPaper, takenQuestion, writtenSections } from './editedPaper.ts';
import { saveFile } from '../kit/office/saveFile.ts';
import { useLeaveGuard } from '../kit/office/useLeaveGuard.ts';
import { useOwnBanks } from '../questions/useOwnBanks.ts';
import { usePaper } from './usePaper.ts';
import { bankCalls, writtenRow } from '../questions/bankCalls.ts';
import { type RowCalls, useRowActs } from '../kit/office/useRowActs.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useErrorReport } from '../questions/useErrorReport.tsx';
import { usePickerBank } from '../questions/usePickerBank.ts';

const ACTS: RowCalls<PaperOfActs, typeof PaperActs.spec.acts> = {
  ...bankCalls((calls, change) => calls.examPaper.update(change)),
  share: (calls, row) => calls.examPaper.update({ ...writtenRow(row), isShared: true }),
  unshare: (calls, row) => calls.examPaper.update({ ...writtenRow(row), isShared: false }),
  update: (calls, row, form) => calls.examPaper.update({ ...writtenRow(row), ...form }),
  copy: (calls, { id }) => calls.examPaper.create({ copyOf: id }),
  remove: (calls, { id }) => calls.examPaper.delete({ id }),
};

/** /bms|edms/examPaper/:id: edits a paper. */
export function Component() {
  const { calls } = useOffice();
  const [, navigate] = useLocation();
  const { id, office, read, base } = usePaper();
  const { act, perform } = useAct();
  const guard = useLeaveGuard();
  const today = dateText(useNow());
  const [isDirty, setDirty] = useState(false);
  /** The paper as editing began; once something was changed, fetching it again does not replace it. */
  const [begun, setBegun] = useState<typeof read.data>();
  const isRead = read.data?.detail.id === id;
  if (isRead && begun !== read.data && (begun?.detail.id !== id || !isDirty)) setBegun(read.data);
  const paper = begun?.detail.id === id ? editedPaper(begun.detail, begun.list, today) : undefined;
  const template = paper?.template ?? null;

  const { detail } = begun ?? {};
  const row = detail?.staff && isRead ? { ...detail, ...detail.staff } : undefined;
  const acts = useRowActs(PaperActs, ACTS, { list: base, row });
  const own = useOwnBanks();
  const { report, dialog } = useErrorReport();

  const bank = usePickerBank((type) => blueprintPoints(template, type, 0));

  /** Shows a failure as a toast, as there is no other place. */
  const quietly = async <T,>(failure: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      toasts.show({ tone: 'bad', title: failure, text: cause.message });
      return null;
    }
  };

  const on: PaperEditorProps['on'] = {
    retry: () => void read.mutate(),
    dirty: (dirty) => {
      guard.setDirty(dirty);
      setDirty(dirty);
    },
    stay: guard.stay,
    leave: () => void guard.leave(`/${office}/examPaper`),
    save: (sections, isFinished) =>
      void perform(
        async () => {
          const version = begun?.detail.staff?.version ?? 0;
          const saved = await calls.examPaper.updateQuestions({ id, version, sections: writtenSections(sections) });
          if (isFinished) await calls.examPaper.update({ id, version: saved.version, status: QUESTION.ready });
          setBegun(await read.mutate());
        },
        isFinished ? '已保存，设为可用' : '已保存试卷',
      ),
    copy: () =>
      void perform(async () => {
        const made = await calls.examPaper.create({ copyOf: id });
        await guard.release();
        navigate(`/${office}/examPaper/${made.id}`);
      }, '已复制，先是草稿'),
    reportError: report && (({ id: questionId, title }) => report({ id: questionId, name: `「${title}」` })),
    take: (as) => void quietly('没有导出试卷', async () => saveFile(await calls.examPaper.exportPaper({ id, as }))),
    draw: ({ language, excludeOpen, distinct, unusedDays }) =>
      quietly('没有抽出题目', async () => {
        if (template === null) return [];
        const excludeUsed = unusedDays !== null && {
          excludeUsed: { days: unusedDays, scope: office === 'bms' ? ('all' as const) : ('org' as const) },
        };
        const slots = slotsOf(template);
        const drawn = await calls.question.queryRandomList({
          slots,
          excludeOpen,
          distinct,
          ...(language !== null && { language }),
          ...excludeUsed,
        });
        return template.sections.map(({ name, type, pointsEach }, place) => ({
          name,
          type,
          pointsEach: pointsEach ?? null,
          missing: drawn.slots[place]?.missing ?? 0,
          alike: drawn.slots[place]?.alike ?? 0,
          questions: (drawn.slots[place]?.questions ?? []).map((row, at) =>
            takenQuestion(row, blueprintPoints(template, type, at)),
          ),
        }));
      }),
    swap: ({ type, difficulty, knowledge, points }, taken) =>
      quietly('没有抽出题目', async () => {
        const like = { type, count: 1, ...(template && { stage: template.stage }) };
        const [point] = knowledge;
        const language = languageOf(knowledge);
        // The nearest first: the same point and difficulty, then less and less of it.
        const slots = [
          ...(point === undefined ? [] : [{ ...like, difficulty, points: [point] }]),
          { ...like, difficulty },
        ];
        for (const slot of [...slots, like]) {
          const drawn = await calls.question.queryRandomList({
            slots: [slot],
            excludeIds: [...taken],
            distinct: true,
            ...(language !== null && { language }),
          });
          const [row] = drawn.slots[0]?.questions ?? [];
          if (row) return takenQuestion(row, points);
        }
        return null;
      }),
  };
  return (
    <>
      <PaperEditor
        paper={{ ...loaded(read), data: paper }}
        documentKey={`${id}-${begun?.detail.staff?.version ?? 0}`}
        listHref={base}
        printHref={`${base}/${id}/print`}
        bank={bank}
        own={own}
        acts={row && <PaperActs row={row} known={{ base, own }} isPaused={isDirty} {...acts} />}
        save={act}
        isLeaving={guard.isAsking}
        on={on}
      />
      {dialog}
    </>
  );
}
