import type { Aosai } from '../../kit/context.ts';
import { inputOf, type RoomCalls } from './roomCalls.ts';
import { createTransport } from './transport.ts';
import { enterRoom } from './visit.ts';

const RESULTS_SHOWN = 50;

/** The room of an exam's paper; `attemptId` is the attempt this page has shown before. */
export function examRoomCalls(
  aosai: Aosai,
  place: { examId: string; examPaperId: string; attemptId: string | null },
): RoomCalls {
  const { client } = aosai;
  return {
    transport: createTransport(aosai),
    enter: (device) => enterRoom(client, { ...place, ...device }, () => performance.now()),
    run: (wish, held) => {
      const { questionId, language, code } = wish;
      return client.examMemberQuestion.debug(
        { ...held, questionId, language, code, ...inputOf(wish) },
        { quiet: true },
      );
    },
    results: async (attemptId) =>
      (await client.examMemberQuestion.queryLatestList({ attemptId, size: RESULTS_SHOWN }, { quiet: true })).content,
    warning: (minutes) => `距离考试结束还有 ${minutes} 分钟`,
  };
}
