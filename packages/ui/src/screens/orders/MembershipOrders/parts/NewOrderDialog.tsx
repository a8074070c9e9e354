import { moneyText } from '@aosai/api/kit/moneyText';
import { fields } from '@aosai/api/kit/fields';
import { formOf, startValues } from '@aosai/api/kit/formValues';
import { moneyInFields, officeOrderFields } from '@aosai/api/orders/orderForms';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FieldSet, type DrawnField, type FieldValues } from '../../../../patterns/FieldSet/FieldSet.tsx';
import { FormDialog } from '../../../../patterns/FormDialog/FormDialog.tsx';
import { PictureInput } from '../../../../patterns/ImageField/PictureInput.tsx';
import { momentFields } from '../../OrderOffice/MoneyInDialog.tsx';
import { beijingInstant, beijingParts } from '../../../../primitives/DateTimeRange/beijingMoment.ts';
import { Select } from '../../../../primitives/Select/Select.tsx';
import type { MembershipOrdersKnown, OfficeOrder } from '../membershipOrdersKnown.ts';
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

/** Orders a card for a student: unpaid, already paid with evidence, or as a gift with a reason. */
export const NewOrderDialog = ({ known, act, submit, close }: HeadDialogProps<MembershipOrdersKnown, OfficeOrder>) => {
  const [isMissing, setMissing] = useState(false);
  const { cards, evidence, now } = known;
  const error = isMissing && evidence.fileName === null ? MISSING : act.error;
  const { day, clock } = beijingParts(new Date(now).toISOString());
  const drawCard = (field: DrawnField) => (
    <Select
      options={cards.map(({ value, label, priceFen }) => ({ value, label: `${label}，${moneyText(priceFen)}` }))}
      {...field}
      value={String(field.value)}
    />
  );
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
      description="替学生下单。等待付款的由学生或监护人付；已经到账的马上生效。"
      defaultValues={{
        ...startValues(officeOrderFields, { membershipId: cards[0]?.value ?? '' }),
        ...startValues(TRANSFER, { paidDay: day, paidClock: clock }),
      }}
      submitLabel="新建订单"
      pending={act.pending}
      failure={error === null ? null : { message: error }}
      on={{ submit: send, close }}
    >
      {({ control }) => (
        <>
          <FieldSet of={officeOrderFields} control={control} draw={{ membershipId: drawCard }} />
          <Transfer control={control} known={known} />
        </>
      )}
    </FormDialog>
  );
};
