import { PAPER_TEMPLATE, type PaperTemplate } from '@aosai/api/questions/paperTemplates';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Empty } from '../../../../primitives/Empty/Empty.tsx';

export interface PaperStartProps {
  template: PaperTemplate | null;
  on: { draw: () => void; add: () => void; section: () => void };
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[8]};
`;

/** Start of an empty paper: draw by the blueprint, or choose from the bank. */
export const PaperStart = ({ template, on }: PaperStartProps) => (
  <Card title="选题">
    {template === null ? (
      <Empty
        title="这份试卷还没有题目"
        action={
          <Ways>
            <Button variant="primary" icon="plus" onClick={on.add}>
              添加题目
            </Button>
            <Button onClick={on.section}>先分大题</Button>
          </Ways>
        }
      >
        自由组卷：从题库选任何题型的题，顺序和分值由您定；也可以先分出几个大题，再往里面添加。
      </Empty>
    ) : (
      <Empty title="这份试卷还没有题目" action={<Button onClick={on.draw}>按蓝图抽题</Button>}>
        按 {PAPER_TEMPLATE.label(template.id)} 的结构一次抽好，再逐题调整；也可以在下面的大题里自己添加。
      </Empty>
    )}
  </Card>
);
