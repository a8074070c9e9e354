import { ContentEditor } from '@aosai/ui/screens/ContentEditor';
import { useAosai } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import { usePerform } from '../../usePerform.ts';
import { previewMarkdown } from '../previewMarkdown.ts';
import { useContentEditor } from '../useContentEditor.ts';
import { useOfficeCall } from '../useOfficeCall.ts';

const FOUND = 10;
const asItem = ({ id, title, questionCount }: { id: string; title: string; questionCount: number }) => ({
  id,
  title,
  hint: `${questionCount} 道题`,
});

/** /bms|edms/course/:id: the notes of a course and its units. */
export function Component() {
  const { client } = useAosai();
  const { id, office, options, keyword, setKeyword } = useContentEditor();
  const { act, perform } = usePerform();
  const read = useOfficeCall(['course', office, id], async (calls) => {
    const [row, notes, units] = await Promise.all([
      calls.course.queryById({ id }, options),
      calls.course.queryNotesById({ id }, options),
      calls.course.queryChapterList({ courseId: id }, options),
    ]);
    return { row, notes: notes.notes ?? '', units: units.content };
  });
  const found = useOfficeCall(['chapter', office, 'course', keyword], async (calls) => {
    const { content } = await calls.chapter.querySimpleList(
      { size: FOUND, ...(keyword !== '' && { keyword }) },
      options,
    );
    return content.map(asItem);
  });
  const version = read.data?.row.staff?.version ?? 0;
  const save = (work: () => Promise<unknown>, done: string) =>
    void perform(async () => {
      await work();
      await read.mutate();
    }, done);
  return (
    <ContentEditor
      kind="course"
      content={{
        error: loaded(read).error,
        data: read.data && {
          key: `${id}-${version}`,
          title: read.data.row.title,
          notes: read.data.notes,
          mayWrite: read.data.row.staff?.mayWrite ?? false,
          items: read.data.units.map(asItem),
        },
      }}
      listHref={`/web/${office}/course`}
      found={loaded(found)}
      preview={previewMarkdown}
      act={act}
      on={{
        find: setKeyword,
        saveNotes: (notes) => save(() => client.course.update({ id, version, notes }, options), '已保存须知'),
        saveItems: (chapterIds) =>
          save(() => client.course.updateChapters({ id, version, chapterIds }, options), '已保存单元'),
        retry: () => void Promise.all([read.mutate(), found.mutate()]),
      }}
    />
  );
}
