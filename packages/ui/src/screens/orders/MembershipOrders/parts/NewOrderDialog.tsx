import { MEMBER_TYPE } from '@aosai/api/kit/realms';
import { moneyText } from '@aosai/api/kit/moneyText';
import { fields } from '@aosai/api/kit/fields';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { moneyInFields, officeOrderFields } from '@aosai/api/orders/orderForms';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FieldSet, type DrawnField, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { textProps } from '../../../../patterns/FieldSet/textProps.ts';
import { FormDialog, type FormParts } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { PictureInput } from '../../../../patterns/ImageField/PictureInput.tsx';
import { momentFields } from '../../OrderOffice/MoneyInDialog.tsx';
import { beijingInstant, beijingParts } from '../../../../primitives/DateTimeRange/beijingMoment.ts';
import { Select } from '../../../../primitives/Select/Select.tsx';
import { TextInput } from '../../../../primitives/TextInput/TextInput.tsx';
import type { CardHolder, MembershipOrdersKnown, OfficeOrder } from '../membershipOrdersKnown.ts';
import type { HeadDialogProps } from '../../../../patterns/OfficeTable/officeActs.ts';

const MISSING = '已经到账的要上传凭证：转账记录的截图或回单照片。';
const { paidYuan: _paidYuan, ...transferFields } = moneyInFields;
const TRANSFER = fields(transferFields);

const Transfer = ({ control, known }: { control: Control<FieldValues>; known: MembershipOrdersKnown }) => {
  'use no memo';
  const payment: unknown = useWatch({ control, name: 'payment' });
  if (payment !== 'paid') return null;
  return (
    <>
      <FieldSet of={TRANSFER} control={control} draw={momentFields(known.today)} />
      <PictureInput
        purpose="orderEvidence"
        label="凭证"
        required
        hint="转账记录的截图或回单照片"
        ratio="4 / 3"
        field={known.evidence}
      />
    </>
  );
};

/** The cards that a person can hold; all while the person is not known. */
const cardsFor = (cards: MembershipOrdersKnown['cards'], holder: CardHolder | null | undefined) =>
  holder ? cards.filter(({ type }) => holder.type === (type === '1' ? 'teacher' : 'student')) : cards;

/** Who the typed account is, so that a wrong one is seen before the order is made. */
function holderHint(account: string, holder: CardHolder | null | undefined): string {
  if (holder === undefined) return officeOrderFields.account.hint ?? '';
  if (holder === null) return '没有找到这个账号，请输入完整的账号或手机号。';
  const who = `${holder.shownName}，${MEMBER_TYPE.label(holder.type)}账号。`;
  return holder.type === 'parent' ? `${who}家长不能持卡，请填孩子的账号。` : who;
}

interface OrderFieldsProps extends Pick<FormParts<FieldValues>, 'control' | 'setValue'> {
  known: MembershipOrdersKnown;
}

/** For whom, which card and how it is paid; only cards that the person can hold are offered. */
const OrderFields = ({ control, setValue, known: { cards, holder } }: OrderFieldsProps) => {
  'use no memo';
  const [typed, chosen] = useWatch({ control, name: ['account', 'membershipId'] }) as [string, string];
  const account = typed.trim();
  const found = holder.found.data;
  // Nothing is said about the person found before while another account is typed.
  const person = found === null || found?.account === account ? found : undefined;
  const offered = cardsFor(cards, person);
  const card = offered.find(({ value }) => value === chosen) ?? offered[0];
  useEffect(() => {
    if (card?.value !== chosen) setValue('membershipId', card?.value ?? '');
  }, [card?.value, chosen, setValue]);
  const drawAccount = ({ onBlur, ...field }: DrawnField) => (
    <TextInput
      {...textProps(officeOrderFields.account)}
      {...field}
      value={String(field.value)}
      onBlur={() => {
        holder.find(String(field.value).trim());
        onBlur();
      }}
    />
  );
  const drawCard = (field: DrawnField) => (
    <Select
      options={offered.map(({ value, label, priceFen }) => ({ value, label: `${label}，${moneyText(priceFen)}` }))}
      {...(card === undefined && { placeholder: '没有适合这个账号的会员卡' })}
      {...field}
      value={String(field.value)}
    />
  );
  const of = { ...officeOrderFields, account: { ...officeOrderFields.account, hint: holderHint(account, person) } };
  return <FieldSet of={of} control={control} draw={{ account: drawAccount, membershipId: drawCard }} />;
};

/** Orders a card for a student: unpaid, already paid with evidence, or as a gift with a reason. */
export const NewOrderDialog = ({ known, act, submit, close }: HeadDialogProps<MembershipOrdersKnown, OfficeOrder>) => {
  const [isMissing, setMissing] = useState(false);
  const { cards, evidence, now } = known;
  const error = isMissing && evidence.fileName === null ? MISSING : act.error;
  const { day, clock } = beijingParts(new Date(now).toISOString());
  const send = (values: FieldValues) => {
    const form = formOf(officeOrderFields, values);
    const isPaid = form.payment === 'paid';
    setMissing(isPaid && evidence.fileName === null);
    if (!isPaid) return submit({ ...form, paid: null });
    if (evidence.fileName === null) return undefined;
    const { paidDay, paidClock, payer, txNo } = formOf(TRANSFER, values);
    const priceFen = cards.find(({ value }) => value === form.membershipId)?.priceFen ?? 0;
    return submit({
      ...form,
      paid: {
        paidFen: priceFen,
        paidAt: beijingInstant(paidDay, paidClock),
        payer,
        txNo,
        evidenceFile: evidence.fileName,
      },
    });
  };
  return (
    <FormDialog<FieldValues>
      open
      title="新建订单"
      description="替学生或老师下单。等待付款的由本人或监护人付；已经到账的马上生效。"
      defaultValues={{
        ...startValues(officeOrderFields, { membershipId: cards[0]?.value ?? '' }),
        ...startValues(TRANSFER, { paidDay: day, paidClock: clock }),
      }}
      submitLabel="新建订单"
      pending={act.pending}
      failure={error === null ? null : { message: error }}
      on={{ submit: send, close }}
    >
      {({ control, setValue }) => (
        <>
          <OrderFields {...{ control, setValue, known }} />
          <Transfer control={control} known={known} />
        </>
      )}
    </FormDialog>
  );
};
