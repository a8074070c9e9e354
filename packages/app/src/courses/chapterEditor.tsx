import { QUESTION } from '@aosai/api/questions/bank';
import { kindOf } from '@aosai/api/questions/kinds';
import { ChapterActs } from '@aosai/ui/screens/courses/ChapterActs';
import { ContentEditor } from '@aosai/ui/screens/courses/ContentEditor';
import { loaded } from '../kit/loaded.ts';
import { useAct } from '../kit/useAct.ts';
import { lessonFaults } from '@aosai/api/courses/lessonPlaces';
import { lessonMarkdown } from '@aosai/api/courses/lessonMarkdown';
import { safeMarkdown } from '../kit/office/previewMarkdown.ts';
import { useContentEditor } from './useContentEditor.ts';
import { useContentFile } from './useContentFile.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { bankCalls, writtenRow } from '../questions/bankCalls.ts';
import { useOwnBanks } from '../questions/useOwnBanks.ts';
import { type RowCalls, useRowActs } from '../kit/office/useRowActs.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const FOUND = 10;

const markdown = safeMarkdown().use(lessonMarkdown);
/** The notes of a unit with their blocks, as the server renders them when saved, except for formulas. */
const previewLesson = (text: string): string => markdown.render(text).trim();

type Row = Parameters<typeof ChapterActs>[0]['row'];

const ACTS: RowCalls<Row, typeof ChapterActs.spec.acts> = {
  ...bankCalls((calls, change) => calls.chapter.update(change)),
  update: (calls, row, form) => calls.chapter.update({ ...writtenRow(row), ...form }),
  remove: (calls, { id }) => calls.chapter.delete({ id }),
};

/** /bms|edms/chapter/:id: edits a unit's notes and questions. */
export function Component() {
  const { calls } = useOffice();
  const { id, office, keyword, setKeyword, addressOf } = useContentEditor();
  const { act, perform } = useAct();
  const read = useOfficeCall(['chapter', office, id], async (calls) => {
    const [row, page] = await Promise.all([
      calls.chapter.queryById({ id }),
      calls.chapter.queryQuestionList({ chapterId: id }),
    ]);
    return { row, page };
  });
  const found = useOfficeCall(['question', office, 'chapter', keyword], async (calls) => {
    const filter = { status: QUESTION.ready, ...(keyword !== '' && { keyword }) };
    const { content } = await calls.question.queryList({ ...filter, size: FOUND });
    return content.map((one) => ({ id: one.id, title: one.title, hint: kindOf(one.type).label }));
  });
  const version = read.data?.row.staff?.version ?? 0;
  const save = (work: () => Promise<unknown>, done: string) =>
    void perform(async () => {
      await work();
      await read.mutate();
    }, done);
  const video = useContentFile('video', read.data?.row.videoFile ?? null, (videoFile) =>
    save(() => calls.chapter.update({ id, version, videoFile }), videoFile ? '已保存视频' : '已移除视频'),
  );
  const base = `/web/${office}/chapter`;
  const { row: detail } = read.data ?? {};
  const row = detail?.staff ? { ...detail, ...detail.staff } : undefined;
  const acts = useRowActs(ChapterActs, ACTS, { list: base, row });
  const known = { base, own: useOwnBanks() };
  return (
    <ContentEditor
      kind="chapter"
      content={{
        ...loaded(read),
        data: read.data && {
          key: id,
          title: read.data.row.title,
          notes: read.data.row.staff?.notes ?? '',
          mayWrite: read.data.row.staff?.mayWrite ?? false,
          status: read.data.row.staff?.status ?? null,
          items: read.data.page.questions.map(({ questionId, title, shown, staff }) => ({
            id: questionId,
            title,
            hint: [
              kindOf(shown.type).label,
              staff && (staff.status !== QUESTION.ready || !staff.isOpen) && '学生看不到：还没有设为可用并公开',
            ]
              .filter(Boolean)
              .join(' · '),
          })),
        },
      }}
      listHref={base}
      acts={row && <ChapterActs row={row} known={known} {...acts} />}
      files={[{ kind: 'video', field: video, address: video.fileName && addressOf(video.fileName) }]}
      found={loaded(found)}
      preview={previewLesson}
      faultsOf={lessonFaults}
      act={act}
      on={{
        find: setKeyword,
        saveNotes: (notes) => save(() => calls.chapter.update({ id, version, notes }), '已保存讲义'),
        saveItems: (questionIds) =>
          save(() => calls.chapter.updateQuestions({ id, version, questionIds }), '已保存题目'),
        retry: () => void Promise.all([read.mutate(), found.mutate()]),
      }}
    />
  );
}
