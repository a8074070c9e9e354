import { Button } from '../../../primitives/Button/Button.tsx';
import type { RowDetail } from '../../../patterns/DataTable/RowDrawer.tsx';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import type { BankQuestion, QuestionRow } from '../bankQuestion.ts';
import { QuestionPreview } from './QuestionPreview.tsx';
import { RowFacts } from './RowFacts.tsx';

interface BankDetailProps {
  question: Loaded<BankQuestion>;
  on: { retry: () => void; edit: (id: string) => void; remove: (id: string) => void };
}

/** What the drawer of a row shows. */
export const bankDetail = ({ question, on }: BankDetailProps): RowDetail<QuestionRow> => ({
  title: (row) => row.title,
  body: (row) => (
    <>
      <RowFacts row={row} />
      {/* The drawer has the title already. */}
      <Load of={question} name="题目" onRetry={on.retry}>
        {({ preview }) => <QuestionPreview question={{ ...preview, title: null }} />}
      </Load>
    </>
  ),
  actions: (row) => (
    <>
      <Button variant="ghost" onClick={() => on.remove(row.id)}>
        删除
      </Button>
      <Button variant="primary" onClick={() => on.edit(row.id)}>
        编辑题目
      </Button>
    </>
  ),
});
