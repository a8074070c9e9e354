import { QUESTION } from '@aosai/api/questions/bank';
import { CourseActs } from '@aosai/ui/screens/courses/CourseActs';
import { ContentEditor } from '@aosai/ui/screens/courses/ContentEditor';
import { loaded } from '../kit/loaded.ts';
import { useAct } from '../kit/useAct.ts';
import { animationMarkdown } from '@aosai/api/courses/animationMarkdown';
import { articleFaults } from '@aosai/api/courses/lessonPlaces';
import { safeMarkdown } from '../kit/office/previewMarkdown.ts';
import { useContentEditor } from './useContentEditor.ts';
import { useContentFile } from './useContentFile.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { bankCalls, writtenRow } from '../questions/bankCalls.ts';
import { useOwnBanks } from '../questions/useOwnBanks.ts';
import { type RowCalls, useRowActs } from '../kit/office/useRowActs.ts';
import { courseInput } from './courseInput.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const FOUND = 10;

const markdown = safeMarkdown().use(animationMarkdown);
/** Notes or an article with its animations, as the server renders them when saved, except for formulas. */
const previewArticle = (text: string): string => markdown.render(text).trim();

const asItem = ({ id, title, questionCount }: { id: string; title: string; questionCount: number }) => ({
  id,
  title,
  hint: `${questionCount} 道题`,
});

type Row = Parameters<typeof CourseActs>[0]['row'];

const ACTS: RowCalls<Row, typeof CourseActs.spec.acts> = {
  ...bankCalls((calls, change) => calls.course.update(change)),
  update: (calls, row, form) => calls.course.update({ ...writtenRow(row), ...courseInput(form) }),
  remove: (calls, { id }) => calls.course.delete({ id }),
};

/** /bms|edms/course/:id: edits a course's notes and units. */
export function Component() {
  const { calls } = useOffice();
  const { id, office, keyword, setKeyword, addressOf } = useContentEditor();
  const { act, perform } = useAct();
  const read = useOfficeCall(['course', office, id], async (calls) => {
    const [row, notes, units] = await Promise.all([
      calls.course.queryById({ id }),
      calls.course.queryNotesById({ id }),
      calls.course.queryChapterList({ courseId: id }),
    ]);
    return { row, notes: notes.notes ?? '', units: units.content };
  });
  const found = useOfficeCall(['chapter', office, 'course', keyword], async (calls) => {
    const { content } = await calls.chapter.querySimpleList({ size: FOUND, ...(keyword !== '' && { keyword }) });
    return content.map(asItem);
  });
  const version = read.data?.row.staff?.version ?? 0;
  const save = (work: () => Promise<unknown>, done: string) =>
    void perform(async () => {
      await work();
      await read.mutate();
    }, done);
  const row = read.data?.row;
  const cover = useContentFile('cover', row?.cover ?? null, (fileName) =>
    save(() => calls.course.update({ id, version, cover: fileName }), fileName ? '已保存封面' : '已移除封面'),
  );
  const isVideo = row?.category === 'video';
  const file = useContentFile(isVideo ? 'video' : 'attachment', row?.file ?? null, (fileName) =>
    save(() => calls.course.update({ id, version, file: fileName }), fileName ? '已保存文件' : '已移除文件'),
  );
  const base = `/web/${office}/course`;
  const ofActs = row?.staff ? { ...row, ...row.staff } : undefined;
  const acts = useRowActs(CourseActs, ACTS, { list: base, row: ofActs });
  const known = { base, own: useOwnBanks() };
  const hasFile = row?.kind === 'content' && row.category !== null && row.category !== 'article';
  return (
    <ContentEditor
      kind="course"
      content={{
        ...loaded(read),
        data: read.data && {
          key: id,
          title: read.data.row.title,
          notes: read.data.notes,
          mayWrite: read.data.row.staff?.mayWrite ?? false,
          status: read.data.row.staff?.status ?? null,
          items:
            read.data.row.kind === 'content'
              ? null
              : read.data.units.map((unit) => ({ ...asItem(unit), href: `/web/${office}/chapter/${unit.id}` })),
        },
      }}
      listHref={base}
      acts={ofActs && <CourseActs row={ofActs} known={known} {...acts} />}
      files={[
        { kind: 'cover' as const, field: cover, address: null },
        ...(hasFile
          ? [
              {
                kind: isVideo ? ('video' as const) : ('pdf' as const),
                field: file,
                address: file.fileName && addressOf(file.fileName),
                isNeeded: row?.staff?.status === QUESTION.ready,
              },
            ]
          : []),
      ]}
      found={loaded(found)}
      preview={previewArticle}
      faultsOf={articleFaults}
      act={act}
      on={{
        find: setKeyword,
        saveNotes: (notes) => save(() => calls.course.update({ id, version, notes }), '已保存须知'),
        saveItems: (chapterIds) => save(() => calls.course.updateChapters({ id, version, chapterIds }), '已保存单元'),
        create: (title, chapterIds) =>
          save(async () => {
            const made = await calls.chapter.create({ title });
            await calls.course.updateChapters({ id, version, chapterIds: [...chapterIds, made.id] });
          }, '已新建单元，点名称写讲义和选题'),
        retry: () => void Promise.all([read.mutate(), found.mutate()]),
      }}
    />
  );
}
