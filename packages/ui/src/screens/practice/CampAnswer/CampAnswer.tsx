import { isJudged, kindOf } from '@aosai/api/questions/kinds';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../tokens/theme.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Html } from '../../../primitives/Html/Html.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { answerText } from '@aosai/api/questions/answerText';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { page } from '../../../patterns/links/links.ts';
import { Load, type Loaded } from '../../../patterns/Load/Load.tsx';
import { ownTitle } from './ownTitle.ts';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { QuestionBody } from '../../../patterns/QuestionBody/QuestionBody.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { SolutionVideo } from '../../../patterns/SolutionVideo/SolutionVideo.tsx';
import type { PracticeSolution } from '@aosai/api/practice/practiceViews.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

// Loaded when the dialog is opened.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../patterns/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
}));

export interface CampQuestion {
  id: string;
  title: string;
  /** Price of the solution in points; 0 is free. */
  pricePoints: number;
  shown: RoomQuestion;
}

export interface CampAnswerProps {
  question: Loaded<CampQuestion>;
  /** Null until the solution has been earned or opened. */
  solution: Loaded<PracticeSolution | null>;
  /** Points of the student; null for other readers, who cannot pay with points. */
  balance: number | null;
  buying: { pending: boolean; error: string | null };
  on: {
    buy: () => void;
    /** Opens a free solution; the question earns no points afterwards. */
    ask: () => void;
    retry: () => void;
  };
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};

  > p > b {
    margin-left: ${theme.space[8]};
    font-size: ${theme.text.lead};
  }
`;

const keyText = ({ rightAnswer, acceptedTexts }: PracticeSolution, { options }: RoomQuestion): string | null => {
  if (rightAnswer) return answerText(options ?? [], rightAnswer);
  return acceptedTexts?.map((texts) => texts.join(' 或 ')).join('；') ?? null;
};

const Solution = ({ solution, question }: { solution: PracticeSolution; question: CampQuestion }) => {
  const key = keyText(solution, question.shown);
  return (
    <Part>
      {key !== null && (
        <p>
          正确答案<b>{key}</b>
        </p>
      )}
      {solution.videoFile !== null && <SolutionVideo fileName={solution.videoFile} />}
      {solution.analysisHtml === '' ? (
        key === null && solution.videoFile === null && <p>这道题还没有写题解。</p>
      ) : (
        <Html html={solution.analysisHtml} size="l" />
      )}
    </Part>
  );
};

type LockedProps = Pick<CampAnswerProps, 'balance' | 'buying' | 'on'> & { question: CampQuestion };

/** Opens a free solution, after a dialog that says the question earns no points afterwards. */
const AskButton = ({
  isTask,
  buying,
  onAsk,
}: { isTask: boolean; onAsk: () => void } & Pick<CampAnswerProps, 'buying'>) => {
  const [asking, setAsking] = useState(false);
  const label = isTask ? '查看题解' : '看答案';
  return (
    <>
      <Button loading={buying.pending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            title={isTask ? '查看这道题的题解？' : '看这道题的答案？'}
            consequence={
              isTask
                ? '看了题解再做对，这道题不再得积分。自己通过以后，题解会直接打开。'
                : '看答案算答错一次，明天会在错题本里再出现，这道题不再得积分。'
            }
            confirmLabel={label}
            cancelLabel="再想想"
            on={{
              confirm: () => {
                onAsk();
                setAsking(false);
              },
              cancel: () => setAsking(false),
            }}
          />
        </Suspense>
      )}
    </>
  );
};

/** Says why the solution is locked, and every way to open it. */
const Locked = ({ question: { id, pricePoints, shown }, balance, buying, on }: LockedProps) => {
  const mayBuy = pricePoints > 0 && balance !== null;
  const isShort = mayBuy && balance < pricePoints;
  const work = (
    <ButtonLink variant="primary" href={courseLinks.question(id)}>
      去做这道题
    </ButtonLink>
  );
  return (
    <>
      {buying.error !== null && (
        <Alert tone="bad" live="assertive">
          {buying.error}
        </Alert>
      )}
      <Empty
        title="题解还没有打开"
        icon="lock"
        action={
          mayBuy && !isShort ? (
            <Button variant="primary" loading={buying.pending} onClick={on.buy}>
              用 {pricePoints} 积分打开
            </Button>
          ) : pricePoints === 0 && balance !== null ? (
            <>
              {work}
              <AskButton isTask={isJudged(shown.type)} buying={buying} onAsk={on.ask} />
            </>
          ) : (
            work
          )
        }
      >
        做对以后就能看。
        {pricePoints > 0 && (
          <>
            {' '}
            {isShort ? `用积分打开要 ${pricePoints}，你有 ${balance}。` : ''}
            <a href={page('vipCardList')}>会员卡</a>也可以打开。
          </>
        )}
      </Empty>
    </>
  );
};

/** The type is the heading of a question without a title of its own: its stem is shown right below. */
const headingOf = ({ title, shown }: CampQuestion) => {
  const kind = kindOf(shown.type).label;
  const own = ownTitle(title, shown.stemHtml);
  return own === null ? { title: `${kind}题` } : { title: own, lead: <Tag>{kind}</Tag> };
};

/** The solution of a question in the camp: its text, code and video, or the ways to open it. */
export const CampAnswer = ({ question, solution, ...rest }: CampAnswerProps) => (
  <PageBody data-width="narrow">
    <Load
      of={question}
      name="题目"
      onRetry={rest.on.retry}
      skeleton={<RowsSkeleton />}
      back={{ href: courseLinks.camp(), label: '回到训练营' }}
    >
      {(found) => (
        <>
          <PageHeader
            trail={[{ label: '训练营', href: courseLinks.camp() }, { label: '题解' }]}
            {...headingOf(found)}
            action={<ButtonLink href={courseLinks.question(found.id)}>做这道题</ButtonLink>}
          />
          <Card title="题目">
            <QuestionBody mode="read" question={found.shown} />
          </Card>
          <Card title="题解">
            <Load of={solution} name="题解" onRetry={rest.on.retry}>
              {(opened) =>
                opened === null ? (
                  <Locked {...rest} question={found} />
                ) : (
                  <Solution solution={opened} question={found} />
                )
              }
            </Load>
          </Card>
        </>
      )}
    </Load>
  </PageBody>
);
