import { CampAnswer } from '@aosai/ui/screens/practice/CampAnswer';
import { useState } from 'react';
import { useParams } from 'wouter';
import { LearnClient } from '../kit/LearnClient.tsx';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';

function Page() {
  const { id = '' } = useParams();
  const { client } = useAosai();
  const current = useCurrent();
  const { act, perform } = useAct();
  /** Points left after a purchase here; the current person is not refetched for it. */
  const [left, setLeft] = useState<number | null>(null);
  const self = current?.realm === 'member' ? current.member : null;
  const question = useCall(['answer', id], async (calls) => {
    const { analysisHtml, ...found } = await calls.question.queryById({ id }, { group: 'oj', quiet: true });
    const { title, pricePoints, shown, videoFile } = found;
    const solution = analysisHtml === null ? null : { rightAnswer: null, acceptedTexts: null, analysisHtml, videoFile };
    return { id, title, pricePoints, shown, solution };
  });
  // Parents do not practise: they get what the question's call returns.
  const practises = self !== null && self.type !== 'parent';
  const standing = useCall(practises ? ['answer', id, 'standing'] : null, (calls) =>
    calls.memberQuestion.queryDraft({ questionId: id }, { quiet: true }),
  );
  const solution = practises
    ? loadedAs(loaded(standing), (found) => found.solution)
    : loadedAs(loaded(question), (found) => found.solution);
  // The solution refers to the numbers drawn for its reader.
  const asked = loadedAs(loaded(question), (found) => ({ ...found, shown: standing.data?.shown ?? found.shown }));
  useTitle(question.data ? `${question.data.title} · 题解` : '题解');
  return (
    <CampAnswer
      question={asked}
      solution={solution}
      balance={self?.type === 'student' ? (left ?? self.points) : null}
      buying={act}
      on={{
        buy: () =>
          void perform(async () => {
            const { balance } = await client.question.buy({ id }, { group: 'oj', quiet: true });
            setLeft(balance);
            await standing.mutate();
          }, '已打开题解'),
        ask: () =>
          void perform(async () => {
            const told = await client.memberQuestion.mark({ questionId: id, reveal: true }, { quiet: true });
            await standing.mutate((before) => before && { ...before, ...told });
          }, null),
        retry: () => void Promise.all([question.mutate(), standing.mutate()]),
      }}
    />
  );
}

/** /camp/answer/detail/:id, with the question's id */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
