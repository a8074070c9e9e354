import { ApiError } from '@aosai/api/client/errors';
import type { Client } from '@aosai/api/client/client';
import type { RosterPlace } from '@aosai/ui/screens/homework/HomeworkDetail';
import { describe, expect, test } from 'vitest';
import { exemptFrom } from './exemptFrom.ts';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

type Fault = 'no answer' | 'not sent' | null;

/** The server's two calls, on one place. The n-th call meets the n-th fault. */
function onePlace(status: EnrolmentStatus, faults: Fault[]) {
  const place = { status, granted: 0 };
  const move = (from: readonly EnrolmentStatus[], to: EnrolmentStatus) => {
    const fault = faults.shift() ?? null;
    const cut = new ApiError('NETWORK', '网络已断开', 0);
    if (fault === 'not sent') return Promise.reject(cut);
    if (!from.includes(place.status))
      return Promise.reject(new ApiError('ENROLL_STATE', `报名当前是「${ENROLMENT.label(place.status)}」`, 409));
    place.status = to;
    if (to === ENROLMENT.quitPassed) place.granted += 1;
    return fault === 'no answer' ? Promise.reject(cut) : Promise.resolve();
  };
  const homeworkEnroll = {
    passQuit: ({ reason }: { reason?: string }) =>
      move([ENROLMENT.quitApplied, ...(reason === undefined ? [] : [ENROLMENT.enrolled])], ENROLMENT.quitPassed),
    finishQuit: () => move([ENROLMENT.quitPassed], ENROLMENT.quit),
  };
  const run = () =>
    exemptFrom({ homeworkEnroll } as unknown as Client, [{ id: '甲', memberName: '林知远' } as RosterPlace], {
      reason: '生病住院',
    }).then(
      () => 'ok',
      (cause: unknown) => (cause instanceof ApiError ? cause.message : cause),
    );
  return { place, run };
}

describe('exemptFrom', () => {
  test.each<[string, Fault[]]>([
    ['grant was not sent', ['not sent']],
    ['grant was not answered', ['no answer']],
    ['completion was not sent', [null, 'not sent']],
  ])('when the %s, a second try completes the exemption, granted once', async (_, faults) => {
    const { place, run } = onePlace(ENROLMENT.enrolled, faults);
    expect([await run(), await run()]).toEqual(['网络已断开', 'ok']);
    expect(place).toEqual({ status: ENROLMENT.quit, granted: 1 });
  });

  test('says that it is done already when only the answer to the completion was lost', async () => {
    const { place, run } = onePlace(ENROLMENT.enrolled, [null, 'no answer']);
    expect([await run(), await run()]).toEqual(['网络已断开', '报名当前是「已退出」']);
    expect(place).toEqual({ status: ENROLMENT.quit, granted: 1 });
  });

  test('reports the refusal of a place that can be neither exempted nor completed', async () => {
    const { place, run } = onePlace(ENROLMENT.cancelled, []);
    expect(await run()).toBe(`报名当前是「${ENROLMENT.label(ENROLMENT.cancelled)}」`);
    expect(place).toEqual({ status: ENROLMENT.cancelled, granted: 0 });
  });
});
