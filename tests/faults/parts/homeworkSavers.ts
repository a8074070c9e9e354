import { DAY_MS } from '@aosai/api/kit/constants';
import { TRUE_FALSE } from '@aosai/api/questions/kinds';
import { DEMO_PASSWORD } from '../../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { type Person, signIn } from '../../support/apiClient.ts';
import type { SitDown } from './killRounds.ts';
import { openSaver, type Saver } from './savers.ts';
import type { SaveAnswer } from '@aosai/api/exams/attempt.contract';

const QUESTIONS = 8;
const EDMS = { group: 'edms' } as const;

async function memberIdOf({ client }: Person): Promise<string> {
  const current = await client.auth.queryCurrent({});
  if (current.realm !== 'member') throw new Error('no student signed in');
  return current.member.id;
}

/** Creates an open homework of the demo's teacher for these students; returns its id. */
async function givenHomework({ client }: Person, people: readonly Person[]): Promise<string> {
  const questions: { questionId: string }[] = [];
  for (let no = 1; no <= QUESTIONS; no += 1) {
    const shared = { stem: `第 ${no} 句话是对的`, analysis: '', difficulty: 'easy' as const, tags: [] };
    const { id } = await client.question.create(
      { source: { ...shared, type: TRUE_FALSE, answer: true }, status: '1' },
      EDMS,
    );
    questions.push({ questionId: id });
  }
  const dates = {
    openAt: new Date(Date.now() - 1_000).toISOString(),
    dueAt: new Date(Date.now() + DAY_MS).toISOString(),
  };
  const { id: homeworkId } = await client.homework.create({ title: '断电练习', ...dates, questions }, EDMS);
  await client.homework.publish({ id: homeworkId }, EDMS);
  const memberIds = await Promise.all(people.map(memberIdOf));
  await client.homeworkEnroll.batchEnroll({ homeworkId, memberIds, mode: 'apply' }, EDMS);
  return homeworkId;
}

async function homeworkSaver({ client }: Person, homeworkId: string, no: number): Promise<Saver> {
  const { place } = await client.homeworkEnroll.queryMineLatestEnroll({ homeworkId });
  if (!place) throw new Error('the homework was not given');
  const homeworkEnrollId = place.id;
  const { sections } = await client.homework.queryQuestionList({ homeworkId });
  return openSaver(
    {
      name: `student ${no}`,
      send: (offer: SaveAnswer) =>
        client.homeworkMemberQuestion.save({ homeworkEnrollId, answers: [offer] }, { quiet: true }),
      comeBack: async () => (await client.homeworkMemberQuestion.queryLatestList({ homeworkEnrollId })).content,
      questions: sections.flatMap((section) => section.questions),
    },
    [],
  );
}

/** Opens savers in a homework, where the first save creates the attempt. */
export const inHomework: SitDown = async (people, url) => {
  const homeworkId = await givenHomework(await signIn(url, 'laoshi', DEMO_PASSWORD), people);
  return Promise.all(people.map((person, no) => homeworkSaver(person, homeworkId, no + 1)));
};
