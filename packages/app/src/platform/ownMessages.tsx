import { Messages } from '@aosai/ui/screens/platform/Messages';
import { useSWRConfig } from 'swr';
import { useSearchParams } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useAct } from '../kit/useAct.ts';

/** /user/message?unread=1&page=… */
export function Component() {
  const { client } = useAosai();
  const { mutate } = useSWRConfig();
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const { act, perform } = useAct();
  const unreadOnly = params.get('unread') === '1';
  const page = Math.max(0, Number(params.get('page')) || 0);
  const messages = useCall(['message', 'list', unreadOnly, page], (calls) =>
    calls.message.queryList({ page, ...(unreadOnly && { unread: true }) }),
  );
  const current = useCurrent();
  const member = current?.realm === 'member' ? current.member : null;
  const settings = useCall(member ? ['message', 'settings'] : null, (calls) => calls.message.querySettings({}));
  const read = (id?: string) =>
    void perform(async () => {
      await client.message.read(id === undefined ? {} : { id });
      await mutate((key) => Array.isArray(key) && key[1] === 'message');
    }, null);
  return (
    <Messages
      messages={loaded(messages)}
      unreadOnly={unreadOnly}
      pending={act.pending}
      now={now}
      settings={member ? { isParent: member.type === 'parent', now: loaded(settings), act } : null}
      on={{
        filter: (only) => setParams(only ? { unread: '1' } : {}),
        page: (next) => setParams({ ...(unreadOnly && { unread: '1' }), page: String(next) }),
        read,
        settle: (form) =>
          perform(async () => {
            await client.message.updateSettings(form);
            await settings.mutate();
          }, '提醒设置已保存'),
        retry: () => void messages.mutate(),
      }}
    />
  );
}
