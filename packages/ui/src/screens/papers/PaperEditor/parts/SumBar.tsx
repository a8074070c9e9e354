import { PAPER_TEMPLATE, type PaperTemplate } from '@aosai/api/questions/paperTemplates';
import { formatPoints } from '@aosai/api/kit/points';
import { styled } from 'styled-components';
import { media } from '../../../../tokens/media.ts';
import { theme } from '../../../../tokens/theme.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Icon } from '../../../../primitives/Icon/Icon.tsx';
import { countOf, isAllOpen, type PaperSection, totalOf, wantedPoints } from '../paper.ts';

export interface SumBarProps {
  sections: readonly PaperSection[];
  template: PaperTemplate | null;
  faults: readonly string[];
  isDirty: boolean;
  pending: boolean;
  readOnly: boolean;
  onSave: () => void;
  /** Saves, and lets exams and homework use the paper; null where it is no draft. */
  onFinish: (() => void) | null;
}

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[20]};
  padding: ${theme.space[12]} ${theme.space[20]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface};
  font-variant-numeric: tabular-nums;

  > strong {
    font-size: ${theme.text.heading};
    font-weight: ${theme.weight.bold};
  }
  > strong small {
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
    font-weight: ${theme.weight.regular};
  }
  > ul {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 ${theme.space[16]};
    min-width: 0;
    color: ${theme.color.warn};
    font-size: ${theme.text.small};
    list-style: none;
  }
  > ul > li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  > p {
    flex: 1;
    color: ${theme.color.ink2};
    font-size: ${theme.text.small};
  }

  ${media.narrow} {
    padding: ${theme.space[8]} ${theme.space[12]};
    > ul,
    > p {
      flex: 1 0 100%;
      order: 3;
    }
  }
`;

const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[8]};
  margin-left: auto;
`;

/** How many faults are listed; the others are counted. */
const NAMED = 3;

/** The total of the paper and its faults, always visible. */
export const SumBar = ({ sections, template, faults, isDirty, pending, readOnly, onSave, onFinish }: SumBarProps) => (
  <Root role="group" aria-label="合计">
    <strong>
      {formatPoints(totalOf(sections))} 分{' '}
      <small>
        {template && `/ ${formatPoints(wantedPoints(template))} 分 · `}
        {countOf(sections)} 题{isAllOpen(sections) && ' · 都是公开的题，学生可能见过'}
      </small>
    </strong>
    {faults.length > 0 ? (
      <ul aria-label="与要求不符">
        {faults.slice(0, NAMED).map((fault) => (
          <li key={fault}>
            <Icon name="warning" size={14} />
            {fault}
          </li>
        ))}
        {faults.length > NAMED && <li>还有 {faults.length - NAMED} 处</li>}
      </ul>
    ) : (
      <p role="status">
        {template ? `符合 ${PAPER_TEMPLATE.label(template.id)} 的结构和总分` : ''}
        {isDirty && `${template ? '，' : ''}有修改还没有保存`}
      </p>
    )}
    {!readOnly && (
      <Acts>
        <Button
          variant={onFinish === null ? 'primary' : 'default'}
          disabled={!isDirty}
          loading={pending}
          onClick={onSave}
        >
          保存试卷
        </Button>
        {onFinish !== null && (
          <Button variant="primary" disabled={pending} onClick={onFinish}>
            保存并设为可用
          </Button>
        )}
      </Acts>
    )}
  </Root>
);
