import { QUESTION, type QuestionStatus } from '@aosai/api/questions/bank';
import { COURSE_LIMITS } from '@aosai/api/courses/courseRules';
import type { LessonFault } from '@aosai/api/courses/lessonBlocks';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { type ContentFile, FilesCard } from './parts/FilesCard.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { SearchBox } from '../../../patterns/FilterBar/SearchBox.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { type SortableItem, SortableList } from '../SortableList/SortableList.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { AnimatedHtml } from '../../../patterns/SteppedAnimation/AnimatedHtml.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';

/** A chapter or a course in the editor. */
export interface EditedContent {
  /** A different key resets the editor. */
  key: string;
  title: string;
  notes: string;
  /** Null for a kind of course without items. */
  items: readonly SortableItem[] | null;
  mayWrite: boolean;
  /** Null for others' content. */
  status: QuestionStatus | null;
}

export interface ContentEditorProps {
  /** A 单元 holds 题目, a 课程 holds 单元. */
  kind: 'chapter' | 'course';
  content: Loaded<EditedContent>;
  listHref: string;
  /** 封面, 视频 and PDF: each is saved as soon as its upload ends. */
  files: readonly ContentFile[];
  /** Search results that can be added. */
  found: Loaded<readonly SortableItem[]>;
  /** Renders Markdown as readers will see it. */
  preview: (markdown: string) => string;
  /** What is wrong with blocks in the notes, by line; absent where there are no blocks. */
  faultsOf?: (markdown: string) => readonly LessonFault[];
  /** Acts on the content as a whole. */
  acts?: ReactNode;
  act: { pending: boolean; error: string | null };
  on: {
    find: (keyword: string) => void;
    saveNotes: (notes: string) => void;
    saveItems: (ids: string[]) => void;
    /** Makes a new item after the others, and saves the list with it; absent where items come from elsewhere. */
    create?: (title: string, ids: string[]) => void;
    retry: () => void;
  };
}

const WORDS = {
  chapter: { list: '单元', item: '题目', notes: '讲义' },
  course: { list: '课程', item: '单元', notes: '须知或正文' },
} as const;

const MARKDOWN = '支持 Markdown：# 标题、**加粗**、``` 代码块。公式保存后显示。';
const ANIMATION = ':::animation 冒泡排序，下面写几个数，再写一行 :::，是分步动画。';
const HINTS = {
  chapter: `${MARKDOWN}完整的程序读者可以直接运行；:::predict 是猜输出，:::gap 是填空。${ANIMATION}`,
  course: `${MARKDOWN}${ANIMATION}`,
} as const;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space[24]};
  align-items: start;

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[16]};
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  textarea {
    min-height: 320px;
  }
  > ul {
    list-style: none;
  }
  > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[12]};
    padding: ${theme.space[8]} 0;
    border-bottom: 1px solid ${theme.color.line};
  }
  > ul > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > div:last-child {
    display: flex;
    justify-content: flex-end;
  }
`;

type PartProps = Omit<ContentEditorProps, 'content' | 'listHref' | 'files' | 'acts'> & { content: EditedContent };

const idsOf = (items: readonly SortableItem[]): string => items.map(({ id }) => id).join();

const NotesCard = ({ kind, content, preview, faultsOf, act, on }: PartProps) => {
  const [notes, setNotes] = useState(content.notes);
  const [tab, setTab] = useState('write');
  const word = WORDS[kind].notes;
  const faults = faultsOf?.(notes) ?? [];
  return (
    <Card title={word}>
      <Stack>
        <Tabs
          label={word}
          tabs={[
            { id: 'write', label: '编写' },
            { id: 'preview', label: '预览' },
          ]}
          value={tab}
          onChange={setTab}
        />
        {tab === 'write' ? (
          <Field label="正文" hint={HINTS[kind]}>
            <Textarea
              value={notes}
              readOnly={!content.mayWrite}
              onChange={(event) => setNotes(event.currentTarget.value)}
            />
          </Field>
        ) : notes.trim() === '' ? (
          <p>还没有内容。</p>
        ) : (
          <AnimatedHtml html={preview(notes)} />
        )}
        {faults.length > 0 && (
          <Alert tone="warn" live="polite" title="有的块写得不对，读者会看到原来的文字">
            <ul>
              {faults.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  第 {line} 行：{message}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {content.mayWrite && (
          <div>
            <Button
              variant="primary"
              loading={act.pending}
              disabled={notes === content.notes}
              onClick={() => on.saveNotes(notes)}
            >
              保存{word}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};

const NewRow = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[8]};

  > :first-child {
    flex: 1 1 200px;
  }
`;

/** Makes an item by its name, where the list is. */
const NewItem = ({
  word,
  pending,
  onCreate,
}: {
  word: string;
  pending: boolean;
  onCreate: (title: string) => void;
}) => {
  const [title, setTitle] = useState('');
  const name = title.trim();
  return (
    <NewRow
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '' && !pending) onCreate(name);
      }}
    >
      <Field label={`新建${word}`}>
        <TextInput
          value={title}
          maxLength={COURSE_LIMITS.titleMax}
          placeholder="名称"
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" icon="plus" disabled={name === ''} loading={pending}>
        新建并加入
      </Button>
    </NewRow>
  );
};

type ItemsProps = PartProps & { kept: readonly SortableItem[] };

const ItemsCard = ({ kind, content, kept, found, act, on }: ItemsProps) => {
  const [items, setItems] = useState<readonly SortableItem[]>(kept);
  const [keyword, setKeyword] = useState('');
  const word = WORDS[kind].item;
  const isSame = idsOf(items) === idsOf(kept);
  return (
    <Card title={word} extra={`${items.length} 个`}>
      <Stack>
        {items.length === 0 && (
          <p>
            还没有{word}。{content.mayWrite && (on.create ? '新建一个，或搜索已有的加入。' : '在下面搜索并加入。')}
          </p>
        )}
        <SortableList word={word} items={items} readOnly={!content.mayWrite} onChange={setItems} />
        {content.mayWrite && (
          <>
            {on.create && (
              <NewItem
                word={word}
                pending={act.pending}
                onCreate={(title) =>
                  on.create?.(
                    title,
                    items.map(({ id }) => id),
                  )
                }
              />
            )}
            <SearchBox
              label={`搜索要加入的${word}`}
              keyword={keyword}
              onSearch={(next) => {
                setKeyword(next);
                on.find(next);
              }}
            />
            <Load of={found} name={word} onRetry={on.retry}>
              {(rows) =>
                rows.length === 0 ? (
                  <p>{keyword === '' ? `还没有可以加入的${word}，先新建并设为可用。` : '没有找到，换一个词。'}</p>
                ) : (
                  <ul>
                    {rows
                      .filter(({ id }) => !items.some((item) => item.id === id))
                      .map((item) => (
                        <li key={item.id}>
                          <span>{item.title}</span>
                          <Button
                            size="s"
                            icon="plus"
                            aria-label={`加入「${item.title}」`}
                            onClick={() => setItems([...items, item])}
                          >
                            加入
                          </Button>
                        </li>
                      ))}
                  </ul>
                )
              }
            </Load>
            <div>
              <Button
                variant="primary"
                loading={act.pending}
                disabled={isSame}
                onClick={() => on.saveItems(items.map(({ id }) => id))}
              >
                保存{word}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
};

/** A chapter with its notes and questions, or a course with its notes and chapters. */
export const ContentEditor = ({ content, listHref, files, acts, ...props }: ContentEditorProps) => {
  const { kind, act, on } = props;
  return (
    <PageBody>
      <Load
        of={content}
        name={WORDS[kind].list}
        onRetry={on.retry}
        skeleton={<RowsSkeleton />}
        back={{ href: listHref, label: `回到${WORDS[kind].list}列表` }}
      >
        {(edited) => (
          <>
            <PageHeader
              trail={[{ label: WORDS[kind].list, href: listHref }, { label: edited.title }]}
              title={edited.title}
              {...(!edited.mayWrite && { lead: '别人的内容，只能查看' })}
              action={
                <>
                  {edited.status !== null && (
                    <Tag tone={QUESTION.tone(edited.status)}>{QUESTION.label(edited.status)}</Tag>
                  )}
                  {acts}
                </>
              }
            />
            {act.error !== null && <Alert tone="bad">{act.error}</Alert>}
            <Root key={edited.key}>
              {/* Saving one card does not reset unsaved text in the other. */}
              <NotesCard key={edited.notes} {...props} content={edited} />
              <Column>
                {edited.items && (
                  <ItemsCard key={idsOf(edited.items)} {...props} content={edited} kept={edited.items} />
                )}
                <FilesCard files={files} readOnly={!edited.mayWrite} />
              </Column>
            </Root>
          </>
        )}
      </Load>
    </PageBody>
  );
};
