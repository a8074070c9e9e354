import { OfficeDesk } from '@aosai/ui/screens/desks/OfficeDesk';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { platformCounts, platformWaiting } from './deskCounts.ts';
import { platformFirstSteps, STEPS_HIDDEN } from './firstSteps.ts';
import { homeworkPlace } from '../homework/homeworkAddress.ts';
import { useSearchParams } from 'wouter';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeAct } from '../kit/office/useOfficeAct.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
const REFRESH_MS = 15_000;
const nothing = () => undefined;

/** /bms/desk: the platform's state today. */
export function Component() {
  const { settings } = useAosai();
  const current = useCurrent();
  const now = useNow(REFRESH_MS);
  const { calls } = useOffice();
  const { performAtOnce } = useOfficeAct();
  const day = useOfficeCall(['desk', 'platform'], (calls) => calls.desk.queryPlatformDay({}), {
    refreshInterval: REFRESH_MS,
  });
  const user = current?.realm === 'user' ? current.user : null;
  const may = (right: string) => user !== null && (user.isSuper || user.permissions.includes(right));
  const read = loaded(day);
  const steps = platformFirstSteps(day.data?.firstSteps ?? [], may);
  // The person's menu leads here, and shows the steps even when all are done.
  const isAsked = useSearchParams()[0].has('steps');
  const isShown = day.data?.areStepsHidden === false && (isAsked || steps.some(({ isDone }) => !isDone));
  const hide = () => void performAtOnce(() => calls.desk.hideSteps({ isHidden: true }), STEPS_HIDDEN);
  return (
    <OfficeDesk
      name={settings.title}
      firstSteps={isShown ? steps : []}
      waiting={loadedAs(read, (data) => platformWaiting(data, may))}
      counts={loadedAs(read, (day) => [{ title: '平台', counts: platformCounts(day) }])}
      homework={null}
      exams={loadedAs(read, ({ exams }) => exams)}
      results={null}
      shortcuts={[{ label: '系统状况', href: '/web/bms/health', icon: 'clock' }]}
      places={{ exam: ({ id }) => `/web/bms/exam/${id}`, homework: homeworkPlace, results: '' }}
      reminding={null}
      now={now}
      on={{ retry: () => void day.mutate(), hideSteps: hide, remind: nothing }}
    />
  );
}
