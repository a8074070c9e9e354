import { CHILD_EXAM } from '@aosai/api/exams/childExam';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { DateBlock } from '../../../patterns/DateBlock/DateBlock.tsx';
import { sizeText, stateTag, whenText } from '../examWords.ts';
import { familyLinks } from '../familyLinks.ts';
import { links } from '../../../patterns/links/links.ts';
import type { ChildOnExam, ExamCard } from '@aosai/api/exams/exam.contract';

export interface FamilyExamsProps {
  exams: readonly ExamCard[];
  /** Shows only this child; null shows all. */
  childId?: string | null;
  /** The server's time in ms since 1970. */
  now: number;
}

const Root = styled.ul`
  container-type: inline-size;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${theme.space[8]} ${theme.space[16]};
    align-items: start;
    padding: ${theme.space[16]} ${theme.space[20]};
  }
  > li + li {
    border-top: 1px solid ${theme.color.line};
  }
  h3 {
    overflow-wrap: anywhere;
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.text.small};
    font-variant-numeric: tabular-nums;
  }
  ul {
    grid-column: 2 / -1;
    display: grid;
    gap: ${theme.space[4]};
    list-style: none;
  }
  ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
  }
  ul > li > a {
    margin-left: auto;
  }

  @container (max-width: 600px) {
    > li {
      gap: ${theme.space[8]} ${theme.space[12]};
      padding: ${theme.space[16]} ${theme.space[12]};
    }
  }
`;

/** The next action of a parent for a child: enrol, pay, read. Only the child can enter the exam. */
function actionOf({ id }: ExamCard, child: ChildOnExam): { label: string; href: string; isMain: boolean } {
  const detail = familyLinks.exam(id, child.memberId);
  if (child.mayEnroll) return { label: '报名', href: detail, isMain: true };
  if (child.state === 'toPay') return { label: '去支付', href: detail, isMain: true };
  if (child.attemptId !== null && (child.state === 'result' || child.state === 'handedIn'))
    return { label: '查看报告', href: links.reportPaper(child.attemptId), isMain: true };
  return { label: '查看', href: detail, isMain: false };
}

const ChildRow = ({ exam, child }: { exam: ExamCard; child: ChildOnExam }) => {
  const { label, href, isMain } = actionOf(exam, child);
  return (
    <li>
      <span>{child.memberName}</span>
      <Tag tone={CHILD_EXAM.tone(child.state)}>{CHILD_EXAM.label(child.state)}</Tag>
      <ButtonLink
        size="s"
        href={href}
        aria-label={`${label}：${child.memberName}，${exam.title}`}
        variant={isMain ? 'default' : 'ghost'}
      >
        {label}
      </ButtonLink>
    </li>
  );
};

/** Exams for a parent: under each exam its children, with progress and next action. */
export const FamilyExams = ({ exams, childId = null, now }: FamilyExamsProps) => (
  <Root role="list">
    {exams.map((exam) => {
      const tag = stateTag(exam, now);
      const children = (exam.children ?? []).filter(({ memberId }) => childId === null || memberId === childId);
      return (
        <li key={exam.id}>
          <DateBlock at={exam.startAt} now={now} />
          <div>
            <h3>
              <Link href={links.examDetail(exam.id)} tone="quiet">
                {exam.title}
              </Link>
            </h3>
            <p>
              {whenText(exam, now, 'date')} · {sizeText(exam, now)}
            </p>
          </div>
          <Tag tone={tag.tone}>{tag.text}</Tag>
          {children.length > 0 && (
            <ul aria-label={`孩子：${exam.title}`}>
              {children.map((child) => (
                <ChildRow key={child.memberId} exam={exam} child={child} />
              ))}
            </ul>
          )}
        </li>
      );
    })}
  </Root>
);
