import { messageOf } from '@aosai/api/client/errors';
import type { CardType } from '@aosai/api/rights/cards';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { PageLoading } from '@aosai/ui/screens/shell/PageLoading';
import { type Invoice, VipCardList } from '@aosai/ui/screens/orders/VipCardList';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { invoiceNote } from './invoiceNote.ts';
import { requestIds } from '../kit/requestIds.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { freeRights, heldCards, productsOf } from './vipCards.ts';
import { INVOICE_NOTE_KEY } from '@aosai/api/platform/settingKeys';

const requests = requestIds();
const EMPTY = { rights: [], free: [] };

function Cards() {
  const { client, session } = useAosai();
  const current = useCurrent();
  const now = useNow();
  const [, navigate] = useLocation();
  const [chosenType, setType] = useState<CardType | null>(null);
  const [chosenChild, setChild] = useState<string | null>(null);
  const [buyingId, setBuyingId] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [invoice, setInvoice] = useState<Invoice | null>(null);

  const member = current?.realm === 'member' ? current.member : null;
  const isParent = member?.type === 'parent';
  const names = member?.children ?? [];
  const child = isParent ? (names.find(({ id }) => id === chosenChild) ?? names[0] ?? null) : null;
  const type = chosenType ?? (member?.type === 'teacher' ? '1' : '0');
  const holder = isParent ? (child?.id ?? null) : (member?.id ?? null);

  const cards = useCall(current === undefined ? null : ['cards', type], (calls) => productsOf(calls, type));
  const rights = useCall(holder === null ? null : ['rights', holder], (calls) =>
    calls.member.queryCurrentRights({ memberId: holder ?? '' }),
  );
  const held = useCall(holder === null ? null : ['heldCards', holder], async (calls) => {
    const { content } = await calls.memberMembership.queryList({ memberId: holder ?? '', size: MAX_PAGE_SIZE });
    return content;
  });
  const note = useCall(holder === null ? null : ['config', INVOICE_NOTE_KEY], invoiceNote);
  if (current === undefined) return <PageLoading />;

  async function buy(membershipId: string): Promise<void> {
    if (!current) {
      session.ask('member');
      return;
    }
    setBuyingId(membershipId);
    setError(null);
    const form = {
      membershipId,
      ...(isParent && type === '0' && child && { memberId: child.id }),
      ...(invoice && { invoice }),
    };
    try {
      const order = await client.membershipOrder.create({ ...form, requestId: requests.idOf(form) });
      requests.done(form);
      navigate(`/order?id=${order.id}${order.needsGuardian && !isParent ? '' : '&pay=1'}`);
    } catch (cause) {
      setError(messageOf(cause));
    } finally {
      setBuyingId(null);
    }
  }

  const mine = loadedAs(loaded(held), (rows) => heldCards(rows, rights.data ?? EMPTY, cards.data ?? []));
  return (
    <VipCardList
      type={type}
      cards={loaded(cards)}
      free={freeRights(rights.data ?? EMPTY)}
      child={isParent && child ? { names, chosenId: child.id } : null}
      now={now}
      buyingId={buyingId}
      error={error}
      invoice={note.data ? { note: note.data, wanted: invoice } : null}
      {...(holder !== null && { mine })}
      on={{
        type: setType,
        child: setChild,
        buy: (id) => void buy(id),
        invoice: setInvoice,
        retry: () => void Promise.all([cards.mutate(), rights.mutate(), held.mutate()]),
      }}
    />
  );
}

/** /vipCardList: membership cards; the toast about used-up rights links here. */
export const Component = () => (
  <LearnClient>
    <Cards />
  </LearnClient>
);
