import { PAPER_FILE, type PaperFile } from '@aosai/api/papers/paperRules';
import { QUESTION } from '@aosai/api/questions/bank';
import { PAPER_TEMPLATE } from '@aosai/api/questions/paperTemplates';
import { formatPoints } from '@aosai/api/kit/points';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Menu, type MenuProps } from '../../../primitives/Menu/Menu.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { PaperForm } from './parts/PaperForm.tsx';
import { wantedPoints } from './paper.ts';
import type { EditedPaper, PaperEditorProps } from './paperEditorProps.ts';

export type { DrawnSlot, DrawRules, EditedPaper, PaperEditorProps } from './paperEditorProps.ts';
export type { PaperQuestion, PaperSection } from './paper.ts';

const FILE_WORDS = { docx: 'Word，含答案和图片', xlsx: 'Excel，含答案，不含图片' } as const satisfies Record<
  PaperFile,
  string
>;

const leadOf = ({ template, durationMin }: EditedPaper) =>
  [
    template ? PAPER_TEMPLATE.label(template.id) : PAPER_TEMPLATE.label('free'),
    `${durationMin} 分钟`,
    template && `满分 ${formatPoints(wantedPoints(template))} 分`,
  ]
    .filter(Boolean)
    .join(' · ');

const takeButton: MenuProps['trigger'] = (props) => (
  <Button {...props} icon="download">
    导出
  </Button>
);

const itemsOf = (take: PaperEditorProps['on']['take']): MenuProps['items'] =>
  PAPER_FILE.values.map((as) => ({ id: as, label: FILE_WORDS[as], onSelect: () => take(as) }));

/** Editor of one paper: sections, questions, points, and what its template still requires. */
export const PaperEditor = ({
  paper,
  documentKey,
  listHref,
  printHref,
  bank,
  own,
  acts,
  save,
  isLeaving,
  on,
}: PaperEditorProps) => {
  const title = paper.data?.title ?? '编辑试卷';
  return (
    <PageBody>
      <PageHeader
        trail={[{ label: '试卷', href: listHref }, { label: title }]}
        title={title}
        {...(paper.data && {
          lead: leadOf(paper.data),
          action: (
            <>
              <Tag tone={QUESTION.tone(paper.data.status)}>{QUESTION.label(paper.data.status)}</Tag>
              <Menu placement="bottom-end" trigger={takeButton} items={itemsOf(on.take)} />
              <ButtonLink href={printHref} icon="document">
                打印
              </ButtonLink>
              {acts}
            </>
          ),
        })}
      />
      {paper.data === undefined ? (
        <Card padding="l" title="试卷内容">
          <Load of={paper} name="试卷" onRetry={on.retry} skeleton={<RowsSkeleton />}>
            {() => null}
          </Load>
        </Card>
      ) : (
        <PaperForm
          key={documentKey}
          paper={paper.data}
          bank={bank}
          own={own}
          save={save}
          isLeaving={isLeaving}
          on={on}
        />
      )}
    </PageBody>
  );
};
