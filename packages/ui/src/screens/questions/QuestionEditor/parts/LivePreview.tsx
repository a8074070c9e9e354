import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Load, type Loaded } from '../../../../patterns/Load/Load.tsx';
import type { PreviewQuestion } from '../../QuestionBank/bankQuestion.ts';
import { QuestionPreview } from '../../QuestionBank/parts/QuestionPreview.tsx';

export interface LivePreviewProps {
  preview: Loaded<PreviewQuestion>;
  onRetry: () => void;
}

const Stale = styled.div`
  margin-bottom: ${theme.space[16]};
`;

/** Preview of the question for students while it is edited. */
export const LivePreview = ({ preview, onRetry }: LivePreviewProps) => (
  <Card title="预览" extra="随输入更新">
    {preview.data !== undefined && preview.error && (
      <Stale>
        <Alert tone="warn" live="polite" title="预览没有跟上">
          {preview.error}
        </Alert>
      </Stale>
    )}
    <Load of={preview} name="预览" onRetry={onRetry}>
      {(question) => <QuestionPreview question={question} />}
    </Load>
  </Card>
);
