import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../../tokens/theme.ts';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { Load } from '../../../../patterns/Load/Load.tsx';
import { RowsSkeleton } from '../../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import type { PickerBank } from '../../../../patterns/QuestionPicker/QuestionPicker.tsx';
import { previewOf } from '../../../questions/QuestionBank/bankQuestion.ts';
import type { PaperQuestion } from '../paper.ts';

const QuestionPreview = lazy(async () => ({
  default: (await import('../../../questions/QuestionBank/parts/QuestionPreview.tsx')).QuestionPreview,
}));

const Title = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: ${theme.control.small};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  > svg {
    flex: none;
    color: ${theme.color.ink3};
  }
  &:hover {
    color: ${theme.color.primary};
  }
`;

interface LookTitleProps {
  title: string;
  isOpen: boolean;
  onClick: () => void;
}

/** The title of a question in a list, which opens its text. */
export const LookTitle = ({ title, isOpen, onClick }: LookTitleProps) => (
  <Title type="button" aria-expanded={isOpen} aria-label={`题面：${title}`} onClick={onClick}>
    <span>{title}</span>
    <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
  </Title>
);

const Panel = styled.div`
  padding: ${theme.space[12]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};

  > small {
    display: block;
    margin-bottom: ${theme.space[8]};
    color: ${theme.color.ink2};
  }
`;

interface QuestionLookProps {
  question: Pick<PaperQuestion, 'hasNewer'>;
  bank: Pick<PickerBank, 'stem' | 'on'>;
}

/** The text of a question, with its key and explanation on demand. */
export const QuestionLook = ({ question, bank }: QuestionLookProps) => (
  <Panel data-part="look">
    {question.hasNewer && <small>试卷里用的是以前的版本，下面是题库里现在的。</small>}
    <Load of={bank.stem} name="题面" onRetry={bank.on.retry} skeleton={<RowsSkeleton />}>
      {(detail) => (
        <Suspense fallback={<RowsSkeleton />}>
          <QuestionPreview question={previewOf(detail)} />
        </Suspense>
      )}
    </Load>
  </Panel>
);
